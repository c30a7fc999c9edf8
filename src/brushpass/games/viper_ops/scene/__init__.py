"""The operations board with its stations and tracks, and the directors' mats."""

from functools import cache

from brushpass.games.viper_ops.scene import board, mats, overlays
from brushpass.games.viper_ops.view import ViperOpsView
from brushpass.kernel.offers import Offer
from brushpass.look import Scene, surface, translate

WIDTH, LEFT = 1100, 20
HEADER, MISSIONS, POWER, STATIONS, BELOW = 22, 62, 262, 402, 632
REGIONS = board.REGION_HEIGHT + 14


def draw(view: ViperOpsView, offers: list[Offer]) -> Scene:
    spots = {offer.spot: offer for offer in offers}
    mine = view.seat if view.seat is not None else max(0, view.to_move)
    height = _height(view.mode, view.players)
    parts = [
        translate(LEFT, HEADER, board.header(view)),
        translate(LEFT, MISSIONS, board.mission_track(view, spots)),
        translate(LEFT, POWER, board.power_track(view, spots)),
        translate(LEFT, STATIONS, board.stations(view, spots)),
    ]
    y = BELOW
    if view.mode == "extended":
        parts.append(translate(LEFT, y, board.regions(view, spots)))
        y += REGIONS
    parts.append(translate(LEFT, y, mats.own_mat(view, mine, spots)))
    y += mats.MAT_HEIGHT + 12
    for seat in range(view.players):
        if seat != mine:
            parts.append(translate(LEFT, y, mats.strip(view, seat)))
            y += mats.STRIP_HEIGHT + 10
    parts.append(overlays.overlay(view, spots, WIDTH, height))
    return Scene(
        width=WIDTH,
        height=height,
        label=f"V.I.P.E.R. Ops, round {view.round} of {view.rounds}",
        backdrop=_backdrop(height),
        surface="board",
        layers=parts,
    )


def _height(mode: str, players: int) -> int:
    regions = REGIONS if mode == "extended" else 0
    strips = (players - 1) * (mats.STRIP_HEIGHT + 10)
    return BELOW + regions + mats.MAT_HEIGHT + 12 + strips + 14


@cache
def _backdrop(height: int) -> str:
    return surface("board", WIDTH, height)
