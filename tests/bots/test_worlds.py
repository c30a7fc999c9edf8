"""The worlds that a search plays in."""

from brushpass.bots.worlds import Worlds
from brushpass.kernel.chance import Chance, FastChance
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State
from tests.bots.test_search import Seat
from tests.bots.toys import FirstOption, GuessOrLeave, Heads, Toy


class Thinker(Heads):
    """Comes from any world to one with a 7 in it."""

    def ponder(self, state: State, seat: int, count: int, rng: Chance) -> list[State]:
        assert isinstance(state, Toy)
        assert state.hidden == 1
        state.hidden = 7
        return [state] * count


def worlds(guide: Guide) -> Worlds:
    return Worlds(Seat(Toy(GuessOrLeave(0)), 0), guide, FastChance(5))


def drawn(made: Worlds) -> set[int]:
    found = [made.draw() for _ in range(40)]
    return {state.hidden for state in found if isinstance(state, Toy)}


def test_every_world_is_new_until_some_are_gathered() -> None:
    made = worlds(FirstOption())
    assert drawn(made) == {0, 1}
    made.gather(1)
    assert len(drawn(made)) == 1


def test_implausible_worlds_are_not_played() -> None:
    made = worlds(Heads())
    made.gather(50)
    assert drawn(made) == {1}


def test_pondering_leads_from_plausible_worlds_to_others() -> None:
    made = worlds(Thinker())
    made.ponder(50)
    assert drawn(made) == {7}
    assert len(made.pool) == 48


def test_who_cannot_ponder_gathers() -> None:
    made = worlds(Heads())
    made.ponder(200)
    assert drawn(made) == {1}
    assert len(made.pool) == 200


def test_nothing_is_gathered_without_a_number() -> None:
    made = worlds(Thinker())
    made.ponder(0)
    assert drawn(made) == {0, 1}
