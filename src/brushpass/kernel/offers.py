"""How a decision is put before a person."""

import msgspec


class Offer(msgspec.Struct, frozen=True, cache_hash=True):
    """A legal action as a person sees it; `spot` is its place on the table, if it has one."""

    id: int
    notation: str
    sentence: str
    spot: str | None = None


class Prompt(msgspec.Struct, frozen=True, cache_hash=True):
    """What is asked of you in one line, why it matters in a second, and the rule behind it."""

    title: str
    why: str
    rule: str


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed now: a sentence and the id of the rule that forbids it."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"
