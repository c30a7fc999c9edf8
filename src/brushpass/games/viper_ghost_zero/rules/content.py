"""The twenty kinds of action card, and what a deck says about them."""

from typing import Final

from brushpass.games.viper_ghost_zero.cards import TITLES

HOSTAGE: Final = 0
LAPTOP: Final = 1
DATA_DRIVE: Final = 2
BIOWEAPON: Final = 3
EXTRACTION: Final = 4
KNIFE: Final = 5
PISTOL: Final = 6
RIFLE: Final = 7
GRENADE: Final = 8
LOAD_BEARING_VEST: Final = 9
FLAK_VEST: Final = 10
HEAVY_ARMOR: Final = 11
BOMB_SUIT: Final = 12
SECURITY_ALERT: Final = 13
SECURITY_DISABLED: Final = 14
ACCESS: Final = 15
TRANQUILIZER: Final = 16
FLASHBANG: Final = 17
NEURO_STIM: Final = 18
COUNTER_OP: Final = 19

OBJECTIVES: Final = 5
CARDS: Final = 20

OBJECTIVE_MASK: Final = 0b11111
ATTACK_MASK: Final = 0b1111 << KNIFE
DEFENSE_MASK: Final = 0b1111 << LOAD_BEARING_VEST
THEFT_MASK: Final = 1 << TRANQUILIZER | 1 << FLASHBANG
TARGETED_MASK: Final = ATTACK_MASK | THEFT_MASK | 1 << SECURITY_ALERT | 1 << COUNTER_OP


class Content:
    """What the rules need of a deck, by card number. Mission `m` is card `CARDS + m`; `needs` are
    masks of objectives, `mission_facts` what events tell of a mission."""

    def __init__(
        self, copies: list[int], numbers: list[int], needs: list[int], mission_names: list[str]
    ) -> None:
        self.copies = copies
        self.numbers = numbers
        self.needs = needs
        self.mission_names = mission_names
        self.mission_facts = [
            mission_facts(name, mask) for name, mask in zip(mission_names, needs, strict=True)
        ]
        self.deal = 6
        self.draw = 2
        self.refill = 6
        self.access_draw = 3
        self.plays = 2
        self.hand_limit = 10
        self.first_seat = 0
        self.turn_cap = 60
        self.win = 1
        self.lose = 0
        self.stalled = 1

    def missions(self) -> int:
        """How many different missions there are."""
        return len(self.needs)

    def mission_cards(self) -> int:
        """How many mission cards there are, copies counted."""
        return sum(self.copies[CARDS:])

    def title(self, card: int) -> str:
        return TITLES[card] if card < CARDS else self.mission_names[card - CARDS]


def mission_facts(name: str, needs: int) -> dict[str, object]:
    """A mission as events tell it."""
    return {"name": name, "needs": [card for card in range(OBJECTIVES) if needs >> card & 1]}
