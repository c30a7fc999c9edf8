"""Whether a deck's text is shallow enough to be parsed: a key of ten thousand dots takes the parser
gigabytes, and ten thousand brackets its whole stack."""

import re
from typing import Final

from brushpass.kernel.errors import BadDeck

DEEPEST: Final = 16  # parts of a key, or brackets in brackets

_TOKEN: Final = re.compile(
    r"""
    [^.\n,=\[\]{}\#"']++
  | (?P<dot> \. )
  | (?P<stop> [\n,=] )
  | (?P<open> [\[{] )
  | (?P<close> [\]}] )
  | \# [^\n]*
  | \"{3} (?: [^"\\] | \\. | "{1,2} (?!") )*+ \"{3,5}
  | '{3} (?: [^'] | '{1,2} (?!') )*+ '{3,5}
  | " (?!"") (?: [^"\\\n] | \\. )*+ "
  | ' (?!'') [^'\n]*+ '
  | (?P<endless> ["'] )
    """,
    re.VERBOSE | re.DOTALL,
)


def check_depth(text: str, label: str) -> None:
    """BadDeck if a key or a value is nested too deeply. Looks at every letter once; at a string
    without an end it stops, as the parser will."""
    dots = depth = 0
    for found in _TOKEN.finditer(text):
        match found.lastgroup:
            case "dot":
                dots += 1
            case "stop":
                dots = 0
            case "open":
                dots = 0
                depth += 1
            case "close":
                dots = 0
                depth -= 1
            case "endless":
                return
        if dots >= DEEPEST or depth > DEEPEST:
            line = text.count("\n", 0, found.end()) + 1
            what = "a key has more parts" if dots >= DEEPEST else "brackets are nested more deeply"
            raise BadDeck(f"{label}: line {line}: {what} than {DEEPEST}")
