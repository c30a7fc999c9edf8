"""A balance report as one page that needs nothing else."""

from brushpass.lab import plots
from brushpass.lab.balance import Balance, percent, points
from brushpass.lab.lift import Lift
from brushpass.look import escape, stylesheet

STYLE = """
body{margin:0 auto;max-width:60rem;padding:2rem 1.2rem;background:var(--paper);color:var(--ink);
 font:16px/1.5 var(--sans)}
h1,h2{font-family:var(--type);letter-spacing:.04em} h1{margin:0} h2{margin:2rem 0 .4rem;font-size:1.1rem;
 text-transform:uppercase;color:var(--ink-2)}
.findings{background:var(--card);border:1px solid var(--line);border-left:6px solid var(--stamp);
 border-radius:10px;padding:.6rem 1.2rem;font-size:1.08rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums} th,td{text-align:left;
 padding:.28rem .6rem;border-bottom:1px solid var(--line)} td.n,th.n{text-align:right}
tr.sure td{color:var(--stamp);font-weight:600} svg{max-width:100%;height:auto}
code{font-family:var(--type);background:var(--paper-2);padding:.1rem .3rem} .quiet{color:var(--ink-2)}
@media print{body{max-width:none;padding:0;background:#fff} section{break-inside:avoid}}
"""


def page(balance: Balance) -> str:
    """The whole report."""
    parts = [
        f"<h1>{escape(balance.title)}: balance</h1>",
        f'<p class="quiet">{escape(_subject(balance))}</p>',
        '<div class="findings">'
        + "".join(f"<p>{escape(line)}</p>" for line in balance.findings)
        + "</div>",
        _section("Seats", plots.seats_plot(balance), _seats(balance)),
        _section("Length", plots.length_plot(balance), _length(balance)),
        _section("Endings", _endings(balance)),
        _section("Cards seen", _explained(), _cards(balance.cards_seen, "Cards seen")),
        _section("Cards played", _cards(balance.cards_played, "Cards played")),
        _section("Skill ladder", _ladder(balance)),
        _section("How this was made", f"<p><code>{escape(balance.command)}</code></p>"),
    ]
    title = f"{escape(balance.title)}: balance"
    return (
        f'<!doctype html>\n<html lang="en" data-theme="light"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{stylesheet()}{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _subject(balance: Balance) -> str:
    bots = ", ".join(dict.fromkeys(balance.bots))
    return (
        f"{balance.variant}, {balance.players} seats, {balance.games:,} games by {bots}, seed "
        f"{balance.seed}, deck {balance.deck}, rules version {balance.rules_version}. Intervals are "
        f"95 %; red marks what stands out from chance even after allowing for how much was looked at."
    )


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _table(headings: list[str], rows: list[list[str]], sure: list[bool] | None = None) -> str:
    head = "".join(_cell("th", word, index) for index, word in enumerate(headings))
    body = ""
    for number, row in enumerate(rows):
        mark = ' class="sure"' if sure and sure[number] else ""
        body += f"<tr{mark}>" + "".join(_cell("td", w, i) for i, w in enumerate(row)) + "</tr>"
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(tag: str, words: str, index: int) -> str:
    return f"<{tag}{'' if index == 0 else ' class=n'}>{escape(words)}</{tag}>".replace(
        "class=n", 'class="n"'
    )


def _seats(balance: Balance) -> str:
    rows = [
        [
            seat.name,
            f"{seat.count:,}",
            percent(seat.share),
            f"{percent(seat.low)} to {percent(seat.high)}",
        ]
        for seat in balance.seats
    ]
    marked = [seat.name in balance.favoured + balance.disadvantaged for seat in balance.seats]
    return _table(["seat", "wins", "share", "interval"], rows, marked)


def _length(balance: Balance) -> str:
    margin, changes, close = balance.margin, balance.lead_changes, balance.close_games
    return (
        f"<p>Nine games in ten take {balance.lengths['q05']} to {balance.lengths['q95']} decisions. The "
        f"lead changes {changes.value:.2f} times ({changes.low:.2f} to {changes.high:.2f}); the winner is "
        f"{margin.value:.1f} ahead of the second ({margin.low:.1f} to {margin.high:.1f}); "
        f"{percent(close.share)} of games ({percent(close.low)} to {percent(close.high)}) end within a tenth "
        f"of the winner's score.</p>"
    )


def _endings(balance: Balance) -> str:
    rows = [
        [
            end.name,
            f"{end.count:,}",
            percent(end.share),
            f"{percent(end.low)} to {percent(end.high)}",
        ]
        for end in balance.endings
    ]
    return _table(["ending", "games", "share", "interval"], rows)


def _explained() -> str:
    return (
        '<p class="quiet">The lift of a card is how much more often a seat that saw it wins than seats in '
        "the same place that saw about as many cards. Comparing with all seats would flatter every card: "
        "who plays long or draws much sees more of each, and often wins more for that reason alone. The "
        "grey tick shows that plain comparison. A lift is what goes with a card, not proof of what it does.</p>"
    )


def _cards(lifts: list[Lift], title: str) -> str:
    if not lifts:
        return "<p>No card was seen often enough.</p>"
    rows = [
        [
            lift.card,
            f"{lift.seats:,}",
            points(lift.lift),
            f"{points(lift.low)} to {points(lift.high)}",
            points(lift.naive),
        ]
        for lift in lifts
    ]
    headings = ["card", "seats", "lift", "interval", "uncorrected"]
    return plots.lift_plot(lifts, title) + _table(headings, rows, [lift.sure for lift in lifts])


def _ladder(balance: Balance) -> str:
    if not balance.ladder:
        return "<p>Not measured in this report.</p>"
    rows = [
        [
            f"{rung.simulations} to {2 * rung.simulations} simulations",
            str(rung.games),
            percent(rung.share),
            f"{rung.rating:+.0f}",
            f"{rung.rating_low:+.0f} to {rung.rating_high:+.0f}",
        ]
        for rung in balance.ladder
    ]
    headings = ["search", "games", "points won", "rating gained", "interval"]
    return plots.ladder_plot(balance) + _table(headings, rows)
