"""How it stands, in words."""

from brushpass.games.viper_ghost_zero.view import GhostView, MissionView, SeatView
from brushpass.games.viper_ghost_zero.words.names import (
    TITLE,
    cards,
    ending,
    joined,
    plural,
    some_cards,
    with_article,
)
from brushpass.look.seats import SEAT_NAMES


def text(view: GhostView) -> str:
    lines = [
        f"Viper Ghost Zero, {view.variant}. Draw pile {view.pile}, discard pile {len(view.discard)}"
        + (f", {plural(view.set_aside, 'mission')} set aside." if view.set_aside else "."),
    ]
    if view.over:
        lines.append(ending(view))
    else:
        active = SEAT_NAMES[view.active]
        lines.append(f"{active}'s turn, {view.plays} of {view.plays_allowed} cards played.")
    lines += [_status(view, seat, player) for seat, player in enumerate(view.seats)]
    if view.seat is not None:
        lines.append(f"Your hand: {cards(view.hand) or 'empty'}.")
    if view.discard:
        lines.append(f"Discarded last: {_last_discards(view)}.")
    if any(place != "?" for place in view.under):
        lines.append(f"Lowest in the draw pile: {_under(view)}.")
    if view.block is not None and view.pile > len(view.under):
        most = ", ".join(f"{count} {TITLE.get(card, card)}" for card, count in view.block.items())
        lines.append(f"The reshuffled part of the pile holds at most: {most}.")
    if view.action is not None:
        lines.append(doing(view))
    return "\n".join(lines)


def doing(view: GhostView) -> str:
    """The card being resolved, in a sentence."""
    assert view.action is not None
    who = SEAT_NAMES[view.action.seat]
    card = with_article(TITLE[view.action.card])
    if view.action.rival is None:
        return f"{who} has played {card}."
    rival = SEAT_NAMES[view.action.rival]
    if view.action.owed is None:
        return f"{who} has used {card} on {rival}."
    return f"{who} attacks {rival} with {card}: {some_cards(view.action.owed)} owed."


def standing(view: GhostView, seat: int) -> str:
    player = view.seats[seat]
    return f"{some_cards(player.hand_size)} in hand · {plural(len(player.area), 'objective')}"


def _status(view: GhostView, seat: int, player: SeatView) -> str:
    you = " (you)" if view.seat == seat else ""
    parts = [some_cards(player.hand_size), f"area: {cards(player.area) or 'empty'}"]
    match player.sight:
        case "hidden":
            parts.append("mission hidden" + _suspects(view, player))
        case "own":
            parts.append(f"mission {_mission(player.mission)}")
        case "remembered":
            parts.append(f"mission hidden, but you know it is {_mission(player.mission)}")
        case sight:
            parts.append(f"mission {sight}: {_mission(player.mission)}")
    if player.holds:
        parts.append(f"certainly holds {cards(player.holds)}")
    if player.place is not None:
        parts.append(f"finished in place {player.place}")
    return f"{SEAT_NAMES[seat]}{you}: " + "; ".join(parts)


def _suspects(view: GhostView, player: SeatView) -> str:
    if len(player.may_have) == len(view.missions):
        return ""
    return f" ({' or '.join(player.may_have)})"


def _mission(mission: MissionView | None) -> str:
    if mission is None:
        return "unknown"
    return f"{mission.name} ({joined([TITLE[card] for card in mission.needs])})"


def _last_discards(view: GhostView) -> str:
    return ", ".join(TITLE.get(card, f"mission {card}") for card in view.discard[-5:])


def _under(view: GhostView) -> str:
    return ", ".join("one of yours" if place == "yours" else TITLE.get(place, "unknown")
                     for place in view.under)  # fmt: skip
