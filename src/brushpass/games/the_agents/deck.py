"""Reading deck.toml: its shape, and what makes a deck playable."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from brushpass.games.the_agents.rules.actions import MAX_AGENTS, MAX_KINDS
from brushpass.games.the_agents.rules.content import (
    ALL,
    BLACK,
    COUNTS,
    ENDS,
    MINE,
    NO_COUNT,
    NO_SCOPE,
    SAME,
    SCOPES,
    WHITE,
    Bonus,
    Bound,
    Content,
    Part,
)
from brushpass.games.the_agents.vocabulary import NUMBERS, VOCABULARY, WORDS
from brushpass.kernel.decks import FOR_PEOPLE, DeckHeader
from brushpass.kernel.errors import BadDeck

COUNTED = " and ".join(word.name for word in VOCABULARY if word.amount)
AWAY_FROM_ROWS = (ENDS, MINE, ALL, SAME)
COLOURS = {"W": WHITE, "B": BLACK}
NO_LIMIT = 1_000
MAX_MISSIONS = 60

Some = Annotated[int, Meta(ge=0, le=NO_LIMIT)]
Several = Annotated[int, Meta(ge=1, le=NO_LIMIT)]
RowLimit = Annotated[int, Meta(ge=1, le=7)]
Words = Annotated[str, FOR_PEOPLE]
Trait = Literal["any-gap", "any-faction", "no-action"]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goal: Several
    actions: Several
    agents_dealt: Some
    missions_dealt: Some
    agent_price: Some
    mission_price: Some
    faction_limit_of_two: RowLimit
    faction_limit: RowLimit
    missions_per_faction: Some
    same_colour_token: Some
    mixed_token: Some
    relocations_per_copy: Several
    rounds: Several


class EffectEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: str
    scope: str = ""
    with_: str = msgspec.field(default="", name="with")
    amount: Some = 0
    may: bool = False


class AgentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    command: Words
    effects: Annotated[list[EffectEntry], Meta(min_length=1)]
    cards: list[Literal["BB", "BW", "WB", "WW"]] = []
    ip: Some = 0
    copies: Some = 0
    traits: list[Trait] = []


class BoundEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: str
    min: Some = 0
    max: Some = NO_LIMIT


class MissionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    name: Words
    text: Words
    copies: Several
    when: list[BoundEntry]
    pays: Some
    each: str = ""
    at_most: Some = NO_LIMIT
    pays_other: Some = 0


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: DeckHeader
    rules: Rules
    agent: list[AgentEntry]
    mission: list[MissionEntry]


def build(file: DeckFile) -> Content:
    """The tables for the rules; BadDeck names the card and the field."""
    content = Content()
    for name in Rules.__struct_fields__:
        setattr(content, name, getattr(file.rules, name))
    for agent in file.agent:
        _add_agent(content, agent)
    for mission in file.mission:
        _add_mission(content, mission)
    _check_sizes(content)
    return content


def _add_agent(content: Content, entry: AgentEntry) -> None:
    free = not entry.cards
    if free and not entry.copies:
        raise BadDeck(
            f"agent {entry.name}: cards (faction agent) or copies (free agent) is missing"
        )
    if not free and (entry.copies or entry.ip):
        raise BadDeck(f"agent {entry.name}: a faction agent lists cards and has no copies or ip")
    if "no-action" in entry.traits and not free:
        raise BadDeck(f"agent {entry.name}: traits: only a free agent can use no action")
    parts = [_part(entry, effect, nth, free) for nth, effect in enumerate(entry.effects)]
    printed: list[str] = ["--"] * entry.copies if free else list(entry.cards)
    for halves in printed:
        bit = 1 << content.agents
        content.agents += 1
        content.names.append(entry.name)
        content.commands_text.append(entry.command)
        content.commands.append(parts)
        content.number.append(entry.ip)
        content.left.append(COLOURS.get(halves[0], 0))
        content.right.append(COLOURS.get(halves[1], 0))
        if free:
            content.free |= bit
        if "any-gap" in entry.traits:
            content.any_gap |= bit
        if "any-faction" in entry.traits:
            content.any_faction |= bit
        if "no-action" in entry.traits:
            content.no_action |= bit
        if content.agents > MAX_AGENTS:
            raise BadDeck(f"agent {entry.name}: there is room for {MAX_AGENTS} agent cards")


def _part(agent: AgentEntry, effect: EffectEntry, nth: int, free: bool) -> Part:
    where = f"agent {agent.name}: effects[{nth}]"
    if effect.do not in WORDS:
        raise BadDeck(f"{where}.do: there is no effect {effect.do!r}")
    word = WORDS[effect.do]
    aim = word.aim
    scope = _scope(f"{where}.scope", effect.scope, aim is not None, free, nth)
    second = _scope(f"{where}.with", effect.with_, aim is not None and aim.twice, free, nth)
    if word.amount != (effect.amount > 0):
        raise BadDeck(f"{where}.amount: {COUNTED} need one, the others have none")
    if effect.may and not (aim is not None and aim.may):
        raise BadDeck(f"{where}.may: {effect.do} cannot be declined")
    return Part(NUMBERS[effect.do], scope, second, effect.amount, effect.may)


def _scope(where: str, scope: str, wanted: bool, free: bool, nth: int) -> int:
    if not wanted:
        if scope:
            raise BadDeck(f"{where}: this effect has none")
        return NO_SCOPE
    if scope not in SCOPES:
        raise BadDeck(f"{where}: {scope!r} is none of {', '.join(SCOPES)}")
    number = SCOPES[scope]
    if free and number not in AWAY_FROM_ROWS:
        raise BadDeck(f"{where}: a free agent lies in no row, so {scope!r} means nothing")
    if number == SAME and nth == 0:
        raise BadDeck(f"{where}: there is no effect before the first")
    return number


def _add_mission(content: Content, entry: MissionEntry) -> None:
    kind = content.kinds
    content.kinds += 1
    if content.kinds > MAX_KINDS:
        raise BadDeck(f"mission {entry.name}: there is room for {MAX_KINDS} kinds of mission")
    content.mission_names.append(entry.name)
    content.mission_texts.append(entry.text)
    content.copies.append(((1 << entry.copies) - 1) << content.missions)
    content.kind_of += [kind] * entry.copies
    content.missions += entry.copies
    if content.missions > MAX_MISSIONS:
        raise BadDeck(f"mission {entry.name}: there is room for {MAX_MISSIONS} missions")
    when = [
        Bound(_count(f"mission {entry.name}: when[{nth}].count", bound.count), bound.min, bound.max)
        for nth, bound in enumerate(entry.when)
    ]
    each = _count(f"mission {entry.name}: each", entry.each) if entry.each else NO_COUNT
    content.bonuses.append(Bonus(when, entry.pays, each, entry.at_most, entry.pays_other))


def _count(where: str, name: str) -> int:
    if name not in COUNTS:
        raise BadDeck(f"{where}: {name!r} is none of {', '.join(COUNTS)}")
    return COUNTS[name]


def _check_sizes(content: Content) -> None:
    for what, dealt, cards in (
        ("agents", content.agents_dealt, content.agents),
        ("missions", content.missions_dealt, content.missions),
    ):
        if 5 * dealt > cards:
            raise BadDeck(f"rules.{what}_dealt: {cards} {what} are too few for five seats")
