"""The table as one seat sees it."""

from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules.content import (
    ATTACK_MASK,
    CARDS,
    DEFENSE_MASK,
    OBJECTIVES,
    Content,
)
from brushpass.games.viper_ghost_zero.rules.hidden import MINE, UNKNOWN, Recall
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.games.viper_ghost_zero.rules.steps import (
    ChooseTarget,
    Defend,
    GiveCard,
    Resist,
    TakeObjective,
)
from brushpass.games.viper_ghost_zero.view import Action, GhostView, MissionView, SeatView, Sight
from brushpass.kernel.view import frame


def see(state: GhostState, seat: int | None) -> GhostView:
    content = state.content
    names = [*SLUGS, *content.mission_names]
    recall = state.recall(seat)
    return GhostView(
        **frame(state, seat),
        active=state.active,
        plays=state.plays,
        plays_allowed=content.plays,
        access_draw=content.access_draw,
        hand_limit=content.hand_limit,
        turn_cap=content.turn_cap,
        hand=[] if seat is None else listed(state.hands, seat, CARDS),
        seats=[_seat(state, recall, owner) for owner in range(state.players)],
        pile=len(state.pile),
        under=[_place(place) for place in recall.returned],
        handed_back=[SLUGS[card] for card in range(CARDS) for _ in range(recall.handed_back[card])],
        block=_block(recall, names),
        discard=[names[card] for card in state.discard],
        set_aside=len(state.set_aside),
        numbers={
            SLUGS[card]: content.numbers[card]
            for card in range(CARDS)
            if (ATTACK_MASK | DEFENSE_MASK) >> card & 1
        },
        missions=[_mission(content, mission) for mission in range(content.missions())],
        action=_action(state),
        payoffs=state.payoffs(),
    )


def listed(counts: list[int], seat: int, width: int) -> list[str]:
    """The cards of a hand or an area, one by one."""
    return [SLUGS[card] for card in range(width) for _ in range(counts[seat * width + card])]


def _seat(state: GhostState, recall: Recall, owner: int) -> SeatView:
    content = state.content
    own = owner == recall.observer
    mission: int = state.missions[owner] if own else recall.known_mission(owner)
    may_have = []
    if mission < 0:
        possible = recall.possible[owner]
        may_have = [
            content.mission_names[each]
            for each in range(content.missions())
            if possible >> each & 1
        ]
    return SeatView(
        hand_size=state.hand_size[owner],
        area=listed(state.areas, owner, OBJECTIVES),
        mission=None if mission < 0 else _mission(content, mission),
        sight=_sight(state, owner, own, mission),
        may_have=may_have,
        holds=[] if own else listed(recall.least, owner, CARDS),
        place=state.finishers.index(owner) + 1 if owner in state.finishers else None,
        turns=state.turns[owner],
    )


def _sight(state: GhostState, owner: int, own: bool, mission: int) -> Sight:
    if state.finished >> owner & 1:
        return "complete"
    if state.revealed >> owner & 1:
        return "revealed"
    if own:
        return "own"
    return "hidden" if mission < 0 else "remembered"


def _mission(content: Content, mission: int) -> MissionView:
    needs = content.needs[mission]
    return MissionView(
        content.mission_names[mission],
        [SLUGS[card] for card in range(OBJECTIVES) if needs >> card & 1],
    )


def _place(place: int) -> str:
    if place == UNKNOWN:
        return "?"
    return "yours" if place == MINE else SLUGS[place]


def _block(recall: Recall, names: list[str]) -> dict[str, int] | None:
    if not recall.reshuffles:
        return None
    record = recall.record if recall.bravo else recall.record[:CARDS]
    return {names[card]: count for card, count in enumerate(record) if count > 0}


def _action(state: GhostState) -> Action | None:
    step = state.stack[-1] if state.stack else None
    match step:
        case ChooseTarget():
            return Action(SLUGS[step.card], step.seat, None, None)
        case Defend() | Resist():
            owed = state.content.numbers[step.card] or None
            return Action(SLUGS[step.card], step.attacker, step.seat, owed)
        case GiveCard():
            return Action(SLUGS[step.card], step.attacker, step.seat, step.debt)
        case TakeObjective():
            return Action("flashbang", step.seat, step.owner, None)
    return None
