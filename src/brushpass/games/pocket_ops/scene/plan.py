"""The nine rooms on paper, and what is laid over all of them."""

from functools import lru_cache

from brushpass.look import group, line, on, path, rect, surface, text, translate

WIDTH, HEIGHT = 780, 616
ROOM_WIDTH, ROOM_HEIGHT, GAP = 228, 150, 16
LEFT, TOP = 32, 100
MIDDLE = (ROOM_WIDTH / 2, ROOM_HEIGHT / 2 + 12)
LETTERS = "ABCDEFGHI"
DANGER = "#ff8a80"
FAINT = 0.005  # a share of the heat map too small to show


@lru_cache(maxsize=64)
def backdrop(names: tuple[str, ...]) -> str:
    rooms = "".join(_walls(letter, name) for letter, name in zip(LETTERS, names, strict=True))
    return surface("blueprint", WIDTH, HEIGHT) + on("blueprint", rooms)


def _walls(letter: str, name: str) -> str:
    x, y = corner(letter)
    middle, half = ROOM_WIDTH / 2, ROOM_HEIGHT / 2
    doors = (
        f"M{middle - 20} 0h40M{middle - 20} {ROOM_HEIGHT}h40"
        f"M0 {half - 15}v30M{ROOM_WIDTH} {half - 15}v30"
    )
    return translate(
        x,
        y,
        rect(0, 0, ROOM_WIDTH, ROOM_HEIGHT, rx=3, fill="var(--blueprint-2)", fill_opacity=0.35),
        rect(0, 0, ROOM_WIDTH, ROOM_HEIGHT, rx=3, fill="none", stroke="var(--blueprint-line)",
             stroke_width=2.5),
        path(doors, stroke="var(--blueprint)", stroke_width=6),
        text(13, 34, letter, size=30, weight=700),
        text(40, 32, name, size=15, fill="var(--blueprint-ink-2)"),
    )  # fmt: skip


def corner(letter: str) -> tuple[int, int]:
    row, column = divmod(LETTERS.index(letter), 3)
    return LEFT + column * (ROOM_WIDTH + GAP), TOP + row * (ROOM_HEIGHT + GAP)


def centre(letter: str) -> tuple[float, float]:
    x, y = corner(letter)
    return x + MIDDLE[0], y + MIDDLE[1]


def heat(shares: list[float], words: str) -> str:
    """A warm wash over the rooms, the warmer the larger their share."""
    rooms = "".join(
        translate(
            *corner(letter),
            rect(
                4,
                4,
                ROOM_WIDTH - 8,
                ROOM_HEIGHT - 8,
                rx=3,
                fill="var(--chosen)",
                fill_opacity=0.6 * share,
            ),
            text(
                ROOM_WIDTH - 12,
                ROOM_HEIGHT - 12,
                f"{words} {100 * share:.0f} %",
                size=15,
                anchor="end",
                weight=700,
            ),
        )
        for letter, share in zip(LETTERS, shares, strict=True)
        if share >= FAINT
    )
    return on("blueprint", rooms)


@lru_cache(maxsize=256)
def winning_lines(rows: tuple[str, ...]) -> str:
    strokes = ""
    for row in rows:
        (x1, y1), (x2, y2) = centre(row[0]), centre(row[2])
        for colour, width in (("var(--blueprint)", 13), ("var(--blueprint-ink)", 7)):
            strokes += line(x1, y1, x2, y2, stroke=colour, stroke_width=width,
                            stroke_linecap="round", stroke_opacity=0.85)  # fmt: skip
    return group(strokes, pointer_events="none")
