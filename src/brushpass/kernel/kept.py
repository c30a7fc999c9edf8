"""Answers that are worth keeping."""

from collections.abc import Callable
from typing import Generic, TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Kept(Generic[Question, Answer]):
    """Keeps what was found for up to `most` questions, and when it is full forgets them all. To
    find an answer again takes a look-up and nothing else: what is asked thousands of times a second
    is not moved about on the way, as it would be to forget the oldest first."""

    def __init__(self, find: Callable[[Question], Answer], most: int) -> None:
        self.find = find
        self.most = most
        self.answers: dict[Question, Answer] = {}

    def of(self, question: Question) -> Answer:
        answer = self.answers.get(question)
        if answer is None:
            answer = self.find(question)
            if len(self.answers) >= self.most:
                self.answers.clear()
            self.answers[question] = answer
        return answer
