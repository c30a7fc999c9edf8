"""House rules and what always holds: VG-102 to VG-106."""

import random

import pytest

from brushpass.games.viper_ghost_zero.rules.content import CARDS, OBJECTIVES
from brushpass.kernel.errors import BadPosition
from tests.games.viper_ghost_zero.table import GAME, Table, changed_deck


def test_vg_102_and_vg_r64_a_player_with_sixty_turns_ends_the_game() -> None:
    table = Table(["knife", "knife"], turns=[60, 59], active=1, pile="9*rifle").play("pass")
    assert table.state.over and table.state.ending() == "turn cap"
    almost = Table(["knife", "knife"], turns=[59, 59], active=1, pile="9*rifle").play("pass")
    assert almost.asked == ("PlayCard", 0)


def test_vg_r64_a_stalled_game_ends_in_the_end() -> None:
    """Everybody hoards: draw two, play nothing, put two back."""
    state = GAME.new(3, 1, deck=changed_deck(("turn_cap = 60", "turn_cap = 9")))
    while not state.over:
        legal = [state.notation(action) for action in state.legal_actions()]
        state.play("pass" if "pass" in legal else legal[0])
    assert state.ending() == "turn cap" and max(state.turns) == 9


@pytest.mark.parametrize(
    ("areas", "shares"),
    [
        (["hostage laptop", "hostage", ""], [1.0, 0.0, 0.0]),
        (["bioweapon", "hostage", "laptop"], [0.0, 0.5, 0.5]),
        (["", "", ""], [1 / 3, 1 / 3, 1 / 3]),
        (["2*hostage", "hostage data-drive", "bioweapon"], [0.0, 1.0, 0.0]),
    ],
)
def test_vg_103_the_players_closest_to_their_mission_share_the_point(
    areas: list[str], shares: list[float]
) -> None:
    table = Table(["knife"] * 3, areas=areas, missions=[0, 1, 3], turns=[60] * 3, at="draw")
    assert table.state.payoffs() == pytest.approx(shares)
    assert table.state.winners() == [seat for seat in range(3) if shares[seat]]
    assert sum(table.state.returns()) == pytest.approx(0)


def test_vg_104_with_finishers_only_they_score_at_the_cap() -> None:
    table = Table(
        ["extraction", "knife", "knife"],
        areas=["hostage laptop", "hostage data-drive"],
        missions=[0, 1, 3],
        variant="bravo",
        turns=[0, 60, 60],
        pile="9*rifle",
    )
    table.play("play:extraction")
    assert table.state.ending() == "turn cap"
    assert table.state.scores() == [1, 0, 0] and table.state.payoffs() == [1.0, 0.0, 0.0]


@pytest.mark.parametrize(("variant", "players"), [("alpha", 2), ("alpha", 5), ("bravo", 3),
                                                  ("bravo", 6)])  # fmt: skip
def test_vg_106_what_holds_after_every_step(variant: str, players: int) -> None:
    rng = random.Random(players)
    for seed in range(4):
        state = GAME.new(players, seed, variant)
        turn = (state.active, 0)
        while not state.over:
            state.check()
            assert len(state.missions) == players and len(state.hands) == players * CARDS
            assert len(state.areas) == players * OBJECTIVES
            if (state.active, state.turns[state.active]) != turn:
                assert state.hand_size[turn[0]] <= 10
                turn = (state.active, state.turns[state.active])
            for seat in range(players):
                assert state.finished >> seat & 1 or not state.complete(seat)
            state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("pile", ["knife"], "on the table"),
        ("pile", ["sword"], "position.pile[0]"),
        ("missions", ["Glass Harbor"], "need every seat"),
        ("hands", [{"knife": 6}], "position.hands"),
        ("hands", [{"rock": 1}, {}], "position.hands[0]"),
        ("areas", [{"knife": 1}, {}], "position.areas[0]"),
        ("revealed", [4], "position.revealed"),
        ("finishers", [0, 0], "position.finishers"),
        ("active", 5, "position.active"),
        ("memory", [{"what": "dreamt"}], "position.memory[0].what"),
        ("memory", [{"what": "drew", "card": "sword"}], "memory[0].card"),
        ("memory", [], "does not lead to this table"),
        ("memory", [{"what": "played", "seat": 5, "card": "knife"}], "not there"),
    ],
)
def test_vg_106_a_position_that_breaks_it_is_refused(
    field: str, value: object, complaint: str
) -> None:
    document = GAME.new(2, 1).dump()
    document["position"][field] = value  # type: ignore[index]
    with pytest.raises(BadPosition) as refused:
        GAME.load(document)
    assert complaint in str(refused.value)


def test_vg_106_an_objective_in_the_discard_pile_is_refused() -> None:
    document = GAME.new(2, 1).dump()
    position = document["position"]
    position["pile"].remove("laptop")  # type: ignore[index]
    position["discard"].append("laptop")  # type: ignore[index]
    with pytest.raises(BadPosition, match="VG-036"):
        GAME.load(document)
