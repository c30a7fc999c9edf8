"""The frame of every page."""

import hashlib
from functools import cache
from importlib.resources import files

from brushpass.look.svg import escape
from brushpass.look.tokens import stylesheet

KINDS = {"site.css": "text/css", "table.js": "text/javascript", "tokens.css": "text/css"}


@cache
def asset(name: str) -> bytes:
    """A file that pages load."""
    if name == "tokens.css":
        return stylesheet().encode()
    return files("brushpass.web").joinpath("static", name).read_bytes()


@cache
def asset_url(name: str) -> str:
    return f"/static/{hashlib.sha256(asset(name)).hexdigest()[:12]}/{name}"


def page(
    title: str, main: str, *, crumb: str = "", tools: str = "", body: str = "", theme: str = "auto"
) -> str:
    """A whole document. `crumb`, `tools` and `main` are markup; `body` is attributes."""
    return (
        f'<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>"
        f'<link rel="stylesheet" href="{asset_url("tokens.css")}">'
        f'<link rel="stylesheet" href="{asset_url("site.css")}">'
        f'<link rel="icon" href="/static/icon.svg" type="image/svg+xml">'
        f'<script type="module" src="{asset_url("table.js")}"></script></head><body {body}>'
        '<a class="skip" href="#main">To the content</a>'
        '<header class="top"><a class="mark" href="/" aria-label="Brushpass, home">'
        "<b>BRUSH</b>PASS</a>"
        f'<span class="crumb">{crumb}</span><span class="grow"></span>{tools}'
        '<button class="btn quiet icon" type="button" data-do="theme" aria-label="Light or dark">'
        "&#9681;</button></header>"
        f'<main id="main">{main}</main></body></html>'
    )


def message(title: str, sentence: str, theme: str = "auto") -> str:
    """A page that only says something, such as that there is no such table."""
    return page(
        title,
        f'<section class="file letter"><h1>{escape(title)}</h1><p>{escape(sentence)}</p>'
        '<p><a class="btn primary" href="/">To the case files</a></p></section>',
        theme=theme,
    )


def field(label: str, control: str) -> str:
    return f'<label class="field"><span>{escape(label)}</span>{control}</label>'


def option(value: str, words: str, chosen: bool = False) -> str:
    return (
        f'<option value="{escape(value)}"{" selected" if chosen else ""}>{escape(words)}</option>'
    )
