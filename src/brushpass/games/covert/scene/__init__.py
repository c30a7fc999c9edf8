"""Europe as a pin-board, and everything that lies around it."""

from functools import cache

from brushpass.games.covert.scene.circles import action_circles, cipher, folder_area
from brushpass.games.covert.scene.europe import agents_and_cubes, pin_board
from brushpass.games.covert.scene.frame import HEIGHT, WIDTH, Offers
from brushpass.games.covert.scene.market import missions_on_offer, region_spaces
from brushpass.games.covert.scene.rivals import seats
from brushpass.games.covert.scene.screen import own_screen
from brushpass.games.covert.scene.tray import tray
from brushpass.games.covert.view import CovertView
from brushpass.kernel.offers import Offer
from brushpass.look import SEAT_NAMES, Scene, surface


def draw(view: CovertView, offers: list[Offer]) -> Scene:
    spots = Offers(offers)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        label=_label(view),
        backdrop=_ground() + pin_board(tuple(view.cities), tuple(view.regions)),
        surface="map",
        layers=[
            agents_and_cubes(view, spots),
            action_circles(view, spots),
            folder_area(view, spots),
            cipher(view, spots),
            region_spaces(view, spots),
            missions_on_offer(view, spots),
            own_screen(view, spots),
            seats(view),
            tray(view, spots),
        ],
    )


@cache
def _ground() -> str:
    return surface("map", WIDTH, HEIGHT)


def _label(view: CovertView) -> str:
    scores = ", ".join(f"{SEAT_NAMES[seat]} {score}" for seat, score in enumerate(view.scores))
    phase = "the last missions" if view.finale else f"round {view.round}"
    return f"Covert, {phase}: {scores} points"
