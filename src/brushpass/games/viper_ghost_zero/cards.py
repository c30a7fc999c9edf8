"""What the twenty kinds of action card are called, in the order of their numbers: in notations and
documents, and by people."""

from typing import Final

SLUGS: Final = (
    "hostage",
    "laptop",
    "data-drive",
    "bioweapon",
    "extraction",
    "knife",
    "pistol",
    "rifle",
    "grenade",
    "load-bearing-vest",
    "flak-vest",
    "heavy-armor",
    "bomb-suit",
    "security-alert",
    "security-disabled",
    "access",
    "tranquilizer",
    "flashbang",
    "neuro-stim",
    "counter-op",
)

TITLES: Final = (
    "Hostage",
    "Laptop",
    "Data Drive",
    "Bioweapon",
    "Extraction",
    "Knife",
    "Pistol",
    "Rifle",
    "Grenade",
    "Load Bearing Vest",
    "Flak Vest",
    "Heavy Armor",
    "Bomb Suit",
    "Security Alert",
    "Security Disabled",
    "Access",
    "Tranquilizer",
    "Flashbang",
    "Neuro-Stim",
    "Counter-Op",
)
