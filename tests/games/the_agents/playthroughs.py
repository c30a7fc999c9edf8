"""The golden games of The Agents."""

PLAYTHROUGHS = [("standard", 2, 4), ("standard", 3, 11), ("standard", 5, 2)]
