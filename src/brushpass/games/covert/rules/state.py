"""A position of Covert: the table, and what can be asked of it as a whole."""

from typing import final

from brushpass.games.covert.rules.check import check_table
from brushpass.games.covert.rules.content import size
from brushpass.games.covert.rules.hidden import deal_unknown
from brushpass.games.covert.rules.scoring import score, winning_seats
from brushpass.games.covert.rules.table import Table
from brushpass.kernel.chance import Chance, fresh


@final
class CovertState(Table):
    """The steps of the game work on this."""

    def clone(self) -> "CovertState":
        other = CovertState.__new__(CovertState)
        self.copy_table(other)
        return other

    def imagine(self, seat: int | None, rng: Chance) -> "CovertState":
        other = self.clone()
        other.chance = fresh(rng)
        deal_unknown(other, -1 if seat is None else seat, rng)
        return other

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [] if self.stack else winning_seats(self)

    def ending(self) -> str:
        if self.stack:
            return ""
        for seat in range(self.players):
            if size(self.done[seat]) >= self.content.missions_to_end:
                return "missions"
        return "round limit"

    def check(self) -> None:
        check_table(self)
