"""draft"""

from brushpass.games.viper_ghost_zero.view import GhostView
from brushpass.kernel.offers import Offer
from brushpass.look import Scene


def draw(view: GhostView, offers: list[Offer]) -> Scene:
    return Scene(10, 10, "x", "", "")
