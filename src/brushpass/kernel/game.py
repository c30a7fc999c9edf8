"""What a game is: its names, its numbers, and its five rooms (rules, view, words, scene, bot)."""

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import inspect

from brushpass.kernel import decks
from brushpass.kernel.actions import Actions
from brushpass.kernel.chance import Chance, chance_from, seeded
from brushpass.kernel.decks import Deck, DeckNote
from brushpass.kernel.errors import BadDeck, BadPosition, BrushpassError, UnknownGame
from brushpass.kernel.events import Event
from brushpass.kernel.grammar import counted
from brushpass.kernel.journal import Journal, Seen
from brushpass.kernel.observation import Fact, Observation, Piece, frame
from brushpass.kernel.offers import Offer, Prompt
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.state import State, Step
from brushpass.kernel.view import View

if TYPE_CHECKING:
    from brushpass.kernel.analyst import Analyst
    from brushpass.kernel.guide import Guide
    from brushpass.look import Scene

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dumped position, around the part that each game writes itself."""

    game: str
    variant: str
    players: int
    deck: str
    rules_version: int
    chance: list[Any]
    stack: list[list[Any]]
    position: dict[str, Any]


class Game(Generic[S, V]):
    """One game of the collection. A subclass names it and connects its rooms; `__init__.py` of
    its folder makes the one instance."""

    name: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]
    credit: ClassVar[str]
    minutes: ClassVar[str]
    seats: ClassVar[range]
    variants: ClassVar[Mapping[str, str]]
    rules_version: ClassVar[int]
    observation_version: ClassVar[int] = 1
    over_rule: ClassVar[str]
    actions: ClassVar[Actions]
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    deck_type: ClassVar[type[Any]]
    position_type: ClassVar[type[Any]]

    state_type: ClassVar[type[Any]]

    @cached_property
    def package(self) -> str:
        """Where the game's rooms are: the innermost package around its class that has a deck."""
        place = type(self).__module__
        while place:
            is_package = hasattr(import_module(place), "__path__")
            if is_package and files(place).joinpath("deck.toml").is_file():
                return place
            place = place.rpartition(".")[0]
        raise BadDeck(f"{self.title}: no package around {type(self).__module__} has a deck.toml")

    def room(self, name: str) -> Any:
        """One of the game's modules: `see`, `words.tell`, `rules.setup`."""
        return import_module(f"{self.package}.{name}")

    def content(self, deck: Any) -> Any:
        """What the rules play with, from a deck read into `deck_type`; BadDeck if it cannot
        be played."""
        return self.room("deck").build(deck)

    def blank(self) -> S:
        """An empty state."""
        made: S = self.state_type()
        return made

    def set_up(self, state: S, content: Any) -> None:
        """Lay out the table; the frame (variant, players, chance) is there already."""
        self.room("rules.setup").set_up(state, content)

    def view(self, state: S, seat: int | None) -> V:
        seen: V = self._see(state, seat)
        return seen

    @cached_property
    def _see(self) -> Any:
        return self.room("see").see

    def sentence(self, view: V, action: int) -> str:
        """A legal action for people, unique in its position."""
        return str(self._sentence(view, action))

    @cached_property
    def _sentence(self) -> Any:
        return self.room("words.say").sentence

    def spot(self, view: V, action: int) -> str | None:
        """The place on the table where a legal action belongs, no two on one spot."""
        where: str | None = self._spot(view, action)
        return where

    @cached_property
    def _spot(self) -> Any:
        return self.room("words.say").spot

    def ask(self, view: V) -> Prompt:
        """What the open decision asks of the seat to move, as this viewer may know it."""
        prompt: Prompt = self.room("words.ask").ask(view)
        return prompt

    def tell(self, event: Seen, viewer: int | None) -> str:
        """An event in plain words for a viewer; empty if there is nothing worth saying."""
        return str(self._tell(event, viewer))

    @cached_property
    def _tell(self) -> Any:
        return self.room("words.tell").tell

    def text(self, view: V) -> str:
        """The table in plain text."""
        return str(self.room("words.text").text(view))

    def scene(self, view: V, offers: list[Offer]) -> "Scene":
        """The table as a picture, with the offers on their spots."""
        picture: Scene = self.room("scene").draw(view, offers)
        return picture

    def guide(self) -> "Guide":
        """The heuristic player's judgement."""
        judgement: Guide = self.room("bot.guide").guide()
        return judgement

    def adviser(self) -> "Guide":
        """The judgement that search asks and plays out with; a game with a sharper one than the
        heuristic player's has a function of this name in `bot.guide`."""
        make = getattr(self.room("bot.guide"), "adviser", None)
        judgement: Guide = self.guide() if make is None else make()
        return judgement

    def analyst(self) -> "Analyst | None":
        """Who knows the exact solution, in a game that has one."""
        return None

    def facts(self, deck: Deck, variant: str, players: int) -> list[Fact]:
        """What learning agents see of the game, beside the frame that all games share."""
        facts: list[Fact] = self.room("observation").facts(deck, variant, players)
        return facts

    def tensor(self, state: S, seat: int | None) -> bytes:
        """The observation of a seat as 32-bit floats; `observation` says what they mean."""
        described = self.observation(state.players, state.variant, state.deck)
        return described.encode(self.view(state, seat))

    def standing(self, view: V, seat: int) -> str:
        """What is public of a seat, in a few words; a game with more to tell has a function of this
        name in `words.text`."""
        tell = getattr(self.room("words.text"), "standing", None)
        return counted(view.scores[seat], "point") if tell is None else str(tell(view, seat))

    def write_position(self, state: S) -> Any:
        """The table as a `position_type`."""
        return self.room("position").write(state)

    def read_position(self, position: Any, state: S, content: Any) -> None:
        """Fill a blank state from what `write_position` wrote."""
        self.room("position").read(position, state, content)

    @cached_property
    def events(self) -> dict[str, Event]:
        """What can happen, by kind: the declarations of `rules.events`."""
        declared = vars(self.room("rules.events")).values()
        return {event.kind: event for event in declared if isinstance(event, Event)}

    @cached_property
    def folder(self) -> Any:
        return files(self.package)

    @cached_property
    def num_actions(self) -> int:
        return len(self.actions)

    @cached_property
    def rules(self) -> str:
        """The rules page, in Markdown."""
        return str(self.folder.joinpath("RULES.md").read_text(encoding="utf-8"))

    @cached_property
    def brief(self) -> str:
        """The rules in a few lines, for somebody who has to play at once."""
        return str(self.folder.joinpath("brief.md").read_text(encoding="utf-8")).strip()

    @cached_property
    def builtin_deck(self) -> Deck:
        text = self.folder.joinpath("deck.toml").read_text(encoding="utf-8")
        return self.read_deck(text, f"{self.name}/deck.toml", builtin=True)

    def deck(self, source: "str | Path | Deck | None" = None) -> Deck:
        """The game's own deck, or one from a file."""
        if source is None:
            return self.builtin_deck
        if isinstance(source, Deck):
            return source
        return self.read_deck(decks.read_file(Path(source)), str(source))

    def read_deck(self, text: str, label: str, builtin: bool = False) -> Deck:
        """A deck from its TOML text; `label` is what errors call it."""
        document = decks.parse(text, label)
        typed = decks.convert(document, self.deck_type, label)
        try:
            content = self.content(typed)
        except BadDeck as error:
            raise BadDeck(f"{label}: {error}") from None
        heard = decks.rules_read(document, self._deck_info)
        name, wording = typed.deck.name, decks.digest(document)
        return Deck(name, decks.digest(heard), wording, text, content, builtin)

    @cached_property
    def _deck_info(self) -> inspect.Type:
        return inspect.type_info(self.deck_type)

    @cached_property
    def earlier_decks(self) -> dict[str, Deck]:
        """The decks that the game came with while stored games named a deck by its whole wording
        and kept no text, by that name."""
        folder = self.folder.joinpath("decks")
        files = sorted(folder.iterdir(), key=str) if folder.is_dir() else []
        read = [self.read_deck(file.read_text(encoding="utf-8"), file.name) for file in files]
        return {deck.wording: deck for deck in read}

    def fits(self, deck: Deck, digest: str) -> bool:
        """Whether a stored game that names `digest` can be played on with `deck`: it says the
        same to the rules."""
        if digest in (deck.digest, deck.wording):
            return True
        earlier = self.earlier_decks.get(digest)
        return earlier is not None and earlier.digest == deck.digest

    def deck_played(self, note: DeckNote) -> Deck:
        """The deck of a stored game: the game's own in its present words where the rules read the
        same in it, else the stored text."""
        own = note.builtin or note.text is None
        found = self._own_deck(note.digest) if own else None
        if found is None and note.text is not None:
            stored = self.read_deck(note.text, "deck.text")
            found = stored if self.fits(stored, note.digest) else None
        if found is None:
            raise BadDeck(f"deck: played with another deck, {note.name} ({note.digest[:12]})")
        return found

    def _own_deck(self, digest: str) -> Deck | None:
        if self.fits(self.builtin_deck, digest):
            return self.builtin_deck
        return self.earlier_decks.get(digest)

    def check_table(self, players: int, variant: str) -> None:
        if variant not in self.variants:
            known = ", ".join(self.variants)
            raise UnknownGame(f"{self.title} has no variant {variant!r}; it has {known}")
        seats = self.seats_for(variant)
        if players not in seats:
            raise UnknownGame(
                f"{self.title} is for {seats.start} to {seats.stop - 1} seats, not {players}"
                if len(seats) > 1
                else f"{self.title} is for {seats.start} seats, not {players}"
            )

    def table(self, players: int | None = None, variant: str | None = None) -> tuple[int, str]:
        """How many play which variant: what is left open is the smallest table of the first
        variant. UnknownGame if there is no such table."""
        played = self.default_variant if variant is None else variant
        seats = self.seats_for(played).start if players is None else players
        self.check_table(seats, played)
        return seats, played

    def seats_for(self, variant: str) -> range:
        """How many may play a variant; by default as many as the game."""
        return self.seats

    @property
    def default_variant(self) -> str:
        return next(iter(self.variants))

    def new(
        self,
        players: int | None = None,
        seed: int | str = 0,
        variant: str | None = None,
        deck: "str | Path | Deck | None" = None,
        journal: bool = False,
    ) -> S:
        """A new game, set up to its first decision. A number as seed gives fast luck, 64
        hexadecimal digits the sealed luck of a real table."""
        try:
            chance = seeded(seed)
        except ValueError as error:
            raise BrushpassError(str(error)) from None
        return self.deal(chance, players, variant, deck, journal)

    def deal(
        self,
        chance: Chance,
        players: int | None = None,
        variant: str | None = None,
        deck: "str | Path | Deck | None" = None,
        journal: bool = False,
    ) -> S:
        """A new game with this luck."""
        players, variant = self.table(players, variant)
        played = self.deck(deck)
        state = self._frame(players, variant, played, chance)
        state.journal = Journal() if journal else None
        self.set_up(state, played.content)
        return state

    def _frame(self, players: int, variant: str, deck: Deck, chance: Chance) -> S:
        state = self.blank()
        state.game = self
        state.variant = variant
        state.players = players
        state.deck = deck
        state.chance = chance
        state.stack = []
        return state

    def dump(self, state: S) -> dict[str, object]:
        document = PositionFile(
            game=self.name,
            variant=state.variant,
            players=state.players,
            deck=state.deck.digest,
            rules_version=self.rules_version,
            chance=state.chance.dump(),
            stack=[[type(step).__name__, *step.args()] for step in state.stack],
            position=msgspec.to_builtins(self.write_position(state)),
        )
        plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(document))
        return plain

    def load(self, document: object, deck: "str | Path | Deck | None" = None) -> S:
        """The position that `dump` wrote; BadPosition names the field that is wrong."""
        try:
            file = msgspec.convert(document, PositionFile)
        except msgspec.ValidationError as error:
            raise BadPosition(decks.plain(error)) from None
        self._check_origin(file)
        played = self._deck_loaded(file, deck)
        try:
            position = msgspec.convert(file.position, self.position_type)
        except msgspec.ValidationError as error:
            raise BadPosition(f"position.{decks.plain(error)}") from None
        try:
            chance = chance_from(file.chance)
        except ValueError as error:
            raise BadPosition(f"chance: {error}") from None
        state = self._frame(file.players, file.variant, played, chance)
        self.read_position(position, state, played.content)
        state.stack = [self._step(entry, index, state) for index, entry in enumerate(file.stack)]
        state.check()
        return state

    def _deck_loaded(self, file: PositionFile, deck: "str | Path | Deck | None") -> Deck:
        if deck is None:
            found = self._own_deck(file.deck)
        else:
            given = self.deck(deck)
            found = given if self.fits(given, file.deck) else None
        if found is None:
            raise BadPosition(f"deck: the position was played with another deck ({file.deck[:12]})")
        return found

    def _check_origin(self, file: PositionFile) -> None:
        if file.game != self.name:
            raise BadPosition(f"game: this is a position of {file.game!r}, not of {self.name}")
        if file.rules_version != self.rules_version:
            raise BadPosition(
                f"rules_version: the position is of version {file.rules_version}, "
                f"these rules are version {self.rules_version}"
            )
        try:
            self.check_table(file.players, file.variant)
        except UnknownGame as error:
            raise BadPosition(f"players, variant: {error}") from None

    def _step(self, entry: list[Any], index: int, state: S) -> Step[Any]:
        kinds: dict[str, Any] = {kind.__name__: kind for kind in self.steps}
        if not entry or entry[0] not in kinds:
            raise BadPosition(f"stack[{index}]: there is no step {entry[:1]}")
        arguments = [tuple(word) if isinstance(word, list) else word for word in entry[1:]]
        try:
            step: Step[Any] = kinds[entry[0]](*arguments)
            known = -1 <= step.seat < state.players
        except TypeError as error:
            raise BadPosition(f"stack[{index}]: {error}") from None
        if not known:
            raise BadPosition(f"stack[{index}]: there is no seat {step.seat}")
        return step

    def observation(
        self,
        players: int | None = None,
        variant: str | None = None,
        deck: "str | Path | Deck | None" = None,
    ) -> Observation:
        """How a seat's view becomes numbers at such a table."""
        players, variant = self.table(players, variant)
        played = self.deck(deck)
        made = self._observations
        key = (players, variant, played.wording)
        if key not in made:
            steps = [step.__name__ for step in self.steps]
            made[key] = Observation([*frame(steps, players), *self.facts(played, variant, players)])
        return made[key]

    @cached_property
    def _observations(self) -> dict[tuple[int, str, str], Observation]:
        return {}

    def observation_pieces(
        self, players: int | None = None, variant: str | None = None
    ) -> tuple[Piece, ...]:
        """The names, shapes and slices of an observation."""
        return self.observation(players, variant).pieces

    def perspective(self, state: S, seat: int) -> Perspective:
        if not 0 <= seat < state.players:
            raise UnknownGame(f"there is no seat {seat}")
        return Perspective(state, seat)

    def offers(self, state: S) -> list[Offer]:
        if state.over:
            return []
        return self.offered(self.view(state, state.to_move), state.legal_actions())

    def offered(self, view: V, actions: tuple[int, ...]) -> list[Offer]:
        """Legal actions as the viewer sees them."""
        notations = self.actions.notations
        return [
            Offer(action, notations[action], self.sentence(view, action), self.spot(view, action))
            for action in actions
        ]

    def describe(self, state: S, action: int) -> str:
        refusal = state.why_not(action)
        if refusal is not None:
            return str(refusal)
        return self.sentence(self.view(state, state.to_move), action)

    def prompt(self, state: S) -> Prompt:
        return self.ask(self.view(state, None if state.over else state.to_move))

    def sightings(self, event: Seen, seat: int) -> list[tuple[str, str]]:
        """The cards that an event, as `seat` saw it, put before that seat: the card's name, and
        whether it was `drawn`, `held` or `played`."""
        sights = self.events[event.kind].sights
        if sights is None or event.facts.get("seat") != seat:
            return []
        field, how = sights
        shown = event.facts.get(field, [])
        cards = shown if isinstance(shown, list) else [shown]
        return [(self.card_title(card), how) for card in cards]

    def card_title(self, card: Any) -> str:
        """The name of a card as events mention it."""
        return str(card)

    def story(self, state: State, viewer: int | None, since: int = 0) -> list[str]:
        """The journal from an event on, in words for a viewer."""
        if state.journal is None:
            return []
        return state.journal.story(self.tell, viewer, since)

    def __repr__(self) -> str:
        return f"<{self.title}>"
