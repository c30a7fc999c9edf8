"""Pocket Ops: three in a row, but your rival may foresee where you go."""

from typing import TYPE_CHECKING, Any

from brushpass.games.pocket_ops import observation, position, scene, see, tensor
from brushpass.games.pocket_ops.bot.guide import PocketOpsGuide
from brushpass.games.pocket_ops.deck import PocketOpsDeck, build
from brushpass.games.pocket_ops.rules import setup, steps
from brushpass.games.pocket_ops.rules.actions import ACTIONS
from brushpass.games.pocket_ops.rules.content import PocketOpsContent
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.games.pocket_ops.words import ask, say, tell, text
from brushpass.kernel.decks import Deck
from brushpass.kernel.game import Game
from brushpass.kernel.observation import Fact

if TYPE_CHECKING:
    from brushpass.games.pocket_ops.solver.analyst import PocketOpsAnalyst


class PocketOps(Game[PocketOpsState, PocketOpsView]):
    name = "pocket-ops"
    title = "Pocket Ops"
    tagline = "Three in a row, but your rival may foresee where you go."
    credit = "Designed by Brandon Beran, published by Grand Gamers Guild, 2017"
    minutes = "10"
    seats = range(2, 3)
    variants = {"standard": "The published game: best of three rounds."}
    rules_version = 1
    over_rule = "PO-R53"
    actions = ACTIONS
    steps = (steps.Draft, steps.Predict, steps.Place, steps.Target, steps.SwapWith)
    revealing = frozenset({"drafted", "revealed", "peeked"})
    sighted = {
        "peeked": ("pair", "drawn"),
        "picked": ("kind", "held"),
        "deployed": ("kind", "played"),
    }
    deck_type = PocketOpsDeck
    position_type = position.Position
    view = staticmethod(see.see)
    sentence = staticmethod(say.sentence)
    spot = staticmethod(say.spot)
    offered = staticmethod(say.offered)
    ask = staticmethod(ask.ask)
    tell = staticmethod(tell.tell)
    standing = staticmethod(text.standing)
    text = staticmethod(text.text)
    scene = staticmethod(scene.draw)

    def content(self, deck: PocketOpsDeck) -> PocketOpsContent:
        return build(deck)

    def blank(self) -> PocketOpsState:
        return PocketOpsState()

    def set_up(self, state: PocketOpsState, content: PocketOpsContent) -> None:
        setup.set_up(state, content)

    def card_title(self, card: int) -> str:
        return KINDS[card].title()

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        return observation.facts()

    def tensor(self, state: PocketOpsState, seat: int | None) -> bytes:
        return tensor.encode(state, -1 if seat is None else seat)

    def guide(self) -> PocketOpsGuide:
        return PocketOpsGuide()

    def analyst(self) -> "PocketOpsAnalyst":
        from brushpass.games.pocket_ops.solver.analyst import PocketOpsAnalyst

        return PocketOpsAnalyst()

    def write_position(self, state: PocketOpsState) -> position.Position:
        return position.write(state)

    def read_position(
        self, position_: Any, state: PocketOpsState, content: PocketOpsContent
    ) -> None:
        position.read(position_, state, content)


GAME = PocketOps()
