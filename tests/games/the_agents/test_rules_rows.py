"""Factions, cards in them, tokens and dead agents, rule by rule."""

import pytest

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.rows import partner, relocated
from tests.games.the_agents.builder import (
    CONTENT,
    decline,
    do,
    hand,
    options,
    refused,
    row,
    table,
    tokens,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_neighbours_share_one_faction(players: int) -> None:
    """AG-008, AG-R01: faction f lies between seat f and the next; two factions each."""
    state = GAME.new(players, 1)
    pairs = [faction.players for faction in state.view(None).factions]
    assert pairs == [(seat, (seat + 1) % players) for seat in range(players)]
    for seat in range(players):
        assert state.factions_of(seat) == sorted([seat, (seat - 1) % players])


def test_two_players_share_both_factions() -> None:
    """AG-009, AG-R01: each is side A once."""
    state = GAME.new(2, 1)
    assert [faction.players for faction in state.view(None).factions] == [(0, 1), (1, 0)]
    assert state.factions_of(0) == state.factions_of(1) == [0, 1]


def test_agents_join_at_the_ends_of_the_row() -> None:
    """AG-010, AG-011: side by side, first or last."""
    state = table(rows={0: "A16>1 SH A20>1"}, hands={0: "A08"})
    do(state, "card:A08 faction:0")
    assert options(state) == "gap:0 gap:3"
    assert refused(state, "gap:1") == "AG-011"
    west = do(state.clone(), "gap:0 player:1")
    east = do(state.clone(), "gap:3 player:1")
    assert row(west, 0).startswith("A08>1 A16")
    assert row(east, 0).endswith("A20>1 A08>1")


def test_a_card_may_say_that_it_goes_between() -> None:
    """AG-012: the Infiltrator fits into any gap."""
    state = table(rows={0: "A16>1 SH A20>1"}, hands={0: "A22"})
    do(state, "card:A22 faction:0")
    assert options(state) == "gap:0 gap:1 gap:2 gap:3"
    do(state, "gap:2 player:1")
    assert row(state, 0) == "A16>1 SH A22>1 A20>1"


def test_the_faction_of_two_others_is_closed() -> None:
    """AG-013."""
    state = table(4, hands={0: "A08"})
    do(state, "card:A08")
    assert options(state) == "faction:0 faction:3"
    assert refused(state, "faction:1") == "AG-013"


def test_a_card_may_say_that_it_goes_anywhere() -> None:
    """AG-014, AG-R76: the Defector does; its command faces one of the faction's own players."""
    state = table(4, hands={0: "A23"})
    do(state, "card:A23")
    assert options(state) == "faction:0 faction:1 faction:2 faction:3"
    do(state, "faction:1 gap:1")
    assert options(state) == "player:1 player:2"
    assert refused(state, "player:0") == "AG-R76"
    do(state, "player:2")
    assert row(state, 1) == "SH A23>2"


def test_any_agent_goes_to_either_faction_and_either_end() -> None:
    """AG-015."""
    reached = set()
    for faction in "02":
        for gap in "01":
            state = table(3, hands={0: "A08"})
            do(state, f"card:A08 faction:{faction} gap:{gap} player:0")
            reached.add((row(state, 0), row(state, 2)))
    assert reached == {
        ("A08>0 SH", "SH"),
        ("SH A08>0", "SH"),
        ("SH", "A08>0 SH"),
        ("SH", "SH A08>0"),
    }


@pytest.mark.parametrize(("players", "limit"), [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_the_size_limit(players: int, limit: int) -> None:
    """AG-016, AG-017, AG-018, AG-019, AG-R24: dead ones count, the safe house does not, and it
    does not matter who placed them or whom they face."""
    almost = " ".join(["SH"] + [f"A{n:02}{'>x'[n % 2]}{n % 2}" for n in range(1, limit)])
    state = table(players, rows={0: almost}, hands={0: "A16"})
    assert state.agents_in(0) == limit - 1
    do(state, "card:A16 faction:0 gap:0 player:0")
    assert state.agents_in(0) == limit
    assert not state.has_room(0)


def test_a_full_faction_is_not_offered() -> None:
    """AG-R23: and a card with nowhere to go is not playable."""
    full = "A01x1 A02x1 A03x1 A04x1 A05x1 SH"
    state = table(3, rows={0: full}, hands={0: "A16"})
    do(state, "card:A16")
    assert options(state) == "faction:2"
    assert refused(state, "faction:0") == "AG-R23"
    both = table(
        3, rows={0: full, 2: "A06x0 A07x0 A08x0 A09x0 A10x0 SH"}, hands={0: "A16"}, ip=[1, 0, 0]
    )
    assert options(both) == "buy-agent"
    assert refused(both, "card:A16") == "AG-R23"


def test_the_limit_is_asked_only_when_an_agent_comes_in() -> None:
    """AG-R22: in a full row agents are revived and swapped freely; none is moved into it."""
    full = "A18>0 A14>0 A03x1 A04>1 A05>1 SH"
    state = table(3, rows={0: full, 1: "SH A20>2"}, hands={0: "A32"})
    assert {"cell:0.0", "cell:0.1"} <= set(options(state).split())
    revived = do(state.clone(), "cell:0.1 cell:0.2")
    assert row(revived, 0) == "A18>0 A14>0 A03>1 A04>1 A05>1 SH"
    do(state, "card:A32 player:1 player:0 cell:1.1")
    assert options(state) == "faction:2"
    assert refused(state, "faction:0") == "AG-R22"


def test_an_emptied_faction_stays() -> None:
    """AG-R16: the safe house lies as it was turned, and agents may join again."""
    state = table(rows={0: "SH>1 A16>0"}, hands={0: "A33 A08"})
    do(state, "card:A33 player:1 player:0 cell:0.1")
    assert row(state, 0) == "SH"
    assert state.view(None).factions[0].cells[0].faces == 1
    do(state, "card:A08 faction:0 gap:0 player:1")
    assert row(state, 0) == "A08>1 SH"


def test_command_to_one_data_to_the_other() -> None:
    """AG-020, AG-021, AG-R02: both ends are used, each by one of the faction's players."""
    state = table(rows={0: "SH"}, hands={0: "A20"})
    do(state, "card:A20 faction:0 gap:1")
    assert options(state) == "player:0 player:1"
    giving, keeping = state.clone(), state.clone()
    do(giving, "player:1")
    do(keeping, "player:0")
    assert (row(giving, 0), tokens(giving, 0), tokens(giving, 1)) == ("SH A20>1", 2, 0)
    assert (row(keeping, 0), tokens(keeping, 0), tokens(keeping, 1)) == ("SH A20>0", 0, 1)


def test_the_faced_player_performs_at_once_and_must() -> None:
    """AG-022, AG-023: also in somebody else's turn."""
    state = table(rows={0: "SH A16>1"}, hands={0: "A08"})
    do(state, "card:A08 faction:0 gap:2 player:1")
    assert (state.step, state.to_move, state.active) == ("Target", 1, 0)
    assert options(state) == "cell:0.1"
    assert refused(state, "stop") == "AG-023"


def test_a_command_that_cannot_be_performed_is_not() -> None:
    """AG-024: nothing happens, the card stays."""
    state = table(hands={0: "A08", 1: "A01"})
    do(state, "card:A08 faction:0 gap:1 player:1")
    assert row(state, 0) == "SH A08>1"
    assert (decline(state).step, state.to_move) == ("Turn", 0)


def test_nobody_owns_an_agent_in_play() -> None:
    """AG-R32: who extracts it has it, alive, and may play it in the same turn."""
    state = table(rows={0: "SH A16x1 A11>0"}, ip=[0, 0])
    do(state, "cell:0.2 cell:0.1")
    assert hand(state, 0) == "A16"
    do(state, "card:A16 faction:0 gap:0 player:1")
    assert row(state, 0) == "A16>1 SH A11>0"


def test_every_half_is_black_or_white() -> None:
    """AG-025: as many of each; free agents have none."""
    halves = [*CONTENT.left[:27], *CONTENT.right[:27]]
    assert sorted(set(halves)) == [1, 2]
    assert halves.count(1) == halves.count(2) == 27
    assert set(CONTENT.left[27:]) == {0}


@pytest.mark.parametrize(
    ("cards", "worth"),
    [("A20>1 A17>1", 2), ("A08>1 A16>1", 2), ("A20>1 A08>1", 1), ("A08>1 A20>1", 1)],
)
def test_two_halves_that_meet_make_a_token(cards: str, worth: int) -> None:
    """AG-026, AG-027, AG-028, AG-R04: white-white and black-black pay 2, mixed 1, to the player
    both point at."""
    state = table(rows={0: f"A01x1 {cards} A02x1 SH"})
    assert (tokens(state, 0), tokens(state, 1)) == (worth, 0)
    (token,) = state.view(None).factions[0].tokens
    assert (token.joint, token.seat, token.worth) == (1, 0, worth)


def test_a_half_alone_is_worth_nothing() -> None:
    """AG-029, AG-R06: neither in the middle of nowhere nor at the outer edges."""
    state = table(rows={0: "A20>1 A01x1 SH"})
    assert tokens(state, 0) == tokens(state, 1) == 0


def test_left_and_right_turn_with_the_card() -> None:
    """AG-R03: A02 is white on its left and black on its right, as the data's reader sees it."""
    for_a = table(rows={0: "A20>1 A02>1 A08>1 A03x1 SH"})
    assert tokens(for_a, 0) == 2 + 2
    mirrored = table(rows={0: "A20>0 A02>0 A08>0 A03x1 SH"})
    assert tokens(mirrored, 1) == 1 + 1


def test_opposite_neighbours_make_no_token() -> None:
    """AG-R05."""
    state = table(rows={0: "A20>1 A17>0 A01x1 SH"})
    assert tokens(state, 0) == tokens(state, 1) == 0


def test_what_the_safe_house_shows() -> None:
    """AG-R07: one colour to each player on both edges; alone it pays nothing."""
    alone = table()
    assert tokens(alone, 0) == tokens(alone, 1) == 0
    white = table(rows={0: "A20>1 SH A17>1"})
    assert (tokens(white, 0), tokens(white, 1)) == (4, 0)
    black = table(rows={0: "A20>0 SH A17>0"})
    assert (tokens(black, 0), tokens(black, 1)) == (0, 2)


def test_the_safe_house_keeps_agents_apart() -> None:
    """AG-R10: across it nobody is a neighbour."""
    state = table(rows={0: "A16>1 SH"}, hands={0: "A01"})
    do(state, "card:A01 faction:0 gap:2 player:0")
    assert row(state, 0) == "A16>1 SH A01>0"
    assert decline(state).step == "Turn"


def test_a_dead_card_shows_nothing_and_breaks_tokens() -> None:
    """AG-R11, AG-R12."""
    whole = table(rows={0: "A20>1 A17>1 A07>1 A01x0 SH"})
    broken = table(rows={0: "A20>1 A17x1 A07>1 A01x0 SH"})
    assert (tokens(whole, 0), tokens(broken, 0)) == (4, 0)
    assert tokens(broken, 1) == 0


def test_a_dead_card_keeps_its_direction() -> None:
    """AG-R13: reviving brings back facing and halves."""
    state = table(rows={0: "A20>1 A17x1 A14>0 SH"})
    do(state, "cell:0.2 cell:0.1")
    assert row(state, 0) == "A20>1 A17>1 A14>0 SH"
    assert tokens(state, 0) == 2


def test_everybody_knows_who_the_dead_are() -> None:
    """AG-R14."""
    state = table(3, rows={1: "SH A17x2"})
    for viewer in (0, 1, 2, None):
        cell = state.view(viewer).factions[1].cells[1]
        assert cell.dead and cell.card is not None and cell.card.name == "Recruiter"
        assert cell.faces == 2


def test_a_dead_agents_command_is_no_use() -> None:
    """AG-R31."""
    state = table(rows={0: "SH A17x0"}, ip=[1, 0])
    assert options(state) == "buy-agent"
    assert refused(state, "cell:0.1") == "AG-R31"


def test_facing_after_a_change_of_faction() -> None:
    """AG-R17, AG-R18, AG-R19: the relation to the shared player, the same player, or the side."""
    assert relocated(1, 0, 1, 3) == 1
    assert relocated(0, 0, 1, 3) == 2
    assert [relocated(seat, 0, 1, 2) for seat in (0, 1)] == [0, 1]
    assert [relocated(seat, 0, 2, 4) for seat in (0, 1)] == [2, 3]
    assert partner(2, 2, 4) == 3 and partner(3, 0, 4) == 3
