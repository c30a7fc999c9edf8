"""What is different in Bravo: VG-088 to VG-101."""

import pytest

from tests.games.viper_ghost_zero.table import MISSIONS, Table


def finish(hands: list[str], *, pile: str = "9*rifle", discard: str = "", **extra: object) -> Table:
    """Red lays its last objective."""
    areas = ["hostage laptop", *[""] * (len(hands) - 1)]
    table = Table(
        [f"extraction {hands[0]}", *hands[1:]],
        areas=areas, missions=[0, 1, 2, 3][: len(hands)], variant="bravo", pile=pile,
        discard=discard, **extra,  # type: ignore[arg-type]
    )  # fmt: skip
    return table.play("play:extraction")


def test_vg_088_and_vg_r43_a_drawn_mission_replaces_the_old_one_at_once() -> None:
    table = Table(["knife", ""], missions=[0, 1], variant="bravo", pile="M3 rifle", at="draw")
    assert table.state.missions == [3, 1] and table.hand(0) == "knife rifle"
    assert table.asked == ("PlayCard", 0)


def test_vg_089_and_vg_r44_the_old_mission_lies_face_up_in_the_discard_pile() -> None:
    table = Table(["knife", ""], missions=[0, 1], variant="bravo", pile="M3 rifle", at="draw")
    assert table.discard == "M0"
    assert table.view(1).discard == [MISSIONS[0]]
    assert any("discarded Glass Harbor" in line for line in table.story(1))
    assert not any("Night Ledger" in line for line in table.story(1))
    assert any("Your mission is now Night Ledger" in line for line in table.story(0))


def test_vg_089_a_discarded_mission_comes_back_with_a_reshuffle() -> None:
    table = Table(
        ["2*knife", "2*knife"], missions=[0, 1], variant="bravo", pile="rifle M3",
        discard="pistol", at="draw",
    )  # fmt: skip
    assert table.discard == "pistol M0"
    table.play("pass")
    assert table.state.missions == [3, 0] and table.discard == "M1"
    assert table.hand(1) == "2*knife pistol"


def test_vg_090_and_vg_r45_a_mission_counts_as_a_drawn_card_and_the_last_one_stays() -> None:
    table = Table(["knife", ""], missions=[0, 1], variant="bravo", pile="M3 M4 rifle", at="draw")
    assert table.state.missions[0] == 4
    assert table.hand(0) == "knife" and table.pile == "rifle" and table.discard == "M0 M3"


@pytest.mark.parametrize("revealed", [True, False])
def test_vg_091_a_revealed_seat_stays_revealed_a_hidden_one_hidden(revealed: bool) -> None:
    table = Table(
        ["knife", ""], missions=[0, 1], variant="bravo", revealed=[0] if revealed else [],
        pile="M3 rifle", at="draw",
    )  # fmt: skip
    seen = table.view(1).seats[0]
    assert seen.sight == ("revealed" if revealed else "hidden")
    assert (seen.mission is not None and seen.mission.name == MISSIONS[3]) == revealed


def test_vg_092_and_vg_r46_a_mission_complete_on_arrival_stops_the_draw() -> None:
    table = Table(
        ["knife", "access", "access"],
        areas=["laptop data-drive extraction"],
        missions=[0, 1, 2],
        variant="bravo",
        pile="M3 rifle 4*pistol",
        at="draw",
    )
    assert table.state.finishers == [0]
    assert table.hand(1) == "pistol rifle access"
    assert table.pile == "pistol pistol pistol knife"
    assert table.asked == ("PlayCard", 1)


def test_vg_092_an_access_that_completes_a_mission_ends_the_turn() -> None:
    table = Table(
        ["access", "knife", "knife"],
        areas=["laptop data-drive extraction"],
        missions=[0, 1, 2],
        variant="bravo",
        pile="rifle M3 7*pistol",
    )
    table.play("play:access")
    assert table.state.finishers == [0] and table.asked == ("PlayCard", 1)


def test_vg_093_several_players_win() -> None:
    table = finish(["", "knife", "knife"])
    assert table.state.scores() == [1, 0, 0] and not table.state.over


def test_vg_094_and_vg_r47_the_rest_of_the_hand_goes_under_the_pile_unseen() -> None:
    orders = set()
    for deck_seed in range(12):
        table = Table(
            ["extraction knife access grenade", "knife", "knife"],
            areas=["hostage laptop"], missions=[0, 1, 2], variant="bravo", pile="4*rifle",
        )  # fmt: skip
        for _ in range(deck_seed):
            table.state.chance.word()
        table.play("play:extraction")
        below = table.pile.split()[2:]
        assert sorted(below) == ["access", "grenade", "knife"]
        orders.add(tuple(below))
        assert table.view(1).under == ["?"] * 3
        assert table.view(0).under == ["yours"] * 3
        assert table.view(0).handed_back == ["knife", "grenade", "access"]
    assert len(orders) > 2


def test_vg_095_and_vg_r48_a_finishers_whole_area_stays_out_of_reach() -> None:
    table = Table(
        ["extraction", "tranquilizer flashbang grenade", "access"],
        areas=["hostage laptop bioweapon", "", ""], missions=[0, 1, 2], variant="bravo",
        pile="9*rifle",
    )  # fmt: skip
    table.play("play:extraction")
    assert table.area(0) == "hostage laptop bioweapon extraction"
    assert table.refusal("play:tranquilizer") == "VG-077"
    table.play("play:grenade")
    assert table.legal == ["target:gold"]


@pytest.mark.parametrize("card", ["counter-op", "security-alert", "knife"])
def test_vg_096_and_vg_r49_finished_seats_cannot_be_chosen(card: str) -> None:
    table = finish(["", card, "knife", "knife"])
    table.play(f"play:{card}")
    assert table.legal == ["target:gold", "target:violet"]
    assert table.refusal("target:red") == "VG-096"


def test_vg_096_disabled_does_not_hide_a_completed_mission() -> None:
    table = finish(["", "security-disabled", "knife"], revealed=[0, 2])
    assert table.revealed == [2]
    table.play("play:security-disabled")
    assert table.view(1).seats[0].sight == "complete"
    assert table.refusal("play:security-disabled") == "VG-018"


def test_vg_097_a_finishers_turn_ends_at_once_without_a_limit() -> None:
    table = finish(["12*knife", "access", "access"])
    assert table.asked == ("PlayCard", 1) and table.hand(0) == ""


def test_vg_097_and_vg_r50_somebody_elses_turn_goes_on() -> None:
    table = Table(
        ["counter-op hostage", "", "knife"],
        areas=["", "hostage laptop extraction"],
        missions=[0, 5, 3],
        variant="bravo",
        pile="9*rifle",
    )
    table.play("play:counter-op", "target:blue")
    assert table.state.finishers == [1] and table.asked == ("PlayCard", 0)
    table.play("play:hostage")
    assert table.asked == ("PlayCard", 2)


def test_vg_098_and_vg_r51_the_last_one_left_loses_at_once() -> None:
    table = finish(["", "2*knife"])
    assert table.state.over and table.state.ending() == "one left over"
    assert table.state.scores() == [1, 0] and table.state.winners() == [0]


def locked(mission_areas: str) -> Table:
    """Blue is about to finish with all eight Extractions but one, which Red's area holds."""
    return Table(
        ["knife", "extraction", "knife", "knife"],
        areas=["", mission_areas],
        missions=[1, 0, 2, 3],
        variant="bravo",
        active=1,
        pile="9*rifle",
    )


def test_vg_099_and_vg_r52_when_no_mission_is_possible_everybody_left_loses() -> None:
    table = locked("7*extraction hostage laptop")
    table.play("play:extraction")
    assert table.state.over and table.state.ending() == "objectives locked out"
    assert table.state.scores() == [0, 1, 0, 0]


def test_vg_099_one_copy_outside_is_enough_to_play_on() -> None:
    table = locked("6*extraction hostage laptop").play("play:extraction")
    assert not table.state.over


def test_vg_100_a_player_whose_own_mission_is_impossible_stays_in() -> None:
    table = Table(
        ["knife", "extraction", "knife"],
        areas=["", "5*hostage laptop"],
        missions=[1, 0, 2],
        variant="bravo",
        active=1,
        pile="9*rifle",
    )
    table.play("play:extraction")
    assert not table.state.over and table.asked == ("PlayCard", 2)
    assert not any("lock" in line.lower() for line in table.story(0))


def test_vg_101_and_vg_r53_all_finishers_score_alike() -> None:
    table = Table(
        ["extraction", "extraction", "knife"],
        areas=["hostage laptop", "hostage data-drive"],
        missions=[0, 1, 2],
        variant="bravo",
        pile="9*rifle",
    )
    table.play("play:extraction", "play:extraction")
    assert table.state.finishers == [0, 1] and table.state.scores() == [1, 1, 0]
    assert [player.place for player in table.view(2).seats] == [1, 2, None]
    assert table.state.returns() == [0.5, 0.5, -1.0]
