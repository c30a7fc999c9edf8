"""The golden games of Covert: variant, seats, seed."""

PLAYTHROUGHS = [("standard", 2, 1), ("standard", 4, 2)]
