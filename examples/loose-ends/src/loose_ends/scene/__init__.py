"""Loose Ends drawn."""

from loose_ends.scene.table import draw

__all__ = ["draw"]
