"""V.I.P.E.R. Ops in words."""
