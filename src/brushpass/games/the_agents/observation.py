"""The Agents for learning agents. A faction is read from west to east; cards are rows of the deck."""

from typing import Any

from brushpass.games.the_agents.rules.actions import LANE
from brushpass.games.the_agents.view import AgentsView, CardView, CellView, FactionView
from brushpass.games.the_agents.vocabulary import NUMBERS
from brushpass.kernel.observation import (
    Fact,
    each_seat,
    index_of,
    number,
    one_hot,
    relative,
    seat_number,
    share,
    tally,
    whose,
)

RICH = 60  # intel points
HAND = 10
INCOME = 30
WORTH = 12  # what a mission or a placement may pay


def facts(content: Any, players: int) -> list[Fact]:
    agents, kinds = len(content.names), len(content.mission_names)
    named = index_of(dict.fromkeys(content.names))
    titled = index_of(content.mission_names)
    words = {**named, **{title: len(named) + kind for title, kind in titled.items()}}

    def cards(shown: list[CardView]) -> list[float]:
        return tally([card.id for card in shown], range_of(agents))

    def known(view: AgentsView, seat: int) -> list[float]:
        row = [0.0] * len(words)
        for word in view.seats[seat].known:
            row[words[word]] = 1.0
        return row

    def lane(view: AgentsView, seat: int) -> list[float]:
        faction = view.factions[seat]
        rows = [_cell(cell, faction, agents) for cell in faction.cells]
        rows += [[0.0] * (agents + 3)] * (LANE - len(rows))
        return [number for row in rows for number in row]

    def assigned(view: AgentsView, seat: int) -> list[float]:
        faction = view.factions[seat]
        rows = [[0.0] * kinds, [0.0] * kinds]
        for mission in faction.missions:
            rows[faction.players.index(mission.owner)][mission.kind] = 1.0
        return rows[0] + rows[1]

    def missions(view: AgentsView) -> list[float]:
        row = [0.0] * (kinds * 2)
        for mission in view.mission_hand:
            row[2 * mission.kind] = 1.0
            row[2 * mission.kind + 1] = share(max(mission.pays.values(), default=0), WORTH)
        return row

    def placements(view: AgentsView) -> list[float]:
        own = view.seat or 0
        row = [0.0] * (players * LANE * 2)
        for placement in view.placements:
            faction = relative(view, placement.faction) or 0
            side = view.factions[placement.faction].players.index(placement.faces)
            row[(faction * LANE + placement.gap) * 2 + side] = share(
                placement.pays.get(own, 0), INCOME
            )
        return row

    return [
        number("round", lambda view: share(view.round, content.rounds)),
        whose("active", players, lambda view: view.active),
        whose("start", players, lambda view: view.start),
        number("actions_left", lambda view: share(view.actions_left, 4)),
        number("triggered", lambda view: float(view.triggered)),
        seat_number("ip", players, lambda view, seat: share(view.seats[seat].ip, RICH)),
        seat_number("income", players, lambda view, seat: share(view.seats[seat].income, INCOME)),
        seat_number("agents", players, lambda view, seat: share(view.seats[seat].agents, HAND)),
        seat_number("missions", players, lambda view, seat: share(view.seats[seat].missions, HAND)),
        each_seat("known", players, (len(words),), known),
        each_seat("factions", players, (LANE, agents + 3), lane),
        each_seat("room", players, (), lambda view, seat: [share(view.factions[seat].room, LANE)]),
        each_seat("assigned", players, (2, kinds), assigned),
        Fact("hand", (agents,), lambda view: cards(view.hand)),
        Fact("mission_hand", (kinds, 2), missions),
        Fact("looked", (agents,), lambda view: cards(view.looked)),
        number("agents_deck", lambda view: share(view.agents_deck, agents)),
        number("missions_deck", lambda view: share(view.missions_deck, len(content.kind_of))),
        Fact("agents_pile", (len(named),), lambda view: tally(view.agents_pile, named, 2)),
        Fact("missions_pile", (kinds,), lambda view: tally(view.missions_pile, titled, 2)),
        Fact("table", (agents,), lambda view: cards([view.table] if view.table else [])),
        Fact(
            "lifted",
            (kinds,),
            lambda view: one_hot(view.lifted.kind if view.lifted else None, kinds),
        ),
        Fact(
            "command",
            (agents,),
            lambda view: cards([view.command.card] if view.command else []),
        ),
        Fact(
            "effect",
            (len(NUMBERS),),
            lambda view: one_hot(
                NUMBERS[view.command.effect] if view.command else None, len(NUMBERS)
            ),
        ),
        whose("performer", players, lambda view: view.command and view.command.performer),
        whose("towards", players, lambda view: view.command and view.command.other),
        whose("target_faction", players, lambda view: view.target_faction),
        Fact("target_gap", (LANE,), lambda view: one_hot(view.target_gap, LANE)),
        whose("partner", players, lambda view: view.partner),
        Fact("placements", (players, LANE, 2), placements),
    ]


def range_of(size: int) -> dict[int, int]:
    return {place: place for place in range(size)}


def _cell(cell: CellView, faction: FactionView, agents: int) -> list[float]:
    """The card, then: a safe house, dead, facing the faction's first player."""
    card = one_hot(None if cell.card is None else cell.card.id, agents)
    return [*card, float(cell.card is None), float(cell.dead),
            float(cell.faces == faction.players[0])]  # fmt: skip
