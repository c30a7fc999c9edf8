"""Laying out the table (CV-001 to CV-025)."""

from mypy_extensions import i64

from brushpass.games.covert.rules.actions import CHARACTER, CIRCLES, MISSION
from brushpass.games.covert.rules.content import (
    ABILITIES,
    COLOURS,
    EMPTY,
    FACES,
    REGIONS,
    Content,
    bit,
    members,
)
from brushpass.games.covert.rules.rounds import StartRound
from brushpass.games.covert.rules.state import CovertState
from brushpass.games.covert.rules.steps import CovertStep
from brushpass.kernel.state import NOBODY, Step

CHOSEN = "chosen"


def set_up(state: CovertState, content: Content) -> None:
    state.content = content
    _clear(state)
    _deal_characters(state)
    _place_agents(state)
    _deal_agency(state)
    _deal_missions(state)
    state.stack.append(StartRound())
    state.stack.append(FindStartPlayer())
    state.stack.append(LayOut())
    for seat in range(state.players - 1, -1, -1):  # CV-R08
        state.stack.append(ReturnMission(seat))
    if state.variant == CHOSEN:  # CV-003
        for seat in range(state.players - 1, -1, -1):
            state.stack.append(ChooseCharacter(seat))
    state.begin()


def _clear(state: CovertState) -> None:
    content = state.content
    seats = state.players
    state.rerolls = (1 << seats) - 1
    state.unplaced = [0] * (seats * FACES)
    state.circles = [NOBODY] * (CIRCLES * FACES)
    state.taken = [0] * CIRCLES
    state.own = [0] * (seats * CIRCLES)
    state.folder = [0] * (seats * FACES)
    state.decoder = [0] * (seats * FACES)
    state.characters = [EMPTY] * seats
    state.cubes = [0] * len(content.region_of)
    state.supply = [content.cubes if colour < seats else 0 for colour in range(COLOURS)]
    state.intel = [0] * seats
    state.removed = [0] * COLOURS
    state.spaces = [EMPTY] * REGIONS
    state.hands = [0] * seats
    state.known_hands = [0] * seats
    state.display = [EMPTY] * content.face_up_missions
    state.held = [0] * seats
    state.known_held = [0] * seats
    state.done = [0] * seats
    state.cipher = content.tiles.copy()
    state.codes = [0] * seats
    state.broken = [0] * seats
    state.code_decks = [list(range(len(content.digits))), []]
    state.codes_known_in = [0] * (seats * 2)
    state.tokens = [0] * (seats * len(ABILITIES))
    state.fresh = [0] * (seats * len(ABILITIES))
    state.drawn = [0] * len(ABILITIES)
    state.bag = content.tokens.copy()  # CV-023


def _deal_characters(state: CovertState) -> None:
    """CV-002, CV-005"""
    if state.variant == CHOSEN:
        return
    box = list(range(len(state.content.talent)))
    state.chance.shuffle(box)
    for seat in range(state.players):
        state.characters[seat] = box.pop()
        if state.journal is not None:
            _tell_character(state, seat)


def _tell_character(state: CovertState, seat: int) -> None:
    assert state.journal is not None
    name = state.content.character_names[state.characters[seat]]
    state.journal.tell("character", {"seat": seat, "character": name})


def _shuffled_agency(state: CovertState) -> list[int]:
    deck = list(range(len(state.content.city_of)))
    state.chance.shuffle(deck)
    return deck


def _place_agents(state: CovertState) -> None:
    """Agents, and with two players neutral cubes, where the top cards say (CV-007 to CV-010)."""
    deck = _shuffled_agency(state)
    city_of = state.content.city_of
    for seat in range(state.players):
        for _ in range(state.content.agents):
            state.agents.append(city_of[deck.pop()])
        if state.journal is not None:
            here = state.agents[seat * state.content.agents :]
            cities = [state.content.city_names[city] for city in here]
            state.journal.tell("starts", {"seat": seat, "cities": cities})
    if state.players > 2:  # CV-011
        return
    for draw in range(2 * state.content.neutral_cubes):
        colour = 2 + draw % 2
        city = city_of[deck.pop()]
        if state.cubes[city] >> colour & 1:  # CV-R04
            state.removed[colour] += 1
        else:
            state.cubes[city] |= bit(colour)


def _deal_agency(state: CovertState) -> None:
    """CV-012 to CV-015"""
    pile = state.agency
    pile.deck = _shuffled_agency(state)
    for seat in range(state.players):
        for _ in range(state.content.starting_agency):
            state.take_agency(seat, pile.draw(state.chance), False)
        if state.journal is not None:
            titles = [state.content.card_title(card) for card in members(state.hands[seat])]
            state.journal.confide("dealt", {"seat": seat}, {"cards": titles}, (seat,))
    for region in range(REGIONS):  # CV-R05
        state.refill_space(region)


def _deal_missions(state: CovertState) -> None:
    """CV-016"""
    pile = state.missions
    pile.deck = list(range(len(state.content.points)))
    state.chance.shuffle(pile.deck)
    for seat in range(state.players):
        for _ in range(state.content.starting_missions):
            state.held[seat] |= bit(pile.draw(state.chance))


class ChooseCharacter(CovertStep):
    """With everybody's agreement characters are picked, in seat order (CV-003)."""

    def rule(self) -> str:
        return "CV-003"

    def asks(self) -> str:
        return "choose a character that is left"

    def options(self, state: CovertState) -> tuple[int, ...]:
        choices: list[int] = []
        for character in range(len(state.content.talent)):
            if character not in state.characters:
                choices.append(CHARACTER + character)
        return tuple(choices)

    def choose(self, state: CovertState, action: int) -> None:
        state.characters[self.seat] = action - CHARACTER
        if state.journal is not None:
            _tell_character(state, self.seat)


class ReturnMission(CovertStep):
    """One of the missions dealt goes under the deck, unseen (CV-017)."""

    def rule(self) -> str:
        return "CV-017"

    def asks(self) -> str:
        return "put one of your missions under the deck"

    def options(self, state: CovertState) -> tuple[int, ...]:
        return tuple([MISSION + mission for mission in members(state.held[self.seat])])

    def choose(self, state: CovertState, action: int) -> None:
        mission = action - MISSION
        state.give_up_mission(self.seat, mission)
        state.missions.bury(self.seat, bit(mission), state.chance)
        if state.journal is not None:
            secret: dict[str, object] = {"mission": state.content.mission_names[mission]}
            state.journal.confide("returned_mission", {"seat": self.seat}, secret, (self.seat,))


class LayOut(Step[CovertState]):
    """Face-up missions, code cards and the cipher (CV-018 to CV-021)."""

    def run(self, state: CovertState) -> None:
        for slot in range(len(state.display)):
            state.display[slot] = state.missions.draw(state.chance)
        deck = state.code_decks[0]
        state.chance.shuffle(deck)
        for seat in range(state.players):
            for _ in range(state.content.code_limit):
                state.codes[seat] |= bit(deck.pop())
        half = len(deck) // 2
        state.code_decks = [deck[:half], deck[half:]]
        state.chance.shuffle(state.cipher)
        if state.journal is not None:
            names = state.content.mission_names
            missions = [names[mission] for mission in state.display if mission != EMPTY]
            state.journal.tell("laid_out", {"missions": missions})


class FindStartPlayer(Step[CovertState]):
    """The largest group of equal dice starts, then the higher total; those still tied roll again
    (CV-024, CV-025, CV-R02)."""

    def run(self, state: CovertState) -> None:
        tied = list(range(state.players))
        while len(tied) > 1:
            best: i64 = -1
            leaders: list[int] = []
            for seat in tied:
                worth = _roll_for_start(state, seat)
                if worth > best:
                    best = worth
                    leaders = [seat]
                elif worth == best:
                    leaders.append(seat)
            tied = leaders
        state.first = tied[0]
        if state.journal is not None:
            state.journal.tell("start_player", {"seat": state.first})


def _roll_for_start(state: CovertState, seat: int) -> i64:
    counts = [0] * FACES
    total: i64 = 0
    for _ in range(state.content.dice):
        face: i64 = state.chance.below(FACES)
        counts[face] += 1
        total += face + 1
    if state.journal is not None:
        faces = [face + 1 for face in range(FACES) for _ in range(counts[face])]
        state.journal.tell("rolled_for_start", {"seat": seat, "faces": faces})
    return max(counts) * 100 + total
