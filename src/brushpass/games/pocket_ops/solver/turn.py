"""One turn as a game: the placer picks a unit and a room, the predictor covers rooms.

Only the chance that a room is covered matters. A row worth `hold` uncovered and `block` covered
is kept down to a level v if its room is covered with at least (hold - v) / (hold - block); where
being blocked is the better fate, with at most (v - hold) / (block - hold). The value is the
least level at which covers within these bounds add up to the number of blueprints. Each of these
demands is convex and falling in v, made of straight pieces, so Newton's method from below meets
its root exactly after a few steps.
"""

from typing import Final, final

from mypy_extensions import i64

BARRED: Final = -1.0  # in place of a worth: the unit may not enter
_CLOSE: Final = 1e-12


@final
class Turn:
    """What every way to place is worth, as the placer's chance to win the round.

    `spies` and `agents` (the specialist) hold, for each room in `rooms`, the worth of a unit
    that holds there. A blocked spy is worth `spy_blocked`; if `paired` this is the same position
    with roles swapped, so it must be filled in before the turn has a value."""

    def __init__(self) -> None:
        self.rooms: list[int] = []
        self.spies: list[float] = []
        self.agents: list[float] = []
        self.spy_blocked: float = 0.0
        self.agent_blocked: float = 0.0
        self.paired: bool = False
        self.blueprints: i64 = 1

    def value(self, guess: float) -> float:
        """The value of the turn to the placer; any guess will do, a near one is quicker."""
        if not self.rooms:  # PO-R13
            return self.spy_blocked
        w = self.spy_blocked
        b = self.agent_blocked
        rising = False
        floor = 0.0
        for at in range(len(self.rooms)):
            a = self.spies[at]
            if a >= 0.0:
                rising = rising or a < w
                floor = max(floor, min(a, w))
            c = self.agents[at]
            if c >= 0.0:
                rising = rising or c < b
                floor = max(floor, min(c, b))
        v = self._lowest_covering(floor, max(guess, floor))
        if rising:
            v = self._lowest_uncrossed(v)
            v = self._lowest_absorbing(v)
        return v

    def _lowest_covering(self, floor: float, guess: float) -> float:
        """The least level, not below the floor, at which the covers needed are at hand."""
        w = self.spy_blocked
        b = self.agent_blocked
        count: i64 = len(self.rooms)
        v = guess
        below = guess <= floor
        while True:
            excess = -float(self.blueprints)
            slope = 0.0
            for at in range(count):
                need = 0.0
                steep = 0.0
                a = self.spies[at]
                if a > v and a > w:
                    steep = 1.0 / (a - w)
                    need = (a - v) * steep
                c = self.agents[at]
                if c > v and c > b:
                    other = 1.0 / (c - b)
                    if (c - v) * other > need:
                        steep = other
                        need = (c - v) * other
                excess += need
                slope += steep
            if below and excess <= 0.0:
                return v
            better = max(floor, v + excess / slope) if slope > 0.0 else floor
            if below and better <= v:
                return v
            v = better
            below = True

    def _lowest_uncrossed(self, v: float) -> float:
        """Raise the level until no room must be covered more for one unit than it may be for
        the other."""
        w = self.spy_blocked
        b = self.agent_blocked
        for at in range(len(self.rooms)):
            a = self.spies[at]
            c = self.agents[at]
            if a < 0.0 or c < 0.0 or (a - w) * (c - b) >= 0.0:
                continue
            first = abs(a - w)
            second = abs(c - b)
            v = max(v, (a * second + c * first) / (first + second))
        return v

    def _lowest_absorbing(self, v: float) -> float:
        """Raise the level until there is somewhere to lay every blueprint."""
        w = self.spy_blocked
        b = self.agent_blocked
        while True:
            excess = float(self.blueprints) - 9.0
            slope = 0.0
            for at in range(len(self.rooms)):
                spare = 0.0
                steep = 0.0
                a = self.spies[at]
                if 0.0 <= a < w and v < w:
                    steep = 1.0 / (w - a)
                    spare = (w - v) * steep
                c = self.agents[at]
                if 0.0 <= c < b and v < b:
                    other = 1.0 / (b - c)
                    if (b - v) * other > spare:
                        steep = other
                        spare = (b - v) * other
                excess += spare
                slope += steep
            if excess <= 0.0 or slope == 0.0:
                return v
            better = v + excess / slope
            if better <= v:
                return v
            v = better

    def covers(self, v: float) -> list[float]:
        """How likely each of the nine rooms is to be predicted by one who keeps the placer to
        the value `v`."""
        low = [0.0] * 9
        high = [1.0] * 9
        stakes = [0.0] * 9
        for at in range(len(self.rooms)):
            room = self.rooms[at]
            for worth, blocked in (
                (self.spies[at], self.spy_blocked),
                (self.agents[at], self.agent_blocked),
            ):
                if worth > blocked:
                    low[room] = max(low[room], min(1.0, (worth - v) / (worth - blocked)))
                    stakes[room] = max(stakes[room], worth - blocked)
                elif 0.0 <= worth < blocked:
                    high[room] = min(high[room], max(0.0, (v - worth) / (blocked - worth)))
        left = float(self.blueprints) - sum(low)
        for _, room in sorted([(stakes[room], room) for room in range(9)]):
            if left < 0.0:  # only by rounding, and where least is at stake it is greatest
                cut = min(low[room], -left)
                low[room] -= cut
                left += cut
        enterable = [room for room in range(9) if room in self.rooms]
        others = [room for room in range(9) if room not in self.rooms]
        for rooms in (enterable, others):
            space = sum([max(0.0, high[room] - low[room]) for room in rooms])
            if space > 0.0:
                share = min(1.0, left / space)
                for room in rooms:
                    low[room] += share * max(0.0, high[room] - low[room])
                left = max(0.0, left - space)
        return low

    def placements(self, v: float) -> tuple[list[float], list[float]]:
        """How likely the placer is to send a spy, and the specialist, to each of the nine rooms,
        to be sure of the value `v`."""
        best = self._surest()
        secured = self.secured(best)
        for mixture in (self._evasive(v), self._inviting(v), self._crossing(v)):
            if sum(mixture) > 0.0:
                total = sum(mixture)
                mixture = [weight / total for weight in mixture]
                found = self.secured(mixture)
                if found > secured + _CLOSE:
                    best = mixture
                    secured = found
        spies = [0.0] * 9
        agents = [0.0] * 9
        for at in range(len(self.rooms)):
            spies[self.rooms[at]] = best[2 * at]
            agents[self.rooms[at]] = best[2 * at + 1]
        return spies, agents

    def secured(self, mixture: list[float]) -> float:
        """What a mixture of rows (spy, specialist, room by room) is worth against the best
        prediction."""
        total = 0.0
        harms = [0.0] * (9 - len(self.rooms))
        for at in range(len(self.rooms)):
            spy = mixture[2 * at]
            agent = mixture[2 * at + 1]
            harm = 0.0
            if spy > 0.0:
                total += spy * self.spies[at]
                harm += spy * (self.spies[at] - self.spy_blocked)
            if agent > 0.0:
                total += agent * self.agents[at]
                harm += agent * (self.agents[at] - self.agent_blocked)
            harms.append(harm)
        harms.sort()
        for blueprint in range(self.blueprints):
            total -= harms[8 - blueprint]
        return total

    def _surest(self) -> list[float]:
        """Evenly the rows that are worth most at their worst, and of those the best when held."""
        best = (-1.0, -1.0)
        for at in range(len(self.rooms)):
            for worth, blocked in (
                (self.spies[at], self.spy_blocked),
                (self.agents[at], self.agent_blocked),
            ):
                if worth >= 0.0:
                    best = max(best, (min(worth, blocked), worth))
        mixture: list[float] = []
        for at in range(len(self.rooms)):
            for worth, blocked in (
                (self.spies[at], self.spy_blocked),
                (self.agents[at], self.agent_blocked),
            ):
                mixture.append(
                    1.0 if worth >= 0.0 and best == (min(worth, blocked), worth) else 0.0
                )
        total = sum(mixture)
        return [weight / total for weight in mixture]

    def _evasive(self, v: float) -> list[float]:
        """In every room that must be covered the row that asks for most, so that all rooms are
        equally worth predicting."""
        mixture: list[float] = []
        for at in range(len(self.rooms)):
            a = self.spies[at] - self.spy_blocked
            c = self.agents[at] - self.agent_blocked
            spy = (self.spies[at] - v) / a if a > 0.0 else 0.0
            agent = (self.agents[at] - v) / c if c > 0.0 else 0.0
            mixture.append(1.0 / a if spy > 0.0 and spy >= agent else 0.0)
            mixture.append(1.0 / c if agent > 0.0 and agent > spy else 0.0)
        return mixture

    def _inviting(self, v: float) -> list[float]:
        """The same where the placer would rather be blocked and the predictor has to."""
        mixture: list[float] = []
        for at in range(len(self.rooms)):
            a = self.spy_blocked - self.spies[at] if self.spies[at] >= 0.0 else 0.0
            c = self.agent_blocked - self.agents[at] if self.agents[at] >= 0.0 else 0.0
            spy = (self.spy_blocked - v) / a if a > 0.0 else 0.0
            agent = (self.agent_blocked - v) / c if c > 0.0 else 0.0
            mixture.append(1.0 / a if spy > 0.0 and spy >= agent else 0.0)
            mixture.append(1.0 / c if agent > 0.0 and agent > spy else 0.0)
        return mixture

    def _crossing(self, v: float) -> list[float]:
        """Both units into one room, in the proportion that makes predicting it pointless."""
        mixture = [0.0] * (2 * len(self.rooms))
        best = 0.0
        for at in range(len(self.rooms)):
            a = self.spies[at]
            c = self.agents[at]
            if a < 0.0 or c < 0.0 or (a - self.spy_blocked) * (c - self.agent_blocked) >= 0.0:
                continue
            first = abs(a - self.spy_blocked)
            second = abs(c - self.agent_blocked)
            level = (a * second + c * first) / (first + second)
            if level > best:
                best = level
                mixture = [0.0] * (2 * len(self.rooms))
                mixture[2 * at] = second
                mixture[2 * at + 1] = first
        return mixture
