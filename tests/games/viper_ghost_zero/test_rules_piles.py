"""The piles: VG-029 to VG-036."""

import random

from tests.games.viper_ghost_zero.table import GAME, Table


def test_vg_029_played_cards_and_answers_lie_in_the_discard_pile() -> None:
    table = Table(
        ["knife flashbang", "flak-vest neuro-stim"], areas=["", "hostage"], pile="9*rifle"
    )
    table.play("play:knife", "target:blue", "play:flak-vest")
    table.play("play:flashbang", "target:blue", "play:neuro-stim")
    assert table.discard == "knife flak-vest flashbang neuro-stim"


def test_vg_030_and_vg_r12_an_access_can_draw_itself() -> None:
    table = Table(["access", "knife"], pile="rifle")
    table.play("play:access")
    assert table.hand(0) == "rifle access"
    assert (table.pile, table.discard) == ("", "")


def test_vg_031_an_empty_draw_pile_is_replaced_by_the_shuffled_discard() -> None:
    discard = "knife pistol rifle grenade access"
    table = Table(["hostage", "knife"], discard=discard, at="draw")
    drawn = table.hand(0).removeprefix("hostage ").split()
    assert len(drawn) == 2 and table.discard == ""
    assert sorted(drawn + table.pile.split()) == sorted(discard.split())


def test_vg_032_and_vg_r13_the_reshuffle_waits_until_a_card_is_needed() -> None:
    table = Table(["hostage", "knife"], pile="rifle pistol", discard="grenade", at="draw")
    assert (table.pile, table.discard) == ("", "grenade")
    table.play("play:hostage")
    assert (table.pile, table.discard) == ("", "grenade")
    table.play("pass")
    assert table.hand(1) == "knife grenade"


def test_vg_033_and_vg_r14_with_both_piles_empty_the_rest_of_a_draw_is_lost() -> None:
    table = Table(["access", "knife"], pile="rifle")
    table.play("play:access", "pass")
    assert table.asked == ("PlayCard", 1) and table.hand(1) == "knife"


def test_vg_034_and_vg_r15_one_draw_reaches_across_a_reshuffle() -> None:
    table = Table(["hostage", "knife"], pile="rifle", discard="grenade", at="draw")
    assert table.hand(0) == "hostage rifle grenade"


def test_vg_035_and_vg_r16_cards_under_an_empty_pile_go_beneath_the_reshuffled_discard() -> None:
    hand = "10*knife 2*pistol"
    table = Table([hand, ""], discard="grenade").play("pass", "return:knife")
    assert (table.pile, table.discard) == ("grenade knife", "")
    alone = Table([hand, ""]).play("pass", "return:knife")
    assert (alone.pile, alone.discard) == ("knife", "")


def test_vg_036_and_vg_r17_no_objective_is_ever_discarded() -> None:
    rng = random.Random(5)
    for seed in range(6):
        state = GAME.new(3, seed, "bravo")
        while not state.over:
            assert all(card >= 5 for card in state.discard)
            state.apply(rng.choice(state.legal_actions()))


def test_vg_r61_and_vg_r62_discards_and_numbers_of_cards_are_open_to_all() -> None:
    table = Table(["2*knife", "3*rifle"], pile="4*access", discard="grenade pistol")
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        assert view.discard == ["grenade", "pistol"] and view.pile == 4
        assert [player.hand_size for player in view.seats] == [2, 3]
