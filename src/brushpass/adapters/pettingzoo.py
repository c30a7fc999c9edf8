"""PettingZoo: every game as an AEC environment, as a parallel one, with pictures to see, and many
tables stepped by one call.

env = brushpass.adapters.pettingzoo.env("covert", players=3)
"""

from typing import Any

from brushpass.adapters import needs

with needs("pettingzoo"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

    from brushpass.adapters.numbers import Floats, Mask, mask, next_seed, observation, seeds
    from brushpass.adapters.picture import Size, pixels
from brushpass.games import game as game_named
from brushpass.kernel.state import State


def env(
    name: str,
    players: int | None = None,
    variant: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    render_size: Size | None = None,
) -> Any:
    """A game in PettingZoo's customary wrappers: an illegal action loses, calls out of order are
    errors."""
    return _wrapped(raw_env(name, players, variant, render_mode, max_cycles, render_size))


def picture_env(
    name: str,
    players: int | None = None,
    variant: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    size: Size = (320, 320),
) -> Any:
    """The same for agents that look: what a seat observes is its picture of the table, and the
    mask is in `info["action_mask"]`."""
    return _wrapped(Pictures(raw_env(name, players, variant, render_mode, max_cycles, size), size))


def parallel_env(
    name: str,
    players: int | None = None,
    variant: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    render_size: Size | None = None,
) -> Any:
    """The same in PettingZoo's parallel form: every seat sends an action each cycle, that of the
    seat to move (`info["active_agent"]`) is played, and one that is not legal is `Forgiving`."""
    bare = raw_env(name, players, variant, render_mode, max_cycles, render_size)
    return turn_based_aec_to_parallel(Forgiving(bare))


def _wrapped(bare: Any) -> Any:
    lawful = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lawful))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """A game without wrappers. Agents are `seat_0` and so on; `max_cycles` cuts a game short after
    so many decisions of the whole table."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        render_size: Size | None = None,
    ) -> None:
        super().__init__()
        self.game = game_named(name)
        self.variant = self.game.default_variant if variant is None else variant
        self.players = self.game.seats_for(self.variant).start if players is None else players
        self.game.check_table(self.players, self.variant)
        self.metadata = {
            "name": f"brushpass_{name}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.render_size = render_size
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        size = self.game.observation(self.players, self.variant).size
        actions = self.game.num_actions
        self._seen: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._acts: dict[str, Space[Any]] = {
            agent: Discrete(actions) for agent in self.possible_agents
        }
        self._seeds = seeds(None)
        self.position: State

    def observation_space(self, agent: str) -> Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = seeds(seed)
        self.position = self.game.new(self.players, next_seed(self._seeds), self.variant)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_move]

    def observe(self, agent: str) -> dict[str, Floats | Mask]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": observation(self.position, seat),
            "action_mask": mask(self.position, seat),
        }

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.play(int(action))
        self.decisions += 1
        if self.position.over:
            returns = self.position.returns()
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            if self.decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.position.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as a spectator sees it: printed, as text, or as pixels."""
        view = self.position.view(None)
        if self.render_mode == "rgb_array":
            return pixels(self.game.scene(view, []), self.render_size)
        text = self.game.text(view)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def close(self) -> None:
        pass


class Pictures(wrappers.BaseWrapper):  # type: ignore[misc]
    """What a seat observes is its picture of the table; masks move to the infos."""

    def __init__(self, env: raw_env, size: Size) -> None:
        super().__init__(env)
        self.size = size
        shape = (size[1], size[0], 3)
        self._seen: dict[str, Space[Any]] = {
            agent: Box(0, 255, shape, np.uint8) for agent in env.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        return self._seen[agent]

    def observe(self, agent: str) -> NDArray[np.uint8]:
        seat = self.env.possible_agents.index(agent)
        return pixels(self.env.game.scene(self.env.position.view(seat), []), self.size)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed=seed, options=options)
        self._tell()

    def step(self, action: Any) -> None:
        super().step(action)
        self._tell()

    def _tell(self) -> None:
        seats = self.env.possible_agents
        self.env.infos = {
            agent: {"action_mask": mask(self.env.position, seats.index(agent))}
            for agent in self.env.agents
        }


class Forgiving(wrappers.BaseWrapper):  # type: ignore[misc]
    """Chance moves for a seat whose action is not legal; its `info["illegal"]` then names the rule
    that forbids it."""

    def __init__(self, env: raw_env) -> None:
        super().__init__(env)
        self._luck = seeds(None)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = seeds(seed)
        super().reset(seed=seed, options=options)

    def step(self, action: Any) -> None:
        agent = self.env.agent_selection
        self.env.infos = {one: {} for one in self.env.agents}
        if not (self.env.terminations[agent] or self.env.truncations[agent]):
            refusal = self.env.position.why_not(int(action))
            if refusal is not None:
                self.env.infos[agent]["illegal"] = str(refusal)
                action = self._luck.choice(self.env.position.legal_actions())
        super().step(action)


class Tables:
    """Many games of one kind, stepped together: one action for each table, one call. A table that
    is over starts anew by itself."""

    def __init__(
        self,
        name: str,
        count: int,
        players: int | None = None,
        variant: str | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game_named(name)
        self.variant = self.game.default_variant if variant is None else variant
        self.players = self.game.seats_for(self.variant).start if players is None else players
        self.count = count
        self._seeds = seeds(seed)
        size = self.game.observation(self.players, self.variant).size
        self.observations: NDArray[np.float32] = np.zeros((count, size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((count, self.game.num_actions), np.int8)
        self.to_move: NDArray[np.int64] = np.zeros(count, np.int64)
        self.states: list[State] = [self._fresh() for _ in range(count)]
        for table in range(count):
            self._look(table)

    def _fresh(self) -> State:
        fresh: State = self.game.new(self.players, next_seed(self._seeds), self.variant)
        return fresh

    def _look(self, table: int) -> None:
        state = self.states[table]
        seat = state.to_move
        self.to_move[table] = seat
        self.observations[table] = observation(state, seat)
        self.masks[table] = mask(state, seat)

    def step(self, actions: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Play an action at every table; the returns by table and seat, and which games ended.
        `observations`, `masks` and `to_move` are then those of the next decisions."""
        rewards = np.zeros((self.count, self.players), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for table, action in enumerate(actions):
            state = self.states[table]
            state.play(int(action))
            if state.over:
                rewards[table] = state.returns()
                ended[table] = True
                self.states[table] = self._fresh()
            self._look(table)
        return rewards, ended
