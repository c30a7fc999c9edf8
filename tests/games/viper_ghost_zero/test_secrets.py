"""What seats know and remember, and that imagination respects all of it (S1 to S8)."""

import random
from collections import Counter
from typing import cast

import pytest

from brushpass.games.viper_ghost_zero.cards import SLUGS
from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES
from brushpass.games.viper_ghost_zero.rules.deal import allot
from brushpass.games.viper_ghost_zero.rules.memory import RESHUFFLED, kind_of
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.kernel.chance import FastChance
from tests.games.viper_ghost_zero.table import GAME, MISSIONS, Table


def test_a_card_given_is_remembered_until_it_is_played() -> None:
    table = Table(["knife", "rifle access", "knife"], pile="9*pistol")
    table.play("play:knife", "target:blue", "pass", "give:rifle")
    assert table.view(1).seats[0].holds == ["rifle"]
    assert table.view(2).seats[0].holds == []
    table.play("play:rifle")
    assert table.view(1).seats[0].holds == []


def test_an_objective_surrendered_is_remembered_by_everybody() -> None:
    table = Table(["knife", "", "knife"], areas=["", "laptop"], pile="9*pistol")
    table.play("play:knife", "target:blue", "pass", "surrender:laptop")
    for viewer in (None, 1, 2):
        assert table.view(viewer).seats[0].holds == ["laptop"]
    table.play("play:laptop")
    assert table.view(None).seats[0].holds == []


def test_a_certainty_is_given_up_when_the_card_may_have_gone_on() -> None:
    """Blue gives Red a Rifle; Red then pays Gold a card that Blue cannot see."""
    table = Table(["knife access", "rifle access", "2*knife"], pile="9*pistol")
    table.play("play:knife", "target:blue", "pass", "give:rifle", "pass", "pass")
    assert table.view(1).seats[0].holds == ["rifle"]
    table.play("play:knife", "target:red", "pass", "give:access")
    assert table.view(1).seats[0].holds == []
    assert table.view(2).seats[0].holds == []


def test_a_card_put_under_the_pile_is_remembered_by_its_owner() -> None:
    hand = "2*hostage 2*laptop 2*knife 2*pistol 2*flak-vest grenade"
    table = Table([hand, "knife", "knife"], pile="3*rifle")
    assert table.view(0).under == []
    table.play("pass", "return:grenade")
    assert table.view(0).under == ["grenade"] and table.view(1).under == ["?"]


def real_game(players: int, seed: int, variant: str, turns: int) -> GhostState:
    state = cast(GhostState, GAME.new(players, seed, variant))
    rng = random.Random(seed)
    while not state.over and sum(state.turns) < turns:
        state.apply(rng.choice(state.legal_actions()))
    return state


def test_what_one_finds_under_the_pile_the_one_who_put_it_there_knows() -> None:
    """S5: follow every returned card until somebody draws it."""
    found = 0
    for seed in range(25):
        state = cast(GhostState, GAME.new(2, seed, "alpha"))
        rng = random.Random(seed)
        while not state.over:
            recall = state.recall(0)
            if recall.block == 0 and recall.returned and recall.returned[0] >= 0:
                card = recall.returned[0]
                assert state.pile[-1] == card
                found += 1
            places = [place for place in recall.returned if place >= 0]
            low = state.pile[: len(recall.returned)][::-1]
            assert [
                card for card, place in zip(low, recall.returned, strict=True) if place >= 0
            ] == (places)
            state.apply(rng.choice(state.legal_actions()))
    assert found > 0


@pytest.mark.parametrize(("variant", "players"), [("alpha", 2), ("alpha", 4), ("bravo", 3),
                                                  ("bravo", 5)])  # fmt: skip
def test_every_conclusion_is_true(variant: str, players: int) -> None:
    """Bounds on hands, possible missions, the pile: the truth always lies within them."""
    for seed in range(5):
        state = cast(GhostState, GAME.new(players, seed, variant))
        rng = random.Random(seed)
        while not state.over:
            for viewer in [None, *range(players)]:
                recall = state.recall(viewer)
                for at in range(players * CARDS):
                    assert recall.least[at] <= state.hands[at] <= recall.most[at]
                for seat in range(players):
                    assert recall.possible[seat] >> state.missions[seat] & 1
                assert recall.block + len(recall.returned) == len(state.pile)
                top = state.pile[len(recall.returned) :]
                assert all(top.count(card) <= recall.record[card] for card in set(top))
                assert recall.areas == state.areas
            state.apply(rng.choice(state.legal_actions()))


def test_own_hands_are_recalled_exactly() -> None:
    state = real_game(4, 3, "bravo", 14)
    for seat in range(4):
        recall = state.recall(seat)
        own = slice(seat * CARDS, (seat + 1) * CARDS)
        assert recall.least[own] == state.hands[own]


def test_missions_seen_are_remembered_through_swaps_of_others() -> None:
    """S3: Blue and Gold are exposed and hidden again; then they swap with each other."""
    table = Table(
        ["security-disabled", "counter-op", "knife", "knife"], missions=[0, 1, 2, 3],
        revealed=[1, 2], pile="9*rifle",
    )  # fmt: skip
    table.play("play:security-disabled", "pass", "play:counter-op", "target:gold")
    violet = table.view(3)
    assert [player.mission.name if player.mission else "" for player in violet.seats] == [
        "", MISSIONS[2], MISSIONS[1], MISSIONS[3],
    ]  # fmt: skip


def test_a_hidden_replacement_is_forgotten() -> None:
    table = Table(
        ["security-disabled", "knife", "knife"], missions=[0, 1, 2], revealed=[1],
        variant="bravo", pile="M4 9*rifle",
    )  # fmt: skip
    table.play("play:security-disabled")
    assert table.view(2).seats[1].sight == "remembered"
    table.play("pass")
    assert table.view(2).seats[1].sight == "hidden"
    assert table.view(1).seats[1].mission is not None


def test_a_mission_the_area_would_complete_is_ruled_out() -> None:
    """S4: Blue has Hostage, Laptop and Extraction laid out and did not win."""
    table = Table(["knife", "extraction", "knife"], areas=["", "hostage laptop"], active=1,
                  missions=[1, 5, 2], pile="9*rifle")  # fmt: skip
    table.play("play:extraction")
    assert MISSIONS[0] not in table.view(0).seats[1].may_have
    assert len(table.view(0).seats[1].may_have) == 5


@pytest.mark.parametrize("variant", ["alpha", "bravo"])
def test_imagined_states_keep_all_that_is_known(variant: str) -> None:
    """S1 to S7 on positions of real games."""
    for seed in range(8):
        state = real_game(3, seed, variant, 15)
        for viewer in range(3):
            recall = state.recall(viewer)
            for key in range(4):
                other = state.imagine(viewer, FastChance(key))
                other.check()
                own = slice(viewer * CARDS, (viewer + 1) * CARDS)
                assert other.hands[own] == state.hands[own]
                assert other.missions[viewer] == state.missions[viewer]
                assert other.hand_size == state.hand_size and other.areas == state.areas
                assert len(other.pile) == len(state.pile) and other.discard == state.discard
                for at in range(3 * CARDS):
                    assert recall.least[at] <= other.hands[at] <= recall.most[at]
                for seat in range(3):
                    assert recall.possible[seat] >> other.missions[seat] & 1
                low = other.pile[: len(recall.returned)][::-1]
                for card, place in zip(low, recall.returned, strict=True):
                    assert card < CARDS and (place < 0 or card == place)


def test_after_a_reshuffle_the_pile_holds_only_what_was_discarded() -> None:
    """S8: in particular no objective, and hands hold what was outside."""
    seen = 0
    for seed in range(40):
        state = cast(GhostState, GAME.new(6, seed, "alpha"))
        rng = random.Random(seed)
        while not state.over and not any(kind_of(packed) == RESHUFFLED for packed in state.memory):
            state.apply(rng.choice(state.legal_actions()))
        if state.over:
            continue
        seen += 1
        for viewer in (None, 0, 3):
            recall = state.recall(viewer)
            other = state.imagine(viewer, FastChance(seed))
            block = other.pile[len(recall.returned) :]
            assert all(card >= OBJECTIVES for card in block)
            assert all(block.count(card) <= recall.record[card] for card in set(block))
            view = state.view(viewer)
            assert view.block is not None  # type: ignore[attr-defined]
            assert not set(view.block) & set(SLUGS[:OBJECTIVES])  # type: ignore[attr-defined]
    assert seen > 3


def test_imagination_varies_what_is_hidden() -> None:
    state = real_game(3, 5, "bravo", 4)
    hands = {tuple(state.imagine(0, FastChance(key)).hands) for key in range(20)}
    missions = {tuple(state.imagine(0, FastChance(key)).missions) for key in range(20)}
    assert len(hands) == 20 and len(missions) > 5


def test_imagination_does_not_keep_what_others_know() -> None:
    """Blue gave Gold a card; Red's imagined world has forgotten which."""
    table = Table(["knife", "rifle access", "knife"], active=2, pile="9*pistol")
    table.play("play:knife", "target:blue", "pass", "give:rifle")
    imagined = table.state.imagine(0, FastChance(1))
    assert imagined.view(1).seats[2].holds == []
    assert table.view(1).seats[2].holds == ["rifle"]


def test_a_finished_player_remembers_the_cards_handed_back() -> None:
    state = None
    for seed in range(60):
        game = cast(GhostState, GAME.new(4, seed, "bravo"))
        rng = random.Random(seed)
        while not game.over and not game.finishers:
            game.apply(rng.choice(game.legal_actions()))
        if not game.over and "yours" in game.view(game.finishers[0]).under:
            state = game
            break
    assert state is not None
    seat = state.finishers[0]
    view = state.view(seat)
    for key in range(6):
        other = state.imagine(seat, FastChance(key))
        low = other.pile[: len(view.under)][::-1]
        mine = [
            SLUGS[card] for card, place in zip(low, view.under, strict=True) if place == "yours"
        ]
        assert mine and not Counter(mine) - Counter(view.handed_back)


def test_allot_makes_room_along_a_chain() -> None:
    """Two groups of one place; the first takes either kind, the second only kind 0."""
    for key in range(20):
        placed = allot([1, 1], [1, 1], [1, 1, 1, 0], FastChance(key))
        assert placed == [0, 1, 1, 0]
    for key in range(20):
        placed = allot([2, 1, 1], [2, 1, 1], [1, 1, 1, 1, 1, 0, 1, 0, 1], FastChance(key))
        assert [sum(placed[at : at + 3]) for at in (0, 3, 6)] == [2, 1, 1]
        assert [placed[at] + placed[at + 3] + placed[at + 6] for at in range(3)] == [2, 1, 1]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_two_worlds_that_look_alike_tell_alike(viewer: int | None) -> None:
    """Seat 0 holds different cards; nobody else hears or sees a difference."""
    moves = ("play:knife", "target:blue", "pass", "give:access", "pass")
    one = Table(["knife rifle 9*pistol", "2*access", "access"], pile="9*rifle").play(*moves)
    two = Table(["knife grenade 9*pistol", "2*access", "access"], pile="9*rifle").play(*moves)
    one.play("return:pistol")
    two.play("return:pistol")
    assert one.view(viewer) == two.view(viewer)
    assert one.story(viewer) == two.story(viewer)


def test_remembering_step_by_step_is_remembering_it_all() -> None:
    """A recall that reads on as the game goes on ends where one that reads anew does."""
    state = cast(GhostState, GAME.new(4, 8, "bravo"))
    rng = random.Random(8)
    while not state.over:
        anew = state.clone()
        for viewer in (None, 0, 2):
            assert state.view(viewer) == anew.view(viewer)
            one, two = state.recall(viewer), anew.recall(viewer)
            assert (one.least, one.most, one.record) == (two.least, two.most, two.record)
        state.apply(rng.choice(state.legal_actions()))
