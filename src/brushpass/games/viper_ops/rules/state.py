"""A position of V.I.P.E.R. Ops: where every piece of the game is, and who has won."""

from typing import final

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.content import COOP, NONE, Content
from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State


@final
class ViperOpsState(State):
    """One position of V.I.P.E.R. Ops.

    Lists are by seat unless they say otherwise; hands and `opened`, `fresh`, `rewarded`,
    `planted` are bit sets of power card copies."""

    def __init__(self) -> None:
        self.content: Content = Content()
        self.mode: int = 0
        self.experienced: int = 0
        self.round: int = 0
        self.first: int = 0
        self.current: int = NONE
        self.closed: int = 0  # bits of the regions that left the game
        self.passed: list[int] = []
        self.director: list[int] = []
        self.won: list[int] = []

        # What a player has
        self.chips: list[int] = []
        self.budget: list[int] = []
        self.operatives: list[int] = []
        self.unused: list[int] = []
        self.active: list[int] = []  # by 7 * seat + face
        self.aside: list[int] = []  # dice spent beside the board
        self.waiting: list[int] = []  # agents without a mission, by 8 * seat + kind
        self.debrief: list[int] = []  # by 8 * seat + kind
        self.hand: list[int] = []
        self.missions: list[int] = []  # by 10 * seat + slot
        self.runner: list[int] = []  # by 10 * seat + slot
        self.assets: list[int] = []  # by 3 * (10 * seat + slot) + asset
        self.completed: list[list[int]] = []
        self.used: list[int] = []  # what is used up in this round
        self.bought: list[int] = []  # missions from the track in this round

        # Power cards
        self.opened: i64 = 0  # known to everybody
        self.fresh: i64 = 0  # taken on this turn, can be returned
        self.rewarded: i64 = 0  # taken as the reward of the latest completion of this turn
        self.planted: i64 = 0  # Plant cards that have been used

        # The board
        self.supply: list[int] = []
        self.laid: list[int] = []  # by 4 * station + box (or seat): see dice.py
        self.seal: int = NONE
        self.moles: list[int] = []  # available, by 8 * region + kind
        self.deep: list[int] = []  # in Deep Cover, by 8 * region + kind
        self.agent_pile: list[int] = []
        self.mission_track: list[int] = []
        self.mission_pile: list[int] = []
        self.mission_discard: list[int] = []
        self.power_track: list[int] = []
        self.power_pile: list[int] = []
        self.power_discard: list[int] = []

        # This turn
        self.moves: int = 0
        self.completions: int = 0
        self.offered: list[int] = []  # Special Mission: the cards to choose from
        self.order: list[int] = []  # Surveillance: the places taken so far
        self.closing: list[int] = []  # the mission being completed: see completion.py

    def clone(self) -> "ViperOpsState":
        other = ViperOpsState.__new__(ViperOpsState)
        self.copy_frame(other)
        other.content = self.content
        other.mode = self.mode
        other.experienced = self.experienced
        other.round = self.round
        other.first = self.first
        other.current = self.current
        other.closed = self.closed
        other.passed = self.passed.copy()
        other.director = self.director.copy()
        other.won = self.won.copy()
        other.chips = self.chips.copy()
        other.budget = self.budget.copy()
        other.operatives = self.operatives.copy()
        other.unused = self.unused.copy()
        other.active = self.active.copy()
        other.aside = self.aside.copy()
        other.waiting = self.waiting.copy()
        other.debrief = self.debrief.copy()
        other.hand = self.hand.copy()
        other.missions = self.missions.copy()
        other.runner = self.runner.copy()
        other.assets = self.assets.copy()
        other.completed = [missions.copy() for missions in self.completed]
        other.used = self.used.copy()
        other.bought = self.bought.copy()
        other.opened = self.opened
        other.fresh = self.fresh
        other.rewarded = self.rewarded
        other.planted = self.planted
        other.supply = self.supply.copy()
        other.laid = self.laid.copy()
        other.seal = self.seal
        other.moles = self.moles.copy()
        other.deep = self.deep.copy()
        other.agent_pile = self.agent_pile.copy()
        other.mission_track = self.mission_track.copy()
        other.mission_pile = self.mission_pile.copy()
        other.mission_discard = self.mission_discard.copy()
        other.power_track = self.power_track.copy()
        other.power_pile = self.power_pile.copy()
        other.power_discard = self.power_discard.copy()
        other.moves = self.moves
        other.completions = self.completions
        other.offered = self.offered.copy()
        other.order = self.order.copy()
        other.closing = self.closing.copy()
        return other

    def winners(self) -> list[int]:
        return [] if self.stack else self.won.copy()

    def ending(self) -> str:
        if self.stack:
            return ""
        if self.mode == COOP:
            return "all missions completed" if self.won else "missions left over"
        return "most victory points"

    def returns(self) -> list[float]:
        """Partners win or lose together."""
        if self.mode == COOP and not self.stack:
            return [1.0 if self.won else -1.0] * self.players
        return super().returns()

    # What is worked out from a position stands in rooms that know its steps, above this one.

    def imagine(self, seat: int | None, rng: Chance) -> "ViperOpsState":
        from brushpass.games.viper_ops.rules.hidden import imagine

        return imagine(self, seat, rng)

    def scores(self) -> list[int]:
        from brushpass.games.viper_ops.rules.scoring import scores

        return scores(self)

    def check(self) -> None:
        from brushpass.games.viper_ops.rules.check import check

        check(self)
