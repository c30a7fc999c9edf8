"""Beliefs about the rival, sampled by a Markov chain (Metropolis) over its history: the cards it may
have drawn all game, so that it did what it was seen doing.

A history is replayed from the first card on, and every choice of the rival on the way is more or less
likely. Proposing to exchange one draw after another, and accepting the more readily the likelier that
makes the whole, the chain visits histories in proportion to how likely they are; each of them ends in
a world that the observer may live in."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.viper_ghost_zero.bot.guide import hand_value
from brushpass.games.viper_ghost_zero.bot.likelihood import (
    REACTIONS,
    any_card,
    defense_probability,
    exchange_missions,
    gift_probability,
    loot_probability,
    play_probability,
    resistance_probability,
)
from brushpass.games.viper_ghost_zero.rules.actions import GIVE, PASS, SURRENDER
from brushpass.games.viper_ghost_zero.rules.content import (
    ATTACK_MASK,
    CARDS,
    FLASHBANG,
    NEURO_STIM,
    OBJECTIVES,
    SECURITY_DISABLED,
    THEFT_MASK,
)
from brushpass.games.viper_ghost_zero.rules.memory import (
    BRIEFED,
    DREW,
    EXPOSED,
    GAVE,
    HANDED_BACK,
    PLAYED,
    REPLACED,
    RESHUFFLED,
    RETURNED,
    SURRENDERED,
    SWAPPED,
    TOOK,
    card_of,
    kind_of,
    other_of,
    played_one_of,
    seat_of,
)
from brushpass.games.viper_ghost_zero.rules.state import GhostState
from brushpass.kernel.chance import Chance
from brushpass.kernel.state import State

TEMPERATURE: Final = 0.2  # how much worse an option may look and still be chosen
IMPOSSIBLE: Final = 1e-5  # the likelihood of what cannot be: a way out of a bad beginning
WHIMS: Final = 10  # one card in so many goes under the pile on a whim
THINNING: Final = 45  # proposals between two worlds that are kept
BURN_IN: Final = 5  # one proposal in so many, at the beginning, leads to no world


def can_sample(world: GhostState) -> bool:
    """Two at the table, and no card was drawn for the second time."""
    returned: i64 = 0
    for movement in world.memory:
        kind = kind_of(movement)
        if kind in (RESHUFFLED, HANDED_BACK):
            return False
        if kind == RETURNED:
            returned += 1
    return world.players == 2 and returned <= len(world.pile)


@final
class History:
    """`drawn` are the rival's draws in order, `missions` those it was given one after the other;
    `rest` is the part of the pile that nobody has seen, `aside` the missions that nobody has."""

    def __init__(self, world: GhostState, observer: i64, rng: Chance) -> None:
        self.world = world
        self.observer: i64 = observer
        self.rival: i64 = 1 - observer
        self.rng = rng
        self.dealt: i64 = world.players * (world.content.deal + 1)
        self.state = world.clone()
        self.bottom: list[int] = []
        self.likelihood = 1.0
        self.possible = True
        self.put_back = False
        self.drawn: list[int] = []
        self.missions: list[int] = []
        self.rest: list[int] = []
        self.aside = world.set_aside.copy()
        self.rewind()

    def rewind(self) -> None:
        """Draws and missions that lead to this world, found by going back: where the chain begins."""
        state = self.world.clone()
        rival = self.rival
        bottom: i64 = 0
        for packed in reversed(state.memory):
            movement: i64 = packed
            kind = kind_of(movement)
            seat = seat_of(movement)
            other = other_of(movement)
            card = card_of(movement)
            if kind == RETURNED:
                if seat == rival:
                    self.put_back = True
                    state.add_to_hand(rival, state.pile[bottom])
                bottom += 1
            elif kind == SWAPPED:
                exchange_missions(state, seat, other)
            elif kind == REPLACED:
                if seat == rival:
                    self.missions.append(state.missions[rival])
                state.missions[seat] = card - CARDS
            elif kind == DREW and seat == rival:
                self.drawn.append(self.draw_back(state))
            elif kind in (PLAYED, GAVE) and seat == rival:
                state.add_to_hand(rival, card)
            elif kind in (GAVE, SURRENDERED) and other == rival:
                if not state.held[rival] >> card & 1:
                    self.fetch(state, card, bottom)
                state.remove_from_hand(rival, card)
        self.missions.append(state.missions[rival])
        self.missions.reverse()
        self.drawn.reverse()
        self.rest = state.pile[bottom:]

    def fetch(self, state: GhostState, card: i64, bottom: i64) -> None:
        """The rival was given a card that was imagined in the pile, which cannot be: exchange it,
        but not for one that the observer has put there."""
        put: list[int] = []
        for movement in reversed(state.memory):
            if kind_of(movement) == RETURNED:
                put.append(seat_of(movement))
        for place in range(bottom, len(state.pile)):
            observed = place < len(put) and put[place] == self.observer
            if state.pile[place] == card and not observed:
                state.pile[place] = self.draw_back(state)
                break
        state.add_to_hand(self.rival, card)

    def draw_back(self, state: GhostState) -> int:
        """Take any card out of the rival's hand."""
        card = any_card(state, self.rival, self.rng)
        state.remove_from_hand(self.rival, card)
        return int(card)

    def replay(self, threshold: float) -> None:
        """From the first card to now: the likelihood, and whether it can be. It only becomes less likely
        on the way, and is not replayed to the end if it falls below the threshold."""
        state = self.state
        rival = self.rival
        state.hands = [0] * (2 * CARDS)
        state.held = [0, 0]
        state.hand_size = [0, 0]
        state.areas = [0] * (2 * OBJECTIVES)
        state.laid = [0, 0]
        state.missions = [0, 0]
        state.missions[rival] = self.missions[0]
        state.revealed = 0
        state.plays = 0
        self.bottom = []
        self.likelihood = 1.0
        self.possible = True
        active: i64 = -1
        stopped = False
        draws: i64 = 0
        replaced: i64 = 0
        before: i64 = 0
        for at, packed in enumerate(state.memory):
            if self.likelihood < threshold:
                return
            movement: i64 = packed
            kind = kind_of(movement)
            seat = seat_of(movement)
            other = other_of(movement)
            card = card_of(movement)
            if kind in (DREW, REPLACED) and at >= self.dealt and seat != active:
                if active == rival and not stopped:
                    self.stop()
                active = seat
                state.plays = 0
                stopped = False
            if kind == DREW:
                if seat == rival:
                    card = self.drawn[draws]
                    draws += 1
                state.add_to_hand(seat, card)
            elif kind == PLAYED:
                self.play(seat, card, card_of(before))
            elif kind in (GAVE, SURRENDERED):
                self.give(kind, seat, other, card, before)
            elif kind == TOOK:
                self.take(seat, other, card, before)
            elif kind == RETURNED:
                if seat == rival:
                    if not stopped:
                        self.stop()
                    stopped = True
                    card = self.least_valued()
                state.remove_from_hand(seat, card)
                self.bottom.append(card)
            elif kind == SWAPPED:
                exchange_missions(state, seat, other)
            elif kind == REPLACED:
                self.recognise(seat, card)
                if seat == rival:
                    replaced += 1
                    state.missions[rival] = self.missions[replaced]
            elif kind == EXPOSED:
                one: i64 = 1
                state.revealed |= one << seat
                self.recognise(seat, card)
            elif kind == BRIEFED and seat != rival:
                if at < state.players or kind_of(before) == REPLACED:
                    state.missions[seat] = card - CARDS
                else:
                    self.recognise(seat, card)
            before = movement
        if state.complete(rival):
            self.rule_out()

    def rule_out(self) -> None:
        self.likelihood *= IMPOSSIBLE
        self.possible = False

    def recognise(self, seat: i64, card: i64) -> None:
        """A mission was shown."""
        if self.state.missions[seat] != card - CARDS:
            self.rule_out()
            self.state.missions[seat] = card - CARDS

    def stop(self) -> None:
        """The rival ended its turn, perhaps before it had to."""
        if self.state.plays < self.state.content.plays:
            self.likelihood *= play_probability(self.state, self.rival, PASS, TEMPERATURE)

    def have(self, card: i64) -> None:
        """The rival used a card: it must have held it."""
        if not self.state.held[self.rival] >> card & 1:
            self.rule_out()
            self.state.add_to_hand(self.rival, card)

    def play(self, seat: i64, card: i64, answered: i64) -> None:
        state = self.state
        if seat == self.rival:
            self.have(card)
            if card == NEURO_STIM:
                self.likelihood *= resistance_probability(
                    state, seat, self.observer, answered, card, TEMPERATURE
                )
            elif REACTIONS >> card & 1:
                self.likelihood *= defense_probability(state, seat, answered, card, TEMPERATURE)
            else:
                self.likelihood *= play_probability(state, seat, card, TEMPERATURE)
        state.remove_from_hand(seat, card)
        if card < OBJECTIVES:
            state.add_to_area(seat, card)
        if not REACTIONS >> card & 1:
            state.plays += 1
        if card == SECURITY_DISABLED:
            state.revealed = 0

    def give(self, kind: i64, seat: i64, other: i64, card: i64, before: i64) -> None:
        """A card from the hand, or one surrendered from the area."""
        state = self.state
        if seat == self.rival:
            if kind == GAVE:
                self.have(card)
            if played_one_of(ATTACK_MASK, before):
                self.likelihood *= defense_probability(
                    state, seat, card_of(before), PASS, TEMPERATURE
                )
            action = GIVE + card if kind == GAVE else SURRENDER + card
            self.likelihood *= gift_probability(state, seat, other, action, TEMPERATURE)
        if kind == GAVE:
            state.remove_from_hand(seat, card)
        else:
            state.remove_from_area(seat, card)
        state.add_to_hand(other, card)

    def take(self, seat: i64, other: i64, card: i64, before: i64) -> None:
        state = self.state
        if played_one_of(THEFT_MASK, before):
            theft = card_of(before)
            if other == self.rival:
                self.likelihood *= resistance_probability(
                    state, other, seat, theft, PASS, TEMPERATURE
                )
            elif theft == FLASHBANG:
                self.likelihood *= loot_probability(state, seat, other, card, TEMPERATURE)
        state.remove_from_area(other, card)
        state.add_to_area(seat, card)

    def least_valued(self) -> i64:
        """What the rival put under the pile, unseen; now and then not what one would think."""
        state = self.state
        rival = self.rival
        whim = 3e-3 if self.rng.below(WHIMS) == 0 else 1e-4
        chosen: i64 = -1
        least = 1e9
        card: i64 = 0
        while card < CARDS:
            if state.held[rival] >> card & 1:
                value = hand_value(state, rival, card) + float(self.rng.below(1000)) * whim
                if value < least:
                    least = value
                    chosen = card
            card += 1
        return chosen

    def end(self) -> GhostState:
        """The world in which the history that was replayed last ends."""
        world = self.world.clone()
        rival = self.rival
        world.hands[rival * CARDS : (rival + 1) * CARDS] = self.state.hands[
            rival * CARDS : (rival + 1) * CARDS
        ]
        world.held[rival] = self.state.held[rival]
        world.missions[rival] = self.state.missions[rival]
        world.pile = self.bottom[::-1] + self.rest
        world.set_aside = self.aside.copy()
        return world

    def was_seen(self, place: i64, other: i64, held: i64) -> bool:
        """Whether the exchange would take away a card that the rival was seen using, now that it
        holds these; what went under the pile was not seen."""
        drawn = self.drawn
        if place >= len(drawn) or other < len(drawn) or self.put_back:
            return False
        return not held >> drawn[place] & 1

    def exchange(self, place: i64, other: i64) -> None:
        """Exchange a draw, or after them a mission, with one of its kind from anywhere. To do the
        same again takes it back."""
        drawn = self.drawn
        if place >= len(drawn):
            self.exchange_mission(place - len(drawn), other)
        elif other < len(drawn):
            drawn[place], drawn[other] = drawn[other], drawn[place]
        elif self.rest[other - len(drawn)] < CARDS:
            other -= len(drawn)
            drawn[place], self.rest[other] = self.rest[other], drawn[place]

    def exchange_mission(self, place: i64, other: i64) -> None:
        """In Alpha from those set aside, in Bravo from the pile."""
        missions = self.missions
        if self.aside:
            other %= len(self.aside)
            missions[place], self.aside[other] = self.aside[other], missions[place]
        elif other >= len(self.drawn):
            other -= len(self.drawn)
            card = self.rest[other]
            if card >= CARDS:
                self.rest[other] = missions[place] + CARDS
                missions[place] = card - CARDS


def sample_worlds(world: GhostState, observer: i64, count: i64, rng: Chance) -> list[State]:
    """About so many worlds, each as often as it explains what the rival did."""
    history = History(world, observer, rng)
    history.replay(0.0)
    likelihood = history.likelihood
    end = history.end() if history.possible else None
    samples: list[State] = []
    proposal: i64 = 0
    proposals: i64 = count * THINNING
    while proposal < proposals:
        proposal += 1
        place: i64 = rng.below(len(history.drawn) + len(history.missions))
        other: i64 = rng.below(len(history.drawn) + len(history.rest))
        if end is None or not history.was_seen(place, other, end.held[history.rival]):
            threshold = likelihood * float(rng.word()) / 4294967296.0
            history.exchange(place, other)
            history.replay(threshold)
            if history.likelihood >= threshold:
                likelihood = history.likelihood
                end = history.end() if history.possible else None
            else:
                history.exchange(place, other)
        if end is not None and proposal * BURN_IN > proposals and proposal % THINNING == 0:
            samples.append(end)
    return samples
