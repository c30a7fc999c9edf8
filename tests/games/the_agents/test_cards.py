"""A story for every agent."""

import pytest

from brushpass.games.the_agents.rules.commands import EFFECTS
from brushpass.games.the_agents.rules.effects import meanings
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.games.the_agents.vocabulary import VOCABULARY, WORDS
from brushpass.kernel.chance import FastChance
from tests.games.the_agents.builder import (
    CONTENT,
    decline,
    do,
    hand,
    lying,
    mission_hand,
    options,
    row,
    table,
)


def test_the_set_has_25_agents_on_36_cards() -> None:
    assert len(CONTENT.names) == 36
    assert len(set(CONTENT.names)) == 25
    assert CONTENT.free == 0b111111111 << 27


def test_every_word_of_the_vocabulary_has_a_meaning_and_is_used() -> None:
    assert len(EFFECTS) == len(WORDS) == len(VOCABULARY)
    used = {part.effect for command in CONTENT.commands for part in command}
    assert used == set(range(len(VOCABULARY)))


def test_a_word_without_a_meaning_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WORDS, "hush", VOCABULARY[0]._replace(name="hush"))
    with pytest.raises(TypeError, match="without a class: hush"):
        meanings()


@pytest.mark.parametrize("card", ["A01", "A02"])
def test_hatchet_man_kills_a_neighbour(card: str) -> None:
    state = table(rows={0: f"A16>1 A20>1 {card}>0 A17>1 SH"})
    do(state, "cell:0.2")
    assert options(state) == "cell:0.1 cell:0.3"
    do(state, "cell:0.3")
    assert row(state, 0) == f"A16>1 A20>1 {card}>0 A17x1 SH"


@pytest.mark.parametrize("card", ["A03", "A04"])
def test_sniper_kills_from_afar(card: str) -> None:
    state = table(rows={0: f"A16>1 A20>1 {card}>0 SH A17>1", 1: "SH A21>0"})
    do(state, "cell:0.2")
    assert options(state) == "cell:0.0 cell:0.4"
    do(state, "cell:0.0")
    assert row(state, 0) == f"A16x1 A20>1 {card}>0 SH A17>1"
    assert "cell:0.1" not in options(table(rows={0: f"A16>1 {card}>0 SH"}))


def test_poisoner_kills_at_the_ends_of_the_performers_factions() -> None:
    state = table(4, rows={0: "A16>1 A17>1 SH A05>0", 1: "SH A20>2", 3: "SH A08>0 A21>0"})
    do(state, "cell:0.3")
    assert options(state) == "cell:0.0 cell:3.2"
    do(state, "cell:3.2")
    assert row(state, 3) == "SH A08>0 A21x0"
    assert "cell:0.1" not in options(table(rows={0: "A05>0 SH", 1: "SH"}))


@pytest.mark.parametrize("card", ["A06", "A07"])
def test_double_agent_turns_a_neighbour(card: str) -> None:
    state = table(rows={0: f"A16>1 A20>1 {card}>0 SH"})
    do(state, "cell:0.2")
    assert options(state) == "cell:0.1"
    do(state, "cell:0.1")
    assert row(state, 0) == f"A16>1 A20>0 {card}>0 SH"


@pytest.mark.parametrize("card", ["A08", "A09"])
def test_handler_turns_anybody_in_the_row(card: str) -> None:
    state = table(rows={0: f"A16>1 A20x1 {card}>0 SH A17>0"})
    do(state, "cell:0.2")
    assert options(state) == "cell:0.0 cell:0.4"
    do(state, "cell:0.4")
    assert row(state, 0) == f"A16>1 A20x1 {card}>0 SH A17>1"


def test_engineer_turns_a_safe_house_and_with_it_the_colours() -> None:
    state = table(rows={0: "A20>1 SH A10>0"})
    assert state.tokens_worth(0, 0) == 2
    do(state, "cell:0.2 faction:0")
    assert state.tokens_worth(0, 0) == 1
    do(state, "cell:0.2 faction:0")
    assert state.tokens_worth(0, 0) == 2


@pytest.mark.parametrize("card", ["A11", "A12"])
def test_smuggler_extracts_from_the_row(card: str) -> None:
    state = table(rows={0: f"A16x1 {card}>0 SH A17>1"})
    do(state, "cell:0.1")
    assert options(state) == "cell:0.0 cell:0.3"
    do(state, "cell:0.3")
    assert row(state, 0) == f"A16x1 {card}>0 SH"
    assert hand(state, 0) == "A17"


def test_cleaner_retires_a_dead_agent_for_a_point() -> None:
    state = table(3, rows={0: "A13>0 SH A16x1", 1: "SH A17x1", 2: "SH A20x0"})
    do(state, "cell:0.0")
    assert options(state) == "cell:0.2 cell:2.1"
    do(state, "cell:2.1")
    assert row(state, 2) == "SH"
    assert state.agents_pile == [19]
    assert state.ip == [1, 0, 0]


@pytest.mark.parametrize("card", ["A14", "A15"])
def test_medic_revives_in_both_factions(card: str) -> None:
    state = table(3, rows={0: f"{card}>0 SH A16x1", 1: "SH A17x1", 2: "SH A20x0"})
    do(state, "cell:0.0")
    assert options(state) == "cell:0.2 cell:2.1"
    do(state, "cell:0.2")
    assert row(state, 0) == f"{card}>0 SH A16>1"


@pytest.mark.parametrize("card", ["A16", "A17"])
def test_recruiter_draws_an_agent(card: str) -> None:
    state = table(hands={0: card}, agents_top="A05")
    do(state, f"card:{card} faction:1 gap:0 player:0")
    assert hand(state, 0) == "A05"


def test_dispatcher_swaps_two_of_the_row() -> None:
    state = table(rows={0: "A16>1 A18>0 SH A17x1"})
    do(state, "cell:0.1 cell:0.0 cell:0.3")
    assert row(state, 0) == "A17x1 A18>0 SH A16>1"


def test_courier_swaps_with_the_other_faction() -> None:
    state = table(3, rows={0: "SH A19>0 A20>1", 1: "SH A21>2", 2: "A16>0 SH"})
    do(state, "cell:0.1")
    assert options(state) == "cell:0.2"
    do(state, "cell:0.2")
    assert options(state) == "cell:2.0"
    do(state, "cell:2.0")
    assert (row(state, 0), row(state, 2)) == ("SH A19>0 A16>0", "A20>2 SH")


@pytest.mark.parametrize("card", ["A20", "A21"])
def test_pickpocket_steals_a_point(card: str) -> None:
    state = table(3, rows={2: f"SH {card}>0"}, ip=[0, 5, 1])
    do(state, "cell:2.1")
    assert state.ip == [1, 5, 0]
    assert "cell:2.1" not in options(decline(state))


def test_infiltrator_slips_in_anywhere_and_turns_a_neighbour() -> None:
    state = table(rows={0: "A20>1 A17>1 SH"}, hands={1: "A22"}, active=1)
    do(state, "card:A22 faction:0 gap:1 player:1")
    assert options(state) == "cell:0.0 cell:0.2"
    do(state, "cell:0.2")
    assert row(state, 0) == "A20>1 A22>1 A17>0 SH"


def test_defector_joins_any_faction_and_kills_a_neighbour() -> None:
    state = table(4, rows={1: "SH A20>2"}, hands={0: "A23"})
    do(state, "card:A23 faction:1 gap:2 player:1")
    assert (state.to_move, options(state)) == (1, "cell:1.1")
    do(state, "cell:1.1")
    assert row(state, 1) == "SH A20x2 A23>1"


def test_whistleblower_retires_a_mission_of_a_partner() -> None:
    state = table(
        3,
        rows={0: "SH A24>0", 1: "SH A16>1", 2: "SH A20>0"},
        assigned={(0, 0): "M01", (0, 1): "M02", (1, 2): "M03", (2, 2): "M04"},
    )
    do(state, "cell:0.1")
    assert options(state) == "mission:M02.0 mission:M04.2"
    do(state, "mission:M04.2")
    assert lying(state, 2, 2) == "" and lying(state, 0, 1) == "M02"
    assert state.view(None).missions_pile == ["Grey Zone"]


def test_analyst_keeps_one_of_two() -> None:
    state = table(rows={0: "SH A25>0"}, agents_top="A05 A03 A01")
    do(state, "cell:0.1")
    assert options(state) == "card:A03 card:A05"
    assert [card.name for card in state.view(0).looked] == ["Sniper", "Poisoner"]
    assert state.view(1).looked == [] and state.view(None).looked == []
    size = len(state.agents_deck)
    do(state, "card:A03")
    assert hand(state, 0) == "A03"
    assert state.agents_deck[0] == 4 and state.agents_deck[-1] == 0
    assert len(state.agents_deck) == size - 1
    lone = table(rows={0: "SH A25>0"}, agents_deck="A05")
    do(lone, "cell:0.1")
    assert options(lone) == "card:A05"


def test_forger_draws_a_mission_and_retires_one() -> None:
    state = table(rows={0: "SH A26>0"}, missions={0: "M02 M02"}, missions_top="M08")
    do(state, "cell:0.1")
    assert mission_hand(state, 0) == "M02 M02 M08"
    assert options(state) == "mission:M02.hand mission:M08.hand"
    do(state, "mission:M08.hand")
    assert mission_hand(state, 0) == "M02 M02"
    assert state.view(None).missions_pile == ["Standoff"]


def test_saboteur_makes_the_other_player_choose() -> None:
    state = table(rows={0: "SH A27>0"}, hands={1: "A05 A03"})
    do(state, "cell:0.1")
    assert (state.to_move, options(state)) == (1, "card:A03 card:A05")
    do(state, "card:A05")
    assert hand(state, 1) == "A03" and state.agents_pile == [4]
    assert "cell:0.1" not in options(table(rows={0: "SH A27>0"}))


@pytest.mark.parametrize("card", ["A28", "A29"])
def test_interrogator_takes_a_random_card(card: str) -> None:
    state = table(hands={0: card, 1: "A05 A03"}, missions={1: "M02"})
    do(state, f"card:{card} player:1 player:0")
    assert options(state) == "take-agent take-mission"
    agents = {hand(do(_reseeded(state, seed), "take-agent"), 0) for seed in range(20)}
    assert agents == {"A03", "A05"}
    do(state, "take-mission")
    assert mission_hand(state, 0) == "M02" and state.ip == [0, 3]


def _reseeded(state: AgentsState, seed: int) -> AgentsState:
    other = state.clone()
    other.chance = FastChance(seed)
    return other


@pytest.mark.parametrize("card", ["A30", "A31"])
def test_mercenary_kills_anybody(card: str) -> None:
    state = table(4, rows={0: "A20>1 SH", 2: "SH A17>3"}, hands={0: card})
    do(state, f"card:{card} player:2 player:2")
    assert (state.to_move, options(state)) == (2, "cell:0.0 cell:2.1")
    do(state, "cell:2.1")
    assert row(state, 2) == "SH A17x3" and state.ip == [2, 0, 0, 0]


def test_interloper_moves_anybody_to_a_neighbouring_faction() -> None:
    state = table(5, rows={0: "A20>1 SH", 3: "SH A17x4"}, hands={0: "A32"})
    do(state, "card:A32 player:2 player:0 cell:3.1")
    assert options(state) == "faction:2 faction:4"
    do(state, "faction:4")
    assert options(state) == "gap:0 gap:1"
    do(state, "gap:0")
    assert row(state, 4) == "A17x4 SH" and row(state, 3) == "SH"
    assert state.ip == [0, 0, 3, 0, 0]


def test_exfiltrator_extracts_anybody() -> None:
    state = table(4, rows={1: "A20x1 SH A17>2"}, hands={0: "A33"})
    do(state, "card:A33 player:3 player:0")
    assert options(state) == "cell:1.0 cell:1.2"
    do(state, "cell:1.0")
    assert hand(state, 0) == "A20" and state.ip == [0, 0, 0, 4]


@pytest.mark.parametrize("card", ["A34", "A35"])
def test_informant_draws_a_mission(card: str) -> None:
    state = table(hands={0: card}, missions_top="M06")
    do(state, f"card:{card} player:1 player:0")
    assert mission_hand(state, 0) == "M06" and state.ip == [0, 2]


def test_puppeteer_turns_one_or_two_of_a_faction() -> None:
    state = table(3, rows={0: "A20>1 A16x1 SH A17>0", 1: "SH A21>1"}, hands={0: "A36"})
    do(state, "card:A36 player:1 player:0")
    assert options(state) == "cell:0.0 cell:0.3 cell:1.1"
    do(state, "cell:0.0")
    assert options(state) == "cell:0.3 stop"
    one, two = state.clone(), state.clone()
    assert row(do(one, "stop"), 0) == "A20>0 A16x1 SH A17>0"
    assert row(do(two, "cell:0.3"), 0) == "A20>0 A16x1 SH A17>1"
    assert one.ip == two.ip == [0, 3, 0]
