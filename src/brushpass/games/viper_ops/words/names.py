"""What things are called."""

from brushpass.games.viper_ops.view import MissionView, ViperOpsView
from brushpass.look.seats import SEAT_NAMES

TYPES = {
    "sabotage": "Sabotage",
    "surveillance": "Surveillance",
    "frame-up": "Frame Up",
    "assassination": "Assassination",
    "computer-attack": "Computer Attack",
    "steal-tech": "Steal Tech",
    "plant-mole": "Plant Mole",
    "extraction": "Extraction",
    "stage-coup": "Stage Coup",
}
REWARDS = {
    "sabotage": "buy gadgets and deployment at a pip each",
    "surveillance": "rearrange a track",
    "frame-up": "roll a die for nothing",
    "assassination": "promote somebody",
    "computer-attack": "take a power card",
    "steal-tech": "take a mission of the region",
    "plant-mole": "intel for another mission of the region",
    "extraction": "a new agent for your team",
    "stage-coup": "your budget rises",
}
AGENTS = {
    "field": "field agent",
    "special": "special agent",
    "snake": "Snake",
    "handler": "Handler",
    "tinkerer": "Tinkerer",
    "sleuth": "Sleuth",
    "colonel": "Colonel",
    "golden-one": "Golden One",
}
KINDS = tuple(AGENTS)
LEVELS = ("field agent", "special agent", "secret agent")
ASSETS = ("gadget", "deployment asset", "intel")
NEEDS = ("gadgets", "deployment", "intel", "operatives")
COVERS = {
    "seal-team": "the S.E.A.L. team",
    "delta-force": "Delta Force",
    "intel-payday": "Intel Payday",
    "spectronic-gadget": "Spectronic Gadget",
    "zenith-hovership": "Zenith Hovership",
}
LINES = (
    "missions",
    "region",
    "types",
    "budget",
    "agents",
    "Agent Runner",
    "Secret Agent Runner",
    "Mole Runner",
)


def who(seat: int) -> str:
    return SEAT_NAMES[seat]


def mission_title(mission: MissionView) -> str:
    return f"{TYPES[mission.type]} {mission.id}"


def mine(view: ViperOpsView, slot: int) -> str:
    """The mission in a place of the mover's mat."""
    mission = view.seats[view.to_move].missions[slot]
    return "" if mission is None else mission_title(mission)


def amount(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing if thing == 'intel' else thing + 's'}"


def pips(count: int) -> str:
    return "1 pip" if count == 1 else f"{count} pips"


def missing(mission: MissionView) -> str:
    """What a mission still asks for, operatives included."""
    has = [*mission.has, 0]
    parts = [
        f"{needs - held} {word if needs - held > 1 else word.removesuffix('s')}"
        for needs, held, word in zip(mission.needs, has, NEEDS, strict=True)
        if needs > held
    ]
    return ", ".join(parts) if parts else "nothing"
