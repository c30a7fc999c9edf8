"""The golden games of Covert: variant, seats, seed. Random players hardly complete a mission in 25
rounds, so sensible ones play."""

PLAYTHROUGHS = [("standard", 2, 1, "guided"), ("standard", 4, 2, "guided")]
