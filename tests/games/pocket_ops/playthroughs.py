"""The golden games of Pocket Ops."""

PLAYTHROUGHS = [("standard", 2, 1), ("standard", 2, 7)]
