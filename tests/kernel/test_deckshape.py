"""What is too deep to be parsed is refused before it is parsed, in time."""

import time

import pytest

from brushpass.games import catalogue
from brushpass.kernel import decks
from brushpass.kernel.deckshape import DEEPEST, check_depth
from brushpass.kernel.errors import BadDeck

MANY = 80_000


def dotted(parts: int) -> str:
    return ".".join("a" * parts)


@pytest.mark.parametrize(
    "text",
    [
        f"{dotted(MANY)} = 1",
        f"[{dotted(MANY)}]\nb = 1",
        f"[[{dotted(MANY)}]]",
        f"b = {{ {dotted(MANY)} = 1 }}",
        " . ".join(["a"] * MANY) + " = 1",
        ".".join(['"a.\\""'] * MANY) + " = 1",
        ".".join(["'a'"] * MANY) + " = 1",
        f'b = """x\n\\""" # {{ "" """ # said\n{dotted(MANY)} = 1',
        f"b = '''it's ''' # said\n{dotted(MANY)} = 1",
        "b = " + "[" * MANY,
        "b = " + "{b = " * MANY,
        "b = " + "[{b = " * MANY,
    ],
    ids=lambda text: text[:24],
)
def test_what_is_too_deep_is_refused_at_once(text: str) -> None:
    began = time.perf_counter()
    with pytest.raises(BadDeck, match=r"mine: line \d+: .* than 16"):
        decks.parse(text, "mine")
    assert time.perf_counter() - began < 0.5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("," * MANY, "not a TOML"),
        ('\\"""\n' * MANY, "not a TOML"),
        ('b = "' + '\\"' * MANY, "not a TOML"),
        ('b = """' + '\\"""' * MANY, "not a TOML"),
        ("b = '''" + "''b" * MANY, "not a TOML"),
        ('"' * MANY, "not a TOML"),
        ("b = " + "9" * MANY, "not a TOML"),
        ('b = "\ud800"', "not a TOML"),
        ("]" * MANY, "not a TOML"),
    ],
    ids=lambda text: text[:12].encode("ascii", "replace").decode(),
)
def test_what_is_no_toml_is_told_in_time(text: str, message: str) -> None:
    began = time.perf_counter()
    with pytest.raises(BadDeck, match=message):
        decks.parse(text, "mine")
    assert time.perf_counter() - began < 2


@pytest.mark.parametrize(
    "text",
    [
        f"{dotted(DEEPEST)} = 1",
        f"b = {'[' * DEEPEST}{']' * DEEPEST}",
        f"b = '{'.' * 99}{'[' * 99}' # {'.' * 99}{'[' * 99}",
        f'b = "{"." * 99}{"[" * 99}"',
        f'b = """{"." * 99}\n"" {"[" * 99}"""\nc = """"quoted""""',
        f"b = '''{'.' * 99}\n'' {'[' * 99}'''\nc = ''",
        "b = [\n" + "1.5, 2.5,\n" * 99 + "]",
        "b = 1.5\n" * 1 + "".join(f"b{number} = 1.5\n" for number in range(99)),
        *(game.builtin_deck.text for game in catalogue().values()),
    ],
    ids=lambda text: text[:24],
)
def test_what_is_not_deep_is_parsed(text: str) -> None:
    check_depth(text, "mine")
    assert decks.parse(text, "mine")
