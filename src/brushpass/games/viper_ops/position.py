"""A V.I.P.E.R. Ops position as a document: the table's own fields, by the same names."""

import msgspec


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table; `rules/table.py` says what each field means."""

    round: int
    first: int
    current: int
    closed: int
    passed: list[int]
    director: list[int]
    won: list[int]
    chips: list[int]
    budget: list[int]
    operatives: list[int]
    unused: list[int]
    active: list[int]
    aside: list[int]
    waiting: list[int]
    debrief: list[int]
    hand: list[int]
    missions: list[int]
    runner: list[int]
    assets: list[int]
    completed: list[list[int]]
    used: list[int]
    bought: list[int]
    opened: int
    fresh: int
    rewarded: int
    planted: int
    supply: list[int]
    laid: list[int]
    seal: int
    moles: list[int]
    deep: list[int]
    agent_pile: list[int]
    mission_track: list[int]
    mission_pile: list[int]
    mission_discard: list[int]
    power_track: list[int]
    power_pile: list[int]
    power_discard: list[int]
    moves: int
    completions: int
    offered: list[int]
    order: list[int]
    closing: list[int]
