"""Answers are found once, and forgotten when there are too many."""

from brushpass.kernel.kept import Kept


class Asked:
    def __init__(self) -> None:
        self.questions: list[int] = []

    def double(self, number: int) -> int:
        self.questions.append(number)
        return 2 * number


def test_an_answer_is_found_once() -> None:
    asked = Asked()
    kept = Kept(asked.double, 10)
    assert [kept.of(number) for number in (3, 4, 3, 4)] == [6, 8, 6, 8]
    assert asked.questions == [3, 4]


def test_no_more_than_the_most_is_kept() -> None:
    asked = Asked()
    kept = Kept(asked.double, 10)
    for number in range(25):
        assert kept.of(number) == 2 * number
        assert len(kept.answers) <= 10
    assert asked.questions == list(range(25))
