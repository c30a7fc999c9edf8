"""The facility as a blueprint: nine rooms, the units in them, and what just happened.

A server draws this after every move for every audience, so each piece is a function of little and
is drawn once."""

from brushpass.games.pocket_ops.scene.briefing import briefing
from brushpass.games.pocket_ops.scene.heading import clock, side
from brushpass.games.pocket_ops.scene.plan import DANGER, HEIGHT, WIDTH, backdrop, winning_lines
from brushpass.games.pocket_ops.scene.rooms import CHOICES, marks
from brushpass.games.pocket_ops.scene.units import units
from brushpass.games.pocket_ops.view import PocketOpsView
from brushpass.kernel.offers import Offer
from brushpass.look import SEAT_NAMES, Scene, rect, stamp, text_width, translate


def draw(view: PocketOpsView, offers: list[Offer]) -> Scene:
    step, mover, over = view.step, view.to_move, view.over
    floors, deployments = CHOICES.of(
        (
            tuple(offers),
            tuple(view.predicted),
            view.victim,
            step == "Place" and view.seat == mover,
            view.seats[mover].active or "",
            mover,
        )
    )
    drafting = step == "Draft"
    layers = [*floors, *units(view), *marks(view), *deployments]
    if (drafting or over) and view.finished is not None:
        layers.append(winning_lines(tuple(view.finished.lines)))
    if drafting:
        layers += briefing(view, offers)
    layers += [clock(view.round, view.turn), *side(view, 0), *side(view, 1)]
    if over:
        layers.append(_victory(view))
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        label=_label(view),
        backdrop=backdrop(view.rooms),
        surface="blueprint",
        layers=layers,
    )


def _label(view: PocketOpsView) -> str:
    return f"The facility, round {view.round}"


def _victory(view: PocketOpsView) -> str:
    words = f"{SEAT_NAMES[view.winners[0]].upper()} WINS {max(view.scores)}:{min(view.scores)}"
    wide = text_width(words, 52) * 1.08 + 58
    return translate(
        WIDTH / 2,
        HEIGHT / 2 + 40,
        translate(0, 0, rect(-wide / 2, -46, wide, 92, rx=11, fill="var(--blueprint)",
                             fill_opacity=0.86), rotate=-6),
        stamp(words, DANGER, size=52, rotate=-6),
    )  # fmt: skip
