"""What a bot thinks of a decision, in numbers and in a sentence."""

import msgspec

from brushpass.kernel.perspective import Perspective

SHOWN = 3


class Choice(msgspec.Struct, frozen=True):
    """One option: how likely it is to win, and which share of the thought went to it."""

    action: int
    notation: str
    sentence: str
    win_chance: float
    share: float


class Explanation(msgspec.Struct, frozen=True):
    """The best options, best first; `others` is the share of all that are not shown."""

    choices: list[Choice]
    others: float
    why: str


class Weighed(msgspec.Struct, frozen=True):
    """An option with its expected return and its share, before it is put into words."""

    action: int
    value: float
    share: float


def win_chance(value: float, players: int) -> float:
    """The chance to win that an expected return stands for: winning alone returns 1, and losing
    to a single winner -1 shared among the losers."""
    return min(1.0, max(0.0, (value * (players - 1) + 1.0) / players))


def explained(perspective: Perspective, weighed: list[Weighed], sealed: bool) -> Explanation:
    """The explanation of options that come best first, their shares adding up to 1."""
    players = perspective.view().players
    offers = {offer.id: offer for offer in perspective.offers()}
    choices = [
        Choice(
            option.action,
            offers[option.action].notation,
            offers[option.action].sentence,
            win_chance(option.value, players),
            option.share,
        )
        for option in weighed[:SHOWN]
    ]
    others = max(0.0, 1.0 - sum(choice.share for choice in choices))
    return Explanation(choices, others, _why(choices, sealed))


def _why(choices: list[Choice], sealed: bool) -> str:
    best = choices[0]
    if len(choices) == 1:
        return "It is the only thing to do."
    chance = f"{100 * best.win_chance:.0f} %"
    if sealed:
        return (
            "Choices are made in secret here, so whoever always does the same is read: "
            f"{best.notation} about {100 * best.share:.0f} times in a hundred, and else another."
        )
    gap = 100 * (best.win_chance - max(choice.win_chance for choice in choices[1:]))
    if gap >= 1:
        return (
            f"{best.notation} wins about {chance} of the games that could come of it, "
            f"{gap:.0f} points more than the next best."
        )
    return (
        f"{best.notation} wins about {chance} of the games that could come of it; "
        f"{choices[1].notation} is nearly as good."
    )
