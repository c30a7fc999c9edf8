"""OpenSpiel: every game as `pyspiel.load_game("brushpass_pocket_ops")`, once this is imported.

Declared as they are: sequential (a sealed simultaneous choice is taken one seat after another, the
later one not seeing the earlier), of imperfect information, and with every stroke of luck an explicit
chance node: the rules run until they ask for luck, the answer is a chance outcome, and they run on."""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from brushpass.adapters import needs

with needs("openspiel"):
    import numpy as np
    import pyspiel

    from brushpass.adapters.numbers import Floats
from brushpass.games import catalogue
from brushpass.games import game as game_named
from brushpass.kernel.chance import UNSEEDED, FastChance, ScriptedChance, Undecided
from brushpass.kernel.game import Game
from brushpass.kernel.state import State
from brushpass.kernel.view import View

MOST_OUTCOMES = 256  # the longest pile that is shuffled, with room for other decks
LONGEST = 20_000
KEPT = 512  # what players see is often asked for again, of the same few positions
PREFIX = "brushpass_"
TOGETHER = "coop"
UNUSED = FastChance(0)  # between two decisions no luck is needed


class Moment:
    """An open decision, or the end, in one line of play. Moments are never changed, so states
    share them; each player's memory of the way here is worked out when asked for."""

    def __init__(self, state: State, before: "Moment | None", action: int) -> None:
        self.state = state
        self.before = before
        self.action = action
        self.memories: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        players = range(self.state.players)
        memories = {player: self.memory(player) for player in players}
        return _moment, (self.state.game.name, self.state.dump(), memories)

    def memory(self, player: int) -> str:
        """A digest of all that the player has seen and done up to now."""
        way = [self]
        while way[-1].before is not None and player not in way[-1].memories:
            way.append(way[-1].before)
        for moment in reversed(way):
            if player not in moment.memories:
                moment.memories[player] = moment._recall(player)
        return self.memories[player]

    def _recall(self, player: int) -> str:
        digest = hashlib.sha256()
        if self.before is not None:
            digest.update(self.before.memories[player].encode())
            if self.before.state.to_move == player:
                digest.update(f" {self.action} ".encode())
        digest.update(msgspec.json.encode(seen(self, player)))
        return digest.hexdigest()[:32]


def _moment(name: str, document: dict[str, object], memories: dict[int, str]) -> Moment:
    """A moment from its pickle: the past is left behind, what players remember of it is not."""
    moment = Moment(game_named(name).load(document), None, -1)
    moment.memories = memories
    return moment


@lru_cache(maxsize=KEPT)
def seen(moment: Moment, player: int | None) -> View:
    return moment.state.view(player)


@lru_cache(maxsize=KEPT)
def told(moment: Moment, player: int | None) -> str:
    return moment.state.game.text(seen(moment, player))


@lru_cache(maxsize=KEPT)
def measured(moment: Moment, player: int | None) -> Floats:
    return np.frombuffer(moment.state.game.tensor(moment.state, player), np.float32)


class BrushpassGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the collection; parameters are `players` and `variant`, 0 and "" for the usual,
    and `seed`: with one, the table is laid out by it, and only later luck is a chance node. After
    `opening` random decisions, drawn with the seed too, the game begins late."""

    def __init__(
        self, game: Game[Any, Any], params: dict[str, Any] | None = None, root: State | None = None
    ) -> None:
        given = dict(params or {})
        self.named = game.name
        self.variant = str(given.get("variant") or game.default_variant)
        seats = game.seats_for(self.variant) if self.variant in game.variants else game.seats
        self.seats = int(given.get("players") or seats.start)
        game.check_table(self.seats, self.variant)
        seed = int(given.get("seed", UNSEEDED))
        if root is None and seed != UNSEEDED:
            opening = int(given.get("opening", 0))
            root = opened(game.name, self.seats, self.variant, seed, opening)
        self.root = root
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.variant.startswith(TOGETHER) else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.variant), info, given)

    @property
    def source(self) -> Game[Any, Any]:
        return game_named(self.named)

    def new_initial_state(self) -> "BrushpassState":
        return BrushpassState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind, params)


class BrushpassState(pyspiel.State):  # type: ignore[misc]
    """A decision (`moment`), or an action under way (`acted`) that waits for luck."""

    def __init__(self, game: BrushpassGame) -> None:
        super().__init__(game)
        self.named = game.named
        self.variant = game.variant
        self.seats = game.seats
        self.moment: Moment | None = None
        self.acted = -1
        self.script: list[int] = []
        self.asked = 0
        if game.root is None:
            self._run()
        else:
            self.moment = Moment(game.root.clone(), None, -1)

    @property
    def source(self) -> Game[Any, Any]:
        return game_named(self.named)

    def _run(self) -> None:
        """Let the rules go on from the last decision with the luck decided so far."""
        luck = ScriptedChance(self.script)
        try:
            if self.moment is None:
                state = self.source.deal(luck, self.seats, self.variant)
            else:
                state = self.moment.state.clone()
                state.chance = luck
                state.apply(self.acted)
        except Undecided:
            self.asked = luck.asked
            return
        state.chance = UNUSED
        self.moment = Moment(state, self.moment, self.acted)
        self.acted, self.script, self.asked = -1, [], 0

    def current_player(self) -> int:
        if self.asked:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.moment is not None
        if self.moment.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.moment.state.to_move

    def is_terminal(self) -> bool:
        return not self.asked and self.moment is not None and self.moment.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.asked) for outcome in range(self.asked)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position()
        return list(state.legal_actions()) if state.to_move == player else []

    def _apply_action(self, action: int) -> None:
        if self.asked:
            self.script = [*self.script, action]
        else:
            self.acted, self.script = action, []
        self._run()

    def position(self) -> State:
        """The Brushpass state of the last decision."""
        if self.moment is None:
            raise ValueError("the table is not laid out yet")
        return self.moment.state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck:{action}"
        return self.source.actions.notation(action)

    def returns(self) -> list[float]:
        if self.is_terminal():
            return [float(result) for result in self.position().returns()]
        return [0.0] * self.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "BrushpassState":
        """Another state that the player cannot tell from this one."""
        luck = FastChance(int(sampler() * (1 << 52)))
        other: BrushpassState = self.clone()
        imagined = Moment(self.position().imagine(player, luck), None, -1)
        if self.moment is not None:
            imagined.memories[player] = self.moment.memory(player)
        other.moment, other.acted, other.script, other.asked = imagined, -1, [], 0
        return other

    def __str__(self) -> str:
        if self.moment is None:
            return f"laying out the table, luck {self.script}"
        waiting = f"\naction {self.acted}, luck {self.script}" if self.asked else ""
        return told(self.moment, None) + waiting


class Observer:
    """A player's view as text, as one tensor and as its named pieces. The tensor is of the present
    alone, so an observer with perfect recall has none; and what is private is not told apart from
    what is public, so an observer of the private part alone has nothing."""

    def __init__(self, game: BrushpassGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters, but {params} were given")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observation shows all hands")
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self.public and not self.recall:
            described = game.source.observation(game.seats, game.variant)
            numbers = np.zeros(described.size, np.float32)
            self.tensor = numbers
            self.dict = {
                piece.name: numbers[piece.slice].reshape(piece.shape) for piece in described.pieces
            }

    def set_from(self, state: BrushpassState, player: int) -> None:
        if self.tensor is None:
            return
        if state.moment is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = measured(state.moment, player if self.private else None)

    def string_from(self, state: BrushpassState, player: int) -> str | None:
        if not self.public:
            return None
        if state.moment is None:
            return "the table is being laid out"
        text = told(state.moment, player if self.private else None)
        if not self.recall:
            return text
        to_move = state.moment.state.to_move
        under_way = f" {state.acted}" if state.asked and to_move == player else ""
        return f"{text}\nremembered {state.moment.memory(player)}{under_way}"


@lru_cache(maxsize=16)
def opened(name: str, players: int, variant: str, seed: int, decisions: int) -> State:
    """The position after so many random decisions, or the last one before the end. OpenSpiel makes
    the same game many times over."""
    state: State = game_named(name).new(players, seed, variant)
    luck = state.chance.clone()
    for _ in range(decisions):
        following = state.clone()
        options = following.legal_actions()
        following.apply(options[luck.below(len(options))])
        if following.over:
            break
        state = following
    return state


def short_name(game: Game[Any, Any]) -> str:
    return PREFIX + game.name.replace("-", "_")


def game_type(game: Game[Any, Any], variant: str | None = None) -> Any:
    together = (variant or "").startswith(TOGETHER)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Brushpass {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "variant": "", "seed": UNSEEDED, "opening": 0},
        provides_factored_observation_string=False,
    )


def game_at(state: State) -> BrushpassGame:
    """An OpenSpiel game that begins at this position: for solvers, an endgame is a small game."""
    params = {"players": state.players, "variant": state.variant}
    return BrushpassGame(state.game, params, state)


def _loader(game: Game[Any, Any]) -> type[BrushpassGame]:
    """What OpenSpiel calls with parameters to make this game, under a name that pickles find."""

    def init(self: BrushpassGame, params: dict[str, Any] | None = None) -> None:
        BrushpassGame.__init__(self, game, params)

    name = type(game).__name__
    made = type(name, (BrushpassGame,), {"__init__": init, "__module__": __name__})
    globals()[name] = made
    return made


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for game in catalogue().values():
        if short_name(game) not in known:
            pyspiel.register_game(game_type(game), _loader(game))


register()
