"""The equilibrium at a table: from what a viewer may know to what each move is worth."""

from itertools import pairwise

import msgspec

from brushpass.games.pocket_ops.rules.actions import DECLINE, DEPLOY, PICK, PLACE, PREDICT, TARGET
from brushpass.games.pocket_ops.rules.content import ROUNDS_TO_WIN
from brushpass.games.pocket_ops.rules.draws import NONE
from brushpass.games.pocket_ops.rules.facility import ROOMS, ROOMS_OF, spy_at
from brushpass.games.pocket_ops.rules.specialists import (
    COURIER,
    KINDS,
    MOLE,
    OPTIONAL,
    friends,
    strike,
    swap,
    targets,
)
from brushpass.games.pocket_ops.solver import known
from brushpass.games.pocket_ops.solver.draft import Draft, pairs
from brushpass.games.pocket_ops.solver.match import Match, kinds_in
from brushpass.games.pocket_ops.solver.positions import packed
from brushpass.games.pocket_ops.solver.rounds import LIMIT, RoundSolver
from brushpass.games.pocket_ops.solver.turn import Turn
from brushpass.games.pocket_ops.view import PocketOpsView


class Move(msgspec.Struct, frozen=True):
    """A legal action: how often the equilibrium takes it, what it is worth to the seat against
    an equilibrium rival, and how much less that is than the best."""

    action: int
    chance: float
    worth: float
    regret: float


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The decision before the seat to move. `value` is that seat's chance to win the round, in
    a draft the match. `cover`, `spies` and `specialist` give, room by room, how likely the
    equilibrium is to predict it and to place there; they are empty outside a turn. `moves` is
    for the seat to move only."""

    seat: int
    stake: str
    value: float
    cover: list[float] = []
    spies: list[float] = []
    specialist: list[float] = []
    moves: list[Move] = []


def analyse(view: PocketOpsView) -> Analysis | None:
    """The analysis of the open decision as this viewer may have it; None when the game is over,
    or where it would need what the viewer has not seen."""
    if view.over:
        return None
    with known.LOCK:
        if view.step == "Draft":
            return _draft(view) if view.seat == view.to_move else None
        table = _Table(view)
        if view.step in ("Predict", "Place"):
            return _turn(view, table)
        return _ability(view, table)


class _Table:
    """The facility as the solver has it: the keycard holder first."""

    def __init__(self, view: PocketOpsView) -> None:
        self.keycard = view.keycard
        self.solver: RoundSolver = known.round_solver(view.limit)
        self.board = _board(view.facility, view.keycard)
        self.hands = [self._hand(view, self.keycard), self._hand(view, 1 - self.keycard)]
        self.hackers = sum(1 << self.role(seat) for seat in range(2) if view.seats[seat].hacker)
        self.left = view.limit - view.unchanged if view.limit else LIMIT

    def _hand(self, view: PocketOpsView, seat: int) -> int:
        kind = view.seats[seat].active
        return NONE if kind is None or not view.seats[seat].in_hand else KINDS.index(kind)

    def role(self, seat: int) -> int:
        return seat ^ self.keycard

    def turn(self, placer: int) -> Turn:
        where = packed(self.board, self.hands[0], self.hands[1], self.hackers)
        return self.solver.turn_with(where, self.role(placer), self.left)

    def aftermath(self, board: int, seat: int) -> float:
        red, blue = self.hands
        return self.solver.aftermath(board, red, blue, self.hackers, self.role(seat))


def _turn(view: PocketOpsView, table: _Table) -> Analysis:
    turn = table.turn(view.placer)
    value = turn.value(0.5)
    cover = turn.covers(value)
    spies, agents = turn.placements(value)
    placing = view.step == "Place"
    moves: list[Move] = []
    if view.seat == view.to_move:
        moves = (
            _placements(turn, cover, spies, agents)
            if placing
            else _predictions(turn, cover, spies, agents, view.predicted)
        )
    return Analysis(
        seat=view.to_move,
        stake="round",
        value=_best(moves) if moves else value if placing else 1.0 - value,
        cover=cover,
        spies=spies,
        specialist=agents,
        moves=moves,
    )


def _placements(
    turn: Turn, cover: list[float], spies: list[float], agents: list[float]
) -> list[Move]:
    weighed = []
    for base, chances, holds, blocked in (
        (PLACE, spies, turn.spies, turn.spy_blocked),
        (DEPLOY, agents, turn.agents, turn.agent_blocked),
    ):
        for room, hold in zip(turn.rooms, holds, strict=True):
            if hold >= 0.0:
                worth = hold - cover[room] * (hold - blocked)
                weighed.append((base + room, chances[room], worth))
    return _moves(weighed)


def _predictions(
    turn: Turn, cover: list[float], spies: list[float], agents: list[float], laid: list[str]
) -> list[Move]:
    unhindered = 0.0
    harm = [0.0] * len(ROOMS)
    for room, spy, agent in zip(turn.rooms, turn.spies, turn.agents, strict=True):
        unhindered += spies[room] * spy + agents[room] * agent
        harm[room] = spies[room] * (spy - turn.spy_blocked)
        harm[room] += agents[room] * (agent - turn.agent_blocked)
    taken = [ROOMS.index(room) for room in laid]
    free = [room for room in range(len(ROOMS)) if room not in taken]
    two = turn.blueprints > 1
    chances = _next_blueprint(cover, taken) if two else cover
    weighed = []
    for room in free:
        stopped = harm[room] + sum(harm[other] for other in taken)
        if two and not taken:
            stopped += max(harm[other] for other in free if other != room)
        weighed.append((PREDICT + room, chances[room], 1.0 - unhindered + stopped))
    return _moves(weighed)


def _next_blueprint(cover: list[float], taken: list[int]) -> list[float]:
    """The chances of the next of two blueprints, so that together they cover as they should."""
    if not taken:
        return [chance / 2.0 for chance in cover]
    first = taken[0]
    partners = [0.0] * len(ROOMS)
    for (one, other), chance in blueprint_pairs(cover).items():
        if first in (one, other):
            partners[other if one == first else one] = chance
    if sum(partners) <= 0.0:
        partners = [0.0 if room == first else cover[room] for room in range(len(ROOMS))]
    return [chance / sum(partners) for chance in partners]


def blueprint_pairs(cover: list[float]) -> dict[tuple[int, int], float]:
    """Chances of pairs of rooms in which each room occurs with its cover; covers add up to 2.
    Lay the covers end to end on a line of length 2: a point in the first half and the point one
    further on name two rooms, never the same one."""
    ends = [0.0]
    for chance in cover:
        ends.append(ends[-1] + chance)
    scale = 2.0 / ends[-1]
    ends = [end * scale for end in ends]
    cuts = sorted({min(1.0, max(0.0, end - step)) for end in ends for step in (0.0, 1.0)})
    found: dict[tuple[int, int], float] = {}
    for low, high in pairwise(cuts):
        middle = (low + high) / 2.0
        first, second = _room_at(ends, middle), _room_at(ends, middle + 1.0)
        if first != second:
            found[first, second] = found.get((first, second), 0.0) + high - low
    return found


def _room_at(ends: list[float], point: float) -> int:
    return sum(end <= point for end in ends[1:-1])


def _ability(view: PocketOpsView, table: _Table) -> Analysis:
    seat = view.to_move
    kind = KINDS.index(view.seats[seat].active or "")
    room = ROOMS.index(view.acting or "")
    role = table.role(seat)
    board = table.board
    if kind == COURIER:  # the view shows the Courier, and its spy is still underneath
        board |= spy_at(room, role)
    worths: dict[int, float] = {}
    if view.step == "SwapWith":
        enemy = ROOMS.index(view.victim or "")
        for friend in ROOMS_OF[friends(board, role, room)]:
            worths[TARGET + friend] = table.aftermath(swap(board, role, enemy, friend), seat)
    else:
        if OPTIONAL >> kind & 1:
            worths[DECLINE] = table.aftermath(board, seat)
        for target in ROOMS_OF[targets(board, role, kind, room)]:
            if kind == MOLE:
                worths[TARGET + target] = max(
                    table.aftermath(swap(board, role, target, friend), seat)
                    for friend in ROOMS_OF[friends(board, role, room)]
                )
            else:
                worths[TARGET + target] = table.aftermath(
                    strike(board, role, kind, room, target), seat
                )
    favourite = max(worths, key=lambda action: worths[action])
    moves = _moves([(action, float(action == favourite), worths[action]) for action in worths])
    return Analysis(
        seat=seat,
        stake="round",
        value=worths[favourite],
        moves=moves if view.seat == seat else [],
    )


def match_chance(view: PocketOpsView, seat: int, worth: float) -> float:
    """A seat's chance to win the match if its chance to win the round being played is `worth`."""
    with known.LOCK:
        won, lost = (_after_round(view, seat, winner) for winner in (seat, 1 - seat))
    return worth * won + (1.0 - worth) * lost


def _after_round(view: PocketOpsView, seat: int, winner: int) -> float:
    wins = [player.wins + int(owner == winner) for owner, player in enumerate(view.seats)]
    if wins[winner] == ROUNDS_TO_WIN:
        return float(winner == seat)
    leader = _leader(view)
    a_pool, b_pool = (
        _pool([kind for kind in player.pool if kind != player.active])
        for player in (view.seats[leader], view.seats[1 - leader])
    )
    match = known.match()
    draft = (
        match.second(a_pool, b_pool, winner == leader)
        if view.round == 1
        else match.third(a_pool, b_pool)
    )
    return draft.value if seat == leader else 1.0 - draft.value


def _leader(view: PocketOpsView) -> int:
    """Who held the keycard first, and so holds it in rounds 1 and 3 (PO-063)."""
    return view.keycard if view.round != 2 else 1 - view.keycard


def _draft(view: PocketOpsView) -> Analysis:
    seat = view.to_move
    leader = _leader(view)
    a_pool, b_pool = (_pool(view.seats[owner].pool) for owner in (leader, 1 - leader))
    draft = _draft_of(known.match(), view, leader, a_pool, b_pool)
    pool = kinds_in(a_pool if seat == leader else b_pool)
    keeps = draft.rows if seat == leader else draft.columns
    worths = draft.row_worths if seat == leader else [1.0 - worth for worth in draft.column_worths]
    first, second = (KINDS.index(kind) for kind in view.pair)
    keep = keeps[pairs(len(pool)).index((pool.index(first), pool.index(second)))]
    moves = _moves(
        [
            (PICK + kind, chance, worths[pool.index(kind)])
            for kind, chance in ((first, keep), (second, 1.0 - keep))
        ]
    )
    return Analysis(seat=seat, stake="match", value=_best(moves), moves=moves)


def _draft_of(match: Match, view: PocketOpsView, leader: int, a_pool: int, b_pool: int) -> Draft:
    if view.round == 1:
        return match.first()
    if view.round == 2:
        return match.second(a_pool, b_pool, view.seats[leader].wins == 1)
    return match.third(a_pool, b_pool)


def _moves(weighed: list[tuple[int, float, float]]) -> list[Move]:
    """Moves from actions, chances and worths."""
    best = max(worth for _, _, worth in weighed)
    return [Move(action, chance, worth, best - worth) for action, chance, worth in weighed]


def _best(moves: list[Move]) -> float:
    return max(move.worth for move in moves)


def _pool(kinds: list[str]) -> int:
    return sum(1 << KINDS.index(kind) for kind in kinds)


def _board(facility: str, keycard: int) -> int:
    board = 0
    for room, cell in enumerate(facility.replace("/", "")):
        if cell != ".":
            part = "rbRB".index(cell)
            board |= 1 << 9 * (part ^ keycard) + room
    return board
