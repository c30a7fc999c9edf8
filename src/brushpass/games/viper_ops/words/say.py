"""What may be done, in a sentence, and where it belongs on the table."""

from brushpass.games.viper_ops.rules.actions import ACTIONS, COVERS, TRAINEES
from brushpass.games.viper_ops.rules.content import PLACES, POWER_CARDS, REGIONS, STATIONS
from brushpass.games.viper_ops.view import StationView, ViperOpsView
from brushpass.games.viper_ops.words.names import (
    AGENTS,
    ASSETS,
    KINDS,
    LEVELS,
    TYPES,
    amount,
    mine,
    mission_title,
    pips,
    who,
)
from brushpass.games.viper_ops.words.names import COVERS as COVER_NAMES

FIRST_PLACE = 1
STATION_WORDS = {
    "field-office": "Hire operatives",
    "laboratory": "Buy gadgets",
    "hangar": "Buy deployment assets",
    "cyber-box": "Gather intel",
    "academy": "Train somebody",
    "raise-budget": "Raise your budget",
    "draw-power": "Draw a power card unseen",
    "seal-team": "Recruit the S.E.A.L. team",
    "extra-mission": "Take the top mission of the pile",
    "extra-regional": "Search the pile for a mission of a region",
}
_PLAIN = {
    "end": "End your turn",
    "recall": "Call an agent back from a mission",
    "colonel": "Have the Colonel change one of your dice",
    "yes": "Yes, the Golden One doubles the reward",
    "plant": "Leave the agent in the region as a mole",
    "change": "Use Mover and Shaker: take change for this card",
}


def sentence(view: ViperOpsView, action: int) -> str:
    family, index = ACTIONS.split(action)
    if family in _PLAIN:
        return _PLAIN[family]
    for words in (_free, _station, _payment, _placement, _choice, _set_up):
        found = words(view, family, index)
        if found:
            return found
    return ACTIONS.notation(action)


def _free(view: ViperOpsView, family: str, index: int) -> str:
    match family:
        case "pass":
            return "Pass: you take no further turn in this round"
        case "roll":
            return f"Roll a die for {pips(view.die_price)}"
        case "turn-in":
            return f"Turn in {mine(view, index)}"
        case "assign":
            return f"Assign a waiting {AGENTS[KINDS[index]]}"
        case "play":
            return f"Play {_card_name(view, index)}: {_card_text(view, index)}"
        case "return":
            return f"Hand {_card_name(view, index)} back for a chip"
        case "mission":
            return _mission_words(view, index)
        case "set":
            return f"Turn the {view.focus.face} to a {index + 1}"
    return ""


def _mission_words(view: ViperOpsView, slot: int) -> str:
    if view.step == "AssignTo":
        mission = view.seats[view.to_move].missions[slot]
        instead = "" if mission is None or mission.agent is None else (
            f", in place of the {AGENTS[mission.agent]}"
        )  # fmt: skip
        return f"Put the {AGENTS[view.focus.kind]} on {mine(view, slot)}{instead}"
    if view.step == "RecallFrom":
        mission = view.seats[view.to_move].missions[slot]
        agent = "" if mission is None or mission.agent is None else AGENTS[mission.agent]
        return f"Call the {agent} back from {mine(view, slot)}"
    return f"Let the mole work for {mine(view, slot)}"


def _station(view: ViperOpsView, family: str, index: int) -> str:
    match family:
        case "station":
            station = view.stations[index]
            return f"{station.name}: {STATION_WORDS[station.key].lower()} ({_price(station)})"
        case "power":
            space = view.power_track[index]
            name = space.card.name if space.card else ""
            if view.step == "Rearrange":
                return f"{name} from space {index + 1} comes next"
            if view.step == "TakeCard":
                return f"Take {name} from space {index + 1} of the power track"
            return f"Buy {name} for {pips(space.price)} in dice"
        case "track":
            return _track_words(view, index)
        case "mole":
            region, level = divmod(index, len(LEVELS))
            return f"Use the {LEVELS[level]} mole in {view.regions[region].name}"
        case "amount":
            return _amount_words(view, index + 1)
        case "region":
            name = view.regions[index].name
            if view.step == "PlantInRegion":
                return f"Plant the mole in {name}"
            if view.step == "ChooseRegion":
                return f"Complete the missions of {name}"
            return f"Look for a mission in {name}"
        case "train":
            return _trainee_words(view, TRAINEES[index])
    return ""


def _price(station: StationView) -> str:
    if station.price is None:
        return station.pays
    return f"from {pips(station.price)}, {station.pays}"


def _track_words(view: ViperOpsView, index: int) -> str:
    space = view.mission_track[index]
    name = "" if space.mission is None else mission_title(space.mission)
    if view.step == "Rearrange":
        return f"{name} comes next"
    if view.step == "StealMission":
        return f"Take {name} from the mission track"
    return f"Buy {name} for {pips(space.price)} in dice"


def _amount_words(view: ViperOpsView, count: int) -> str:
    station = view.focus.station
    if station == "field-office":
        return f"{amount(count, 'operative')} for {pips(count * view.focus.cost)}"
    thing = ASSETS[("laboratory", "hangar", "cyber-box").index(station)]
    return f"{amount(count, thing)} for {pips(max(0, view.focus.cost + count - 1))}"


def _trainee_words(view: ViperOpsView, trainee: str) -> str:
    promotions = {"field": "a special agent", "special": "a secret agent"}
    if trainee == "operative":
        return "Train an operative to a field agent"
    if trainee in promotions:
        return f"Train a waiting {AGENTS[trainee]} to {promotions[trainee]}"
    if trainee.startswith("debriefed-"):
        kind = trainee.removeprefix("debriefed-")
        return f"Promote the {AGENTS[kind]} in debrief to {promotions[kind]}"
    if trainee == "runner":
        kind = (view.closing.agent if view.closing else None) or "field"
        return f"Promote the {AGENTS[kind]} who ran this mission to {promotions.get(kind, '')}"
    slot = int(trainee.removeprefix("mission-")) - FIRST_PLACE
    mission = view.seats[view.to_move].missions[slot]
    kind = (mission.agent if mission else None) or "field"
    return f"Train the {AGENTS[kind]} on {mine(view, slot)} to {promotions.get(kind, '')}"


def _payment(view: ViperOpsView, family: str, index: int) -> str:
    focus = view.focus
    match family:
        case "chips":
            rest = focus.cost - focus.paid
            return f"Pay {pips(rest)} in chips" if rest else "It costs you nothing"
        case "die":
            return _die_words(view, index + 1)
        case "done":
            return _done_words(view)
    return ""


def _die_words(view: ViperOpsView, face: int) -> str:
    match view.step:
        case "ColonelDie":
            return f"Change a die showing {face}"
        case "CopyDie":
            return f"Copy the {face}"
        case "ClearDie":
            return f"Lift a die showing {face}"
    focus = view.focus
    paid = focus.paid + face
    if focus.change and paid >= focus.cost:
        return f"Add a {face}: {pips(paid - focus.cost)} back as change"
    if paid > focus.cost > 0:
        return f"Add a {face}: {pips(paid - focus.cost)} too much, lost"
    if paid == focus.cost or focus.cost == 0:
        return f"Pay with a {face}"
    return f"Add a {face}: {pips(focus.cost - paid)} left to pay"


def _done_words(view: ViperOpsView) -> str:
    focus = view.focus
    match view.step:
        case "PayStation":
            change = focus.paid - focus.cost
            return f"Done: {pips(change)} back as change" if change else "Done: paid exactly"
        case "MoleAssets":
            return f"That is all: pay {pips(focus.cost)} for {amount(focus.left, 'asset')}"
        case "BuySabotage":
            if not focus.left:
                return "Buy nothing"
            return f"That is all: pay {pips(focus.cost)} for {amount(focus.left, 'asset')}"
    return "That is all"


def _placement(view: ViperOpsView, family: str, index: int) -> str:
    if family in ("gadget", "deployment", "intel"):
        asset = ("gadget", "deployment", "intel").index(family)
        if view.step == "PlantIntel":
            return f"Put up to {amount(view.focus.left, 'intel')} on {mine(view, index)}"
        article = "" if family == "intel" else "a "
        return f"Put {article}{ASSETS[asset]} on {mine(view, index)}"
    return ""


def _choice(view: ViperOpsView, family: str, index: int) -> str:
    match family:
        case "decline":
            return _decline_words(view)
        case "pile":
            if view.step == "TakeCard":
                return "Take the top card of the power pile unseen"
            return "Search the pile for a mission of the region"
        case "cover":
            return f"Use {COVER_NAMES[COVERS[index]]}"
        case "commit":
            if not index:
                return "Complete the mission without committing operatives"
            return f"Complete the mission with {amount(index, 'operative')}"
        case "rearrange":
            return f"Rearrange the {'mission' if index else 'power'} track"
        case "agent":
            kind = AGENTS[KINDS[index]]
            if view.step == "ExtractMole":
                return f"Extract the {kind}"
            return f"Advance the {kind} mole one level"
        case "offer":
            return f"Keep {mission_title(view.offered[index])}"
        case "clear":
            return f"Lift a die from {_cleared(view, index)}"
        case "box":
            station = _clearing(view)
            return f"From box {index + 1}" if station else f"One of {who(index)}'s dice"
    return ""


def _decline_words(view: ViperOpsView) -> str:
    return {
        "DoubleReward": "No, save it for another mission",
        "PromoteOne": "Promote nobody",
        "TakeCard": "Take no card",
        "StealMission": "Take no mission",
        "PlantIntel": "Place no intel",
        "PlantOrAdvance": "Neither plant nor advance",
        "SurveyTrack": "Leave the tracks as they are",
        "BuyFromTinkerer": "Buy nothing from the Tinkerer",
        "BuyFromSleuth": "Buy nothing from the Sleuth",
    }.get(view.step, "No, thank you")


def _cleared(view: ViperOpsView, index: int) -> str:
    if index < len(view.stations):
        return view.stations[index].name
    return view.regions[index - len(view.stations)].name


def _clearing(view: ViperOpsView) -> bool:
    """Whether the station being cleared has boxes."""
    return view.focus.station in ("laboratory", "hangar", "cyber-box", "academy", "seal-team")


def _set_up(view: ViperOpsView, family: str, index: int) -> str:
    if family == "director":
        director = view.directors[index]
        home = next(region.name for region in view.regions if region.code == director.home)
        bonus = ", ".join(f"{TYPES[kind]} +{points}" for kind, points in director.bonus.items())
        return f"Play {director.name}, at home in {home} ({bonus})"
    if family == "start":
        return f"Start with {mission_title(view.starts[index])}"
    return ""


def _card_name(view: ViperOpsView, index: int) -> str:
    return next(
        (card.name for card in view.seats[view.to_move].cards if card.key == POWER_CARDS[index]),
        "",
    )


def _card_text(view: ViperOpsView, index: int) -> str:
    return next(
        (card.text for card in view.seats[view.to_move].cards if card.key == POWER_CARDS[index]),
        "",
    )


_BUTTONS = {
    "pass", "end", "recall", "colonel", "decline", "yes", "done", "set", "amount", "commit",
    "rearrange", "plant", "agent", "box", "change",
}  # fmt: skip


def spot(view: ViperOpsView, action: int) -> str | None:
    """Where an action belongs; the rest are buttons."""
    family, index = ACTIONS.split(action)
    place = index + FIRST_PLACE
    match family:
        case _ if family in _BUTTONS:
            return None
        case "roll":
            return "dice"
        case "chips":
            return "chips"
        case "die":
            return None if view.step == "ClearDie" else f"die:{place}"
        case "mission" | "turn-in":
            return f"mission:{place}"
        case "assign":
            return f"agent:{KINDS[index]}"
        case "play":
            return f"card:{POWER_CARDS[index]}"
        case "return":
            return f"return:{POWER_CARDS[index]}"
        case "station":
            return f"station:{STATIONS[index]}"
        case "power" | "track" | "offer" | "director" | "start":
            return f"{family}:{place}"
        case "mole":
            return f"mole:{REGIONS[index // 3]}:{index % 3 + 1}"
        case "gadget" | "deployment" | "intel":
            return f"{family}:{place}"
        case "pile":
            return "power-pile" if view.step == "TakeCard" else "mission-pile"
        case "region":
            return f"region:{REGIONS[index]}" if view.mode == "extended" else None
        case "train":
            return _trainee_spot(TRAINEES[index])
        case "cover":
            return "seal" if index == 0 else f"card:{COVERS[index]}"
        case "clear":
            if index < len(view.stations):
                return f"station:{PLACES[index]}"
            return f"region:{PLACES[index]}"
    return None


def _trainee_spot(trainee: str) -> str | None:
    if trainee == "operative":
        return "operatives"
    if trainee in ("field", "special"):
        return f"agent:{trainee}"
    if trainee.startswith("debriefed-"):
        return f"debrief:{trainee.removeprefix('debriefed-')}"
    if trainee == "runner":
        return None
    return f"mission:{trainee.removeprefix('mission-')}"
