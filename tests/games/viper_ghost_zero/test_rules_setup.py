"""Setting up: VG-001 to VG-012, VG-105."""

from collections import Counter
from typing import cast

import pytest

from brushpass.games.viper_ghost_zero.rules.content import CARDS, EXTRACTION
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from tests.games.viper_ghost_zero.table import GAME, Table, changed_deck

TABLES = [(variant, players) for variant in ("alpha", "bravo") for players in range(2, 7)]


def dealt(variant: str, players: int, seed: int = 1) -> GhostState:
    """The table right after the deal: the first seat has drawn its two cards already."""
    return cast(GhostState, GAME.new(players, seed, variant))


def all_cards(state: GhostState) -> Counter[int]:
    counted: Counter[int] = Counter(state.pile + state.discard)
    counted.update(CARDS + mission for mission in state.missions + state.set_aside)
    for at, copies in enumerate(state.hands):
        counted[at % CARDS] += copies
    return +counted


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_vg_001_and_vg_006_hands_hold_six_action_cards_and_no_mission(
    variant: str, players: int
) -> None:
    for seed in range(20):
        state = dealt(variant, players, seed)
        assert state.hand_size[1:] == [6] * (players - 1)
        assert len(state.hands) == players * CARDS


@pytest.mark.parametrize("players", range(2, 7))
def test_vg_002_every_player_has_one_mission_at_random(players: int) -> None:
    dealt_missions = {tuple(dealt("alpha", players, seed).missions) for seed in range(30)}
    assert len(dealt_missions) > 10
    assert all(len(missions) == players for missions in dealt_missions)


def test_vg_r59_two_players_may_hold_the_same_mission() -> None:
    same = [len(set(dealt("alpha", 2, seed).missions)) == 1 for seed in range(60)]
    assert any(same) and not all(same)


def test_vg_003_a_mission_asks_for_extraction_and_two_different_others() -> None:
    content = dealt("alpha", 2).content
    assert len(set(content.needs)) == 6
    for needs in content.needs:
        assert needs.bit_count() == 3 and needs >> EXTRACTION & 1


def test_vg_004_and_vg_005_only_its_owner_sees_a_mission() -> None:
    state = dealt("alpha", 3)
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        seen = [player.mission is not None for player in view.seats]  # type: ignore[attr-defined]
        assert seen == [seat == viewer for seat in range(3)]


def test_vg_005_no_action_shows_ones_own_mission() -> None:
    assert not [notation for notation in GAME.actions.notations if "show" in notation]
    assert "reveal" not in {family.name for family in GAME.actions.families}


@pytest.mark.parametrize("players", range(2, 7))
def test_vg_007_alpha_sets_spare_missions_aside(players: int) -> None:
    state = dealt("alpha", players)
    assert len(state.set_aside) == 12 - players
    assert max(state.pile) < CARDS


@pytest.mark.parametrize("players", range(2, 7))
def test_vg_008_bravo_shuffles_spare_missions_into_the_pile(players: int) -> None:
    places: set[int] = set()
    for seed in range(12):
        state = dealt("bravo", players, seed)
        held = Counter(CARDS + mission for mission in state.missions)
        in_piles = Counter(card for card in state.pile + state.discard if card >= CARDS)
        assert (held + in_piles).total() == 12 and state.set_aside == []
        places.update(at for at, card in enumerate(state.pile) if card >= CARDS)
    assert len(places) > 30


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_vg_009_the_rest_is_the_draw_pile(variant: str, players: int) -> None:
    state = dealt(variant, players)
    before_the_draw = 96 - 6 * players + (12 - players if variant == "bravo" else 0)
    assert len(state.pile) == before_the_draw - 2
    content = state.content
    expected = dict(enumerate(content.copies))
    assert all_cards(state) == expected


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_vg_010_and_vg_r01_piles_and_areas_begin_empty(variant: str, players: int) -> None:
    state = dealt(variant, players, 2)
    replaced = sum(card >= CARDS for card in state.discard)
    assert len(state.discard) == replaced <= 2
    assert not any(state.areas) and state.revealed == 0 and state.finishers == []


def test_vg_011_the_first_player_draws_like_anybody_else() -> None:
    state = dealt("alpha", 4)
    assert state.to_move == 0 and state.hand_size == [8, 6, 6, 6]


def test_vg_012_and_vg_r02_turns_go_clockwise_from_the_first_seat() -> None:
    state = dealt("alpha", 3)
    order = []
    for _ in range(5):
        order.append(state.to_move)
        state.play("pass")
        while state.step == "ReturnCard":
            state.apply(state.legal_actions()[0])
    assert order == [0, 1, 2, 0, 1]
    deck = changed_deck(("first_seat = 0", "first_seat = 2"))
    assert GAME.new(3, 1, deck=deck).to_move == 2


def test_vg_105_and_vg_r54_chance_comes_from_the_seed_alone() -> None:
    assert dealt("bravo", 5, 9).dump() == dealt("bravo", 5, 9).dump()
    assert dealt("bravo", 5, 9).hands != dealt("bravo", 5, 10).hands


def test_vg_r55_stealth_is_a_family_name_and_nothing_else() -> None:
    """Counter-Op is a stealth card, and yet Neuro-Stim does not answer it."""
    table = Table(["counter-op", "neuro-stim"], missions=[0, 1])
    table.play("play:counter-op", "target:blue")
    assert table.state.missions == [1, 0] and table.hand(1) == "neuro-stim"


def test_vg_r56_every_card_has_one_name() -> None:
    titles = [GAME.builtin_deck.content.title(card) for card in range(CARDS)]
    assert len(set(titles)) == CARDS
    assert {"Security Disabled", "Counter-Op"} <= set(titles)
