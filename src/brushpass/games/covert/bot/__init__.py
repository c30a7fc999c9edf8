"""How a sensible player judges a position."""
