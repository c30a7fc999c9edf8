"""Covert: dice, codes and agents across Cold War Europe."""

from typing import Any

from brushpass.games.covert import observation, position, scene, see
from brushpass.games.covert.bot.guide import CovertGuide
from brushpass.games.covert.deck import CovertDeck, build
from brushpass.games.covert.rules import (
    breaking,
    completing,
    ending,
    moving,
    placing,
    resolving,
    rounds,
    setup,
    special,
)
from brushpass.games.covert.rules.actions import ACTIONS
from brushpass.games.covert.rules.content import Content
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.view import CovertView
from brushpass.games.covert.words import ask, say, tell, text
from brushpass.kernel.decks import Deck
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Seen
from brushpass.kernel.observation import Fact
from brushpass.kernel.offers import Offer, Prompt
from brushpass.look import Scene


class Covert(Game[CovertState, CovertView]):
    name = "covert"
    title = "Covert"
    tagline = "Dice, codes and agents across Cold War Europe."
    credit = "Designed by Kane Klenko, published by Renegade Game Studios, 2016"
    minutes = "45-90"
    seats = range(2, 5)
    variants = {
        "standard": "Characters are dealt at random.",
        setup.CHOSEN: "Everybody picks a character, in seat order.",
    }
    rules_version = 1
    over_rule = "CV-141"
    actions = ACTIONS
    steps = (
        setup.ChooseCharacter,
        setup.ReturnMission,
        setup.LayOut,
        setup.FindStartPlayer,
        rounds.StartRound,
        rounds.OfferFirstToBreak,
        rounds.BreakFirst,
        rounds.BreakInOrder,
        rounds.BreakTurn,
        rounds.OfferFirstToResolve,
        rounds.ResolveFirst,
        rounds.ResolveInOrder,
        rounds.EndRound,
        placing.PlaceDie,
        placing.AdjustDie,
        placing.TurnDie,
        placing.PlaceAdjustedDie,
        placing.ChooseReroll,
        placing.KeepToken,
        placing.EndPlacement,
        breaking.BreakCodes,
        breaking.DrawCode,
        resolving.ResolveDice,
        resolving.AfterAction,
        resolving.FinishTurn,
        moving.MoveAgents,
        moving.MoveThree,
        moving.ChooseFlyer,
        moving.TakeReward,
        moving.DiscardAgencyCard,
        completing.PayEquipment,
        completing.PayForged,
        completing.PayAnyCard,
        special.AnswerWithEspionage,
        special.ResumeWindow,
        special.TakeUsedCard,
        special.ChooseSearch,
        special.KeepAgencyCard,
        special.KeepMission,
        special.DiscardMission,
        ending.FinalMissions,
        ending.FinalMission,
    )
    revealing = frozenset(
        {
            "rolled",
            "rerolled",
            "drew_token",
            "drew_tokens",
            "drew_card",
            "drew_mission",
            "drew_code",
            "took_card",
            "took_mission",
            "searched",
            "returned_code",
            "used_card",
            "used_token",
            "flew_with",
            "broke",
            "showed_mission",
            "discarded_card",
            "discarded_mission",
        }
    )
    sighted = {
        "dealt": ("cards", "drawn"),
        "drew_card": ("card", "drawn"),
        "drew_mission": ("mission", "drawn"),
        "kept_card": ("card", "held"),
        "kept_mission": ("mission", "held"),
        "used_card": ("card", "played"),
        "completed": ("mission", "played"),
    }
    deck_type = CovertDeck
    position_type = position.Position

    def content(self, deck: CovertDeck) -> Content:
        return build(deck)

    def blank(self) -> CovertState:
        return CovertState()

    def set_up(self, state: CovertState, content: Content) -> None:
        setup.set_up(state, content)

    def view(self, state: CovertState, seat: int | None) -> CovertView:
        return see.see(state, seat)

    def sentence(self, view: CovertView, action: int) -> str:
        return say.sentence(view, action)

    def spot(self, view: CovertView, action: int) -> str | None:
        return say.spot(view, action)

    def ask(self, view: CovertView) -> Prompt:
        return ask.ask(view)

    def tell(self, event: Seen, viewer: int | None) -> str:
        return tell.tell(event, viewer)

    def text(self, view: CovertView) -> str:
        return text.text(view)

    def scene(self, view: CovertView, offers: list[Offer]) -> Scene:
        return scene.draw(view, offers)

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        return observation.facts(deck, variant, players)

    def guide(self) -> CovertGuide:
        return CovertGuide()

    def write_position(self, state: CovertState) -> position.Position:
        return position.write(state)

    def read_position(self, position_: Any, state: CovertState, content: Content) -> None:
        position.read(position_, state, content)


GAME = Covert()
