"""Setting up and choosing specialists, rule by rule."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import brushpass
from brushpass.games.pocket_ops.rules.facility import LINES, ROOMS
from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.kernel.chance import FastChance
from tests.games.pocket_ops.table import COLOURS, EMPTY, GAME, Table


@pytest.mark.parametrize("players", [0, 1, 3])
def test_there_are_exactly_two_players(players: int) -> None:
    """PO-001."""
    assert list(GAME.seats) == [2]
    with pytest.raises(brushpass.UnknownGame, match=f"2 seats, not {players}"):
        GAME.new(players=players)


def test_nine_rooms_are_lettered_row_by_row() -> None:
    """PO-002, PO-R01."""
    assert ROOMS == "ABCDEFGHI"
    top_left = Table.laid_out("r../.../...").play("predict:I").offered("place")
    bottom_right = Table.laid_out(".../.../..r").play("predict:A").offered("place")
    assert (top_left, bottom_right) == ("BCDEFGHI", "ABCDEFGH")
    assert LINES[0] == "ABC" and LINES[3] == "ADG"


def test_room_names_decorate_and_the_hangar_is_printed() -> None:
    """PO-R02."""
    names = dict(zip(ROOMS, Table.new().view().rooms, strict=True))
    assert names["H"] == "Hangar"
    assert len(set(names.values())) == 9
    assert GAME.actions.parse("place:H") == GAME.actions.parse("place:A") + 7


def test_each_player_owns_seven_spies_and_eight_specialists() -> None:
    """PO-003, PO-004."""
    table = Table.new()
    assert table.supplies == [7, 7]
    assert table.pools == [set(KINDS), set(KINDS)]
    assert len(KINDS) == 8


def test_each_player_owns_a_blueprint_of_every_room() -> None:
    """PO-005."""
    for placer in COLOURS:
        assert Table.laid_out(placer=placer).offered("predict") == ROOMS


def test_nobody_starts_with_a_crystal() -> None:
    """PO-006."""
    table = Table.new()
    assert table.wins == [0, 0]
    assert table.state.winners() == []


def test_the_keycard_is_a_fair_coin_between_red_and_blue() -> None:
    """PO-007, PO-R03."""
    holders = Counter(Table.new(seed).keycard for seed in range(400))
    assert set(holders) == {"red", "blue"}
    assert 150 < holders["red"] < 250


def test_a_round_starts_empty() -> None:
    """PO-008."""
    table = Table.new()
    assert (table.facility, table.supplies, table.view().unchanged) == (EMPTY, [7, 7], 0)


@pytest.mark.parametrize("seed", range(8))
def test_every_round_starts_with_a_draft(seed: int) -> None:
    """PO-010, PO-064."""
    table, rng, drafts = Table.new(seed), FastChance(seed), 0
    rounds = 0
    while not table.state.over:
        if table.view().round > rounds:
            rounds = table.view().round
            assert table.decision == "Draft"
        drafts += table.decision == "Draft"
        table.state.apply(rng.pick(list(table.state.legal_actions())))
    assert drafts == 2 * rounds


def test_the_pair_is_any_two_of_the_pool_alike_and_independent() -> None:
    """PO-011, PO-R05: 28 pairs, and 21 from a pool of seven."""
    red, both = Counter[tuple[str, ...]](), Counter[bool]()
    for seed in range(1400):
        table = Table.new(seed)
        mine, theirs = table.view("red").pair, table.view("blue").pair
        red[tuple(mine)] += 1
        both[mine == theirs] += 1
    assert set(red) == set(combinations(KINDS, 2))
    assert sum((count - 50) ** 2 / 50 for count in red.values()) < 55.5
    assert 20 < both[True] < 90


def test_a_smaller_pool_is_drawn_from_just_as_evenly() -> None:
    """PO-R08: rounds are drafted from 8, 7 and 6 and never need more."""
    sizes: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    for seed in range(40):
        table, rng = Table.new(seed), FastChance(seed)
        while not table.state.over:
            if table.decision == "Draft":
                sizes[table.view().round] |= {len(pool) for pool in table.pools}
            table.state.apply(rng.pick(list(table.state.legal_actions())))
    assert sizes == {1: {8}, 2: {7}, 3: {6}}


def test_each_player_sees_two_of_their_own_and_nobody_else_does() -> None:
    """PO-012, PO-R07."""
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja"))
    assert table.view("red").pair == ["sniper", "mole"]
    assert table.view("blue").pair == ["mole", "ninja"]
    assert table.view().pair == []
    table.play("pick:sniper", "pick:ninja")
    for colour in (*COLOURS, None):
        assert table.view(colour).pair == []
        assert "mole" not in str(table.view(colour).seats[0].active)


def test_exactly_one_of_the_two_is_chosen() -> None:
    """PO-013."""
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja"))
    assert table.offered() == "pick:sniper pick:mole"
    assert table.refusal("pick:ninja") == "PO-013"
    assert table.refusal("predict:A") == "PO-010"


def test_choices_are_shown_when_both_have_chosen() -> None:
    """PO-014, PO-R57: the keycard holder chooses first, and the other cannot tell what."""
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja"), keycard="blue")
    assert table.chooser == "blue"
    table.play("pick:ninja")
    assert table.chooser == "red"
    assert table.view("blue").pick == "ninja"
    for colour in ("red", None):
        view = table.view(colour)
        assert (view.pick, view.seats[1].picked, view.seats[1].active) == (None, True, None)
    other = Table.drafting(("sniper", "mole"), ("mole", "ninja"), keycard="blue").play("pick:mole")
    assert other.view("red") == table.view("red")
    assert other.view() == table.view()
    table.play("pick:mole")
    assert table.hands == ["mole", "ninja"]


def test_the_active_specialist_may_be_played_once_and_no_other() -> None:
    """PO-015, PO-016."""
    table = Table.laid_out(red="ninja", blue="sniper")
    table.turn("A", "deploy:E")
    assert table.facility == ".../.R./..."
    table.turn("A", "place:B").play("predict:I")
    assert table.offered("deploy") == ""
    assert table.refusal("deploy:C") == "PO-015"


def test_the_unchosen_specialist_goes_back_to_the_pool() -> None:
    """PO-R04."""
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja")).play("pick:mole", "pick:mole")
    assert "sniper" in table.pools[0] and "ninja" in table.pools[1]
    drawn = set()
    for seed in range(40):
        document: dict[str, Any] = Table.new(seed).state.dump()
        drawn |= set(document["position"]["pair"][0])
    assert drawn == set(KINDS)


def test_both_may_have_the_same_specialist() -> None:
    """PO-R06."""
    table = Table.drafting(("sniper", "mole"), ("mole", "ninja")).play("pick:mole", "pick:mole")
    assert table.hands == ["mole", "mole"]
