"""Drawing for every table: SVG strings in the case-file look. It knows no game.

    scene = Scene(
        width=900,
        height=640,
        label="The facility",
        backdrop=surface("blueprint", 900, 640),
        surface="blueprint",
        layers=[translate(180, 170, token(42, seat=0), id="spy-0")],
    )

A surface brings the textures that pieces refer to, and its inks to the layers that lie on it. Round and standing
pieces are centred on their place, cards and papers begin at their top left corner. A piece that keeps its `id` from one
scene to the next glides to its new place. `may` needs a `hit_rect` or `hit_circle` inside to carry the outline.
"""

from .cards import card, card_back, pile, slot
from .controls import Offered, chosen, hit_circle, hit_rect, may, refused
from .edged import Half, edged_card
from .figures import agent_pawn, cube, meeple
from .icons import ICONS, icon
from .kinds import KINDS, Kind, kind_colour, kind_tone
from .lettering import title_lines
from .marks import arrow, cross, need, paper_clip, pencil_ring, pin, stamp, string, tick
from .paper import dossier, envelope, folder, label, name_tag, note, plate, sheet_shadow
from .pieces import chip, crystal, crystals, die, die_slot, pips, spot, token
from .scene import Scene, Theme
from .seats import SEAT_GLYPHS, SEAT_NAMES, SEAT_SHAPES, seat_badge, seat_colour, seat_shape
from .shapes import SHAPES, Shape, shape
from .surfaces import Surface, on, surface, textures
from .svg import (
    circle,
    el,
    escape,
    fit_size,
    group,
    line,
    number,
    paragraph,
    path,
    polygon,
    rect,
    text,
    text_width,
    trace,
    translate,
    wrap_words,
)
from .tokens import stylesheet
from .tracks import dial, digit, ring_places, track

__all__ = [
    "ICONS",
    "KINDS",
    "SEAT_GLYPHS",
    "SEAT_NAMES",
    "SEAT_SHAPES",
    "SHAPES",
    "Half",
    "Kind",
    "Offered",
    "Scene",
    "Shape",
    "Surface",
    "Theme",
    "agent_pawn",
    "arrow",
    "card",
    "card_back",
    "chip",
    "chosen",
    "circle",
    "cross",
    "crystal",
    "crystals",
    "cube",
    "dial",
    "die",
    "die_slot",
    "digit",
    "dossier",
    "edged_card",
    "el",
    "envelope",
    "escape",
    "fit_size",
    "folder",
    "group",
    "hit_circle",
    "hit_rect",
    "icon",
    "kind_colour",
    "kind_tone",
    "label",
    "line",
    "may",
    "meeple",
    "name_tag",
    "need",
    "note",
    "number",
    "on",
    "paper_clip",
    "paragraph",
    "path",
    "pencil_ring",
    "pile",
    "pin",
    "pips",
    "plate",
    "polygon",
    "rect",
    "refused",
    "ring_places",
    "seat_badge",
    "seat_colour",
    "seat_shape",
    "shape",
    "sheet_shadow",
    "slot",
    "spot",
    "stamp",
    "string",
    "stylesheet",
    "surface",
    "text",
    "text_width",
    "textures",
    "tick",
    "title_lines",
    "token",
    "trace",
    "track",
    "translate",
    "wrap_words",
]
