"""What happened, and who may know it."""

import brushpass
from brushpass.kernel.chance import FastChance
from brushpass.kernel.events import Event
from brushpass.kernel.journal import Journal, Seen

GAME = brushpass.game("pocket-ops")
PLACED = Event("placed", "seat room")
GAVE = Event("gave", "seat taker", secret="card", to="seat taker")
TURN = Event("turn", "turn")


def test_a_told_event_is_the_same_for_everybody() -> None:
    journal = Journal()
    journal.add(PLACED, (0, 4))
    for viewer in (0, 1, None):
        assert journal.seen_by(viewer) == [Seen(0, "placed", {"seat": 0, "room": 4})]


def test_a_secret_part_is_for_its_seats_only() -> None:
    journal = Journal()
    journal.add(GAVE, (1, 2, 7))
    for seat in (1, 2):
        assert journal.seen_by(seat) == [Seen(0, "gave", {"seat": 1, "taker": 2, "card": 7})]
    for viewer in (0, 3, None):
        assert journal.seen_by(viewer) == [Seen(0, "gave", {"seat": 1, "taker": 2})]


def test_events_keep_their_numbers_when_read_from_the_middle() -> None:
    journal = Journal()
    for turn in range(5):
        journal.add(TURN, (turn,))
    assert [event.number for event in journal.seen_by(None, since=3)] == [3, 4]
    assert journal.seen_by(None, since=5) == []


def test_a_reader_cannot_rewrite_history() -> None:
    journal = Journal()
    journal.add(TURN, (1,))
    journal.seen_by(None)[0].facts["turn"] = 99
    assert journal.seen_by(None)[0].facts == {"turn": 1}


def test_a_game_without_a_journal_plays_the_same() -> None:
    told, silent = GAME.new(seed=5, journal=True), GAME.new(seed=5)
    rng = FastChance(5)
    while not told.over:
        action = rng.pick(list(told.legal_actions()))
        told.play(action)
        silent.play(action)
    assert silent.journal is None
    assert told.dump() == silent.dump()
    assert GAME.story(silent, None) == []
    assert GAME.story(told, None)[-1].endswith("wins the game.")


def test_a_clone_keeps_no_journal() -> None:
    state = GAME.new(seed=5, journal=True)
    assert state.clone().journal is None
    assert state.imagine(0, FastChance(1)).journal is None


def test_a_seat_reads_its_own_side() -> None:
    state = GAME.new(seed=5, journal=True)
    peeked = [event.facts for event in state.perspective(0).events() if event.kind == "peeked"]
    assert [set(facts) for facts in peeked] == [{"seat", "pair"}, {"seat"}]
    assert GAME.new(seed=5).perspective(0).events() == []
