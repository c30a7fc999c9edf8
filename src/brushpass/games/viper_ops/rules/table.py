"""The table: where every piece of the game is."""

from mypy_extensions import i64

from brushpass.games.viper_ops.rules.content import NONE, Content
from brushpass.kernel.state import State


class Table(State):
    """One position of V.I.P.E.R. Ops.

    Lists are by seat unless they say otherwise; hands and `opened`, `fresh`, `rewarded`,
    `planted` are bit sets of power card copies."""

    def __init__(self) -> None:
        self.content: Content = Content()
        self.mode: int = 0
        self.experienced: int = 0
        self.round: int = 0
        self.first: int = 0
        self.current: int = NONE
        self.closed: int = 0  # bits of the regions that left the game
        self.passed: list[int] = []
        self.director: list[int] = []
        self.won: list[int] = []

        # What a player has
        self.chips: list[int] = []
        self.budget: list[int] = []
        self.operatives: list[int] = []
        self.unused: list[int] = []
        self.active: list[int] = []  # by 7 * seat + face
        self.aside: list[int] = []  # dice spent beside the board
        self.waiting: list[int] = []  # agents without a mission, by 8 * seat + kind
        self.debrief: list[int] = []  # by 8 * seat + kind
        self.hand: list[int] = []
        self.missions: list[int] = []  # by 10 * seat + slot
        self.runner: list[int] = []  # by 10 * seat + slot
        self.assets: list[int] = []  # by 3 * (10 * seat + slot) + asset
        self.completed: list[list[int]] = []
        self.used: list[int] = []  # what is used up in this round
        self.bought: list[int] = []  # missions from the track in this round

        # Power cards
        self.opened: i64 = 0  # known to everybody
        self.fresh: i64 = 0  # taken on this turn, can be returned
        self.rewarded: i64 = 0  # taken as the reward of the latest completion of this turn
        self.planted: i64 = 0  # Plant cards that have been used

        # The board
        self.supply: list[int] = []
        self.laid: list[int] = []  # by 4 * station + box (or seat): see dice.py
        self.seal: int = NONE
        self.moles: list[int] = []  # available, by 8 * region + kind
        self.deep: list[int] = []  # in Deep Cover, by 8 * region + kind
        self.agent_pile: list[int] = []
        self.mission_track: list[int] = []
        self.mission_pile: list[int] = []
        self.mission_discard: list[int] = []
        self.power_track: list[int] = []
        self.power_pile: list[int] = []
        self.power_discard: list[int] = []

        # This turn
        self.moves: int = 0
        self.completions: int = 0
        self.offered: list[int] = []  # Special Mission: the cards to choose from
        self.order: list[int] = []  # Surveillance: the places taken so far
        self.closing: list[int] = []  # the mission being completed: see completion.py
