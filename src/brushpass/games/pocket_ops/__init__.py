"""Pocket Ops: three in a row, but your rival may foresee where you go."""

from typing import Any

from brushpass.games.pocket_ops import observation, position, scene, vantage, words
from brushpass.games.pocket_ops.bot import PocketOpsGuide
from brushpass.games.pocket_ops.content import PocketOpsDeck
from brushpass.games.pocket_ops.rules import steps, tensor
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.games.pocket_ops.rules.state import PocketOpsState
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.decks import Deck
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Seen
from brushpass.kernel.observation import Fact
from brushpass.kernel.offers import Offer, Prompt
from brushpass.look import Scene


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
    actions = steps.ACTIONS
    steps = (steps.Draft, steps.Predict, steps.Place, steps.Target, steps.SwapWith)
    revealing = frozenset({"drafted", "revealed", "peeked"})
    sighted = {
        "peeked": ("pair", "drawn"),
        "picked": ("kind", "held"),
        "deployed": ("kind", "played"),
    }
    deck_type = PocketOpsDeck
    position_type = position.Position

    def content(self, deck: PocketOpsDeck) -> PocketOpsDeck:
        return deck

    def blank(self) -> PocketOpsState:
        return PocketOpsState()

    def set_up(self, state: PocketOpsState, content: PocketOpsDeck) -> None:
        steps.set_up(state, content.house.unchanged_turn_limit)

    def view(self, state: PocketOpsState, seat: int | None) -> PocketOpsView:
        return vantage.see(state, seat)

    def sentence(self, view: PocketOpsView, action: int) -> str:
        return words.sentence(view, action)

    def spot(self, view: PocketOpsView, action: int) -> str | None:
        return words.spot(action)

    def offered(self, view: PocketOpsView, actions: tuple[int, ...]) -> list[Offer]:
        return words.offered(view, actions)

    def ask(self, view: PocketOpsView) -> Prompt:
        return words.ask(view)

    def tell(self, event: Seen, viewer: int | None) -> str:
        return words.tell(event, viewer)

    def text(self, view: PocketOpsView) -> str:
        return words.text(view)

    def standing(self, view: PocketOpsView, seat: int) -> str:
        return words.standing(view, seat)

    def scene(self, view: PocketOpsView, offers: list[Offer]) -> Scene:
        return scene.draw(view, offers)

    def card_title(self, card: int) -> str:
        return KINDS[card].title()

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        return observation.facts()

    def tensor(self, state: PocketOpsState, seat: int | None) -> bytes:
        return tensor.encode(state, -1 if seat is None else seat)

    def guide(self) -> PocketOpsGuide:
        return PocketOpsGuide()

    def write_position(self, state: PocketOpsState) -> position.Position:
        return position.write(state)

    def read_position(self, position_: Any, state: PocketOpsState, content: PocketOpsDeck) -> None:
        position.read(position_, state)
        state.limit = content.house.unchanged_turn_limit


GAME = PocketOps()
