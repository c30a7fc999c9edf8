"""The golden games of The Agents."""

PLAYTHROUGHS = [("standard", 2, 25), ("standard", 3, 7), ("standard", 5, 24)]
