"""The rules page of a game, with a place to jump to for every rule."""

import re
from functools import cache

from markdown_it import MarkdownIt

from brushpass.games import game as game_named

_RULE = re.compile(r"(<(?:strong|td|p|li|h\d)>)\s*((?:[A-Z]{2})-R?\d{2,3})\b")
_TABLE = re.compile(r"<table>(.*?)</table>", re.DOTALL)


@cache
def rules_html(name: str) -> str:
    """The rules as HTML; an element with the rule's id stands where a rule begins."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    rendered = markdown.render(game_named(name).rules)
    known: set[str] = set()

    def anchor(found: re.Match[str]) -> str:
        rule = found[2]
        if rule in known:
            return found[0]
        known.add(rule)
        return f'{found[1]}<span class="anchor" id="{rule}" tabindex="-1">{rule}</span>'

    wrapped = _TABLE.sub(
        r'<div class="wide" tabindex="0" role="region" aria-label="Table"><table>\1</table></div>',
        rendered,
    )
    return _RULE.sub(anchor, wrapped)
