"""Setting up, rolling, and the frame of a round."""

from collections import Counter
from typing import cast

import pytest

from brushpass import UnknownGame
from brushpass.games.covert.rules.content import members, size
from brushpass.games.covert.rules.state import CovertState
from tests.games.covert.table import GAME, Table


def fresh(players: int, seed: int = 1, variant: str = "standard") -> CovertState:
    return cast(CovertState, GAME.new(players, seed, variant, journal=True))


def started(players: int, seed: int = 1) -> CovertState:
    state = fresh(players, seed)
    while state.step == "ReturnMission":
        state.apply(state.legal_actions()[0])
    return state


def test_seats() -> None:
    """CV-001: two to four players. CV-R01: set-up goes in seat order."""
    for players in (1, 5):
        with pytest.raises(UnknownGame):
            GAME.new(players)
    assert [fresh(players).players for players in (2, 3, 4)] == [2, 3, 4]
    starts = [line for line in GAME.story(fresh(3), None) if "agents start" in line]
    assert [line.split("'")[0] for line in starts] == ["Red", "Blue", "Gold"]


def test_characters_are_dealt_at_random() -> None:
    """CV-002, CV-005: everybody has one, all different, open to all; the others stay out."""
    dealt = {tuple(fresh(4, seed).characters) for seed in range(12)}
    assert len(dealt) > 1
    for characters in dealt:
        assert len(set(characters)) == 4
    names = [seat.character for seat in GAME.view(fresh(2), None).seats]
    assert len(names) == 2
    assert None not in names


def test_characters_may_be_chosen() -> None:
    """CV-003: in the variant they are picked in seat order, each once."""
    state = fresh(2, variant="chosen")
    assert state.step == "ChooseCharacter"
    assert len(state.legal_actions()) == 6
    state.play("character:H3")
    assert "character:H3" not in [state.notation(action) for action in state.legal_actions()]
    state.play("character:H1")
    assert state.characters == [2, 0]
    assert state.step == "ReturnMission"


def test_an_ability_serves_its_owner_alone() -> None:
    """CV-004"""
    table = Table().character(1, "gambler").dice(0, 3).dice(1, 3).placing(0)
    assert table.legal("gamble") == []
    table.play("drop-out")
    assert table.legal("gamble") == ["gamble:+1", "gamble:-1"]


def test_what_everybody_starts_with() -> None:
    """CV-006: five dice, three agents, fifteen cubes and a reroll token."""
    state = started(3)
    for seat in range(3):
        assert state.dice_left(seat) == 5
        assert state.supply[seat] == 15
        assert state.rerolls >> seat & 1
    assert len(state.agents) == 9


def test_agents_start_where_the_cards_say() -> None:
    """CV-007, CV-008: three cities each, no more of one than its two cards; nobody keeps them."""
    for seed in range(10):
        state = fresh(4, seed)
        assert max(Counter(state.agents).values()) <= 2
        assert [size(hand) for hand in state.hands] == [2, 2, 2, 2]


def test_neutral_cubes_with_two_players() -> None:
    """CV-009, CV-010, CV-R04: six of each unused colour in turn; a second one of a colour in a
    city leaves the game. CV-R07: agents there do not pick them up."""
    removed = 0
    beside = 0
    for seed in range(30):
        state = fresh(2, seed)
        for colour in (2, 3):
            lying = sum(cubes >> colour & 1 for cubes in state.cubes)
            assert lying + state.removed[colour] == 6
            removed += state.removed[colour]
        beside += sum(1 for city in state.agents if state.cubes[city])
        assert state.intel == [0, 0]
    assert removed > 0
    assert beside > 0


def test_no_neutral_cubes_with_more_players() -> None:
    """CV-011"""
    for players in (3, 4):
        assert not any(fresh(players).cubes)


def test_agency_cards_are_dealt_from_the_whole_deck() -> None:
    """CV-012, CV-013, CV-014, CV-015: two secret cards each, one on every region space, 38, 36 or
    34 left. CV-R05: a face-up card need not match its region."""
    for players, left in ((2, 38), (3, 36), (4, 34)):
        state = fresh(players)
        assert len(state.agency.deck) == left
        assert [size(hand) for hand in state.hands] == [2] * players
        assert len(set(state.spaces)) == 6
    state = fresh(2)
    homes = [state.content.region_of[state.content.city_of[card]] for card in state.spaces]
    assert homes != [0, 1, 2, 3, 4, 5]
    assert GAME.view(state, 1).seats[0].known_hand == []


def test_one_of_three_missions_goes_back() -> None:
    """CV-016, CV-017, CV-R08: dealt three, keep two, the third goes under the deck in seat order,
    before anything is laid out."""
    state = fresh(3)
    assert [size(held) for held in state.held] == [3, 3, 3]
    assert GAME.view(state, 0).display == [None, None, None]
    assert GAME.view(state, 0).cipher == []
    returned = []
    for seat in range(3):
        assert state.to_move == seat
        action = state.legal_actions()[0]
        returned.append(action - state.parse("mission:M01"))
        state.apply(action)
    assert state.missions.deck[:3] == returned[::-1]
    assert [size(held) for held in state.held] == [2, 2, 2]


def test_missions_codes_and_cipher_are_laid_out() -> None:
    """CV-018, CV-019, CV-020, CV-021: three missions face up, two codes each, two equal code decks
    with their equipment showing, twelve tiles."""
    for players, missions, codes in ((2, 53, 18), (3, 51, 17), (4, 49, 16)):
        state = started(players)
        assert len(state.missions.deck) == missions
        assert [len(deck) for deck in state.code_decks] == [codes, codes]
        assert [size(held) for held in state.codes] == [2] * players
        assert sorted(state.cipher) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
        view = GAME.view(state, None)
        assert None not in view.display
        assert None not in view.code_tops


def test_turn_order_tokens_and_the_bag() -> None:
    """CV-022: one token for each player, the first takes 1. CV-023: all sixteen are in the bag."""
    state = started(3)
    assert state.order == []
    assert sum(state.bag) == 16
    assert state.bag == [2] * 8


def test_the_start_player() -> None:
    """CV-024, CV-025, CV-R02, CV-R85: found by dice: the largest group of equal faces, then the
    higher total; those still tied roll again."""
    settled_by_total = rolled_again = 0
    for seed in range(150):
        state = started(4, seed)
        rolls: dict[int, list[int]] = {}
        tied = [0, 1, 2, 3]
        assert state.journal is not None
        for event in state.journal.events:
            if event.kind == "rolled_for_start":
                rolls[cast(int, event.facts["seat"])] = cast(list[int], event.facts["faces"])
                if set(rolls) == set(tied):
                    groups = {seat: max(Counter(dice).values()) for seat, dice in rolls.items()}
                    largest = [seat for seat in tied if groups[seat] == max(groups.values())]
                    highest = max(sum(rolls[seat]) for seat in largest)
                    best = [seat for seat in largest if sum(rolls[seat]) == highest]
                    settled_by_total += len(largest) > len(best) == 1
                    rolled_again += len(best) > 1
                    tied, rolls = best, {}
        assert [state.first] == tied
    assert settled_by_total > 0
    assert rolled_again > 0


def test_the_start_roll_is_not_the_first_roll() -> None:
    """CV-R03, CV-030: round one has a roll of its own, and the start player places first."""
    state = started(3)
    story = GAME.story(state, None)
    start = next(line for line in story if line.endswith("starts."))
    assert any(line.startswith("Round 1") for line in story[story.index(start) :])
    assert state.to_move == state.first


def test_a_round_has_three_phases() -> None:
    """CV-026, CV-027: roll and place, break codes, resolve dice; the faces are open to all."""
    table = Table().dice(0, 3).dice(1).dice(2).placing(0)
    assert table.view(1).seats[0].unplaced == [3]
    table.play("place:movement-3", "drop-out", "drop-out", "drop-out")
    steps = []
    while table.state.round == 1:
        steps.append(table.state.step)
        table.play(table.legal()[-1])
    kinds = [step for step in steps if step in ("BreakCodes", "ResolveDice")]
    assert kinds == ["BreakCodes"] * 3 + ["ResolveDice"]
    assert all(table.state.dice_left(seat) == 5 for seat in range(3))


def test_the_reroll_token() -> None:
    """CV-028, CV-029, CV-R06: once a game, unplaced dice of one's choice, at least one."""
    table = Table().dice(0, 1, 1, 2).dice(1, 6).dice(2, 6).placing(0)
    table.play("reroll")
    assert table.legal() == ["die:1", "die:2"]
    table.play("die:1")
    assert table.legal() == ["roll", "die:1", "die:2"]
    table.play("roll")
    assert table.state.dice_left(0) == 3
    assert table.state.unplaced[1] >= 1
    assert table.state.to_move == 0
    assert table.legal("reroll") == []
    assert table.why_not("reroll") == "CV-028"
    table.play("place:folder-2", "place:folder-6")
    assert "reroll" in table.legal(), "another player's is still there"


def test_a_reroll_of_all_dice_rolls_at_once() -> None:
    """CV-028: when all are chosen there is nothing left to decide. CV-R06: not for a changed die."""
    table = Table().dice(0, 4).tokens(0, "PLUS").placing(0).play("reroll", "die:4")
    assert table.state.step == "PlaceDie"
    face = table.view(0).seats[0].unplaced[0]
    other = Table().dice(0, face).tokens(0, "PLUS").placing(0).play("token:plus", f"die:{face}")
    assert other.legal("reroll") == []
    assert members(other.state.rerolls) == [0, 1, 2]
