"""The games of the golden playthroughs."""

PLAYTHROUGHS = [("alpha", 2, 1), ("alpha", 4, 2), ("bravo", 2, 3), ("bravo", 4, 4)]
