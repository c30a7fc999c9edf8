"""Playing: one legality, and a refusal that changes nothing."""

from typing import Any

import pytest

import brushpass
from brushpass.kernel.chance import FastChance
from brushpass.kernel.playout import play_out

GAME = brushpass.game("pocket-ops")


def finished() -> brushpass.State:
    state: brushpass.State = GAME.new(seed=2)
    play_out(state, FastChance(2))
    return state


@pytest.mark.parametrize("action", ["place:A", 17, "predict:A", "decline"])
def test_an_illegal_action_changes_nothing(action: int | str) -> None:
    state = GAME.new(seed=2, journal=True)
    before, events = state.dump(), len(state.journal.events)
    with pytest.raises(brushpass.IllegalAction, match="PO-010: "):
        state.play(action)
    assert state.dump() == before
    assert len(state.journal.events) == events


@pytest.mark.parametrize("action", [-1, 45, 10**12, "castle", "", "place:Z"])
def test_an_unknown_action_changes_nothing(action: int | str) -> None:
    state = GAME.new(seed=2)
    before = state.dump()
    with pytest.raises(brushpass.IllegalAction, match="no action"):
        state.play(action)
    assert state.dump() == before


@pytest.mark.parametrize("action", range(0, 45, 5))
def test_nothing_can_be_played_after_the_end(action: int) -> None:
    state = finished()
    before = state.dump()
    with pytest.raises(brushpass.IllegalAction, match="the game is over"):
        state.play(action)
    assert state.dump() == before
    assert (state.to_move, state.step, state.legal_actions()) == (-1, "", ())
    assert state.offers() == []


def test_the_list_of_legal_actions_is_the_only_legality() -> None:
    state, rng = GAME.new(seed=4), FastChance(4)
    while not state.over:
        legal = state.legal_actions()
        assert list(legal) == sorted(set(legal)) != []
        for action in range(GAME.num_actions):
            assert (state.why_not(action) is None) == (action in legal)
        assert [offer.id for offer in state.offers()] == list(legal)
        state.play(rng.pick(list(legal)))


def test_notation_and_number_play_the_same() -> None:
    numbers, words = GAME.new(seed=4), GAME.new(seed=4)
    action = numbers.legal_actions()[1]
    numbers.play(action)
    words.play(words.notation(action).upper())
    assert numbers.dump() == words.dump()


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.new(seed=8).dump() == GAME.new(seed=8).dump()
    assert GAME.new(seed=8).dump() != GAME.new(seed=9).dump()


def test_a_clone_is_independent_and_equal() -> None:
    state = GAME.new(seed=4)
    copy = state.clone()
    assert copy.dump() == state.dump()
    before = state.dump()
    play_out(copy, FastChance(1))
    assert copy.over
    assert state.dump() == before


def test_a_playout_counts_its_decisions() -> None:
    counted, stepped = GAME.new(seed=4), GAME.new(seed=4)
    decisions, rng = 0, FastChance(6)
    while not stepped.over:
        options = stepped.legal_actions()
        stepped.apply(options[rng.below(len(options))])
        decisions += 1
    assert play_out(counted, FastChance(6)) == decisions
    assert counted.dump() == stepped.dump()


def test_returns_are_zero_until_the_end_and_then_sum_to_zero() -> None:
    assert GAME.new(seed=4).returns() == [0.0, 0.0]
    state = finished()
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.returns()[state.winners()[0]] == 1.0


def test_a_perspective_gives_one_seat_and_nothing_else() -> None:
    state = GAME.new(seed=4)
    mover, other = state.perspective(state.to_move), state.perspective(1 - state.to_move)
    assert mover.to_move and not other.to_move
    assert mover.legal_actions() == state.legal_actions()
    assert (other.legal_actions(), other.offers()) == ((), [])
    assert mover.view() == state.view(state.to_move)
    imagined = other.imagine(FastChance(3))
    assert imagined.view(other.seat) == other.view()
    assert "Choose your specialist for this round\nYou looked at two" in mover.text()
    assert "pick:" not in other.text()


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_perspective_of_nobody(seat: int) -> None:
    with pytest.raises(brushpass.UnknownGame, match=f"no seat {seat}"):
        GAME.new().perspective(seat)
    with pytest.raises(brushpass.UnknownGame, match=f"no seat {seat}"):
        GAME.new().view(seat)


def test_an_imagined_state_keeps_the_view_and_varies_what_is_hidden() -> None:
    state, rng = GAME.new(seed=4), FastChance(12)
    while not state.over:
        for seat in (0, 1, None):
            assert state.imagine(seat, rng).view(seat) == state.view(seat)
        state.play(rng.pick(list(state.legal_actions())))
    draft = GAME.new(seed=4)
    pairs = {str(draft.imagine(0, rng).view(1).pair) for _ in range(30)}
    assert len(pairs) > 10


def test_imagining_depends_on_what_is_known_and_on_nothing_else() -> None:
    state = GAME.new(seed=4)
    other = GAME.load(state.dump() | {"chance": ["fast", 1, 2, 3, 4]})
    assert state.imagine(0, FastChance(5)).dump() == other.imagine(0, FastChance(5)).dump()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 3}, "Pocket Ops is for 2 seats, not 3"),
        ({"variant": "tiny"}, "Pocket Ops has no variant 'tiny'; it has standard"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"seed": "word"}, "64 hexadecimal digits"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(brushpass.BrushpassError, match=message):
        GAME.new(**arguments)


def test_an_unknown_game_lists_the_known() -> None:
    with pytest.raises(brushpass.UnknownGame, match=r"no game 'chess'; there are .*pocket-ops"):
        brushpass.game("chess")
