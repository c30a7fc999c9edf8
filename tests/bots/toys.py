"""Games of one or two decisions whose right answers are known."""

from typing import Any, ClassVar

from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.guide import Guide
from brushpass.kernel.state import State, Step


class Toy(State):
    """`hidden` is what seat 0 cannot see; `made` are the choices so far."""

    def __init__(self, *steps: Step[Any], players: int = 2) -> None:
        self.players = players
        self.stack = list(steps)
        self.made: list[int] = []
        self.hidden = 0
        self.result: list[float] = []

    def clone(self) -> "Toy":
        other = Toy(*self.stack, players=self.players)
        other.made = self.made[:]
        other.hidden = self.hidden
        other.result = self.result[:]
        return other

    def imagine(self, seat: int | None, rng: Chance) -> "Toy":
        other = self.clone()
        other.hidden = int(fresh(rng).below(2))
        return other

    def returns(self) -> list[float]:
        return self.result


class FirstOption(Guide):
    """No judgement at all, so that search has to find out."""

    def pick(self, state: State, rng: Chance) -> int:
        options = state.legal_actions()
        return options[rng.below(len(options))]

    def estimate(self, state: State) -> list[float]:
        return [0.0] * state.players


class Heads(FirstOption):
    """Nothing but a 1 explains what was seen."""

    def plausibility(self, state: State, seat: int, rng: Chance) -> float:
        assert isinstance(state, Toy)
        return float(state.hidden)


class Cover(Step[Toy]):
    """Sealed: which of two vaults is guarded?"""

    sealed: ClassVar[bool] = True

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Toy, action: int) -> None:
        state.hidden = action
        state.stack.append(Break(1 - self.seat))


class Break(Step[Toy]):
    """Sealed: break into the big vault (0, worth 1) or the small one (1, worth a half). In
    equilibrium the burglar takes the big one a third of the time, the guard covers it two thirds
    of the time, and a break-in is worth a third."""

    sealed: ClassVar[bool] = True

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Toy, action: int) -> None:
        loot = 0.0 if action == state.hidden else (1.0, 0.5)[action]
        state.result = [loot, -loot] if self.seat == 0 else [-loot, loot]

    def reopen(self, state: Toy) -> None:
        state.stack[-1] = Cover(1 - self.seat)


class GuessOrLeave(Step[Toy]):
    """Guess a hidden coin for 1 or -1 (options 0 and 1), or leave with a fifth (option 2)."""

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1, 2)

    def choose(self, state: Toy, action: int) -> None:
        gain = 0.2 if action == 2 else (1.0 if action == state.hidden else -1.0)
        state.result = [gain, -gain]


class PassOn(Step[Toy]):
    """Give the prize to the next seat (option 0) or the one after (option 1); whoever has it last
    takes it or shares it with all. Nobody helps a rival for nothing."""

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Toy, action: int) -> None:
        state.stack.append(Keep((self.seat + 1 + action) % state.players, self.seat, action))


class Keep(Step[Toy]):
    """Seat 1 does best by keeping all, seat 2 by paying the giver back."""

    def __init__(self, seat: int, giver: int, route: int) -> None:
        self.seat = seat
        self.giver = giver
        self.route = route

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Toy, action: int) -> None:
        state.result = [0.0] * state.players
        state.result[self.seat] = 1.0 if action == self.route else 0.2
        state.result[self.giver] = 0.8 if action == 1 else -0.5


class Join(Step[Toy]):
    """Partners: both are paid only if both choose the same, and 1 pays more than 0."""

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Toy, action: int) -> None:
        state.made.append(action)
        if len(state.made) < 2:
            state.stack.append(Join(1))
            return
        paid = (0.3, 0.9)[action] if state.made[0] == action else -1.0
        state.result = [paid, paid]


class Climb(Step[Toy]):
    """A stair of nine steps, taken with the left foot or the right."""

    def options(self, state: Toy) -> tuple[int, ...]:
        return (0, 1)

    def choose(self, state: Toy, action: int) -> None:
        state.made.append(action)
        state.result = [0.0] * state.players
        if len(state.made) < 9:
            state.stack.append(Climb(self.seat))


class AtLandings(FirstOption):
    """Judges the stair at every third step only."""

    def __init__(self) -> None:
        self.judged: set[int] = set()

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, Toy)
        self.judged.add(len(state.made))
        return [0.0] * state.players

    def settled(self, state: State, seat: int) -> bool:
        assert isinstance(state, Toy)
        return len(state.made) % 3 == 0
