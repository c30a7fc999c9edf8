"""Every component is in exactly one place."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.content import (
    BOXES,
    CLOSING_ASSETS,
    CLOSING_OPERATIVES,
    CLOSING_RUNNER,
    FIELD,
    FIELD_PIECES,
    KINDS,
    N_KINDS,
    N_STATIONS,
    NONE,
    OPERATIVE,
    REGIONS,
    RESOURCES,
    SLOTS,
    SPECIAL,
    SPECIAL_PIECES,
)
from brushpass.games.viper_ops.rules.dice import DICE_BITS, OWNER_SHIFT, has_boxes
from brushpass.games.viper_ops.rules.setup import (
    ChooseDirector,
    ChooseRegion,
    ChooseStart,
)
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.kernel.bits import bit
from brushpass.kernel.errors import BadPosition


def check(state: ViperOpsState) -> None:
    """BadPosition names what is missing, doubled or out of range."""
    check_lengths(state)
    check_missions(state)
    check_power_cards(state)
    check_agents(state)
    check_resources(state)
    check_dice(state)


def require(holds: bool, words: str) -> None:
    if not holds:
        raise BadPosition(f"position.{words}")


def in_range(values: list[int], low: int, high: int, words: str) -> None:
    for value in values:
        require(low <= value < high, words)


def check_lengths(state: ViperOpsState) -> None:
    players = state.players
    for values in (
        state.passed, state.director, state.chips, state.budget, state.operatives, state.unused,
        state.aside, state.hand, state.used, state.bought,
    ):  # fmt: skip
        require(len(values) == players, "seats: a list does not fit the number of players")
    require(len(state.completed) == players, "completed: one list for each seat")
    require(len(state.active) == 7 * players, "active: seven numbers for each seat")
    require(
        len(state.waiting) == len(state.debrief) == N_KINDS * players,
        "waiting, debrief: eight numbers for each seat",
    )
    require(
        len(state.missions) == len(state.runner) == SLOTS * players
        and len(state.assets) == 3 * SLOTS * players,
        "missions, runner, assets: ten places for each seat",
    )
    require(len(state.supply) == 6, "supply: six numbers")
    require(len(state.laid) == BOXES * N_STATIONS, "laid: four numbers for each station")
    require(
        len(state.moles) == len(state.deep) == N_KINDS * len(REGIONS),
        "moles, deep: eight numbers for each region",
    )
    require(len(state.mission_track) == len(state.content.mission_prices), "mission_track: length")
    require(len(state.power_track) == len(state.content.power_prices), "power_track: length")
    require(len(state.closing) in (0, 8), "closing: nothing or eight numbers")
    require(0 <= state.first < players, "first: no such seat")
    require(NONE <= state.current < players, "current: no such seat")
    require(NONE <= state.seal < players, "seal: no such seat")
    require(1 <= state.round <= state.content.rounds[state.mode], "round: out of range")
    in_range(state.director, NONE, len(state.content.home_of), "director: no such director")
    in_range(state.budget, 0, state.content.budget_highest + 1, "budget: out of range")
    in_range(state.chips, 0, 1 << 30, "chips: out of range")
    in_range(state.runner, NONE, N_KINDS, "runner: no such kind of agent")
    in_range(state.laid, 0, 1 << 32, "laid: out of range")


def setting_up(state: ViperOpsState) -> bool:
    for step in state.stack:
        if isinstance(step, (ChooseDirector, ChooseRegion, ChooseStart)):
            return True
    return False


def check_missions(state: ViperOpsState) -> None:
    content = state.content
    places = [0] * len(content.region_of)
    for cards in (
        state.missions, state.mission_track, state.mission_pile, state.mission_discard,
        state.offered, *state.completed,
    ):  # fmt: skip
        in_range(cards, NONE, len(places), "missions: no such mission")
        for card in cards:
            if card != NONE:
                places[card] += 1
    dealt = not setting_up(state)
    for mission in range(len(places)):
        used = not state.closed >> content.region_of[mission] & 1
        expected = 1 if dealt and used else 0
        if not dealt and mission in state.missions:
            expected = 1
        require(
            places[mission] == expected,
            f"missions: {content.mission_ids[mission]} is in {places[mission]} places",
        )
    for at in range(len(state.missions)):
        mission = state.missions[at]
        if mission == NONE:
            require(state.runner[at] == NONE, "runner: an agent runs no mission")
        for asset in range(3):
            most = 0 if mission == NONE else content.needs[4 * mission + asset]
            require(
                0 <= state.assets[3 * at + asset] <= most,
                "assets: more than the mission asks for",
            )


def check_power_cards(state: ViperOpsState) -> None:
    content = state.content
    count = len(content.card_name)
    places = [0] * count
    for cards in (state.power_track, state.power_pile, state.power_discard):
        in_range(cards, NONE, count, "power_pile: no such card")
        for card in cards:
            if card != NONE:
                places[card] += 1
    held: i64 = 0
    for hand in state.hand:
        require(0 <= hand < 1 << count, "hand: no such card")
        held |= hand
        for card in range(count):
            if hand & bit(card):
                places[card] += 1
    for card in range(count):
        name = content.card_name[card]
        expected = 1 if content.copy_number[card] < content.copies[3 * name + state.mode] else 0
        require(places[card] == expected, f"power cards: copy {card} is in {places[card]} places")
    everything = state.opened | state.fresh | state.rewarded | state.planted
    require(not everything & ~held, "opened, fresh, rewarded, planted: a card nobody holds")


def check_agents(state: ViperOpsState) -> None:
    counts = [0] * N_KINDS
    for agents in (state.waiting, state.debrief, state.moles, state.deep):
        in_range(agents, 0, 100, "agents: a number out of range")
        for at in range(len(agents)):
            counts[at % N_KINDS] += agents[at]
    for kind in state.runner:
        if kind != NONE:
            counts[kind] += 1
    if state.closing and state.closing[CLOSING_RUNNER] != NONE:
        counts[state.closing[CLOSING_RUNNER]] += 1
    counts[FIELD] += state.supply[FIELD_PIECES]
    counts[SPECIAL] += state.supply[SPECIAL_PIECES]
    for kind in state.agent_pile:
        require(SPECIAL < kind < N_KINDS, "agent_pile: no such secret agent")
        counts[kind] += 1
    for kind in range(N_KINDS):
        expected = state.content.secret_agents[kind]
        if kind <= SPECIAL:
            expected = state.content.supply[FIELD_PIECES + kind]
        require(counts[kind] == expected, f"agents: {counts[kind]} of kind {KINDS[kind]}")


def check_resources(state: ViperOpsState) -> None:
    in_range(state.supply, 0, 1 << 20, "supply: a number out of range")
    in_range(state.operatives, 0, 1 << 20, "operatives: a number out of range")
    for resource in range(4):
        total = state.supply[resource]
        if resource == OPERATIVE:
            total += sum(state.operatives)
            if state.closing:
                total += state.closing[CLOSING_OPERATIVES]
        else:
            for at in range(resource, len(state.assets), 3):
                total += state.assets[at]
            if state.closing:
                total += state.closing[CLOSING_ASSETS + resource]
        require(
            total == state.content.supply[resource], f"{RESOURCES[resource]}: {total} pieces in all"
        )


def check_dice(state: ViperOpsState) -> None:
    in_range(state.active, 0, 100, "active: a number out of range")
    counts = [state.unused[seat] + state.aside[seat] for seat in range(state.players)]
    for seat in range(state.players):
        for face in range(1, 7):
            counts[seat] += state.active[7 * seat + face]
    for at in range(len(state.laid)):
        lying = state.laid[at]
        if not lying & DICE_BITS:
            continue
        owner = at % BOXES
        if has_boxes(at // BOXES):
            owner = (lying >> OWNER_SHIFT) - 1
        require(0 <= owner < state.players, "laid: dice without an owner")
        for face in range(6):
            counts[owner] += lying >> 4 * face & 15
    for seat in range(state.players):
        require(counts[seat] == state.content.dice, f"dice: seat {seat} has {counts[seat]}")
