"""A deck as tables: what the boards, mats and cards say, by number."""


class Book:
    """Filled by the deck reader and never changed afterwards; every state of a game shares it."""

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
