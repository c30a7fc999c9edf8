"""Viper Ghost Zero for learning agents."""

from typing import get_args

from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES, Content
from brushpass.games.viper_ghost_zero.view import GhostView, SeatView, Sight
from brushpass.kernel.decks import Deck
from brushpass.kernel.observation import (
    Fact,
    each_seat,
    index_of,
    number,
    one_hot,
    seat_number,
    share,
    tally,
    whose,
)

COPIES = 4  # of one card in one hand or area, beyond which it hardly matters
UNDER = 12  # cards put under the pile that are still told apart
_SIGHT = index_of(get_args(Sight))
_CARD = index_of(SLUGS)
_UNDER = index_of((*SLUGS, "?", "yours"))


def facts(deck: Deck, variant: str, players: int) -> list[Fact]:
    content: Content = deck.content
    missions = index_of(content.mission_names)
    every = index_of((*SLUGS, *content.mission_names))
    copies = [max(1, count) for count in content.copies[: len(every)]]
    cards, kinds = (CARDS,), (len(missions),)

    def mission(seat: SeatView) -> list[float]:
        return one_hot(None if seat.mission is None else missions[seat.mission.name], len(missions))

    def spread(words: list[str]) -> list[float]:
        counts = tally(words, every, limit=max(copies))
        return [min(1.0, count * max(copies) / most) for count, most in zip(counts, copies, strict=True)]  # fmt: skip

    def block(view: GhostView) -> list[float]:
        return spread([word for word, count in (view.block or {}).items() for _ in range(count)])

    return [
        whose("active", players, lambda view: view.active),
        number("plays", lambda view: share(view.plays, view.plays_allowed)),
        Fact("hand", cards, lambda view: tally(view.hand, _CARD, COPIES)),
        seat_number("hand_size", players, lambda view, seat: share(view.seats[seat].hand_size, 20)),
        each_seat(
            "area",
            players,
            (OBJECTIVES,),
            lambda view, seat: tally(view.seats[seat].area, _CARD, COPIES)[:OBJECTIVES],
        ),
        each_seat("mission", players, kinds, lambda view, seat: mission(view.seats[seat])),
        each_seat(
            "sight",
            players,
            (len(_SIGHT),),
            lambda view, seat: one_hot(_SIGHT[view.seats[seat].sight], len(_SIGHT)),
        ),
        each_seat(
            "may_have",
            players,
            kinds,
            lambda view, seat: tally(view.seats[seat].may_have, missions),
        ),
        each_seat(
            "holds", players, cards, lambda view, seat: tally(view.seats[seat].holds, _CARD, COPIES)
        ),
        each_seat(
            "place",
            players,
            (players,),
            lambda view, seat: one_hot((view.seats[seat].place or 0) - 1, players),
        ),
        seat_number(
            "turns", players, lambda view, seat: share(view.seats[seat].turns, view.turn_cap)
        ),
        number("pile", lambda view: share(view.pile, sum(content.copies))),
        Fact("under", (UNDER, len(_UNDER)), _under),
        Fact("handed_back", cards, lambda view: tally(view.handed_back, _CARD, COPIES)),
        number("reshuffled", lambda view: float(view.block is not None)),
        Fact("block", (len(every),), block),
        Fact("discard", (len(every),), lambda view: spread(view.discard)),
        number("set_aside", lambda view: share(view.set_aside, sum(content.copies))),
        Fact("action", cards, lambda view: one_hot(_action(view), CARDS)),
        whose("action_by", players, lambda view: view.action and view.action.seat),
        whose("action_against", players, lambda view: view.action and view.action.rival),
        number("owed", lambda view: share(_owed(view), 4)),
    ]


def _under(view: GhostView) -> list[float]:
    lowest = view.under[-UNDER:]
    rows = [one_hot(_UNDER[card], len(_UNDER)) for card in lowest]
    rows += [[0.0] * len(_UNDER)] * (UNDER - len(lowest))
    return [cell for row in rows for cell in row]


def _action(view: GhostView) -> int | None:
    return None if view.action is None else _CARD[view.action.card]


def _owed(view: GhostView) -> int:
    return 0 if view.action is None else view.action.owed or 0
