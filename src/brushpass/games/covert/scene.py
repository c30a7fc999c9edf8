"""stub"""

from brushpass.games.covert.view import CovertView
from brushpass.kernel.offers import Offer
from brushpass.look import Scene


def draw(view: CovertView, offers: list[Offer]) -> Scene:
    return Scene(width=10, height=10, label="x", backdrop="", body="")
