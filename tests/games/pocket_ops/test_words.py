"""Every event has its words, and nobody reads what they may not know."""

import re
from functools import cache

import pytest

from brushpass.games.pocket_ops.rules.specialists import KINDS
from brushpass.kernel.chance import FastChance
from brushpass.kernel.journal import Seen
from tests.games.pocket_ops.table import COLOURS, GAME, Table

EVENTS: dict[str, dict[str, object]] = {
    "round": {"round": 2, "keycard": 1},
    "peeked": {"seat": 0, "pair": [0, 2]},
    "picked": {"seat": 0, "kind": 2},
    "drafted": {"red": 0, "blue": 5},
    "predicted": {"seat": 0, "room": 4},
    "placed": {"seat": 0, "room": 4},
    "deployed": {"seat": 0, "room": 4, "kind": 5},
    "revealed": {"seat": 0, "rooms": [4, 7], "room": 4, "blocked": True},
    "lost": {"seat": 0, "kind": 5},
    "hacker_ready": {"seat": 0},
    "hacker_spent": {"seat": 0},
    "idle": {"seat": 0, "kind": 5},
    "struck": {"seat": 0, "kind": 5, "room": 4, "target": 0},
    "swapped": {"seat": 0, "enemy": 0, "friend": 8},
    "declined": {"seat": 0, "kind": 5},
    "skipped": {"seat": 0},
    "round_won": {"seat": 0, "reason": "line", "keycard": 1, "crystal": True},
    "game_won": {"seat": 0, "wins": [2, 1]},
}
SECRET = {"peeked": "pair", "picked": "kind", "predicted": "room"}


def told(kind: str, facts: dict[str, object], viewer: int | None) -> str:
    secret = SECRET.get(kind)
    if secret and viewer != facts["seat"]:
        facts = {name: fact for name, fact in facts.items() if name != secret}
    return GAME.tell(Seen(0, kind, facts), viewer)


@pytest.mark.parametrize("kind", EVENTS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_event_is_worded_for_every_viewer(kind: str, viewer: int | None) -> None:
    line = told(kind, EVENTS[kind], viewer)
    if kind == "peeked" and viewer != 0:
        assert line == ""
        return
    assert line[0].isupper() and line.endswith(".")
    assert "{" not in line and "None" not in line


@pytest.mark.parametrize("kind", EVENTS)
def test_spectators_and_rivals_read_the_same(kind: str) -> None:
    assert told(kind, EVENTS[kind], 1) == told(kind, EVENTS[kind], None)


@pytest.mark.parametrize(
    "reason", ["line", "double line", "single room", "dead position", "turn limit"]
)
def test_every_way_to_win_a_round_is_explained(reason: str) -> None:
    facts: dict[str, object] = {"seat": 0, "reason": reason, "keycard": 1, "crystal": False}
    line = told("round_won", facts, None)
    assert line.startswith("Red wins the round ")
    assert ("Blue holds the keycard" in line) == (reason != "line")
    assert "crystal" not in line
    assert (
        told("round_won", facts | {"crystal": True}, None) == f"{line} Red takes a power crystal."
    )


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("mole", "hacker")])
def test_every_strike_is_worded(kind: str) -> None:
    facts: dict[str, object] = {"seat": 1, "kind": KINDS.index(kind), "room": 4, "target": 1}
    line = told("struck", facts, 0)
    assert line.startswith("Blue's ") and " B" in line


@cache
def random_games() -> tuple[Table, ...]:
    """Games played to the end; between them everything happens."""
    tables = []
    for seed in range(60):
        table, rng = Table.new(seed), FastChance(seed)
        while not table.state.over:
            table.state.apply(rng.pick(list(table.state.legal_actions())))
        tables.append(table)
    return tuple(tables)


def test_games_tell_nothing_that_is_not_listed_here() -> None:
    kinds = {event.kind for table in random_games() for event in _events(table)}
    assert kinds <= set(EVENTS)
    assert set(EVENTS) - kinds <= {"skipped"}


def _events(table: Table) -> list[Seen]:
    assert table.state.journal is not None
    return table.state.journal.seen_by(None)


def test_no_secret_reaches_another_viewers_journal() -> None:
    for table in random_games():
        assert table.state.journal is not None
        for viewer in (0, 1, None):
            for event in table.state.journal.seen_by(viewer):
                if event.kind in SECRET and event.facts["seat"] != viewer:
                    assert set(event.facts) == {"seat"}


def test_a_pick_and_a_prediction_read_alike_whatever_they_were() -> None:
    stories = set()
    for pick, room in (("sniper", "A"), ("mole", "I")):
        table = Table.drafting(("sniper", "mole"), ("mole", "ninja"), keycard="red")
        table.play(f"pick:{pick}")
        stories.add(tuple(table.story("blue")))
        stories.add(tuple(table.story(None)))
        laid = Table.laid_out(red="ninja", blue="ninja").play(f"predict:{room}")
        assert laid.story("red") == laid.story(None) == ["Blue laid a blueprint."]
        assert laid.story("blue") == [f"You predicted {room}."]
        assert table.story("red") == [f"You chose the {pick.title()}."]
    assert stories == {("Red chose a specialist.",)}


def test_the_text_of_a_table_hides_what_the_view_hides() -> None:
    table = Table.laid_out(red="ninja", blue="mole").play("predict:F")
    assert "Your prediction: F." in GAME.text(table.view("blue"))
    for colour in ("red", None):
        assert "prediction" not in GAME.text(table.view(colour))
    draft = Table.drafting(("sniper", "mole"), ("pusher", "ninja"))
    assert "Sniper and the Mole" in GAME.text(draft.view("red"))
    assert not re.search("Sniper|Mole|Pusher|Ninja", GAME.text(draft.view(None)))


def test_every_option_reads_differently_and_every_prompt_names_a_rule() -> None:
    for seed in range(12):
        table, rng = Table.new(seed), FastChance(seed)
        while not table.state.over:
            sentences = [offer.sentence for offer in table.state.offers()]
            assert len(set(sentences)) == len(sentences)
            for colour in (*COLOURS, None):
                prompt = GAME.ask(table.view(colour))
                assert prompt.title and prompt.why
                assert f"**{prompt.rule}**" in GAME.rules
            table.state.apply(rng.pick(list(table.state.legal_actions())))
        assert "has won the game" in GAME.ask(table.view()).title


def test_a_last_spy_is_not_called_spies() -> None:
    table = Table.laid_out("rr./r.r/.rr")
    assert "Red: 0 won, 1 spy in supply" in GAME.text(table.view())
    assert "Blue: 0 won, 7 spies in supply" in GAME.text(table.view())


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("peeked", [("Sniper", "drawn"), ("Mole", "drawn")]),
        ("picked", [("Mole", "held")]),
        ("deployed", [("Ninja", "played")]),
        ("lost", []),
    ],
)
def test_a_seat_sights_its_own_specialists(kind: str, cards: list[tuple[str, str]]) -> None:
    event = Seen(0, kind, EVENTS[kind])
    assert GAME.sightings(event, 0) == cards
    assert GAME.sightings(event, 1) == []


def test_what_has_been_looked_at_cannot_be_taken_back() -> None:
    stops = {kind for kind, event in GAME.events.items() if event.stops_undo}
    assert stops == {"peeked", "drafted", "revealed"}
