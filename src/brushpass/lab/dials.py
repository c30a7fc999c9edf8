"""Decks as dials: reading a change such as `missions.points+1` and making the decks it asks for."""

import copy
import re
from difflib import get_close_matches
from itertools import product
from typing import Any

import msgspec

from brushpass.kernel.errors import BrushpassError

_SETTING = re.compile(r"^(?P<path>[^=+*]+?)(?P<how>=|\+|\*|-(?=[\d.]))(?P<value>[^=]+)$")
_STEP = re.compile(r"^(?P<name>[^\[\]]+)(\[(?P<entry>[^\]]+)\])?$")
MOST_VALUES = 64


class BadDial(BrushpassError):
    """The change is not written like one, or the deck has no such dial."""


class Turn(msgspec.Struct, frozen=True):
    """One dial turned once: `+`, `*` or `=` a value."""

    path: str
    how: str
    value: float | str

    def __str__(self) -> str:
        shown = self.value if isinstance(self.value, str) else f"{self.value:g}"
        return f"{self.path}{'' if self.how == '+' and str(shown)[0] == '-' else self.how}{shown}"

    def size(self, before: list[Any]) -> float:
        """How far the dial is turned, relative to where it stood."""
        changes = []
        for old in before:
            if isinstance(old, (int, float)) and not isinstance(old, bool):
                new = turned(old, self)
                changes.append(abs(float(new) - old) / max(1.0, abs(old)))
            else:
                changes.append(float(old != self.value))
        return max(changes, default=0.0)


def read_setting(text: str) -> list[Turn]:
    """The turns that one `--set` asks for: `a.b+1`, `a.b=5..8`, `a.b=2,4`, `a.b*1.5`."""
    found = _SETTING.match(text.strip())
    if found is None:
        raise BadDial(f"--set {text}: write it like house.limit=50, hands.start=5..8 or points+1")
    path, how, value = found["path"].strip(), found["how"], found["value"].strip()
    if how == "-":
        how, value = "+", f"-{value}"
    spread = re.match(r"^(-?\d+)\.\.(-?\d+)$", value)
    if spread is not None:
        low, high = int(spread[1]), int(spread[2])
        if not low <= high < low + MOST_VALUES:
            raise BadDial(f"--set {text}: from {low} to {high} is no range of up to {MOST_VALUES}")
        return [Turn(path, how, float(number)) for number in range(low, high + 1)]
    return [Turn(path, how, _value(part.strip(), how, text)) for part in value.split(",")]


def _value(part: str, how: str, text: str) -> float | str:
    try:
        return float(part)
    except ValueError:
        if how == "=":
            return part
        raise BadDial(f"--set {text}: {part!r} is not a number") from None


def grid(settings: list[str]) -> list[list[Turn]]:
    """Every combination of the turns asked for."""
    return [list(turns) for turns in product(*(read_setting(text) for text in settings))]


def turned(old: Any, turn: Turn) -> Any:
    """The value a dial has after the turn; a whole number stays one."""
    if turn.how == "=":
        new: Any = turn.value
    elif isinstance(old, bool) or not isinstance(old, (int, float)):
        raise BadDial(f"{turn.path}: {old!r} is no number to calculate with")
    else:
        new = old + float(turn.value) if turn.how == "+" else old * float(turn.value)
    if isinstance(old, int) and not isinstance(old, bool) and isinstance(new, float):
        if new != round(new):
            raise BadDial(f"{turn.path}: {new:g} is not a whole number")
        return round(new)
    if isinstance(old, bool) and isinstance(new, str):
        return new.lower() == "true"
    return new


def apply(document: dict[str, Any], turns: list[Turn]) -> dict[str, Any]:
    """The deck document with the dials turned; the one given is not touched."""
    changed = copy.deepcopy(document)
    for turn in turns:
        for holder, key in _holders(changed, turn.path):
            holder[key] = turned(holder[key], turn)
    return changed


def standing(document: dict[str, Any], path: str) -> list[Any]:
    """The values of a dial now, one for each entry it covers."""
    return [holder[key] for holder, key in _holders(document, path)]


def _holders(document: dict[str, Any], path: str) -> list[tuple[Any, str]]:
    places: list[Any] = [document]
    steps = path.split(".")
    for number, step in enumerate(steps):
        parsed = _STEP.match(step)
        if parsed is None:
            raise BadDial(f"{path}: {step!r} cannot be read")
        name, entry = parsed["name"], parsed["entry"]
        keys = sorted({key for place in places if isinstance(place, dict) for key in place})
        holders = [place for place in places if isinstance(place, dict) and name in place]
        if not holders:
            near = get_close_matches(name, keys, 3) or keys[:8]
            where = ".".join(steps[:number]) or "the deck"
            raise BadDial(f"{path}: {where} has no {name!r}; it has {', '.join(near)}")
        if number == len(steps) - 1 and entry is None:
            return [(holder, name) for holder in holders]
        places = []
        for holder in holders:
            value = holder[name]
            entries = value if isinstance(value, list) else [value]
            places += entries if entry is None else _named(entries, entry, path)
    raise BadDial(f"{path}: name the field to turn")


def _named(entries: list[Any], name: str, path: str) -> list[Any]:
    if name.isdecimal() and int(name) < len(entries):
        return [entries[int(name)]]
    found = [
        entry
        for entry in entries
        if isinstance(entry, dict)
        and name.lower() in (str(word).lower() for word in entry.values())
    ]
    if not found:
        raise BadDial(f"{path}: there is no entry {name!r}")
    return found


def differences(before: Any, after: Any, path: str = "") -> list[tuple[str, Any, Any]]:
    """Where two deck documents differ: the path, the old value, the new one."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *(key for key in after if key not in before)]
        parts = [
            (f"{path}.{key}" if path else key, before.get(key), after.get(key)) for key in keys
        ]
    elif isinstance(before, list) and isinstance(after, list) and _tables(before + after):
        longest = max(len(before), len(after))
        parts = [
            (f"{path}[{index}]", _at(before, index), _at(after, index)) for index in range(longest)
        ]
    else:
        return [] if before == after else [(path, before, after)]
    return [change for name, old, new in parts for change in differences(old, new, name)]


def _tables(entries: list[Any]) -> bool:
    return all(isinstance(entry, dict) for entry in entries)


def _at(entries: list[Any], index: int) -> Any:
    return entries[index] if index < len(entries) else None
