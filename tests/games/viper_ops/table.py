"""A V.I.P.E.R. Ops table laid out for a story: these missions, these agents, this money."""

from typing import Self, cast

import brushpass
from brushpass.games.viper_ops.rules.content import (
    DEPLOYMENT,
    FIELD_PIECES,
    GADGET,
    INTEL,
    KINDS,
    N_KINDS,
    NONE,
    OPERATIVE,
    POWER_CARDS,
    REGIONS,
    SLOTS,
    SPECIAL_PIECES,
)
from brushpass.games.viper_ops.rules.rounds import TakeTurns
from brushpass.games.viper_ops.rules.state import ViperOpsState
from brushpass.games.viper_ops.rules.turn import BeforeStation
from brushpass.games.viper_ops.view import SeatView, ViperOpsView
from brushpass.kernel.decks import Deck
from brushpass.kernel.journal import Journal

GAME = brushpass.game("viper-ops")


def new(players: int = 2, variant: str = "base", seed: int = 0) -> ViperOpsState:
    return cast(ViperOpsState, GAME.new(players, seed, variant, journal=True))


def deck_with(old: str, text: str) -> Deck:
    """The game's own deck with one passage changed."""
    assert old in GAME.builtin_deck.text
    return GAME.read_deck(GAME.builtin_deck.text.replace(old, text, 1), "changed.toml")


class Table:
    """Seat 0 is on turn and goes first. All regions are in play, all mats are bare: no chips, no
    agents, no operatives, no missions, no cards; add what the story needs."""

    def __init__(self, players: int = 3, variant: str = "base", deck: Deck | None = None) -> None:
        state = cast(ViperOpsState, GAME.new(players, 7, variant, deck, journal=True))
        while state.step not in ("BeforeStation",):
            state.apply(state.legal_actions()[0])
        self.state = state
        self.content = state.content
        state.journal = Journal()
        state.first = 0
        state.current = 0
        if not variant.startswith("coop"):
            self._open_all_regions()
        for seat in range(players):
            self.chips(seat, 0)
            self.agents(seat)
            self.operatives(seat, 0)
        state.stack = [TakeTurns(), BeforeStation(0)]
        state.check()

    def _open_all_regions(self) -> None:
        state = self.state
        for region in range(len(REGIONS)):
            if state.closed >> region & 1:
                state.mission_pile = self.content.missions_of[region] + state.mission_pile
        state.closed = 0
        for at, mission in enumerate(state.missions):
            if mission != NONE:
                state.missions[at] = NONE
                state.mission_pile.insert(0, mission)

    # Laying out

    def chips(self, seat: int, pips: int) -> Self:
        self.state.chips[seat] = pips
        return self

    def budget(self, seat: int, level: int) -> Self:
        self.state.budget[seat] = level
        return self

    def operatives(self, seat: int, count: int) -> Self:
        self.state.supply[OPERATIVE] += self.state.operatives[seat] - count
        self.state.operatives[seat] = count
        return self

    def dice(self, seat: int, *faces: int) -> Self:
        """The active dice of a player; the others are unused."""
        state = self.state
        for face in range(1, 7):
            state.unused[seat] += state.active[7 * seat + face]
            state.active[7 * seat + face] = faces.count(face)
        state.unused[seat] -= len(faces)
        return self

    def agents(self, seat: int, *kinds: str) -> Self:
        """The waiting agents of a player."""
        for kind in range(N_KINDS):
            at = N_KINDS * seat + kind
            while self.state.waiting[at]:
                self.state.waiting[at] -= 1
                self._put_back(kind)
        for word in kinds:
            self.state.waiting[N_KINDS * seat + self._take(word)] += 1
        return self

    def _take(self, word: str) -> int:
        kind = KINDS.index(word)
        if word == "field":
            self.state.supply[FIELD_PIECES] -= 1
        elif word == "special":
            self.state.supply[SPECIAL_PIECES] -= 1
        else:
            self.state.agent_pile.remove(kind)
        return kind

    def _put_back(self, kind: int) -> None:
        if kind <= 1:
            self.state.supply[FIELD_PIECES + kind] += 1
        else:
            self.state.agent_pile.append(kind)

    def next_agents(self, *kinds: str) -> Self:
        """The top of the secret agent pile."""
        for word in reversed(kinds):
            self.state.agent_pile.remove(KINDS.index(word))
            self.state.agent_pile.append(KINDS.index(word))
        return self

    def card_number(self, mission: str) -> int:
        return self.content.mission_ids.index(mission)

    def _withdraw_mission(self, number: int) -> None:
        state = self.state
        for pile in (state.mission_pile, state.mission_discard):
            if number in pile:
                pile.remove(number)
                return
        state.mission_track[state.mission_track.index(number)] = NONE

    def mission(
        self,
        seat: int,
        name: str,
        agent: str | None = None,
        gadgets: int = 0,
        deployment: int = 0,
        intel: int = 0,
    ) -> Self:
        """A mission on a mat, in the first free place."""
        state = self.state
        number = self.card_number(name)
        self._withdraw_mission(number)
        at = state.missions.index(NONE, SLOTS * seat)
        state.missions[at] = number
        if agent is not None:
            state.runner[at] = self._take(agent)
        for asset, count in ((GADGET, gadgets), (DEPLOYMENT, deployment), (INTEL, intel)):
            state.assets[3 * at + asset] = count
            state.supply[asset] -= count
        return self

    def complete(self, seat: int, name: str) -> Self:
        """A mission that a player has completed before."""
        self._withdraw_mission(self.card_number(name))
        self.state.completed[seat].append(self.card_number(name))
        return self

    def mission_track(self, *names: str | None) -> Self:
        state = self.state
        for space, number in enumerate(state.mission_track):
            if number != NONE:
                state.mission_pile.insert(0, number)
                state.mission_track[space] = NONE
        for space, name in enumerate(names):
            if name is not None:
                self._withdraw_mission(self.card_number(name))
                state.mission_track[space] = self.card_number(name)
        return self

    def next_missions(self, *names: str) -> Self:
        for name in reversed(names):
            self._withdraw_mission(self.card_number(name))
            self.state.mission_pile.append(self.card_number(name))
        return self

    def _withdraw_card(self, name: str) -> int:
        state = self.state
        key = POWER_CARDS.index(name)
        for pile in (state.power_pile, state.power_discard):
            for card in pile:
                if self.content.card_name[card] == key:
                    pile.remove(card)
                    return card
        for space, card in enumerate(state.power_track):
            if card != NONE and self.content.card_name[card] == key:
                state.power_track[space] = NONE
                return card
        raise AssertionError(f"{name} is not to be had")

    def cards(self, seat: int, *names: str, secret: bool = False) -> Self:
        for name in names:
            one = 1 << self._withdraw_card(name)
            self.state.hand[seat] |= one
            if not secret:
                self.state.opened |= one
        return self

    def power_track(self, *names: str | None) -> Self:
        state = self.state
        for space, card in enumerate(state.power_track):
            if card != NONE:
                state.power_pile.insert(0, card)
                state.power_track[space] = NONE
        for space, name in enumerate(names):
            if name is not None:
                state.power_track[space] = self._withdraw_card(name)
        return self

    def next_power(self, *names: str) -> Self:
        for name in reversed(names):
            self.state.power_pile.append(self._withdraw_card(name))
        return self

    def mole(self, region: str, kind: str, deep: bool = False) -> Self:
        area = self.state.deep if deep else self.state.moles
        area[N_KINDS * REGIONS.index(region) + self._take(kind)] += 1
        return self

    def without_moles(self) -> Self:
        for at, count in enumerate(self.state.moles):
            for _ in range(count):
                self._put_back(at % N_KINDS)
            self.state.moles[at] = 0
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def turn_of(self, seat: int) -> Self:
        self.state.current = seat
        self.state.moves = self.content.agent_moves
        self.state.stack = [TakeTurns(), BeforeStation(seat)]
        return self

    # Playing

    def play(self, *notations: str) -> Self:
        for notation in notations:
            self.state.play(notation)
            self.state.check()
        return self

    def until(self, seat: int) -> Self:
        """Others end their turns or pass until this seat is on turn."""
        while self.state.to_move != seat:
            self.play("end" if self.can("end") else "pass")
        return self

    def finish_round(self) -> Self:
        now = self.state.round
        while not self.state.over and self.state.round == now:
            self.play("end" if self.can("end") else "pass")
        return self

    # Looking

    def legal(self) -> list[str]:
        return [self.state.notation(action) for action in self.state.legal_actions()]

    def can(self, notation: str) -> bool:
        return notation in self.legal()

    def offers(self, family: str) -> list[str]:
        """The legal actions of one family."""
        return [word for word in self.legal() if word.split(":")[0] == family]

    def why_not(self, notation: str) -> str:
        refusal = self.state.why_not(self.state.parse(notation))
        return "" if refusal is None else refusal.rule

    def view(self, seat: int | None = 0) -> ViperOpsView:
        return cast(ViperOpsView, self.state.view(seat))

    def mat(self, seat: int = 0) -> SeatView:
        return self.view(seat).seats[seat]

    def track(self) -> list[str | None]:
        return [
            None if space.mission is None else space.mission.id
            for space in self.view().mission_track
        ]

    def powers(self) -> list[str | None]:
        return [None if space.card is None else space.card.key for space in self.view().power_track]

    def story(self, viewer: int | None = None) -> list[str]:
        return GAME.story(self.state, viewer)
