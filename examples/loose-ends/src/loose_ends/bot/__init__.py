"""The house's own player of this game."""
