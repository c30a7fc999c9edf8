"""The game in plain words."""
