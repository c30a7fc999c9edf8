"""What a seat knows of hidden cards, and what it can only imagine."""

import pytest

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.kernel.chance import FastChance
from tests.games.the_agents.builder import decline, do, hand, mission_hand, table

DRAWS = 60


def imagined(state: AgentsState, seat: int | None) -> list[AgentsState]:
    return [state.imagine(seat, FastChance(key)) for key in range(DRAWS)]


def hands(state: AgentsState, viewer: int | None, owner: int) -> list[str]:
    return [hand(world, owner) for world in imagined(state, viewer)]


def test_an_extracted_card_is_known_to_be_in_the_hand() -> None:
    state = table(3, rows={0: "SH A16>1"}, hands={0: "A33", 2: "A01 A02"})
    do(state, "card:A33 player:1 player:0 cell:0.1")
    for viewer in (1, 2, None):
        assert all("A16" in held for held in hands(state, viewer, 0))
        assert state.view(viewer).seats[0].known == ["Recruiter"]
    do(state, "card:A16 faction:0 gap:0 player:1")
    assert state.view(1).seats[0].known == []


def test_a_drawn_card_may_be_anything_hidden() -> None:
    state = table(ip=[1, 0], hands={1: "A01"}, agents_top="A05")
    do(state, "buy-agent")
    drawn = set(hands(state, 1, 0))
    assert len(drawn) > 15
    assert "A01" not in drawn
    assert set(hands(state, 0, 0)) == {"A05"}


def test_thief_and_victim_know_the_stolen_card_others_do_not() -> None:
    state = table(3, hands={0: "A28", 1: "A05 A03", 2: "A08"})
    do(state, "card:A28 player:1 player:0 take-agent")
    stolen, kept = hand(state, 0), hand(state, 1)
    assert all(stolen in held for held in hands(state, 1, 0))
    assert len(set(hands(state, 2, 0))) > 5
    assert set(hands(state, 0, 1)) != {kept}


def test_a_known_card_may_have_changed_hands_unseen() -> None:
    """Red extracts the Recruiter in full view; Blue robs Red; Gold knows only that one of the two
    has it."""
    state = table(3, rows={0: "SH A16>1"}, hands={0: "A33 A05 A03", 1: "A28", 2: "A08"})
    do(state, "card:A33 player:1 player:0 cell:0.1")
    decline(state).ip[0] = 5
    do(state, "buy-agent end-turn card:A28 player:0 player:1 take-agent")
    worlds = imagined(state, 2)
    with_red = sum("A16" in hand(world, 0) for world in worlds)
    with_blue = sum("A16" in hand(world, 1) for world in worlds)
    assert with_red + with_blue == DRAWS
    assert with_red > 0 and with_blue > 0


def test_a_buried_card_is_remembered_by_the_one_who_buried_it() -> None:
    state = table(3, rows={0: "SH A25>0"}, hands={2: "A08"}, agents_top="A05 A03")
    do(state, "cell:0.1 card:A03")
    assert all(world.agents_deck[0] == 4 for world in imagined(state, 0))
    assert len({world.agents_deck[0] for world in imagined(state, 1)}) > 5


def test_while_looking_only_the_looker_knows_the_top() -> None:
    state = table(rows={0: "SH A25>0"}, hands={1: "A08"}, agents_top="A05 A03")
    do(state, "cell:0.1")
    assert all(sorted(world.agents_deck[-2:]) == [2, 4] for world in imagined(state, 0))
    assert len({tuple(world.agents_deck[-2:]) for world in imagined(state, 1)}) > 5


def test_a_buried_card_that_is_drawn_is_known_to_be_there() -> None:
    """Only the buried card is left when Blue buys: Red knows what it is."""
    state = table(rows={0: "SH A25>0"}, agents_deck="A05 A03", ip=[0, 5], actions=1)
    do(state, "cell:0.1 card:A03 end-turn")
    do(state, "buy-agent")
    assert hand(state, 1) == "A05"
    assert state.view(0).seats[1].known == ["Poisoner"]
    assert state.view(None).seats[1].known == []


def test_after_a_reshuffle_the_deck_is_the_former_pile() -> None:
    hidden = table(
        rows={0: "SH A16>1"}, hands={0: "A01", 1: "A08 A09"}, agents_deck="A05",
        agents_pile="A02 A03", ip=[1, 0],
    )  # fmt: skip
    do(hidden, "buy-agent")
    for world in imagined(hidden, 0):
        assert sorted(world.agents_deck) == [1, 2]
        assert hand(world, 1) == "A08 A09"


def test_a_mission_taken_back_is_known_to_be_in_hand() -> None:
    state = table(rows={0: "SH A16>1"}, missions={0: "M03"}, assigned={(0, 0): "M01"})
    do(state, "mission:M01.0 to-hand")
    assert state.view(1).seats[0].known == ["Body Count"]
    assert all("M01" in mission_hand(world, 0) for world in imagined(state, 1))
    assert len({mission_hand(world, 0) for world in imagined(state, 1)}) > 3


def test_copies_of_a_mission_cannot_be_told_apart() -> None:
    """Red is known to hold a Body Count and assigns one: perhaps it was the other copy, so
    whether Red still has one is anybody's guess."""
    for missions in ("M01 M05", "M03 M05"):
        state = table(rows={0: "SH A16>1"}, missions={0: missions}, assigned={(0, 0): "M01"})
        do(state, "mission:M01.0 to-hand mission:M01.hand faction:0")
        assert state.view(1).seats[0].known == []
        kept = [mission_hand(world, 0) for world in imagined(state, 1)]
        assert any("M01" in held for held in kept) and any("M01" not in held for held in kept)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_two_worlds_that_a_seat_cannot_tell_apart_stay_so(players: int) -> None:
    """Play the same public moves in the true and in an imagined world: the seat that imagined it
    sees the same until something hidden comes out."""
    state = GAME.new(players, 21)
    rng = FastChance(5)
    compared = 0
    while not state.over and compared < 150:
        viewer = rng.below(players)
        world = state.imagine(viewer, rng)
        assert world.view(viewer) == state.view(viewer)
        if state.to_move == viewer:
            assert world.legal_actions() == state.legal_actions()
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
        compared += 1


def test_imagining_again_gives_the_same_worlds() -> None:
    state = GAME.new(4, 3)
    rng = FastChance(2)
    for _ in range(120):
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
    for seat in (0, 1, 2, 3, None):
        world = state.imagine(seat, FastChance(77))
        again = state.imagine(seat, FastChance(8)).imagine(seat, FastChance(77))
        assert world.dump() == again.dump()
