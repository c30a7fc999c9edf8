"""Every piece is well-formed, says what it was given, and takes what a game may throw at it."""

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from brushpass.look import (
    ICONS,
    KINDS,
    agent_pawn,
    arrow,
    card,
    card_back,
    chip,
    cross,
    crystal,
    crystals,
    cube,
    dial,
    die,
    die_slot,
    digit,
    dossier,
    edged_card,
    envelope,
    folder,
    group,
    icon,
    label,
    meeple,
    name_tag,
    need,
    note,
    paper_clip,
    pencil_ring,
    pile,
    pin,
    pips,
    plate,
    ring_places,
    slot,
    spot,
    stamp,
    string,
    textures,
    tick,
    token,
    track,
)

WORDS = "Smith & <Wesson> \"Jr\" 'x'"

PIECES: dict[str, Callable[[], str]] = {
    "agent_pawn": lambda: agent_pawn(0),
    "arrow": lambda: arrow(0, 0, 50, 20),
    "arrow to itself": lambda: arrow(5, 5, 5, 5),
    "card": lambda: card(
        120, 168, WORDS, [WORDS], kind="blue", corner=3, art=icon("eye", 40), foot=WORDS, seat=1
    ),
    "plain card": lambda: card(60, 84, WORDS),
    "face-down card": lambda: card(120, 168, WORDS, [WORDS], face_down=True),
    "card_back": lambda: card_back(120, 168, WORDS),
    "chip": lambda: chip(3, 40, "red"),
    "cross": cross,
    "crystal": lambda: crystal(20),
    "crystals": lambda: crystals(1, 2),
    "cube": lambda: cube(5),
    "dial": lambda: dial(78, WORDS, die_slot(1, 20)),
    "nameless dial": lambda: dial(78, ""),
    "die": lambda: die(6, 30, 2),
    "unrolled die": lambda: die(0, 30),
    "die_slot": lambda: die_slot(4, 28, True),
    "unnumbered die_slot": lambda: die_slot(None, 28),
    "digit": lambda: digit("<", 30, chosen=True, faint=True),
    "dossier": lambda: dossier(0, 0, 200, 100, WORDS, tick(), id="file"),
    "edged_card": lambda: edged_card(
        120, 180, WORDS, [WORDS], halves=("black", "white"), art=icon("mole")
    ),
    "edged_card up": lambda: edged_card(120, 180, WORDS, [WORDS], lines_up=True, number_end=4),
    "envelope": lambda: envelope(60, 40),
    "seat's envelope": lambda: envelope(60, 40, 3),
    "folder": lambda: folder(0, 0, 200, 100, WORDS, tick()),
    "label": lambda: label(WORDS),
    "meeple": lambda: meeple("gold", 40, icon("star", 10)),
    "name_tag": lambda: name_tag(0, WORDS, 150, detail=WORDS, turn=True),
    "need": lambda: need(False, WORDS, detail=WORDS, width=200),
    "note": lambda: note(0, 0, 100, [WORDS, WORDS]),
    "paper_clip": paper_clip,
    "pencil_ring": lambda: pencil_ring(40, 30),
    "pile": lambda: pile(80, 112, 30, WORDS),
    "empty pile": lambda: pile(80, 112, 0, WORDS),
    "pin": pin,
    "pips": lambda: pips(1, 3),
    "plate": lambda: plate(200, 30, WORDS, WORDS),
    "slot": lambda: slot(80, 112, WORDS),
    "spot": lambda: spot(13, "red", "hexagon"),
    "stamp": lambda: stamp(WORDS),
    "string": lambda: string(0, 0, 100, 40),
    "textures": textures,
    "tick": tick,
    "token": lambda: token(20, kind="teal", words=WORDS, art=icon("key")),
    "track": lambda: track(["1", WORDS, "3"], 30, 30, marked={1}, passed=1),
}


def _words(drawing: str) -> str:
    return "".join(ElementTree.fromstring(group(drawing)).itertext())


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_well_formed_and_fetches_nothing(name: str) -> None:
    drawn = PIECES[name]()
    root = ElementTree.fromstring(group(drawn))
    assert len(root) > 0
    assert all("href" not in attribute for element in root.iter() for attribute in element.attrib)
    assert "script" not in {element.tag for element in root.iter()}


@pytest.mark.parametrize(
    "name", ["label", "stamp", "note", "plate", "name_tag", "need", "folder", "dossier"]
)
def test_a_paper_says_what_was_written_on_it(name: str) -> None:
    assert WORDS.lower() in _words(PIECES[name]()).lower()


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_keeps_to_its_field(name: str) -> None:
    assert ElementTree.fromstring(icon(name, 48)).get("transform") == "scale(2)"


def test_an_unknown_icon_is_named_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no icon 'unicorn': choose from agent,"):
        icon("unicorn")


@pytest.mark.parametrize("count", range(7))
def test_a_die_shows_its_pips(count: int) -> None:
    assert die(count, 30).count("<circle") == count


@pytest.mark.parametrize("count", [-1, 7])
def test_a_die_has_six_sides(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}"):
        die(count, 30)


def test_a_face_down_card_tells_nothing_of_its_face() -> None:
    one = card(100, 140, "Rifle", ["Attack"], corner=3, face_down=True)
    other = card(100, 140, "Medkit", ["Defend"], art=icon("shield"), face_down=True)
    assert one == other
    assert _words(one) == ""


def test_a_face_down_token_tells_nothing_but_its_owner() -> None:
    assert token(20, seat=1, words="MOLE", face_down=True) == token(
        20, seat=1, words="NINJA", face_down=True
    )
    assert token(20, seat=1, face_down=True) != token(20, seat=0, face_down=True)


def test_an_envelope_tells_nothing_but_its_sender() -> None:
    assert _words(envelope(60, 40, 0)) == ""
    assert envelope(60, 40, 0) != envelope(60, 40, 1)


def test_a_card_shows_title_corner_text_and_foot() -> None:
    words = _words(card(140, 200, "Recorder", ["Fly: Oslo"], corner=8, foot="Agency"))
    assert [part in words for part in ("Recorder", "Fly: Oslo", "8", "Agency")] == [True] * 4


def test_text_that_is_too_long_for_a_card_shrinks_and_then_ends_in_an_ellipsis() -> None:
    small = ElementTree.fromstring(
        card(80, 110, "Rifle", ["Attack every neighbour and draw two cards. " * 12])
    )
    lines = [line for line in small.iter("text") if line.get("class") == "sans"]
    assert (lines[-1].text or "").endswith("…")
    assert all(float(line.get("y", "0")) < 110 for line in lines)
    assert {line.get("font-size") for line in lines} == {"7"}


def test_a_long_title_takes_two_lines() -> None:
    title = ElementTree.fromstring(card(120, 168, "Operation Cold Harbour", corner=3))
    assert [line.text for line in title.iter("text")][:2] == ["Operation", "Cold Harbour"]


@pytest.mark.parametrize("count", [1, 7, 60])
def test_a_pile_says_how_many_it_holds(count: int) -> None:
    assert _words(pile(80, 112, count, "")) == str(count)


def test_a_thicker_pile_looks_thicker() -> None:
    assert pile(80, 112, 1, "").count("--card-2") < pile(80, 112, 12, "").count("--card-2")


def test_an_edged_card_can_face_either_way() -> None:
    up = edged_card(120, 180, "Mole", ["Kill"], lines_up=True, halves=("black", "white"))
    down = edged_card(120, 180, "Mole", ["Kill"], halves=("black", "white"))
    assert _height_of(up, "Kill") < _height_of(up, "Mole")
    assert _height_of(down, "Kill") > _height_of(down, "Mole")


def _height_of(drawing: str, words: str) -> float:
    found = [line for line in ElementTree.fromstring(drawing).iter("text") if line.text == words]
    return float(found[0].get("y", "nan"))


def test_counters_fill_from_the_left() -> None:
    filled = [path.get("fill") for path in ElementTree.fromstring(group(pips(2, 3))).iter("path")]
    assert filled == ["var(--red)", "var(--red)", "none"]


def test_places_on_a_ring_begin_at_the_top_and_go_clockwise() -> None:
    assert ring_places(4, 10) == [(0.0, -10.0), (10.0, 0.0), (0.0, 10.0), (-10.0, 0.0)]


def test_every_kind_has_its_own_colour_on_a_card() -> None:
    assert len({card(100, 140, "x", kind=kind) for kind in KINDS}) == len(KINDS)
