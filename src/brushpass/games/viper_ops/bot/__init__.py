"""How a sensible player of V.I.P.E.R. Ops decides."""
