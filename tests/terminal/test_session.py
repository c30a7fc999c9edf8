"""Playing at a keyboard, as a story of what is typed and what is shown."""

from io import StringIO
from pathlib import Path

from rich.console import Console

import brushpass
from brushpass.bots import make_bot
from brushpass.kernel.chance import FastChance
from brushpass.kernel.record import Record
from brushpass.terminal.rules_page import rule_text
from brushpass.terminal.session import Session

POCKET_OPS = brushpass.game("pocket-ops")


class Keyboard:
    """Types the answers given; then the line is closed."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def __call__(self, question: str) -> str:
        self.asked.append(question)
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


def sit_down(*answers: str, people: int = 1, seed: int = 5) -> tuple[Session, StringIO, Keyboard]:
    record = Record(POCKET_OPS, 2, seed)
    screen = StringIO()
    keyboard = Keyboard(*answers)
    bots = {} if people == 2 else {1: make_bot("heuristic", POCKET_OPS, 1)}
    session = Session(record, bots, Console(file=screen, width=100), keyboard)
    return session, screen, keyboard


def test_a_number_or_a_notation_chooses() -> None:
    session, screen, _ = sit_down("1", "place:A")
    assert session.run() is False
    played = [POCKET_OPS.actions.notation(action) for action in session.record.actions]
    assert played[0].startswith("pick:")
    assert "place:A" in played
    assert "Red placed a spy in A." in screen.getvalue()


def test_an_illegal_choice_names_the_rule_and_changes_nothing() -> None:
    session, screen, _ = sit_down("place:A", "99", "nonsense")
    before = session.record.state.dump()
    assert session.run() is False
    shown = screen.getvalue()
    assert "PO-010" in shown
    assert "Choose a number from 1 to 2." in shown
    assert "there is no action 'nonsense'" in shown
    assert session.record.state.dump() == before


def test_a_question_mark_explains_the_options_and_the_rule() -> None:
    session, screen, _ = sit_down("?")
    session.run()
    assert "PO-013:" in screen.getvalue()
    assert screen.getvalue().count("pick:") >= 4


def test_undo_takes_back_an_own_move_that_showed_nothing() -> None:
    record = Record(POCKET_OPS, 2, 5)
    keycard = record.state.to_move
    first, second = record.state.offers()
    record.play(first.id)
    assert record.may_undo(keycard)
    assert not record.may_undo(1 - keycard)
    record.undo()
    assert [offer.id for offer in record.state.offers()] == [first.id, second.id]


def test_u_takes_back_the_first_of_two_blueprints() -> None:
    hacked = next(seed for seed in range(400) if _hacker_predicts(seed) is not None)
    record = _hacker_predicts(hacked)
    assert record is not None
    seat = record.state.to_move
    screen = StringIO()
    session = Session(record, {1 - seat: make_bot("random", POCKET_OPS, 1)},
                      Console(file=screen, width=100), Keyboard("1", "u"))  # fmt: skip
    before = record.state.dump()
    assert session.run() is False
    assert "Taken back." in screen.getvalue()
    assert session.record.state.dump() == before


def _hacker_predicts(seed: int) -> Record | None:
    """A random game, stopped where an active Hacker is about to lay its first blueprint."""
    record = Record(POCKET_OPS, 2, seed)
    rng = FastChance(seed)
    while not record.state.over:
        view = record.state.view(None)
        if record.state.step == "Predict" and view.seats[record.state.to_move].hacker:  # type: ignore[attr-defined]
            return record
        options = record.state.legal_actions()
        record.play(options[rng.below(len(options))])
    return None


def test_undo_is_refused_once_a_secret_is_out() -> None:
    session, screen, _ = sit_down("1", "u")
    session.run()
    assert "There is nothing to take back" in screen.getvalue()


def test_between_two_people_the_screen_hides_what_the_other_knows() -> None:
    session, screen, keyboard = sit_down("", "1", "", people=2)
    session.run()
    handed = [question for question in keyboard.asked if "Hand the keyboard to" in question]
    assert len(handed) == 2
    after = screen.getvalue().split("\n\n")[-1]
    first = session.record.actions[0]
    chosen = POCKET_OPS.actions.notation(first).removeprefix("pick:").title()
    assert f"chose the {chosen}" not in after


def test_a_whole_game_against_a_bot_ends_with_the_result() -> None:
    session, screen, _ = sit_down(*(["1"] * 400))
    assert session.run() is True
    assert "has won the game" in screen.getvalue()


def test_a_game_that_was_left_goes_on_from_its_record(tmp_path: Path) -> None:
    session, _, _ = sit_down("1", "1", "1")
    session.run()
    path = tmp_path / "game.json"
    session.record.save(path)
    resumed = Record.load(path, brushpass.catalogue())
    assert resumed.actions == session.record.actions
    assert resumed.state.dump() == session.record.state.dump()


def test_a_rule_is_found_on_the_page() -> None:
    assert rule_text(POCKET_OPS.rules, "PO-025").startswith("PO-025: ")
    assert rule_text(POCKET_OPS.rules, "PO-999") == "PO-999"


def test_h_gives_a_hint_and_leaves_the_game_alone() -> None:
    session, screen, _ = sit_down("h")
    before = session.record.state.dump()
    session.run()
    assert "to win" in screen.getvalue()
    assert session.record.state.dump()["position"] == before["position"]


def test_after_the_game_r_reviews_what_was_decided() -> None:
    session, screen, keyboard = sit_down(*(["1"] * 400))
    while not session.record.state.over:
        session.one_decision()
    keyboard.answers = ["r"]
    session.offer_review(0)
    shown = screen.getvalue()
    assert "better was" in shown or "nothing better" in shown
