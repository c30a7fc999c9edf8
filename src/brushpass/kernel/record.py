"""A game that can be saved, shared, replayed and verified: a seed and a list of actions."""

import json
from pathlib import Path
from typing import Any

import msgspec

from brushpass.kernel.decks import Deck
from brushpass.kernel.errors import BadRecord, BrushpassError, IllegalAction, UnknownGame
from brushpass.kernel.game import Game
from brushpass.kernel.recordfile import FORMAT, Result, checksum, read
from brushpass.kernel.state import State


class Record:
    """The game so far: `play` goes on, `undo` goes back, `state` is where it stands."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int | None = None,
        seed: int | str = 0,
        variant: str | None = None,
        deck: "str | Path | Deck | None" = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.deck = game.deck(deck)
        self.actions: list[int] = []
        self.moves: list[tuple[int, bool]] = []  # by whom, and whether luck or a secret came out
        self.state: State = game.new(players, seed, variant, self.deck, journal=True)
        self.players = self.state.players
        self.variant = self.state.variant

    def play(self, action: int | str) -> None:
        """Take a legal action; IllegalAction leaves the record as it was."""
        chosen = self.game.actions.parse(action) if isinstance(action, str) else action
        state = self.state
        seat, luck, told = state.to_move, state.chance.dump(), self._events()
        state.play(chosen)
        news = state.journal.events[told:] if state.journal else []
        revealed = state.chance.dump() != luck or any(entry.event.stops_undo for entry in news)
        self.actions.append(chosen)
        self.moves.append((seat, revealed))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last action back: nobody has acted since, and it showed
        nothing that cannot be unseen."""
        return bool(self.moves) and self.moves[-1] == (seat, False)

    def _events(self) -> int:
        return 0 if self.state.journal is None else len(self.state.journal.events)

    def undo(self, count: int = 1) -> None:
        """Take the last actions back."""
        if not 0 < count <= len(self.actions):
            raise IllegalAction(f"there are {len(self.actions)} actions to take back, not {count}")
        kept = self.actions[:-count]
        self.state = self.at(len(kept))
        self.actions = kept
        self.moves = self.moves[: len(kept)]

    def at(self, index: int) -> State:
        """The state after the first `index` actions."""
        if not 0 <= index <= len(self.actions):
            raise BrushpassError(f"the record has {len(self.actions)} actions, not {index}")
        state: State = self.game.new(self.players, self.seed, self.variant, self.deck, journal=True)
        for action in self.actions[:index]:
            if state.journal is not None:
                state.journal.acts(state.to_move)
            state.apply(action)
        return state

    def result(self) -> Result:
        state = self.state
        return Result(state.over, state.scores(), state.winners(), state.ending())

    def to_json(self) -> str:
        """The record as text, one action a line, sealed with a checksum."""
        document = {
            "brushpass": FORMAT,
            "game": self.game.name,
            "variant": self.variant,
            "players": self.players,
            "deck": msgspec.to_builtins(self.deck.note()),
            "rules_version": self.game.rules_version,
            "seed": self.seed,
            "actions": [self.game.actions.notation(action) for action in self.actions],
            "result": msgspec.to_builtins(self.result()),
        }
        document["check"] = checksum(document)
        return json.dumps(document, indent=1, ensure_ascii=False) + "\n"

    def save(self, path: str | Path) -> None:
        Path(path).write_text(self.to_json(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path, games: dict[str, Game[Any, Any]]) -> "Record":
        """The record in a file, replayed and verified."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRecord(f"{path}: cannot be read ({error})") from None
        try:
            return cls.from_json(text, games)
        except BrushpassError as error:
            raise type(error)(f"{path}: {error}") from None

    @classmethod
    def from_json(cls, text: str, games: dict[str, Game[Any, Any]]) -> "Record":
        """The record in a text; BadRecord says what is damaged, edited or of other rules."""
        file = read(text)
        if file.game not in games:
            raise UnknownGame(f"game: there is no game {file.game!r}")
        game = games[file.game]
        if file.rules_version != game.rules_version:
            raise BadRecord(
                f"rules_version: played under version {file.rules_version} of the rules of "
                f"{game.title}; these are version {game.rules_version}"
            )
        deck = game.deck_played(file.deck)
        try:
            record = cls(game, file.players, file.seed, file.variant, deck)
        except BrushpassError as error:
            raise BadRecord(f"players, seed, variant: {error}") from None
        for index, notation in enumerate(file.actions):
            try:
                record.play(notation)
            except IllegalAction as error:
                raise BadRecord(f"actions[{index}]: {notation}: {error}") from None
        if record.result() != file.result:
            raise BadRecord("result: the actions lead to another result than the one recorded")
        return record
