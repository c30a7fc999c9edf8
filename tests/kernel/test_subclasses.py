"""Anybody's game on this engine, compiled or not: these classes are interpreted on both builds."""

import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest

import brushpass
from brushpass.bots.ismcts import Search
from brushpass.kernel.chance import Chance, FastChance
from brushpass.kernel.guide import Guide
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.playout import play_outs
from brushpass.kernel.state import NOBODY, State, Step


class Safe(State):
    """A safe that opens once `digits` have been turned."""

    def __init__(self, digits: int = 3) -> None:
        self.game = brushpass.game("pocket-ops")  # a perspective wants to know one
        self.players = 2
        self.digits = digits
        self.turned: list[int] = []
        self.stack = [Turn(0)]
        self.chance = FastChance(1)

    def clone(self) -> "Safe":
        other = Safe(self.digits)
        other.turned = self.turned[:]
        other.stack = self.stack[:]
        return other

    def imagine(self, seat: int | None, rng: Chance) -> "Safe":
        return self.clone()

    def winners(self) -> list[int]:
        return [self.turned[0] % 2]


class Turn(Step[Safe]):
    """Turn the dial to one of two digits."""

    def options(self, state: Safe) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Safe, action: int) -> None:
        state.turned.append(action)
        state.stack.append(Click(self.seat))


class Click(Step[Safe]):
    """The lock gives way, or the other seat goes on."""

    def __init__(self, turned: int) -> None:
        super().__init__(NOBODY)
        self.turned = turned

    def run(self, state: Safe) -> None:
        if len(state.turned) < state.digits:
            state.stack.append(Whisper(1 - self.turned))


class Whisper(Turn):
    """The same, but the other seat may not see it."""

    sealed: ClassVar[bool] = True


class Burglar(Guide):
    """Turns everything to 1."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, state: State, rng: Chance) -> int:
        self.asked += 1
        return 1

    def estimate(self, state: State) -> list[float]:
        return [0.0, 0.0]


def test_the_engine_plays_steps_and_states_of_others() -> None:
    assert play_outs(Safe(digits=4), 5, FastChance(2)) == 20
    state = Safe(digits=2)
    state.apply(1)
    assert (state.to_move, state.step, state.legal_actions()) == (1, "Whisper", (0, 1))
    state.apply(0)
    assert state.over
    assert state.returns() == [-1.0, 1.0]


def test_search_asks_a_guide_of_others_and_finds_the_winning_turn() -> None:
    state, guide = Safe(), Burglar()
    search = Search(guide, FastChance(3))
    root = search.run(Perspective(state, 0), 300, 0.0)
    assert guide.asked > 0
    assert max(root.live, key=lambda edge: edge.visits).action == 0


def test_search_reads_that_a_step_of_others_is_sealed() -> None:
    state = Safe()
    search = Search(Burglar(), FastChance(3))
    assert not search.run(Perspective(state, 0), 50, 0.0).sealed
    state.apply(0)
    assert search.run(Perspective(state, 1), 50, 0.0).sealed


@pytest.mark.parametrize("name", brushpass.catalogue())
def test_a_step_says_nothing_of_its_class_but_that_it_is_sealed(name: str) -> None:
    """A compiled engine reads its own fields at their place in memory, whatever a class says."""
    game: Any = brushpass.game(name)
    for kind in (*game.steps, type(game.blank())):
        ours = Step if issubclass(kind, Step) else State
        fields = {field for field, value in vars(ours).items() if not callable(value)}
        said = {word for word in vars(kind) if not word.startswith("__")}
        assert said & fields <= {"sealed"}, kind


BURIED = """
from brushpass.games.pocket_ops import PocketOps

class Buried(PocketOps):
    title = "Buried"
"""


def test_the_deck_lies_in_the_innermost_package_that_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = tmp_path / "buried_game" / "rules" / "deep"
    deep.mkdir(parents=True)
    for folder in (deep, deep.parent, deep.parent.parent):
        (folder / "__init__.py").touch()
    (deep / "plays.py").write_text(BURIED)
    monkeypatch.syspath_prepend(tmp_path)
    plays = __import__("buried_game.rules.deep.plays", fromlist=["Buried"])
    with pytest.raises(brushpass.BadDeck, match=r"Buried: no package around buried_game\.rules"):
        _ = plays.Buried().folder
    (tmp_path / "buried_game" / "deck.toml").touch()
    assert Path(str(plays.Buried().folder)) == tmp_path / "buried_game"
    for name in [name for name in sys.modules if name.startswith("buried_game")]:
        del sys.modules[name]
