"""V.I.P.E.R. Ops: dice, chips and agents for the chief's chair."""

from brushpass.games.viper_ops.deck import ViperOpsDeck
from brushpass.games.viper_ops.position import Position
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
from brushpass.games.viper_ops.rules.content import COOP, VARIANTS
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.view import ViperOpsView
from brushpass.kernel.game import Game

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
    state_type = ViperOpsState
    deck_type = ViperOpsDeck
    position_type = Position

    def seats_for(self, variant: str) -> range:
        """The cooperative game is for two."""  # VO-330
        return PARTNERS if VARIANTS[variant][0] == COOP else self.seats


GAME = ViperOps()
