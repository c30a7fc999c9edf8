"""Learn Viper Ghost Zero's instinct anew: `python -m brushpass.games.viper_ghost_zero.training.policy instinct.json`.

Many games against the plain judgement go on side by side. The learner chooses among its options at
random, the better-looking the likelier; what went better than expected becomes likelier still
(proximal policy optimisation). What to expect is learned by an overseer who sees the rival's hand
and the next cards, so luck of the draw is not taken for skill; the player never sees what it sees."""

from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray

from brushpass.games.viper_ghost_zero import GAME, LearnedInstinct
from brushpass.games.viper_ghost_zero.bot.features import (
    ALL_SIGNS,
    SIGNS,
    implied,
    role_of_action,
    roles,
    signs_of_world,
)
from brushpass.games.viper_ghost_zero.bot.network import SCALE
from brushpass.games.viper_ghost_zero.bot.policy import plain_leanings, play_to_choice
from brushpass.games.viper_ghost_zero.rules.content import OBJECTIVES
from brushpass.games.viper_ghost_zero.training.network import Network, Numbers
from brushpass.kernel.chance import FastChance

IMPLIED = [implied(sign) for sign in range(ALL_SIGNS)]
ACTIONS = 77
HUNCHES = 128
COMING = 10  # cards of the pile that the overseer sees
KINDS = 26  # of cards in the pile, missions included
GAMES = 1024  # side by side
CHOICES = 24  # in each of them between two rounds of learning
LESSON = 2048  # choices in a step of learning
LESSONS = 2  # times that each choice is learned from
PACE = 8e-4  # of learning, at the beginning; none is left at the end
CAUTION = 0.2  # how much likelier or less likely a choice may become in one round
PATIENCE = 0.97  # how far into the future a choice is held responsible
VARIETY = 0.004  # what keeping options open is worth
BRAVO = 0.1  # the share of games in the other mode
NEVER = np.float32(-1e9)


class Seen(msgspec.Struct):
    """What a batch of decisions looks like: signs, the plain judgement, the actions by role."""

    world: Numbers
    coming: Numbers
    leanings: Numbers
    actions: list[dict[int, int]]

    @property
    def signs(self) -> Numbers:
        return self.world[:, :SIGNS]

    @property
    def everything(self) -> Numbers:
        return np.concatenate([self.world, self.coming], 1)


class Table:
    """A game from one side against the plain judgement, then the next one."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.begin()

    def begin(self) -> None:
        hall = self.hall
        while True:
            number = hall.next_number()
            self.seat = number % 2
            variant = "bravo" if hall.luck.random() < BRAVO else "alpha"
            self.state = GAME.new(2, (hall.seed << 40) + number // 2, variant)
            if play_to_choice(self.state, self.seat, hall.rival, hall.chance):
                return

    def play(self, action: int) -> float | None:
        """Take an action; the result if that ended the game."""
        hall = self.hall
        self.state.apply(action)
        if play_to_choice(self.state, self.seat, hall.rival, hall.chance):
            return None
        result: float = self.state.returns()[self.seat]
        self.begin()
        return result


class Hall:
    """All tables, and who plays at them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.luck = np.random.default_rng(seed)
        self.chance = FastChance(seed)
        self.rival = GAME.guide()
        self.number = 0
        self.tables = [Table(self) for _ in range(GAMES)]

    def next_number(self) -> int:
        self.number += 1
        return self.number

    def look(self) -> Seen:
        world = np.zeros((len(self.tables), ALL_SIGNS), np.float32)
        coming = np.zeros((len(self.tables), COMING * KINDS), np.float32)
        leanings = np.full((len(self.tables), ACTIONS), NEVER, np.float32)
        actions: list[dict[int, int]] = []
        for at, table in enumerate(self.tables):
            state, seat = table.state, table.seat
            part = roles(state, seat)
            for sign in signs_of_world(state, seat):
                world[at, IMPLIED[sign]] = 1
            for place, card in enumerate(state.pile[: -COMING - 1 : -1]):
                kind = part[card] if card < OBJECTIVES else card
                coming[at, KINDS * place + kind] = 1
            options = state.legal_actions()
            names = [int(role_of_action(state, action, part)) for action in options]
            leanings[at, names] = plain_leanings(state, options)
            actions.append(dict(zip(names, options, strict=True)))
        return Seen(world, coming, leanings, actions)


class Batch(msgspec.Struct):
    """One choice at every table: what was seen, chosen, how likely that was, what came of it."""

    seen: Seen
    chosen: NDArray[np.int64]
    chances: Numbers
    expected: Numbers
    result: Numbers
    over: Numbers


class Learner:
    def __init__(self, seed: int) -> None:
        self.hall = Hall(seed)
        self.luck = self.hall.luck
        self.player = Network([SIGNS, HUNCHES, ACTIONS], self.luck)
        self.overseer = Network([ALL_SIGNS + COMING * KINDS, 2 * HUNCHES, 1], self.luck)

    def chances(self, felt: list[Numbers], leanings: Numbers) -> Numbers:
        liking = np.maximum(felt[-1] + leanings, NEVER)
        weights = np.exp(liking - liking.max(1, keepdims=True))
        shares: Numbers = weights / weights.sum(1, keepdims=True)
        return shares

    def practise(self) -> Batch:
        """One choice at every table."""
        seen = self.hall.look()
        chances = self.chances(self.player.felt(seen.signs), seen.leanings)
        everyone = np.arange(len(chances))
        marks = self.luck.random((len(chances), 1))
        chosen = np.minimum((chances.cumsum(1) <= marks).sum(1), ACTIONS - 1)
        lost = chances[everyone, chosen] == 0
        chosen[lost] = chances[lost].argmax(1)
        result = np.zeros(len(chances), np.float32)
        over = np.zeros(len(chances), np.float32)
        for at, table in enumerate(self.hall.tables):
            ended = table.play(seen.actions[at][int(chosen[at])])
            if ended is not None:
                result[at], over[at] = ended, 1
        expected = said_of(self.overseer, seen.everything)
        return Batch(seen, chosen, chances[everyone, chosen], expected, result, over)

    def round(self, pace: float) -> float:
        """Practise, then learn; the share of the games that were won."""
        batches = [self.practise() for _ in range(CHOICES)]
        gains = self.gains(batches)
        worlds = np.concatenate([batch.seen.world for batch in batches])
        coming = np.concatenate([batch.seen.coming for batch in batches])
        leanings = np.concatenate([batch.seen.leanings for batch in batches])
        chosen = np.concatenate([batch.chosen for batch in batches])
        before = np.concatenate([batch.chances for batch in batches])
        gained = np.concatenate(gains)
        came_of_it = gained + np.concatenate([batch.expected for batch in batches])
        surprise = (gained - gained.mean()) / (gained.std() + 1e-6)
        for _ in range(LESSONS):
            order = self.luck.permutation(len(chosen))
            for first in range(0, len(order), LESSON):
                some = order[first : first + LESSON]
                world = worlds[some]
                self.encourage(
                    world[:, :SIGNS],
                    leanings[some],
                    chosen[some],
                    before[some],
                    surprise[some],
                    pace,
                )
                everything = np.concatenate([world, coming[some]], 1)
                fit(self.overseer, everything, came_of_it[some], pace)
        results = np.concatenate([batch.result[batch.over > 0] for batch in batches])
        return float((results > 0).mean()) if len(results) else 0.0

    def gains(self, batches: list[Batch]) -> list[Numbers]:
        """How much more than expected came of every choice."""
        following = said_of(self.overseer, self.hall.look().everything)
        gain = np.zeros_like(following)
        gains: list[Numbers] = []
        for batch in reversed(batches):
            on = 1 - batch.over
            gain = batch.result + following * on - batch.expected + PATIENCE * on * gain
            gains.insert(0, gain)
            following = batch.expected
        return gains

    def encourage(
        self,
        signs: Numbers,
        leanings: Numbers,
        chosen: NDArray[np.int64],
        before: Numbers,
        surprise: Numbers,
        pace: float,
    ) -> None:
        """Make what went well likelier, and what went badly less likely."""
        felt = self.player.felt(signs)
        chances = self.chances(felt, leanings)
        everyone = np.arange(len(chosen))
        ratio = chances[everyone, chosen] / before
        far = np.where(surprise > 0, ratio > 1 + CAUTION, ratio < 1 - CAUTION)
        push = np.where(far, 0, -surprise * ratio) / len(chosen)
        blame = -chances * push[:, None]
        blame[everyone, chosen] += push
        logs = np.log(chances + 1e-12)
        openness = -(chances * logs).sum(1, keepdims=True)
        blame += VARIETY * chances * (logs + openness) / len(chosen)
        self.player.learn(felt, blame.astype(np.float32), pace)

    def learned(self) -> LearnedInstinct:
        return LearnedInstinct(self.player.rows(0, SCALE), self.player.ballots(SCALE))


def said_of(judge: Network, signs: Numbers) -> Numbers:
    """How it will end, in the judge's opinion, from -1 to 1."""
    opinion: Numbers = np.tanh(judge.felt(signs)[-1][:, 0])
    return opinion


def fit(judge: Network, signs: Numbers, truth: Numbers, pace: float) -> None:
    felt = judge.felt(signs)
    opinion = np.tanh(felt[-1][:, 0])
    blame = (opinion - truth) * (1 - opinion * opinion) * 2 / len(truth)
    judge.learn(felt, blame[:, None].astype(np.float32), pace)


def learn(
    file: Annotated[Path, typer.Argument(help="Where to write what was learned.")],
    minutes: Annotated[float, typer.Option(help="How long to learn.")] = 90.0,
    seed: Annotated[int, typer.Option(help="Of the games.")] = 1,
) -> None:
    """Learn, and tell now and then how many games are won."""
    learner = Learner(seed)
    began = monotonic()
    spent = 0.0
    while spent < 1:
        share = learner.round(PACE * (1 - spent))
        spent = (monotonic() - began) / (60 * minutes)
        typer.echo(f"{spent:6.1%} of the time, {share:.1%} of the last games won")
        file.write_bytes(msgspec.json.encode(learner.learned()))


if __name__ == "__main__":
    typer.run(learn)
