"""Covert: dice, codes and agents across Cold War Europe."""

from brushpass.games.covert.deck import CovertDeck
from brushpass.games.covert.position import Position
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
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.view import CovertView
from brushpass.kernel.game import Game


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
    state_type = CovertState
    deck_type = CovertDeck
    position_type = Position


GAME = Covert()
