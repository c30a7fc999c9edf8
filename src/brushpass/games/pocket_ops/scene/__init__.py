"""Pocket Ops drawn."""

from brushpass.games.pocket_ops.scene.table import draw

__all__ = ["draw"]
