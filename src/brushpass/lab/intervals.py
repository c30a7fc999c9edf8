"""Confidence intervals for shares."""

from math import sqrt

Z95 = 1.959963984540054
MANY = 50  # deals, before how much they differ is trusted


def wilson(hits: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share after `hits` in `trials` (Wilson's score interval)."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def of_deals(points: float, squares: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of points when every deal is played twice, from both sides;
    `squares` adds up the squares of what each deal brought. A good deal for one side is a bad one for
    the other, so two games of a deal tell more than two of different deals, or less if both are won
    by the same cards: they count as many games as would differ as much by chance."""
    deals = games / 2
    share = points / games if games else 0.0
    by_chance = 2 * share * (1 - share)
    if deals < MANY or by_chance == 0.0:
        return wilson(points, games)
    variance = max(by_chance / 2, (squares - points * points / deals) / (deals - 1))
    worth = games * by_chance / variance
    return wilson(share * worth, worth)
