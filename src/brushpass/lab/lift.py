"""Which cards go with winning, allowing for who sees many cards.

A seat that plays long, or draws more than the others, sees more of every card; if it also wins
more, then every card looks good. So a seat that saw a card is compared with seats in the same
place that saw about as many cards, not with the average. Games, not sightings, are the unit of
the interval: two seats of one game are not independent.
"""

from math import sqrt
from statistics import NormalDist
from typing import Any

import msgspec

EXPOSURE_BINS = 8
ENOUGH = 30


class Lift(msgspec.Struct, frozen=True):
    """How many points of winning chance go with a card; `sure` if it stands out from chance even
    after allowing for the number of cards looked at."""

    card: str
    how: str
    seats: int
    naive: float
    lift: float
    low: float
    high: float
    sure: bool


def lifts(sightings: Any, how: str = "seen") -> list[Lift]:
    """The lift of every card sighted often enough, the largest first. `sightings` is a polars
    frame of sighting rows, at least one for every seat of every game; `how` is seen, drawn, held
    or played."""
    import polars as pl

    if sightings.height == 0:
        return []
    seats = sightings.group_by("number", "seat").agg(
        pl.col("cards_seen").first(), pl.col("won").first().cast(pl.Float64)
    )
    rank = pl.col("cards_seen").rank("ordinal").over("seat")
    count = pl.len().over("seat")
    binned = seats.with_columns(((rank - 1) * EXPOSURE_BINS // count).alias("bin"))
    binned = binned.with_columns(pl.col("won").mean().over("seat", "bin").alias("expected"))
    rows = sightings if how == "seen" else sightings.filter(pl.col(how))
    residuals = (
        rows.select("number", "seat", "card")
        .unique()
        .join(binned, on=["number", "seat"])
        .with_columns((pl.col("won") - pl.col("expected")).alias("residual"))
    )
    base = float(seats["won"].mean())
    per_game = residuals.group_by("card", "number").agg(
        pl.col("residual").sum().alias("r"), pl.len().alias("n"), pl.col("won").sum().alias("w")
    )
    cards = per_game.group_by("card").agg(
        pl.col("r").sum(), pl.col("n").sum(), pl.col("w").sum(),
        pl.col("r").pow(2).sum().alias("rr"), (pl.col("r") * pl.col("n")).sum().alias("rn"),
        pl.col("n").pow(2).sum().alias("nn"),
    )  # fmt: skip
    kept = cards.filter(pl.col("n") >= ENOUGH)
    wide = NormalDist().inv_cdf(1 - 0.025 / max(1, kept.height))
    found = [_lift(row, how, base, wide) for row in kept.iter_rows(named=True)]
    return sorted(found, key=lambda lift: -lift.lift)


def _lift(row: dict[str, Any], how: str, base: float, wide: float) -> Lift:
    seats, mean = row["n"], row["r"] / row["n"]
    variance = row["rr"] - 2 * mean * row["rn"] + mean * mean * row["nn"]
    error = sqrt(max(0.0, variance)) / seats
    return Lift(
        card=row["card"],
        how=how,
        seats=seats,
        naive=row["w"] / seats - base,
        lift=mean,
        low=mean - 1.96 * error,
        high=mean + 1.96 * error,
        sure=abs(mean) > wide * error,
    )
