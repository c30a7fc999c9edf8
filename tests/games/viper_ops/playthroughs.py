"""The golden games of V.I.P.E.R. Ops: one of each mode."""

PLAYTHROUGHS = [("base", 2, 3), ("extended", 2, 5), ("coop", 2, 2)]
