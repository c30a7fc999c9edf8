"""Gymnasium: one seat of a game against bots.

env = gymnasium.make("brushpass.adapters.gymnasium:brushpass/pocket-ops-v0", bot="agent")
"""

from typing import Any

from brushpass.adapters import needs

with needs("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete

    from brushpass.adapters.numbers import Floats, Mask, mask, next_seed, observation, seeds
    from brushpass.adapters.picture import Size, pixels
from brushpass.bots import make_bot
from brushpass.games import catalogue
from brushpass.games import game as game_named
from brushpass.kernel.bot import Bot
from brushpass.kernel.state import State


class SeatEnv(gymnasium.Env[Floats, int]):
    """You decide for one seat, bots for the others. `info["action_mask"]` (or `action_masks()`)
    says what is legal; an illegal action loses the game at once. With `seat=None` the seats are
    taken in turn, game by game."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str | None = None,
        seat: int | None = 0,
        bot: str = "random",
        render_mode: str | None = None,
        render_size: Size | None = None,
    ) -> None:
        self.game = game_named(name)
        self.variant = self.game.default_variant if variant is None else variant
        self.players = self.game.seats_for(self.variant).start if players is None else players
        self.game.check_table(self.players, self.variant)
        make_bot(bot, self.game, 0)
        self.bot = bot
        self.fixed_seat = seat
        self.seat = 0
        self.games = 0
        self.render_mode = render_mode
        self.render_size = render_size
        self.action_space = Discrete(self.game.num_actions)  # type: ignore[assignment]
        size = self.game.observation(self.players, self.variant).size
        self.observation_space = Box(0.0, 1.0, (size,), np.float32)
        self._seeds = seeds(None)
        self._bots: dict[int, Bot] = {}
        self.position: State

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = seeds(seed)
            self.games = 0
        self.seat = self.games % self.players if self.fixed_seat is None else self.fixed_seat
        self.games += 1
        while True:
            self.position = self.game.new(self.players, next_seed(self._seeds), self.variant)
            self._bots = {
                seat: make_bot(self.bot, self.game, next_seed(self._seeds))
                for seat in range(self.players)
                if seat != self.seat
            }
            self._let_bots_play()
            if not self.position.over:
                return self._seen(), self._info()

    def step(self, action: int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        refusal = self.position.why_not(int(action))
        if refusal is not None:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self.position.apply(int(action))
        self._let_bots_play()
        over = self.position.over
        reward = self.position.returns()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """What is legal now, by the name that sb3-contrib's MaskablePPO looks for."""
        return mask(self.position, self.seat)

    def render(self) -> Any:
        """The table as this seat sees it: printed, as text, or as pixels."""
        view = self.position.view(self.seat)
        if self.render_mode == "rgb_array":
            return pixels(self.game.scene(view, []), self.render_size)
        text = self.game.text(view)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def _let_bots_play(self) -> None:
        state = self.position
        while not state.over and state.to_move != self.seat:
            state.play(self._bots[state.to_move].choose(state.perspective(state.to_move)))

    def _seen(self) -> Floats:
        return observation(self.position, self.seat).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def register() -> None:
    """Make every game known to `gymnasium.make` as `brushpass/<game>-v0`."""
    for name in catalogue():
        if f"brushpass/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                id=f"brushpass/{name}-v0",
                entry_point=f"{__name__}:{SeatEnv.__name__}",
                kwargs={"name": name},
            )


register()
