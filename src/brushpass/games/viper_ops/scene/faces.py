"""The small things every part of the table is made of: missions, power cards, agents, dice."""

from functools import lru_cache

from brushpass.games.viper_ops.view import MissionView, PowerView, ViperOpsView
from brushpass.games.viper_ops.words.names import AGENTS, REWARDS, TYPES
from brushpass.kernel.offers import Offer
from brushpass.look import (
    Kind,
    card,
    circle,
    fit_size,
    group,
    hit_rect,
    icon,
    kind_colour,
    may,
    paragraph,
    rect,
    refused,
    sheet_shadow,
    text,
    text_width,
    tick,
    translate,
    wrap_words,
)

Spots = dict[str | None, Offer]

MISSION_WIDTH, MISSION_HEIGHT = 168, 158
POWER_WIDTH, POWER_HEIGHT = 168, 96
NEED_ICONS = ("wrench", "plane", "eye", "agent")
NEED_SPOTS = ("gadget", "deployment", "intel")
TYPE_COLOURS: dict[str, Kind] = {
    "sabotage": "orange",
    "surveillance": "blue",
    "frame-up": "rose",
    "assassination": "red",
    "computer-attack": "teal",
    "steal-tech": "slate",
    "plant-mole": "green",
    "extraction": "gold",
    "stage-coup": "violet",
}
AGENT_COLOURS: dict[str, Kind] = {
    "field": "orange",
    "special": "black",
    "snake": "slate",
    "handler": "gold",
    "tinkerer": "gold",
    "sleuth": "gold",
    "colonel": "gold",
    "golden-one": "gold",
}
CARD_COLOURS: dict[str, Kind] = {
    "agent-runner": "gold",
    "mole-runner": "gold",
    "region-specialist": "gold",
    "secret-agent-runner": "gold",
    "agent-trainer": "blue",
    "protege": "blue",
    "intel-scrounger": "blue",
    "mover-and-shaker": "blue",
    "plant-field-agent": "green",
    "plant-special-agent": "green",
}


def offered(spots: Spots, spot: str, width: float, height: float, *, rx: float = 6) -> str:
    """The control for a spot, if something is offered there."""
    offer = spots.get(spot)
    return "" if offer is None else may(offer, hit_rect(0, 0, width, height, rx=rx))


def choosing(view: ViperOpsView) -> bool:
    """Whether the viewer is looking for a main action, and may wonder why something is closed."""
    return view.seat is not None and view.seat == view.to_move and view.step == "BeforeStation"


def offered_or_why_not(
    view: ViperOpsView, spots: Spots, spot: str, width: float, height: float
) -> str:
    """The control for a spot that is called like its action, or a place to ask why there is none."""
    if spot in spots or not choosing(view):
        return offered(spots, spot, width, height, rx=9)
    return refused(spot, hit_rect(0, 0, width, height, rx=9))


def mission_face(mission: MissionView, spots: Spots | None = None, slot: int = -1) -> str:
    """A mission card with what it needs and has; `slot` puts the controls of a mat on it."""
    if spots is None:
        return _mission_still(mission)
    controls = "".join(
        translate(*_need_place(mission, index), offered(spots, f"{name}:{slot + 1}", 36, 52))
        for index, name in enumerate(NEED_SPOTS)
        if f"{name}:{slot + 1}" in spots
    )
    return _mission_still(mission) + controls


@lru_cache(maxsize=2048)
def _mission_still(mission: MissionView) -> str:
    needs = "".join(_need(mission, index) for index in range(4))
    return group(_mission_card(mission), needs, _runner(mission))


def _need_place(mission: MissionView, index: int) -> tuple[float, float]:
    before = sum(1 for earlier in mission.needs[:index] if earlier)
    return 8 + before * 38.5, 50


def _mission_card(mission: MissionView) -> str:
    bonus = f"+{mission.bonus}" if mission.bonus else ""
    return _mission_paper(
        mission.type,
        mission.id,
        mission.level,
        f"{mission.points}{bonus}",
        f"{mission.mole_intel} intel for a mission of the region"
        if mission.mole_intel
        else REWARDS[mission.type],
    )


@lru_cache(maxsize=512)
def _mission_paper(kind: str, name: str, level: str, points: str, reward: str) -> str:
    return group(
        card(
            MISSION_WIDTH, MISSION_HEIGHT, TYPES[kind], (), kind=TYPE_COLOURS[kind], corner=points
        ),
        text(9, 46, name, size=12, weight=700, fill="var(--ink)"),
        text(MISSION_WIDTH - 9, 46, f"{level} agent", size=11.5, anchor="end", fill="var(--ink-2)"),
        paragraph(9, MISSION_HEIGHT - 46, wrap_words(reward, 29)[:2], size=11, fill="var(--ink-2)"),
        class_="on-paper",
    )


def _need(mission: MissionView, index: int) -> str:
    """One requirement: its drawing, how much is there, how much is asked."""
    asked = mission.needs[index]
    if not asked:
        return ""
    has = mission.has[index] if index < len(mission.has) else 0
    met = has >= asked
    words = f"{has}/{asked}" if index < len(mission.has) else str(asked)
    colour = "var(--ok)" if met else "var(--ink)"
    return translate(
        *_need_place(mission, index),
        rect(0, 2, 36, 50, rx=5, fill="var(--card-2)", stroke="var(--line)"),
        translate(18, 18, icon(NEED_ICONS[index], 20, colour)),
        text(18, 44, words, size=13, anchor="middle", weight=700, fill=colour),
        translate(31, 8, tick(10)) if met else "",
    )


def _runner(mission: MissionView) -> str:
    if mission.agent is None:
        return ""
    cover = f" covers {mission.covers}" if mission.covers else ""
    return translate(8, MISSION_HEIGHT - 26, agent(mission.agent, cover))


@lru_cache(maxsize=128)
def agent(kind: str, words: str = "", faint: bool = False) -> str:
    """An agent as a name tag; its top left corner is at its place."""
    label = AGENTS[kind].upper() + words
    wide = agent_width(kind, words)
    return group(
        rect(0, 1.4, wide, 20, rx=10, fill="var(--shade)", fill_opacity=0.25),
        rect(0, 0, wide, 20, rx=10, fill=kind_colour(AGENT_COLOURS[kind])),
        translate(12, 10, icon("agent", 13, "var(--kind-ink)")),
        text(22, 14, label, size=11, weight=700, fill="var(--kind-ink)"),
        class_="spent" if faint else None,
    )


def agent_width(kind: str, words: str = "") -> float:
    return text_width(AGENTS[kind] + words, 11) + 32


def power_face(power: PowerView, secret: bool = False) -> str:
    return _power_paper(power.key, power.name, power.text, secret, power.planted)


@lru_cache(maxsize=256)
def _power_paper(key: str, name: str, words: str, secret: bool, planted: bool) -> str:
    mark = "SECRET" if secret else "USED" if planted else ""
    colour = kind_colour(CARD_COLOURS.get(key, "slate"))
    return group(
        sheet_shadow(POWER_WIDTH, POWER_HEIGHT, 8),
        rect(0, 0, POWER_WIDTH, POWER_HEIGHT, rx=8, fill="var(--card)", stroke="var(--edge)"),
        rect(0, 0, POWER_WIDTH, 24, rx=8, fill=colour),
        rect(0, 14, POWER_WIDTH, 10, fill=colour),
        text(
            8,
            17,
            name,
            size=fit_size(name, POWER_WIDTH - 14, 13),
            weight=700,
            fill="var(--kind-ink)",
        ),
        paragraph(8, 40, wrap_words(words, 27)[:4], size=11.5, leading=13.5, fill="var(--ink)"),
        text(8, POWER_HEIGHT - 7, mark, size=10, weight=700, fill="var(--stamp)"),
        class_="on-paper",
    )


@lru_cache(maxsize=64)
def price_tag(words: str) -> str:
    """A round price, centred on its place."""
    return group(
        circle(0, 1.2, 14, fill="var(--shade)", fill_opacity=0.25),
        circle(0, 0, 14, fill="var(--card)", stroke="var(--ink)", stroke_width=1.5),
        text(
            0,
            5,
            words,
            size=fit_size(words, 22, 15),
            anchor="middle",
            weight=700,
            fill="var(--ink)",
        ),
    )


@lru_cache(maxsize=256)
def measure(name: str, count: str, drawing: str) -> str:
    """A number with a drawing and a name, as on a gauge; 96 wide, 40 high."""
    return group(
        rect(0, 0, 96, 40, rx=6, fill="var(--card)", stroke="var(--edge)"),
        translate(18, 20, icon(drawing, 22, "var(--ink-2)")),
        text(36, 19, count, size=16, weight=700, fill="var(--ink)"),
        text(36, 33, name, size=10.5, face="sans", fill="var(--ink-2)"),
        class_="on-paper",
    )
