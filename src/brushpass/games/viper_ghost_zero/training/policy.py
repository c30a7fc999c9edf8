"""Learn the policy network anew, by proximal policy optimisation:

    python -m brushpass.games.viper_ghost_zero.training.policy policy.json

Many games against the guide go on side by side. The policy samples among its options; what went better
than the critic expected becomes likelier. The critic sees the rival's hand and the next cards, so luck
of the draw is not taken for skill; the policy never sees what it sees."""

from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import numpy as np
import typer
from numpy.typing import NDArray

from brushpass.games.viper_ghost_zero import GAME
from brushpass.games.viper_ghost_zero.bot.features import (
    ALL_FEATURES,
    FEATURES,
    implied,
    role_of_action,
    roles,
    world_features,
)
from brushpass.games.viper_ghost_zero.bot.learned import LearnedPolicy
from brushpass.games.viper_ghost_zero.bot.network import SCALE
from brushpass.games.viper_ghost_zero.bot.policy import play_to_choice, prior_logits
from brushpass.games.viper_ghost_zero.rules.content import OBJECTIVES
from brushpass.games.viper_ghost_zero.training.network import Network, Numbers
from brushpass.kernel.chance import FastChance

IMPLIED = [implied(feature) for feature in range(ALL_FEATURES)]
ACTIONS = 77
HIDDEN = 128
COMING = 10  # cards of the pile that the critic sees
KINDS = 26  # of cards in the pile, missions included
GAMES = 1024  # side by side
HORIZON = 24  # decisions in each of them between two updates
BATCH = 2048  # decisions in a step of learning
EPOCHS = 2  # times that each decision is learned from
LEARNING_RATE = 8e-4  # at the beginning; none is left at the end
CLIP = 0.2  # how much likelier or less likely a decision may become in one update
GAE_LAMBDA = 0.97  # how far into the future a decision is held responsible
ENTROPY_WEIGHT = 0.004  # what keeping options open is worth
BRAVO = 0.1  # the share of games in the other mode
ILLEGAL = np.float32(-1e9)


class Decisions(msgspec.Struct):
    """A decision in every game: features, the prior logits, the actions by role."""

    world: Numbers
    coming: Numbers
    priors: Numbers
    actions: list[dict[int, int]]

    @property
    def features(self) -> Numbers:
        """What the policy sees."""
        return self.world[:, :FEATURES]

    @property
    def everything(self) -> Numbers:
        """What the critic sees."""
        return np.concatenate([self.world, self.coming], 1)


class Episode:
    """A game from one side against the guide, then the next one."""

    def __init__(self, episodes: "Episodes") -> None:
        self.episodes = episodes
        self.begin()

    def begin(self) -> None:
        episodes = self.episodes
        while True:
            number = episodes.next_number()
            self.seat = number % 2
            variant = "bravo" if episodes.rng.random() < BRAVO else "alpha"
            self.state = GAME.new(2, (episodes.seed << 40) + number // 2, variant)
            if play_to_choice(self.state, self.seat, episodes.rival, episodes.chance):
                return

    def play(self, action: int) -> float | None:
        """Take an action; the return if that ended the game."""
        episodes = self.episodes
        self.state.apply(action)
        if play_to_choice(self.state, self.seat, episodes.rival, episodes.chance):
            return None
        result: float = self.state.returns()[self.seat]
        self.begin()
        return result


class Episodes:
    """All that go on side by side."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = np.random.default_rng(seed)
        self.chance = FastChance(seed)
        self.rival = GAME.guide()
        self.number = 0
        self.going = [Episode(self) for _ in range(GAMES)]

    def next_number(self) -> int:
        self.number += 1
        return self.number

    def observe(self) -> Decisions:
        world = np.zeros((len(self.going), ALL_FEATURES), np.float32)
        coming = np.zeros((len(self.going), COMING * KINDS), np.float32)
        priors = np.full((len(self.going), ACTIONS), ILLEGAL, np.float32)
        actions: list[dict[int, int]] = []
        for at, episode in enumerate(self.going):
            state, seat = episode.state, episode.seat
            part = roles(state, seat)
            for feature in world_features(state, seat):
                world[at, IMPLIED[feature]] = 1
            for place, card in enumerate(state.pile[: -COMING - 1 : -1]):
                kind = part[card] if card < OBJECTIVES else card
                coming[at, KINDS * place + kind] = 1
            options = state.legal_actions()
            names = [int(role_of_action(state, action, part)) for action in options]
            priors[at, names] = prior_logits(state, options)
            actions.append(dict(zip(names, options, strict=True)))
        return Decisions(world, coming, priors, actions)


class Rollout(msgspec.Struct):
    """One decision in every game: what was seen, chosen, how likely that was, its value to the critic,
    what came of it."""

    decisions: Decisions
    chosen: NDArray[np.int64]
    probability: Numbers
    value: Numbers
    result: Numbers
    over: Numbers


class Learner:
    def __init__(self, seed: int) -> None:
        self.episodes = Episodes(seed)
        self.rng = self.episodes.rng
        self.policy = Network([FEATURES, HIDDEN, ACTIONS], self.rng)
        self.critic = Network([ALL_FEATURES + COMING * KINDS, 2 * HIDDEN, 1], self.rng)

    def probabilities(self, activations: list[Numbers], priors: Numbers) -> Numbers:
        """Softmax."""
        logits = np.maximum(activations[-1] + priors, ILLEGAL)
        weights = np.exp(logits - logits.max(1, keepdims=True))
        shares: Numbers = weights / weights.sum(1, keepdims=True)
        return shares

    def roll_out(self) -> Rollout:
        """One decision in every game."""
        decisions = self.episodes.observe()
        probabilities = self.probabilities(
            self.policy.forward(decisions.features), decisions.priors
        )
        everyone = np.arange(len(probabilities))
        marks = self.rng.random((len(probabilities), 1))
        chosen = np.minimum((probabilities.cumsum(1) <= marks).sum(1), ACTIONS - 1)
        lost = probabilities[everyone, chosen] == 0
        chosen[lost] = probabilities[lost].argmax(1)
        result = np.zeros(len(probabilities), np.float32)
        over = np.zeros(len(probabilities), np.float32)
        for at, episode in enumerate(self.episodes.going):
            ended = episode.play(decisions.actions[at][int(chosen[at])])
            if ended is not None:
                result[at], over[at] = ended, 1
        value = values(self.critic, decisions.everything)
        return Rollout(decisions, chosen, probabilities[everyone, chosen], value, result, over)

    def update(self, learning_rate: float) -> float:
        """Play, then learn; the share of the games that were won."""
        rollouts = [self.roll_out() for _ in range(HORIZON)]
        worlds = np.concatenate([rollout.decisions.world for rollout in rollouts])
        coming = np.concatenate([rollout.decisions.coming for rollout in rollouts])
        priors = np.concatenate([rollout.decisions.priors for rollout in rollouts])
        chosen = np.concatenate([rollout.chosen for rollout in rollouts])
        before = np.concatenate([rollout.probability for rollout in rollouts])
        advantages = np.concatenate(self.advantages(rollouts))
        returns = advantages + np.concatenate([rollout.value for rollout in rollouts])
        normalised = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(chosen))
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                world = worlds[some]
                self.improve(
                    world[:, :FEATURES],
                    priors[some],
                    chosen[some],
                    before[some],
                    normalised[some],
                    learning_rate,
                )
                everything = np.concatenate([world, coming[some]], 1)
                fit(self.critic, everything, returns[some], learning_rate)
        results = np.concatenate([rollout.result[rollout.over > 0] for rollout in rollouts])
        return float((results > 0).mean()) if len(results) else 0.0

    def advantages(self, rollouts: list[Rollout]) -> list[Numbers]:
        """How much more than the critic expected came of every decision, estimated as in generalised
        advantage estimation, without a discount."""
        following = values(self.critic, self.episodes.observe().everything)
        advantage = np.zeros_like(following)
        advantages: list[Numbers] = []
        for rollout in reversed(rollouts):
            on = 1 - rollout.over
            error = rollout.result + following * on - rollout.value
            advantage = error + GAE_LAMBDA * on * advantage
            advantages.insert(0, advantage)
            following = rollout.value
        return advantages

    def improve(
        self,
        features: Numbers,
        priors: Numbers,
        chosen: NDArray[np.int64],
        before: Numbers,
        advantages: Numbers,
        learning_rate: float,
    ) -> None:
        """Make what went well likelier, and what went badly less likely: a step on the clipped
        objective, and the entropy."""
        activations = self.policy.forward(features)
        probabilities = self.probabilities(activations, priors)
        everyone = np.arange(len(chosen))
        ratio = probabilities[everyone, chosen] / before
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(clipped, 0, -advantages * ratio) / len(chosen)
        gradient = -probabilities * push[:, None]
        gradient[everyone, chosen] += push
        logs = np.log(probabilities + 1e-12)
        entropy = -(probabilities * logs).sum(1, keepdims=True)
        gradient += ENTROPY_WEIGHT * probabilities * (logs + entropy) / len(chosen)
        self.policy.step(activations, gradient.astype(np.float32), learning_rate)

    def learned(self) -> LearnedPolicy:
        return LearnedPolicy(self.policy.hidden(0, SCALE), self.policy.outputs(SCALE))


def values(critic: Network, features: Numbers) -> Numbers:
    """How it will end, to the critic, from -1 to 1."""
    value: Numbers = np.tanh(critic.forward(features)[-1][:, 0])
    return value


def fit(critic: Network, features: Numbers, returns: Numbers, learning_rate: float) -> None:
    """A step of the critic on the squared error."""
    activations = critic.forward(features)
    value = np.tanh(activations[-1][:, 0])
    gradient = (value - returns) * (1 - value * value) * 2 / len(returns)
    critic.step(activations, gradient[:, None].astype(np.float32), learning_rate)


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
        share = learner.update(LEARNING_RATE * (1 - spent))
        spent = (monotonic() - began) / (60 * minutes)
        typer.echo(f"{spent:6.1%} of the time, {share:.1%} of the last games won")
        file.write_bytes(msgspec.json.encode(learner.learned()))


if __name__ == "__main__":
    typer.run(learn)
