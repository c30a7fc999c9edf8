"""The four action circles, the Special Operations folder, the Decoder and the cipher."""

from brushpass.games.covert.scene.frame import LEFT, Offers
from brushpass.games.covert.view import CovertView
from brushpass.look import (
    dial,
    die,
    die_slot,
    digit,
    dossier,
    folder,
    group,
    hit_circle,
    hit_rect,
    icon,
    may,
    path,
    refused,
    ring_places,
    text,
    translate,
)

TOP = 674
RADIUS = 66
PITCH = 139
SPACE = 27
TITLES = ("Complete Mission", "Mission Cards", "Agency Cards", "Movement")
AREAS = ("complete", "mission", "agency", "movement")
FOLDER_X, FOLDER_WIDTH = 574, 104
CIPHER_X, CIPHER_WIDTH = 688, 252
TILE, TILE_PITCH, ROW_PITCH = 23, 39, 43


def action_circles(view: CovertView, offers: Offers) -> str:
    return "".join(_circle(view, index, offers) for index in range(len(TITLES)))


def _circle(view: CovertView, index: int, offers: Offers) -> str:
    placing = view.step == "PlaceDie" and view.seat == view.to_move
    spaces = ""
    for space, (x, y) in enumerate(ring_places(6, RADIUS * 0.78)):
        owner = view.circles[index][space]
        offer = offers.at(f"space:{index}-{space + 1}")
        if owner >= 0:
            piece = die(space + 1, SPACE, owner)
        elif offer is not None:
            slot = die_slot(space + 1, SPACE, open=True)
            piece = may(offer, slot, hit_rect(-SPACE / 2, -SPACE / 2, SPACE, SPACE))
        else:
            piece = die_slot(space + 1, SPACE)
            if placing:
                hit = hit_rect(-SPACE / 2, -SPACE / 2, SPACE, SPACE)
                piece = refused(f"place:{AREAS[index]}-{space + 1}", piece, hit)
        spaces += translate(x, y, piece)
    middle = LEFT + RADIUS + 4 + index * PITCH
    return translate(middle, TOP + RADIUS + 8, dial(RADIUS, TITLES[index]), spaces)


def folder_area(view: CovertView, offers: Offers) -> str:
    """Dice on the folder, and a button for each face that may go there."""
    dice = [die(face, 18, seat) for seat, player in enumerate(view.seats) for face in player.folder]
    return folder(
        FOLDER_X,
        TOP,
        FOLDER_WIDTH,
        152,
        "Folder",
        text(12, 47, f"Bag {view.bag}", size=12, weight=700, fill="var(--folder-ink)"),
        translate(FOLDER_WIDTH - 20, 43, icon("mask", 20, "var(--folder-ink)")),
        _rows(dice, 18, 66, 20, 4),
        _faces(offers, "folder", 10, 106, 28, 3),
    )


def _rows(pieces: list[str], x: float, y: float, step: float, across: int) -> str:
    return "".join(
        translate(x + index % across * step, y + index // across * step, piece)
        for index, piece in enumerate(pieces)
    )


def _faces(offers: Offers, area: str, x: float, y: float, step: float, across: int) -> str:
    """A button for each face that may be placed in an area that takes any."""
    open_to = [(face, offers.at(f"{area}:{face}")) for face in range(1, 7)]
    size = step - 4
    buttons = [
        may(offer, die_slot(face, size, open=True), hit_rect(-size / 2, -size / 2, size, size))
        for face, offer in open_to
        if offer is not None
    ]
    return _rows(buttons, x + step / 2, y, step, across)


def cipher(view: CovertView, offers: Offers) -> str:
    dice = [
        die(face, 18, seat) for seat, player in enumerate(view.seats) for face in player.decoder
    ]
    return dossier(
        CIPHER_X,
        TOP,
        CIPHER_WIDTH,
        152,
        "Decoder",
        _tiles(view, offers),
        _rows(dice, 18, 116, 20, 11),
        _faces(offers, "decoder", 8, 137, 30, 6),
    )


def _tile_place(tile: int) -> tuple[float, float]:
    row, column = divmod(tile, 6)
    return 22 + column * TILE_PITCH, 49 + row * ROW_PITCH


def _tiles(view: CovertView, offers: Offers) -> str:
    tiles = "".join(
        translate(*_tile_place(tile), digit(str(value), TILE))
        for tile, value in enumerate(view.cipher)
    )
    return tiles + "".join(_handle(index, offers) for index in range(18))


def _handle(index: int, offers: Offers) -> str:
    """A grip between two tiles that may be swapped; the ends of a row have theirs at the side."""
    offer = offers.at(f"swap:{index}")
    if offer is None:
        return ""
    if index < 10:
        row, column = divmod(index, 5)
        x, y = _tile_place(row * 6 + column)
        x += TILE_PITCH / 2
    elif index < 16:
        x, y = _tile_place(index - 10)
        y += ROW_PITCH / 2
    else:
        x, y = _tile_place((index - 16) * 6 + 5)
        x += 21
    grip = path(
        "M-1.5-3-4.5 0-1.5 3M1.5-3 4.5 0 1.5 3", stroke="var(--ink)", stroke_width=1.5, fill="none"
    )
    turned = group(grip, transform="rotate(90)") if 10 <= index < 16 else grip
    return translate(x, y, may(offer, hit_circle(0, 0, 6.5), turned))
