"""Making views: what a state shows a seat, or somebody watching."""

from brushpass.games.the_agents.rules.actions import FACTION, GAP, members
from brushpass.games.the_agents.rules.aims import TargetGap
from brushpass.games.the_agents.rules.commands import CommandStep
from brushpass.games.the_agents.rules.content import BLACK, WHITE
from brushpass.games.the_agents.rules.hidden import hidden_agents, hidden_missions, looking
from brushpass.games.the_agents.rules.management import Assign
from brushpass.games.the_agents.rules.missions import Survey
from brushpass.games.the_agents.rules.play import Facing, PlaceFacing, PlaceGap
from brushpass.games.the_agents.rules.rows import (
    DEAD,
    card_of,
    cell,
    faced_by,
    halves,
    is_house,
    tally,
)
from brushpass.games.the_agents.rules.scoring import income
from brushpass.games.the_agents.rules.state import NO_CARD, AgentsState
from brushpass.games.the_agents.view import (
    AgentsView,
    CardView,
    CellView,
    CommandView,
    FactionView,
    MissionView,
    PlacementView,
    SeatView,
    TokenView,
)
from brushpass.games.the_agents.vocabulary import VOCABULARY

COLOURS = {WHITE: "white", BLACK: "black"}


def see(state: AgentsState, seat: int | None) -> AgentsView:
    top = state.stack[-1] if state.stack else None
    return AgentsView(
        game=state.game.name,
        variant=state.variant,
        players=state.players,
        seat=seat,
        to_move=state.to_move,
        step=state.step,
        over=state.over,
        scores=state.scores(),
        winners=state.winners(),
        ending=state.ending(),
        goal=state.content.goal,
        agent_price=state.content.agent_price,
        mission_price=state.content.mission_price,
        round=min(state.turns // state.players + 1, state.content.rounds),
        active=state.active,
        start=state.start,
        actions_left=state.actions_left,
        triggered=state.triggered,
        factions=[_faction(state, faction) for faction in range(state.players)],
        seats=[_seat(state, owner, seat) for owner in range(state.players)],
        hand=[] if seat is None else [_card(state, card) for card in members(state.hands[seat])],
        mission_hand=[] if seat is None else _mission_hand(state, seat),
        looked=[] if seat is None else _looked(state, seat),
        agents_deck=len(state.agents_deck),
        missions_deck=len(state.missions_deck),
        agents_pile=[state.named(card) for card in state.agents_pile],
        missions_pile=[
            state.mission_named(state.content.kind_of[mission]) for mission in state.missions_pile
        ],
        table=None if state.table == NO_CARD else _card(state, state.table),
        lifted=_lifted(state),
        command=_command(state),
        target_faction=top.faction if isinstance(top, PlaceGap | PlaceFacing | TargetGap) else -1,
        target_gap=top.gap if isinstance(top, PlaceFacing) else -1,
        partner=top.partner if isinstance(top, Facing) else -1,
        placements=_placements(state),
    )


def _card(state: AgentsState, card: int) -> CardView:
    content = state.content
    return CardView(
        id=card,
        name=content.names[card],
        command=content.commands_text[card],
        effect=VOCABULARY[content.commands[card][0].effect].name,
        left=COLOURS.get(content.left[card], ""),
        right=COLOURS.get(content.right[card], ""),
        number=content.number[card],
        free=bool(content.free >> card & 1),
    )


def _faction(state: AgentsState, faction: int) -> FactionView:
    sides = (faction, state.partner(faction, faction))
    return FactionView(
        players=sides,
        cells=[_cell(state, number) for number in state.rows[faction]],
        tokens=[token for side in sides for token in _tokens(state, faction, side)],
        missions=[
            _mission(state, state.content.kind_of[mission], side, faction)
            for side in sides
            for mission in members(state.assigned[faction * state.players + side])
        ],
        room=state.limit() - state.agents_in(faction),
    )


def _cell(state: AgentsState, number: int) -> CellView:
    return CellView(
        card=None if is_house(number) else _card(state, card_of(number)),
        faces=faced_by(number),
        dead=bool(number & DEAD),
    )


def _tokens(state: AgentsState, faction: int, seat: int) -> list[TokenView]:
    row = state.rows[faction]
    found = []
    for joint in range(len(row) - 1):
        east = halves(state.content, row[joint], faction, seat) >> 2
        west = halves(state.content, row[joint + 1], faction, seat) & 3
        if east and west:
            content = state.content
            worth = content.same_colour_token if east == west else content.mixed_token
            found.append(TokenView(joint, seat, worth))
    return found


def _mission(state: AgentsState, kind: int, owner: int, place: int) -> MissionView:
    factions = state.factions_of(owner) if place < 0 else [place]
    return MissionView(
        kind=kind,
        name=state.mission_named(kind),
        text=state.content.mission_texts[kind],
        owner=owner,
        place=place,
        pays={faction: Survey(state, faction, owner).pays(kind) for faction in factions},
    )


def _mission_hand(state: AgentsState, seat: int) -> list[MissionView]:
    kinds = [state.content.kind_of[mission] for mission in members(state.mission_hands[seat])]
    return [_mission(state, kind, seat, -1) for kind in kinds]


def _lifted(state: AgentsState) -> MissionView | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Assign):
        return None
    return _mission(state, top.kind, top.seat, -1)


def _looked(state: AgentsState, seat: int) -> list[CardView]:
    looked = looking(state, seat)
    return [_card(state, card) for card in sorted(state.agents_deck[-looked:])] if looked else []


def _seat(state: AgentsState, owner: int, viewer: int | None) -> SeatView:
    observer = state.players if viewer is None else viewer
    known: list[str] = []
    if owner != viewer:
        agents = state.agents_known.surely_held(observer, owner, hidden_agents(state, observer))
        missions = state.missions_known.surely_held(
            observer, owner, hidden_missions(state, observer)
        )
        known = [state.named(card) for card in members(agents)]
        known += [state.mission_named(state.content.kind_of[one]) for one in members(missions)]
    return SeatView(
        ip=state.ip[owner],
        income=income(state, owner)[owner],
        agents=state.hands[owner].bit_count(),
        missions=state.mission_hands[owner].bit_count(),
        known=known,
    )


def _command(state: AgentsState) -> CommandView | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, CommandStep):
        return None
    order = top.order
    return CommandView(
        card=_card(state, order.card),
        effect=VOCABULARY[order.part(state).effect].name,
        performer=order.seat,
        other=order.other,
        chosen=order.last,
    )


def _placements(state: AgentsState) -> list[PlacementView]:
    """Every way to place the agent on the table from the open decision on."""
    if state.step not in ("PlaceFaction", "PlaceGap", "PlaceFacing"):
        return []
    top = state.stack[-1]
    if isinstance(top, PlaceFacing):
        return _facings(state, top.faction, top.gap)
    if isinstance(top, PlaceGap):
        steps = [top]
    else:
        steps = [PlaceGap(top.seat, action - FACTION) for action in top.options(state)]
    return [
        placement
        for step in steps
        for action in step.options(state)
        for placement in _facings(state, step.faction, action - GAP)
    ]


def _facings(state: AgentsState, faction: int, gap: int) -> list[PlacementView]:
    sides = (faction, state.partner(faction, faction))
    found = []
    for faces in sides:
        row = state.rows[faction].copy()
        row.insert(gap, cell(state.table, faces))
        pays = {
            side: tally(state.content, row, faction, side).worth(state.content) for side in sides
        }
        found.append(PlacementView(faction, gap, faces, pays))
    return found
