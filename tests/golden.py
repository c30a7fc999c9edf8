"""The golden playthroughs: one seeded game each, printed in full. `make golden` writes them."""

from importlib import import_module
from pathlib import Path

import brushpass
from brushpass.testing import playthrough

HERE = Path(__file__).parent / "games"


def golden_files() -> list[Path]:
    """Where they are, as each game's `playthroughs.py` lists them."""
    files = []
    for name in brushpass.games():
        folder = name.replace("-", "_")
        listed = import_module(f"tests.games.{folder}.playthroughs").PLAYTHROUGHS
        for variant, players, seed in listed:
            files.append(HERE / folder / "playthroughs" / f"{variant}-{players}-{seed}.txt")
    return files


def written(path: Path) -> str:
    """What the file should hold now."""
    variant, players, seed = path.stem.rsplit("-", 2)
    game = brushpass.game(path.parent.parent.name.replace("_", "-"))
    return playthrough(game, variant, int(players), int(seed))


if __name__ == "__main__":
    for file in golden_files():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(file), encoding="utf-8")
