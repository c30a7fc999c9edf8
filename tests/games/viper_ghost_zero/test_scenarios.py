"""The worked scenarios of the specification, W01 to W15."""

from tests.games.viper_ghost_zero.table import Table


def test_w01_access_counts_as_a_play_and_the_reshuffle_waits_until_it_is_needed() -> None:
    """VG-014, VG-019, VG-022, VG-032, VG-067."""
    table = Table(
        ["access hostage flak-vest", "knife"],
        pile="knife laptop pistol rifle data-drive grenade",
        at="draw",
    )
    assert table.hand(0) == "hostage laptop knife flak-vest access"
    table.play("play:access")
    assert table.hand(0) == "hostage laptop data-drive knife pistol rifle flak-vest"
    table.play("play:hostage")
    assert table.hand(0) == "laptop data-drive knife pistol rifle flak-vest"
    assert table.area(0) == "hostage"
    assert table.hand(1) == "knife grenade access"
    assert (table.pile, table.discard) == ("", "")
    assert table.asked == ("PlayCard", 1)
    assert table.state.plays == 0


def test_w02_six_cards_for_an_empty_hand_although_an_objective_lies_in_the_area() -> None:
    """VG-015, VG-016, VG-067."""
    table = Table(
        ["", "", "knife"],
        areas=["", "laptop"],
        active=1,
        pile="knife pistol access hostage neuro-stim security-alert grenade rifle flashbang "
        "tranquilizer security-disabled",
        at="draw",
    )
    assert table.hand(1) == "hostage knife pistol security-alert access neuro-stim"
    table.play("play:access", "play:hostage")
    assert table.hand(1) == "knife pistol rifle grenade security-alert flashbang neuro-stim"
    assert table.area(1) == "hostage laptop"
    assert table.hand(2) == "knife security-disabled tranquilizer"


def test_w03_a_partial_defense_and_an_objective_given_into_the_hand() -> None:
    """VG-047, VG-051, VG-052, VG-054, VG-080, VG-084."""
    table = Table(
        ["rifle knife", "flak-vest neuro-stim access", "security-alert"],
        areas=["hostage laptop", "2*extraction"],
        missions=[0, 5],
    )
    table.play("play:rifle", "target:blue")
    assert table.legal == ["play:flak-vest", "pass"]
    table.play("play:flak-vest")
    assert table.legal == ["give:access", "give:neuro-stim", "surrender:extraction"]
    table.play("surrender:extraction")
    assert table.hand(0) == "extraction knife"
    assert not table.state.over
    assert table.area(1) == "extraction"
    assert table.discard == "rifle flak-vest"
    assert table.asked == ("PlayCard", 0) and table.state.plays == 1
    table.play("play:extraction")
    assert table.state.over and table.state.scores() == [1, 0, 0]


def test_w04_a_victim_short_of_cards_then_draws_six() -> None:
    """VG-015, VG-055, VG-056."""
    table = Table(
        ["grenade", "load-bearing-vest"],
        areas=["", "laptop"],
        pile="knife pistol access hostage neuro-stim security-alert rifle",
    )
    table.play("play:grenade", "target:blue", "play:load-bearing-vest")
    assert table.legal == ["surrender:laptop"]
    table.play("surrender:laptop")
    assert table.hand(0) == "laptop" and table.asked == ("PlayCard", 0)
    table.play("pass")
    assert table.hand(1) == "hostage knife pistol security-alert access neuro-stim"


def test_w05_only_one_defense_for_an_attack() -> None:
    """VG-048, VG-056."""
    table = Table(["grenade", "heavy-armor bomb-suit knife"])
    table.play("play:grenade", "target:blue", "play:heavy-armor")
    assert table.legal == ["give:knife", "give:bomb-suit"]
    table.play("give:bomb-suit")
    assert table.hand(0) == "bomb-suit" and table.hand(1) == "knife"
    assert table.discard == "grenade heavy-armor"
    assert table.legal == ["pass"] and table.state.plays == 1


def test_w06_a_tranquilizer_wins_at_once_and_a_defense_is_no_answer() -> None:
    """VG-073, VG-075, VG-077, VG-079, VG-083, VG-084."""
    table = Table(
        ["tranquilizer knife", "bomb-suit", "access"],
        areas=["hostage", "data-drive extraction laptop"],
        missions=[1, 5],
    )
    table.play("play:tranquilizer")
    assert table.legal == ["target:blue"]
    table.play("target:blue")
    assert table.legal == ["pass"] and table.asked == ("Resist", 1)
    table.play("pass")
    assert table.area(0) == "hostage laptop data-drive extraction"
    assert table.state.over and table.state.scores() == [1, 0, 0]
    assert table.hand(0) == "knife"


def test_w07_neuro_stim_cancels_and_the_play_is_used() -> None:
    """VG-015, VG-078, VG-081, VG-082."""
    table = Table(
        ["2*flashbang", "neuro-stim"],
        areas=["", "extraction laptop"],
        pile="knife pistol access hostage neuro-stim security-alert rifle",
    )
    table.play("play:flashbang", "target:blue", "play:neuro-stim")
    assert table.discard == "flashbang neuro-stim"
    assert table.area(1) == "laptop extraction"
    assert table.asked == ("PlayCard", 0) and table.state.plays == 1
    table.play("play:flashbang", "target:blue")
    assert table.legal == ["pass"]
    table.play("pass")
    assert table.legal == ["take:laptop", "take:extraction"] and table.asked[1] == 0
    table.play("take:extraction")
    assert table.area(0) == "extraction" and table.area(1) == "laptop"
    assert table.asked == ("PlayCard", 1) and table.state.hand_size[1] == 6


def test_w08_nothing_playable() -> None:
    """VG-049, VG-066, VG-077, VG-080."""
    table = Table(["flak-vest neuro-stim security-disabled tranquilizer flashbang", "knife"])
    assert table.legal == ["pass"]


def test_w09_being_revealed_stays_with_the_seat() -> None:
    """VG-071, VG-072."""
    table = Table(["counter-op", "", ""], missions=[0, 5, 3], revealed=[1])
    table.play("play:counter-op", "target:blue")
    assert table.state.missions == [5, 0, 3] and table.revealed == [1]
    gold = table.view(2)
    assert gold.seats[1].mission is not None and gold.seats[1].mission.name == "Glass Harbor"
    assert gold.seats[1].sight == "revealed"
    assert gold.seats[0].mission is not None and gold.seats[0].mission.name == "Silent Orchard"
    assert gold.seats[0].sight == "remembered"


def test_w10_both_complete_through_one_swap() -> None:
    """VG-085, VG-087."""
    table = Table(
        ["counter-op", ""],
        areas=["data-drive bioweapon extraction", "hostage laptop extraction"],
        missions=[0, 5],
    )
    table.play("play:counter-op", "target:blue")
    assert table.state.scores() == [1, 0] and table.state.winners() == [0]


def test_w11_a_win_in_somebody_elses_turn() -> None:
    """VG-084, VG-R60."""
    table = Table(
        ["counter-op hostage", "", ""],
        areas=["laptop", "hostage laptop extraction"],
        missions=[0, 5, 3],
    )
    table.play("play:counter-op", "target:blue")
    assert table.state.over and table.state.scores() == [0, 1, 0]
    assert table.hand(0) == "hostage"


W12_HAND = "2*hostage 2*laptop 2*knife 2*pistol 2*flak-vest 2*access"


def test_w12_the_order_of_surplus_cards_under_the_pile() -> None:
    """VG-023 to VG-026."""
    table = Table([W12_HAND, "security-alert"], pile="rifle", discard="grenade")
    table.play("pass", "return:knife", "return:hostage")
    assert table.hand(1) == "knife rifle security-alert"
    assert (table.pile, table.discard) == ("hostage", "grenade")


def test_w12_an_empty_pile_is_refilled_before_a_card_goes_under_it() -> None:
    """VG-032, VG-035."""
    table = Table([W12_HAND, "security-alert"], discard="grenade")
    table.play("pass", "return:knife")
    assert (table.pile, table.discard) == ("grenade knife", "")
    table.play("return:hostage")
    assert table.hand(1) == "knife grenade security-alert"
    assert (table.pile, table.discard) == ("hostage", "")


def test_w13_alert_then_disabled() -> None:
    """VG-061, VG-064, VG-066."""
    table = Table(
        ["security-alert security-disabled", "", ""], revealed=[0, 1], pile="knife knife knife"
    )
    assert table.legal == ["play:security-alert", "play:security-disabled", "pass"]
    table.play("play:security-alert")
    assert table.legal == ["target:gold"]
    table.play("target:gold")
    assert table.revealed == [0, 1, 2]
    table.play("play:security-disabled")
    assert table.revealed == [] and table.state.active == 1


def test_w14_a_mission_drawn_by_a_revealed_seat() -> None:
    """VG-088 to VG-091."""
    table = Table(
        ["knife", "", ""], missions=[0], variant="bravo", revealed=[0], pile="M4 laptop rifle",
        at="draw",
    )  # fmt: skip
    assert table.state.missions[0] == 4 and table.revealed == [0]
    assert (table.discard, table.pile) == ("M0", "rifle")
    assert table.hand(0) == "laptop knife" and table.asked == ("PlayCard", 0)
    seen = table.view(2).seats[0]
    assert seen.sight == "revealed" and seen.mission is not None
    assert seen.mission.name == "Cold Culture"


def test_w15_a_finish_a_locked_area_and_a_skipped_seat() -> None:
    """VG-093 to VG-097."""
    table = Table(
        ["extraction knife access", "tranquilizer", "neuro-stim security-alert"],
        areas=["hostage laptop bioweapon", "", "laptop"],
        missions=[0, 1, 2],
        variant="bravo",
        pile="pistol rifle",
    )
    table.play("play:extraction")
    assert table.state.finishers == [0] and table.hand(0) == ""
    assert table.area(0) == "hostage laptop bioweapon extraction"
    assert table.hand(1) == "pistol rifle tranquilizer"
    assert sorted(table.pile.split()) == ["access", "knife"]
    table.play("play:tranquilizer")
    assert table.legal == ["target:gold"]
    table.play("target:gold", "play:neuro-stim", "pass")
    assert table.hand(2) == "knife security-alert access"
    table.play("pass")
    assert table.asked == ("PlayCard", 1)
    assert table.hand(1) == "pistol rifle tranquilizer neuro-stim"
