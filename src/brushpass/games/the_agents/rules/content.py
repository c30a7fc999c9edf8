"""What the rules play with: the numbers and cards of a deck, as tables."""

from typing import Final

from mypy_extensions import i64

WHITE: Final = 1
BLACK: Final = 2

ADJACENT: Final = 0
FAR: Final = 1
ROW: Final = 2
ENDS: Final = 3
MINE: Final = 4
OTHER: Final = 5
ALL: Final = 6
SAME: Final = 7
SCOPES: Final = {
    "adjacent": ADJACENT,
    "far": FAR,
    "row": ROW,
    "ends": ENDS,
    "mine": MINE,
    "other": OTHER,
    "all": ALL,
    "same": SAME,
}
NO_SCOPE: Final = -1

AGENTS: Final = 0
DEAD_AGENTS: Final = 1
ROOM: Final = 2
COMMANDS: Final = 3
COMMANDS_OTHER: Final = 4
TOKENS: Final = 5
TOKENS_OTHER: Final = 6
BLACK_TOKENS: Final = 7
WHITE_TOKENS: Final = 8
MIXED_TOKENS: Final = 9
RUN: Final = 10
UNEVEN: Final = 11
SHORTER_SIDE: Final = 12
DEAD_BESIDE_HOUSE: Final = 13
COUNTS: Final = {
    "agents": AGENTS,
    "dead": DEAD_AGENTS,
    "room": ROOM,
    "commands": COMMANDS,
    "commands-other": COMMANDS_OTHER,
    "tokens": TOKENS,
    "tokens-other": TOKENS_OTHER,
    "black": BLACK_TOKENS,
    "white": WHITE_TOKENS,
    "mixed": MIXED_TOKENS,
    "run": RUN,
    "uneven": UNEVEN,
    "shorter-side": SHORTER_SIDE,
    "dead-beside-house": DEAD_BESIDE_HOUSE,
}
NO_COUNT: Final = -1


class Part:
    """One effect of a command, with its parameters."""

    def __init__(self, effect: int, scope: int, second: int, amount: int, may: bool) -> None:
        self.effect: i64 = effect
        self.scope: i64 = scope
        self.second: i64 = second
        self.amount: i64 = amount
        self.may = may


class Bound:
    """A count of a faction and the limits it must keep."""

    def __init__(self, count: int, least: int, most: int) -> None:
        self.count: i64 = count
        self.least: i64 = least
        self.most: i64 = most


class Bonus:
    """When a kind of mission is fulfilled, and what it pays."""

    def __init__(
        self, when: list[Bound], pays: int, each: int, at_most: int, pays_other: int
    ) -> None:
        self.when = when
        self.pays: i64 = pays
        self.each: i64 = each
        self.at_most: i64 = at_most
        self.pays_other: i64 = pays_other


class Content:
    """A deck ready for play. Agents are numbered in deck order; missions are numbered so that
    the copies of one kind stand together."""

    def __init__(self) -> None:
        self.goal: i64 = 0
        self.actions: i64 = 0
        self.agents_dealt: i64 = 0
        self.missions_dealt: i64 = 0
        self.agent_price: i64 = 0
        self.mission_price: i64 = 0
        self.faction_limit_of_two: i64 = 0
        self.faction_limit: i64 = 0
        self.missions_per_faction: i64 = 0
        self.same_colour_token: i64 = 0
        self.mixed_token: i64 = 0
        self.relocations_per_copy: i64 = 0
        self.rounds: i64 = 0

        self.agents: i64 = 0
        self.names: list[str] = []
        self.commands_text: list[str] = []
        self.commands: list[list[Part]] = []
        self.free: i64 = 0
        self.any_gap: i64 = 0
        self.any_faction: i64 = 0
        self.no_action: i64 = 0
        self.number: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []

        self.kinds: i64 = 0
        self.missions: i64 = 0
        self.mission_names: list[str] = []
        self.mission_texts: list[str] = []
        self.kind_of: list[int] = []
        self.copies: list[int] = []
        self.bonuses: list[Bonus] = []
