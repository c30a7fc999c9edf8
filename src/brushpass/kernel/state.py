"""A position of a game, and the decisions that stand open in it."""

from inspect import signature
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from brushpass.kernel.chance import Chance, fresh
from brushpass.kernel.errors import IllegalAction, UnknownGame
from brushpass.kernel.events import Event
from brushpass.kernel.journal import Journal
from brushpass.kernel.offers import Refusal

if TYPE_CHECKING:
    from brushpass.kernel.decks import Deck
    from brushpass.kernel.game import Game
    from brushpass.kernel.offers import Offer, Prompt
    from brushpass.kernel.perspective import Perspective
    from brushpass.kernel.view import View

NOBODY: Final = -1
_PARAMETERS: Final[dict[type[Any], list[str]]] = {}

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that must happen next. With a seat it waits for that seat's decision; without
    one (NOBODY) it runs by itself. Steps never change, so clones share them.

    A `sealed` decision is hidden from the other seats, or taken against such a hidden one: whoever
    can be foreseen there has lost something, so search mixes its choices. Nothing else is said by
    the class: a compiled engine reads fields at their place in memory."""

    sealed: ClassVar[bool] = False

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat: i64 = seat

    def candidates(self, state: S) -> list[int]:
        """The actions that this step is about, ascending; `forbids` says which of them may be
        chosen now."""
        raise NotImplementedError

    def forbids(self, state: S, action: int) -> Refusal | None:
        """The first rule that keeps `action` from being chosen; None if it is an option. Each
        condition is one named function that is asked here and nowhere else for its rule."""
        return self.why_not(state, action)

    def options(self, state: S) -> tuple[int, ...]:
        """What the seat may choose, ascending, never empty: the candidates that nothing forbids.
        A step on the hot path may find them in a quicker way; the kit holds the two equal."""
        chosen: list[int] = []
        for action in self.candidates(state):
            if self.forbids(state, action) is None:
                chosen.append(action)
        return tuple(chosen)

    def choose(self, state: S, action: int) -> None:
        """Do what was chosen. The step has left the stack; push what follows."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """For a step without a seat: let it happen."""
        raise NotImplementedError

    def why_not(self, state: S, action: int) -> Refusal:
        """The rule that keeps `action`, which is no option, from being chosen."""
        raise NotImplementedError

    def reopen(self, state: S) -> None:
        """In an imagined state, with this step on top: take back what others have sealed and the
        seat cannot see, so that a search may let them choose it again."""

    def args(self) -> tuple[object, ...]:
        """What `__init__` needs to make this step again: attributes with the names of its
        parameters."""
        kind: type[Any] = type(self)
        if kind not in _PARAMETERS:
            _PARAMETERS[kind] = list(signature(kind).parameters)
        return tuple([getattr(self, name) for name in _PARAMETERS[kind]])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position, complete: with its seed and the actions so far it is the game.

    Subclasses hold the table and say how to `clone`, `imagine` and count; everything that a
    viewer may know leaves through `view`."""

    game: "Game[Any, Any]"
    variant: str
    players: int
    deck: "Deck"
    stack: list[Step[Any]]
    chance: Chance
    journal: Journal | None = None

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def to_move(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        stack = self.stack
        if stack:
            return stack[-1].seat
        return NOBODY

    @property
    def step(self) -> str:
        """The name of the open decision, empty when the game is over."""
        stack = self.stack
        if stack:
            return type(stack[-1]).__name__
        return ""

    def legal_actions(self) -> tuple[int, ...]:
        stack = self.stack
        if stack:
            return stack[-1].options(self)
        return ()

    def apply(self, action: int) -> None:
        """Take an action that came from `legal_actions`; it is not checked again."""
        stack = self.stack
        step = stack.pop()
        step.choose(self, action)
        while stack and stack[-1].seat < 0:
            step = stack.pop()
            step.run(self)

    def begin(self) -> None:
        """Run to the first decision; rules call it once, at the end of their set-up."""
        stack = self.stack
        while stack and stack[-1].seat < 0:
            step = stack.pop()
            step.run(self)

    def play(self, action: int | str) -> None:
        """Take an action, or its notation, if it is legal; else IllegalAction, and nothing
        has changed."""
        chosen = self.parse(action) if isinstance(action, str) else action
        refusal = self.why_not(chosen)
        if refusal is not None:
            raise IllegalAction(str(refusal))
        if self.journal is not None:
            self.journal.acts(self.to_move)
        self.apply(chosen)

    def why_not(self, action: int) -> Refusal | None:
        """None for a legal action; else a sentence and the rule that forbids it."""
        if not 0 <= action < self.game.num_actions:
            raise IllegalAction(f"{self.game.title} has no action {action}")
        if not self.stack:
            return Refusal(self.game.over_rule, "the game is over")
        step = self.stack[-1]
        if action in step.options(self):
            return None
        return step.forbids(self, action)

    def tell(
        self,
        event: Event,
        a: object = None,
        b: object = None,
        c: object = None,
        d: object = None,
        e: object = None,
        f: object = None,
        g: object = None,
    ) -> None:
        """Note in the journal, if there is one, that this happened, with its facts in the order in
        which the event declares them. Single arguments: a call without a journal makes nothing."""
        if self.journal is not None:
            self.journal.add(event, (a, b, c, d, e, f, g))

    def clone(self) -> "State":
        """An independent copy that keeps no journal."""
        raise NotImplementedError

    def copy_frame(self, other: "State") -> None:
        """The part of `clone` that every game has in common."""
        other.game = self.game
        other.variant = self.variant
        other.players = self.players
        other.deck = self.deck
        other.stack = self.stack[:]
        other.chance = self.chance.clone()

    def imagine(self, seat: int | None, rng: Chance) -> "State":
        """A state that could be the true one for all that `seat` knows, drawn with `rng`.
        It depends on nothing else, and its own luck is fresh."""
        raise NotImplementedError

    def vary(self, imagined: "State", seat: int, rng: Chance) -> "State":
        """A copy of a state that `seat` has imagined of this one, with all luck to come anew."""
        other = imagined.clone()
        other.chance = fresh(rng)
        return other

    def trace(self) -> i64:
        """A number for the part of the position that lies open to all, so that search can tell
        apart what a revealed secret led to. With 0 it goes by the actions alone."""
        return 0

    def scores(self) -> list[int]:
        """What the rulebook counts, seat by seat."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, ascending; empty while the game goes on or if all lost."""
        raise NotImplementedError

    def ending(self) -> str:
        """How the game ended, in a word or two; empty while it goes on."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadPosition unless every component is in exactly one place."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """The result for learners, in [-1, 1]: it sums to zero between rivals."""
        if self.stack:
            return [0.0] * self.players
        winners = self.winners()
        won = len(winners)
        lost = self.players - won
        if won == 0 or lost == 0:
            return [0.0] * self.players
        gain = 1.0 if won <= lost else lost / won
        loss = -1.0 if lost <= won else -won / lost
        return [gain if seat in winners else loss for seat in range(self.players)]

    def notation(self, action: int) -> str:
        return self.game.actions.notation(action)

    def parse(self, notation: str) -> int:
        return self.game.actions.parse(notation)

    def view(self, seat: int | None) -> "View":
        """Everything that `seat` (None: a spectator) may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise UnknownGame(f"there is no seat {seat}")
        view: View = self.game.view(self, seat)
        return view

    def perspective(self, seat: int) -> "Perspective":
        """What a player or bot at `seat` is given."""
        return self.game.perspective(self, seat)

    def offers(self) -> "list[Offer]":
        """The legal actions as the seat to move sees them."""
        return self.game.offers(self)

    def describe(self, action: int) -> str:
        """A sentence for a legal action, as the seat to move would read it."""
        return self.game.describe(self, action)

    def prompt(self) -> "Prompt":
        """What is asked of the seat to move."""
        return self.game.prompt(self)

    def dump(self) -> dict[str, object]:
        """The whole position as a JSON document; `game.load` reads it back exactly."""
        return self.game.dump(self)

    def __str__(self) -> str:
        return self.game.text(self.view(None))

    def _repr_svg_(self) -> str:
        return self.game.scene(self.view(None), []).document()
