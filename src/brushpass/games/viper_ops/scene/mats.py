"""The players' mats: the viewer's at full size, the others as strips."""

from collections import Counter

from brushpass.games.viper_ops.scene.faces import (
    MISSION_HEIGHT,
    MISSION_WIDTH,
    POWER_HEIGHT,
    POWER_WIDTH,
    Spots,
    agent,
    agent_width,
    choosing,
    measure,
    mission_face,
    offered,
    power_face,
)
from brushpass.games.viper_ops.view import MissionView, PowerView, SeatView, ViperOpsView
from brushpass.games.viper_ops.words.names import TYPES, missing
from brushpass.kernel.offers import Offer
from brushpass.look import (
    SEAT_NAMES,
    die,
    fit_size,
    group,
    hit_rect,
    icon,
    may,
    rect,
    refused,
    seat_badge,
    seat_colour,
    stamp,
    text,
    text_width,
    translate,
)

WIDTH = 1060
MAT_HEIGHT = 452
STRIP_HEIGHT = 116


def own_mat(view: ViperOpsView, seat: int, spots: Spots) -> str:
    player = view.seats[seat]
    return group(
        rect(0, 2, WIDTH, MAT_HEIGHT, rx=12, fill="var(--shade)", fill_opacity=0.25),
        rect(0, 0, WIDTH, MAT_HEIGHT, rx=12, fill="var(--mat)"),
        rect(0, 0, 10, MAT_HEIGHT, rx=5, fill=seat_colour(seat)),
        translate(36, 28, seat_badge(seat, 15)),
        _heading(view, seat, player),
        translate(24, 52, _goods(player, spots)),
        translate(350, 52, _dice(player, seat, spots)),
        translate(24, 102, _agents(player, spots)),
        translate(WIDTH - 22, 102, _bill(view, seat)),
        translate(24, 140, _missions(view, player, spots)),
        translate(24, 310, _cards(player, spots)),
        translate(24, 412, _completed(player)),
        class_="on-mat",
    )


def _heading(view: ViperOpsView, seat: int, player: SeatView) -> str:
    name = SEAT_NAMES[seat]
    if player.director is not None and view.mode != "coop":
        bonus = ", ".join(
            f"{TYPES[kind]} +{points}" for kind, points in player.director.bonus.items()
        )
        words = f"{name}: {player.director.name}, home {player.director.home}"
        detail = bonus
    else:
        words, detail = name, ""
    points = (
        f"{view.scores[seat]} of 10 missions" if view.mode == "coop" else f"{view.scores[seat]} VP"
    )
    return (
        text(58, 34, words, size=17, weight=700)
        + text(470, 34, detail, size=fit_size(detail, 470, 13), fill="var(--mat-ink-2)")
        + text(WIDTH - 18, 35, points, size=18, anchor="end", weight=700)
    )


def _bill(view: ViperOpsView, seat: int) -> str:
    """While a station is paid: what is owed, what lies there, what comes back."""
    focus = view.focus
    if view.step != "PayStation" or view.to_move != seat:
        return ""
    owed = max(0, focus.cost - focus.paid)
    words = f"{focus.station}: {owed} owed, {focus.paid} in dice paid"
    if focus.change:
        words += f", {max(0, focus.paid - focus.cost)} back"
    wide = text_width(words, 13) + 24
    return translate(
        -wide,
        -4,
        rect(0, 0, wide, 28, rx=6, fill="var(--chosen)"),
        text(12, 19, words, size=13, weight=700, fill="var(--chosen-ink)"),
    )


def _goods(player: SeatView, spots: Spots) -> str:
    return (
        group(measure("chips", str(player.chips), "coin"), offered(spots, "chips", 96, 40))
        + translate(104, 0, measure("budget", str(player.budget), "case"))
        + translate(
            208,
            0,
            measure("operatives", str(player.operatives), "agent"),
            offered(spots, "operatives", 96, 40),
        )
    )


def _dice(player: SeatView, seat: int, spots: Spots) -> str:
    parts = [
        group(
            rect(0, 0, 112, 40, rx=6, fill="var(--mat-2)", stroke="var(--mat-line)"),
            translate(22, 20, die(0, 26, seat)),
            text(42, 19, f"x {player.unused}", size=15, weight=700),
            text(42, 33, "unused", size=10.5, face="sans", fill="var(--mat-ink-2)"),
            offered(spots, "dice", 112, 40),
        )
    ]
    seen: set[int] = set()
    for index, face in enumerate(player.active):
        control = ""
        if face not in seen:
            seen.add(face)
            control = translate(-20, -20, offered(spots, f"die:{face}", 40, 40, rx=9))
        parts.append(translate(146 + index * 46, 20, die(face, 34, seat), control))
    if player.spent:
        parts.append(
            text(690, 25, f"{player.spent} spent", size=13, anchor="end", fill="var(--mat-ink-2)")
        )
    return "".join(parts)


def _agents(player: SeatView, spots: Spots) -> str:
    parts = [text(0, 15, "WAITING", size=12, letter_spacing=1.5, fill="var(--mat-ink-2)")]
    x = 84.0
    if not player.waiting:
        parts.append(text(x, 15, "nobody", size=13))
        x += 60
    for kind, count in Counter(player.waiting).items():
        words = f" x{count}" if count > 1 else ""
        wide = agent_width(kind, words)
        parts.append(
            translate(x, 0, agent(kind, words), offered(spots, f"agent:{kind}", wide, 20, rx=10))
        )
        x += wide + 10
    if player.debrief:
        parts.append(
            text(x + 10, 15, "DEBRIEF", size=12, letter_spacing=1.5, fill="var(--mat-ink-2)")
        )
        x += 94
        for kind, count in Counter(player.debrief).items():
            words = f" x{count}" if count > 1 else ""
            wide = agent_width(kind, words)
            parts.append(
                translate(
                    x,
                    0,
                    agent(kind, words, True),
                    offered(spots, f"debrief:{kind}", wide, 20, rx=10),
                )
            )
            x += wide + 10
    if player.seal:
        parts.append(
            translate(
                560,
                -3,
                rect(0, 0, 126, 26, rx=13, fill="var(--kind-blue)"),
                translate(16, 13, icon("shield", 17, "var(--kind-ink)")),
                text(30, 18, "S.E.A.L. TEAM", size=11, weight=700, fill="var(--kind-ink)"),
                offered(spots, "seal", 126, 26, rx=13),
            )
        )
    if player.passed:
        parts.append(translate(760, 10, stamp("PASSED", "#ff8a80", size=16)))
    return "".join(parts)


def _missions(view: ViperOpsView, player: SeatView, spots: Spots) -> str:
    held = [(slot, mission) for slot, mission in enumerate(player.missions) if mission is not None]
    scale = min(1.0, 5.7 / max(1, len(held)))
    step = (MISSION_WIDTH + 10) * scale
    if not held:
        return text(0, 60, "No missions on the mat", size=14, fill="var(--mat-ink-2)")
    return "".join(
        translate(
            index * step,
            0,
            mission_face(mission, spots, slot),
            _mission_control(view, spots, slot),
            scale=scale,
            id=f"mission-{mission.id}",
        )
        for index, (slot, mission) in enumerate(held)
    )


def _mission_control(view: ViperOpsView, spots: Spots, slot: int) -> str:
    offer = spots.get(f"mission:{slot + 1}")
    if offer is None:
        hit = hit_rect(0, 0, MISSION_WIDTH, MISSION_HEIGHT, rx=9)
        return refused(f"turn-in:{slot + 1}", hit) if choosing(view) else ""
    return may(offer, hit_rect(0, 0, MISSION_WIDTH, MISSION_HEIGHT, rx=9), _verb(offer))


def _verb(offer: Offer) -> str:
    """A stamp that says when the click completes a mission."""
    if not offer.notation.startswith("turn-in"):
        return ""
    return translate(MISSION_WIDTH / 2, MISSION_HEIGHT - 54, stamp("TURN IN", size=15))


def _cards(player: SeatView, spots: Spots) -> str:
    if not player.cards and not player.hidden_cards:
        return text(0, 40, "No power cards", size=14, fill="var(--mat-ink-2)")
    scale = min(1.0, 5.7 / max(1, len(player.cards)))
    step = (POWER_WIDTH + 10) * scale
    parts: list[str] = []
    seen: set[str] = set()
    for index, power in enumerate(player.cards):
        controls = "" if power.key in seen else _card_controls(power, spots)
        seen.add(power.key)
        parts.append(
            translate(index * step, 0, power_face(power, power.secret), controls, scale=scale)
        )
    if player.hidden_cards:
        parts.append(
            text(
                len(player.cards) * step + 6, 50, f"+ {player.hidden_cards} face down", size=14,
                fill="var(--mat-ink-2)",
            )
        )  # fmt: skip
    return "".join(parts)


def _card_controls(power: PowerView, spots: Spots) -> str:
    back = spots.get(f"return:{power.key}")
    height = POWER_HEIGHT if back is None else POWER_HEIGHT - 26
    controls = offered(spots, f"card:{power.key}", POWER_WIDTH, height, rx=9)
    if back is not None:
        controls += translate(
            POWER_WIDTH - 92,
            POWER_HEIGHT - 22,
            may(
                back,
                rect(0, 0, 88, 20, rx=10, fill="var(--kind-violet)"),
                text(
                    44, 14, "BACK: +1", size=11, anchor="middle", weight=700, fill="var(--kind-ink)"
                ),
                hit_rect(0, 0, 88, 20, rx=10),
            ),
        )
    return controls


def _completed(player: SeatView) -> str:
    words = ", ".join(_done(mission) for mission in player.completed) or "none yet"
    line = f"COMPLETED: {words}"
    return text(0, 26, line, size=fit_size(line, WIDTH - 60, 13), fill="var(--mat-ink)")


def _done(mission: MissionView) -> str:
    return f"{TYPES[mission.type]} {mission.id} ({mission.points + mission.bonus})"


def strip(view: ViperOpsView, seat: int) -> str:
    """Another player's mat, at a glance."""
    player = view.seats[seat]
    points = "" if view.mode == "coop" else f"{view.scores[seat]} VP"
    name = SEAT_NAMES[seat]
    if player.director is not None and view.mode != "coop":
        name += f": {player.director.name}, home {player.director.home}"
    dice = "".join(
        translate(330 + index * 26, 44, die(face, 20, seat))
        for index, face in enumerate(player.active)
    )
    return group(
        rect(0, 0, WIDTH, STRIP_HEIGHT, rx=10, fill="var(--mat-2)"),
        rect(0, 0, 8, STRIP_HEIGHT, rx=4, fill=seat_colour(seat)),
        translate(30, 22, seat_badge(seat, 12)),
        text(50, 27, name, size=14, weight=700),
        text(WIDTH - 16, 27, points, size=15, anchor="end", weight=700),
        text(
            24, 49,
            f"{player.chips} chips, budget {player.budget}, {player.operatives} operatives",
            size=12.5,
        ),
        dice,
        text(
            WIDTH - 16, 49, f"{player.unused} dice unused, {player.spent} spent", size=12.5,
            anchor="end", fill="var(--mat-ink-2)",
        ),
        translate(24, 58, _strip_agents(player)),
        _strip_missions(player),
        _strip_cards(player),
        translate(700, 22, stamp("PASSED", "#ff8a80", size=13)) if player.passed else "",
        class_="on-mat",
    )  # fmt: skip


def _strip_agents(player: SeatView) -> str:
    parts: list[str] = []
    x = 0.0
    groups = [(player.waiting, False), (player.debrief, True)]
    for kinds, faint in groups:
        for kind, count in Counter(kinds).items():
            words = f" x{count}" if count > 1 else ""
            parts.append(translate(x, 0, agent(kind, words, faint)))
            x += agent_width(kind, words) + 8
    if player.seal:
        parts.append(text(x + 4, 15, "S.E.A.L. team", size=12.5, weight=700))
    return "".join(parts)


def _strip_missions(player: SeatView) -> str:
    parts = [
        f"{mission.id} {'(' + mission.agent + ') ' if mission.agent else ''}needs {missing(mission)}"
        for mission in player.missions
        if mission is not None
    ]
    done = f"{len(player.completed)} completed"
    line = "; ".join([done, *parts])
    return text(24, 95, line, size=fit_size(line, WIDTH - 44, 12.5))


def _strip_cards(player: SeatView) -> str:
    names = [card.name for card in player.cards]
    names += [f"{player.hidden_cards} face down"] * bool(player.hidden_cards)
    if not names:
        return ""
    line = "Cards: " + ", ".join(names)
    return text(24, 110, line, size=fit_size(line, WIDTH - 44, 11.5), fill="var(--mat-ink-2)")
