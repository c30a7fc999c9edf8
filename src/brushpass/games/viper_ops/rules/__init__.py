"""The rules of V.I.P.E.R. Ops, phase by phase."""
