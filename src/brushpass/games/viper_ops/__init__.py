"""V.I.P.E.R. Ops: dice, chips and agents for the chief's chair."""

from typing import Any

from brushpass.games.viper_ops import observation, position, scene, see
from brushpass.games.viper_ops.bot.guide import ViperOpsGuide
from brushpass.games.viper_ops.deck import ViperOpsDeck, build
from brushpass.games.viper_ops.rules import (
    agents,
    completion,
    moles,
    payment,
    plays,
    rewards,
    rounds,
    setup,
    stations,
    turn,
)
from brushpass.games.viper_ops.rules.actions import ACTIONS
from brushpass.games.viper_ops.rules.content import COOP, VARIANTS, Content
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.view import ViperOpsView
from brushpass.games.viper_ops.words import ask, say, tell, text
from brushpass.kernel.decks import Deck
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Seen
from brushpass.kernel.observation import Fact
from brushpass.kernel.offers import Offer, Prompt
from brushpass.look import Scene

PARTNERS = range(2, 3)


class ViperOps(Game[ViperOpsState, ViperOpsView]):
    name = "viper-ops"
    title = "V.I.P.E.R. Ops"
    tagline = "Turn a budget into dice, dice into missions, and missions into the chief's chair."
    credit = "Rules by the published rulebook; missions, prices and most directors are our own"
    minutes = "60-120"
    seats = range(2, 5)
    variants = {
        "base": "Five rounds; everybody starts with the starter mission of the home region.",
        "base-experienced": "Five rounds; everybody chooses a mission to start with.",
        "extended": "Eight rounds with moles in seven regions.",
        "extended-experienced": "Eight rounds with moles; starting missions are chosen.",
        "coop": "Two players, ten missions of one region, five rounds: win or lose together.",
        "coop-relaxed": "The cooperative game with 3 more chips for each player.",
        "coop-easy": "The cooperative game with 6 more chips for each player.",
    }
    rules_version = 1
    over_rule = "VO-280"
    actions = ACTIONS
    steps = (
        setup.ChooseDirector,
        setup.ChooseRegion,
        setup.ChooseStart,
        setup.DealMissions,
        rounds.TakeTurns,
        rounds.StartRound,
        rounds.BuyFromTinkerer,
        rounds.BuyFromSleuth,
        turn.BeforeStation,
        turn.AfterStation,
        turn.ColonelDie,
        turn.ColonelFace,
        agents.AssignTo,
        agents.RecallFrom,
        payment.PayStation,
        stations.ChooseAmount,
        stations.PlaceAsset,
        stations.HireOperatives,
        stations.ChooseTrainee,
        stations.Graduate,
        stations.RaiseBudget,
        stations.DrawPowerCard,
        stations.RecruitSeal,
        stations.TakeExtraMission,
        stations.NameRegion,
        stations.TakeRegionalMission,
        stations.TakePowerCard,
        stations.TakeMission,
        moles.MoleMission,
        moles.MoleAssets,
        moles.PlantOrAdvance,
        moles.ExtractMole,
        completion.CoverMission,
        completion.DoubleReward,
        completion.CloseMission,
        rewards.BuySabotage,
        rewards.PromoteOne,
        rewards.TakeCard,
        rewards.StealMission,
        rewards.PlantIntel,
        rewards.SurveyTrack,
        rewards.Rearrange,
        plays.CopyDie,
        plays.FreePromotion,
        plays.KeepMission,
        plays.ClearStation,
        plays.ClearBox,
        plays.ClearDie,
        plays.PlantInRegion,
    )
    revealing = frozenset(
        {
            "first",
            "rolled",
            "drew_power",
            "power_arrives",
            "mission_arrives",
            "searched",
            "offered",
            "drew_mission",
            "secret_agent",
        }
    )
    sighted = {
        "starts_with": ("mission", "held"),
        "gained_mission": ("mission", "held"),
        "gained_power": ("card", "held"),
        "drew_power": ("card", "drawn"),
        "played": ("card", "played"),
        "completed": ("mission", "played"),
    }
    deck_type = ViperOpsDeck
    position_type = position.Position

    def seats_for(self, variant: str) -> range:
        """The cooperative game is for two."""  # VO-330
        return PARTNERS if VARIANTS[variant][0] == COOP else self.seats

    def content(self, deck: ViperOpsDeck) -> Content:
        return build(deck)

    def blank(self) -> ViperOpsState:
        return ViperOpsState()

    def set_up(self, state: ViperOpsState, content: Content) -> None:
        setup.set_up(state, content)

    def view(self, state: ViperOpsState, seat: int | None) -> ViperOpsView:
        return see.see(state, seat)

    def sentence(self, view: ViperOpsView, action: int) -> str:
        return say.sentence(view, action)

    def spot(self, view: ViperOpsView, action: int) -> str | None:
        return say.spot(view, action)

    def ask(self, view: ViperOpsView) -> Prompt:
        return ask.ask(view)

    def tell(self, event: Seen, viewer: int | None) -> str:
        return tell.tell(event, viewer)

    def text(self, view: ViperOpsView) -> str:
        return text.text(view)

    def scene(self, view: ViperOpsView, offers: list[Offer]) -> Scene:
        return scene.draw(view, offers)

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        return observation.facts(deck.content, players)

    def guide(self) -> ViperOpsGuide:
        return ViperOpsGuide()

    def write_position(self, state: ViperOpsState) -> position.Position:
        return position.write(state)

    def read_position(self, position_: Any, state: ViperOpsState, content: Content) -> None:
        position.read(position_, state, content)


GAME = ViperOps()
