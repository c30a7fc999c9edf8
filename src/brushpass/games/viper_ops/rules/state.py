"""A position of V.I.P.E.R. Ops: what can be asked of it from outside."""

from typing import final

from brushpass.games.viper_ops.rules.check import check_components
from brushpass.games.viper_ops.rules.content import COOP
from brushpass.games.viper_ops.rules.hidden import imagine_hidden
from brushpass.games.viper_ops.rules.scoring import score_lines
from brushpass.games.viper_ops.rules.table import Table
from brushpass.kernel.chance import Chance, fresh


@final
class ViperOpsState(Table):
    """The table with its questions: what could be true, who leads, who has won."""

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

    def imagine(self, seat: int | None, rng: Chance) -> "ViperOpsState":
        other = self.clone()
        other.chance = fresh(rng)
        imagine_hidden(other, -1 if seat is None else seat, rng)
        return other

    def scores(self) -> list[int]:
        """Victory points as they stand; together, missions completed."""
        if self.mode == COOP:
            done = sum([len(missions) for missions in self.completed])
            return [done] * self.players
        return [sum(score_lines(self, seat, self.hand[seat])) for seat in range(self.players)]

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

    def check(self) -> None:
        check_components(self)
