"""What the game is made of: its vocabulary as small numbers, and what the boards, mats and cards
of a deck say of them."""

from typing import Final

BASE: Final = 0
EXTENDED: Final = 1
COOP: Final = 2
MODES: Final = ("base", "extended", "coop")
# The mode of each variant, whether starting missions are chosen, and the grade of difficulty.
VARIANTS: Final = {
    "base": (BASE, False, 0),
    "base-experienced": (BASE, True, 0),
    "extended": (EXTENDED, False, 0),
    "extended-experienced": (EXTENDED, True, 0),
    "coop": (COOP, False, 0),
    "coop-relaxed": (COOP, False, 1),
    "coop-easy": (COOP, False, 2),
}

REGIONS: Final = ("AF", "AS", "EE", "ME", "NA", "SA", "WE")

FIELD: Final = 0
SPECIAL: Final = 1
SNAKE: Final = 2
HANDLER: Final = 3
TINKERER: Final = 4
SLEUTH: Final = 5
COLONEL: Final = 6
GOLDEN_ONE: Final = 7
KINDS: Final = (
    "field",
    "special",
    "snake",
    "handler",
    "tinkerer",
    "sleuth",
    "colonel",
    "golden-one",
)
N_KINDS: Final = 8
LEVELS: Final = ("field", "special", "secret")

GADGET: Final = 0
DEPLOYMENT: Final = 1
INTEL: Final = 2
OPERATIVE: Final = 3
RESOURCES: Final = ("gadgets", "deployment", "intel", "operatives")
FIELD_PIECES: Final = 4
SPECIAL_PIECES: Final = 5

SABOTAGE: Final = 0
SURVEILLANCE: Final = 1
FRAME_UP: Final = 2
ASSASSINATION: Final = 3
COMPUTER_ATTACK: Final = 4
STEAL_TECH: Final = 5
PLANT_MOLE: Final = 6
EXTRACTION: Final = 7
STAGE_COUP: Final = 8
TYPES: Final = (
    "sabotage",
    "surveillance",
    "frame-up",
    "assassination",
    "computer-attack",
    "steal-tech",
    "plant-mole",
    "extraction",
    "stage-coup",
)

FIELD_OFFICE: Final = 0
LABORATORY: Final = 1
HANGAR: Final = 2
CYBER_BOX: Final = 3
ACADEMY: Final = 4
RAISE_BUDGET: Final = 5
DRAW_POWER: Final = 6
SEAL_TEAM: Final = 7
EXTRA_MISSION: Final = 8
EXTRA_REGIONAL: Final = 9
POWER_TRACK: Final = 10
MISSION_TRACK: Final = 11
REGION_STATIONS: Final = 12
ASIDE: Final = 19
STATIONS: Final = (
    "field-office",
    "laboratory",
    "hangar",
    "cyber-box",
    "academy",
    "raise-budget",
    "draw-power",
    "seal-team",
    "extra-mission",
    "extra-regional",
)
PLACES: Final = (*STATIONS, "power-track", "mission-track", *REGIONS)  # where dice can lie
N_STATIONS: Final = 19

AGENT_RUNNER: Final = 0
MOLE_RUNNER: Final = 1
REGION_SPECIALIST: Final = 2
SECRET_AGENT_RUNNER: Final = 3
AGENT_TRAINER: Final = 4
PROTEGE: Final = 5
INTEL_SCROUNGER: Final = 6
MOVER_AND_SHAKER: Final = 7
BUDGET_RESERVE: Final = 8
CALL_IN_A_FAVOR: Final = 9
CANCELLED_MISSION: Final = 10
UNDER_BUDGET: Final = 11
DELTA_FORCE: Final = 12
INTEL_PAYDAY: Final = 13
SPECTRONIC_GADGET: Final = 14
ZENITH_HOVERSHIP: Final = 15
FREE_AGENT_UPGRADE: Final = 16
TOP_JOB: Final = 17
SPECIAL_MISSION: Final = 18
CLEAN_SLATE: Final = 19
TRICKSTER: Final = 20
PLANT_FIELD_AGENT: Final = 21
PLANT_SPECIAL_AGENT: Final = 22
POWER_CARDS: Final = (
    "agent-runner",
    "mole-runner",
    "region-specialist",
    "secret-agent-runner",
    "agent-trainer",
    "protege",
    "intel-scrounger",
    "mover-and-shaker",
    "budget-reserve",
    "call-in-a-favor",
    "cancelled-mission",
    "under-budget",
    "delta-force",
    "intel-payday",
    "spectronic-gadget",
    "zenith-hovership",
    "free-agent-upgrade",
    "top-job",
    "special-mission",
    "clean-slate",
    "trickster",
    "plant-field-agent",
    "plant-special-agent",
)
N_CARDS: Final = 23

SLOTS: Final = 10
SPACES: Final = 6
BOXES: Final = 4
NONE: Final = -1

# `closing`, the mission being completed: card, runner, three assets, operatives, cards, S.E.A.L.
CLOSING_MISSION: Final = 0
CLOSING_RUNNER: Final = 1
CLOSING_ASSETS: Final = 2
CLOSING_OPERATIVES: Final = 5
CLOSING_CARDS: Final = 6
CLOSING_SEAL: Final = 7

# What a player has used up in this round: bits, and their words.
RAISED: Final = 1
DREW: Final = 2
CHANGED_DIE: Final = 4
DOUBLED: Final = 8
TOOK_CHANGE: Final = 16
USES: Final = ("raise-budget", "draw-power", "colonel", "golden-one", "mover-and-shaker")


def level_of(kind: int) -> int:
    """1 for a field agent, 2 for a special agent, 3 for every secret agent."""
    return kind + 1 if kind < SNAKE else 3


class Content:
    """A deck as tables, by these numbers. Filled by the deck reader and never changed afterwards;
    every state of a game shares it."""

    def __init__(self) -> None:
        # Names
        self.region_names: list[str] = []
        self.power_names: list[str] = []
        self.power_texts: list[str] = []
        self.station_names: list[str] = []  # by station, regions and Sabotage included

        # Missions
        self.mission_ids: list[str] = []
        self.mission_titles: list[str] = []  # for the log: "Steal Tech AF07"
        self.region_of: list[int] = []
        self.type_of: list[int] = []
        self.level_of: list[int] = []
        self.points_of: list[int] = []
        self.needs: list[int] = []  # by 4 * mission + resource
        self.mole_intel: list[int] = []
        self.starter_of: list[int] = []  # by region
        self.missions_of: list[list[int]] = []  # by region

        # Directors
        self.director_names: list[str] = []
        self.home_of: list[int] = []
        self.bonus: list[int] = []  # by 9 * director + type

        # Power cards: every copy is a bit in a hand; `named` has the bits of a name
        self.card_name: list[int] = []
        self.copy_number: list[int] = []  # which copy of its name a card is
        self.named: list[int] = []
        self.copies: list[int] = []  # by 3 * name + mode
        self.secret_agents: list[int] = []  # by kind

        # Set-up and limits
        self.dice: int = 0
        self.die_price: int = 0
        self.chips: int = 0
        self.late_chips: list[int] = []
        self.operatives: int = 0
        self.field_agents: int = 0
        self.special_agents: int = 0
        self.budget_highest: int = 0
        self.new_missions: int = 0
        self.new_power_cards: int = 0
        self.removed_regions: list[int] = []  # by players - 2
        self.mission_limit: int = 0
        self.home_bonus: int = 0
        self.agent_points: list[int] = []
        self.slots: int = 0
        self.agent_moves: int = 0
        self.purchase_limit: int = 0
        self.supply: list[int] = []  # four resources, field agents, special agents
        self.rounds: list[int] = []  # by mode
        self.budget: list[int] = []  # by mode
        self.coop_track: int = 0
        self.coop_chips: list[int] = []

        # Stations
        self.boxes: list[list[int]] = []  # prices by 3 * station + players - 2, stations 0 to 4
        self.operative_price: int = 0
        self.show: list[int] = []  # by station: bits of the faces an exact station takes
        self.budget_raise: int = 0
        self.seal_covers: int = 0
        self.extra_price: int = 0
        self.regional_price: int = 0
        self.power_prices: list[int] = []
        self.mission_prices: list[int] = []
        self.mole_prices: list[int] = []
        self.mole_assets: int = 0

        # Rewards and abilities
        self.coup_budget: int = 0
        self.frame_up_dice: int = 0
        self.sabotage_price: int = 0
        self.plant_pay: list[int] = []
        self.return_pay: int = 0
        self.runner_points: int = 0
        self.mole_runner_points: int = 0
        self.secret_runner_points: int = 0
        self.region_specialist_bonus: int = 0
        self.trainer_discount: int = 0
        self.protege_limit: int = 0
        self.scrounger_discount: int = 0
        self.extra_dice: int = 0
        self.delta_covers: int = 0
        self.payday_covers: int = 0
        self.offered_missions: int = 0
        self.trickster_budget: int = 0
        self.plant_intel: list[int] = []
        self.specialist_price: int = 0
        self.specialist_covers: int = 0
        self.snake_covers: int = 0
