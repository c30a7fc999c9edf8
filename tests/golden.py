"""The golden playthroughs: one seeded game each, printed in full. `make golden` writes them, or
with `GAME=covert` those of one game."""

import sys
from importlib import import_module
from pathlib import Path

import brushpass
from brushpass.testing import playthrough

HERE = Path(__file__).parent / "games"
GUIDED = "-guided"  # an entry ending in "guided" is played by the game's own judgement


def golden_files(*games: str) -> list[Path]:
    """Where those of some games are, or of all, as each game's `playthroughs.py` lists them."""
    files = []
    for game in games or brushpass.catalogue():
        folder = game.replace("-", "_")
        listed = import_module(f"tests.games.{folder}.playthroughs").PLAYTHROUGHS
        for entry in listed:
            name = "-".join(str(part) for part in entry)
            files.append(HERE / folder / "playthroughs" / f"{name}.txt")
    return files


def written(path: Path) -> str:
    """What the file should hold now."""
    stem = path.stem.removesuffix(GUIDED)
    variant, players, seed = stem.rsplit("-", 2)
    game = brushpass.game(path.parent.parent.name.replace("_", "-"))
    return playthrough(game, variant, int(players), int(seed), guided=stem != path.stem)


if __name__ == "__main__":
    for file in golden_files(*sys.argv[1:]):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(file), encoding="utf-8")
