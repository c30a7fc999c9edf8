"""Every step of the game, in the order that learning agents number them."""

from brushpass.games.the_agents.rules.aims import SecondTarget, Target, TargetFaction, TargetGap
from brushpass.games.the_agents.rules.hands import Discard, Keep, RetireMission, Scrap, Take
from brushpass.games.the_agents.rules.management import Assign, TradeIn
from brushpass.games.the_agents.rules.play import (
    Facing,
    Partner,
    PayNumber,
    PlaceFacing,
    PlaceFaction,
    PlaceGap,
)
from brushpass.games.the_agents.rules.turn import Turn
from brushpass.games.the_agents.rules.window import Ask, EndAction, Reaction

STEPS = (
    Turn,
    PlaceFaction,
    PlaceGap,
    PlaceFacing,
    Partner,
    Facing,
    PayNumber,
    Target,
    SecondTarget,
    TargetFaction,
    TargetGap,
    Take,
    Keep,
    RetireMission,
    Scrap,
    Discard,
    TradeIn,
    Assign,
    EndAction,
    Ask,
    Reaction,
)
