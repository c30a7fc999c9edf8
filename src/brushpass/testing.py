"""The conformance kit: what every game of Brushpass promises, checked on random games.

`check_game(game)` is for whoever writes a game; it raises AssertionError with the seed, the
decision and the promise that was broken. `playthrough` prints one game in full, so that a change
of the rules can be reviewed as a change of a text.
"""

import json
import re
from typing import Any
from xml.etree import ElementTree

import msgspec

from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import IllegalAction
from brushpass.kernel.game import Game
from brushpass.kernel.record import Record
from brushpass.kernel.state import State

MAX_DECISIONS = 100_000
_RULE_ID = re.compile(r"\b[A-Z]{2}-R?\d+\b")


def check_game(
    game: Game[Any, Any],
    seeds: range = range(20),
    variants: list[str] | None = None,
    players: list[int] | None = None,
    deep_every: int = 7,
) -> int:
    """Play a random game for every variant, number of seats and seed, and check every promise;
    the number of decisions checked. The costly checks come at every `deep_every`-th decision."""
    checked = 0
    for variant in variants or list(game.variants):
        for seats in players or list(game.seats_for(variant)):
            varied = False
            for seed in seeds:
                inspection = _Inspection(game, variant, seats, seed, deep_every)
                checked += inspection.run()
                varied |= inspection.varied
            assert varied, (
                f"{game.name} {variant} with {seats} seats: imagine never varies anything"
            )
    return checked


class _Inspection:
    """One random game under inspection."""

    def __init__(
        self, game: Game[Any, Any], variant: str, players: int, seed: int, deep_every: int
    ) -> None:
        self.game = game
        self.variant = variant
        self.players = players
        self.seed = seed
        self.deep_every = deep_every
        self.rng = FastChance(seed * 1_000_003 + players)
        self.decision = 0
        self.varied = False
        self.told = 0
        self.rule_ids = set(_RULE_ID.findall(game.rules))

    def expect(self, kept: bool, promise: str) -> None:
        assert kept, (
            f"{self.game.name} {self.variant} with {self.players} seats, seed {self.seed}, "
            f"decision {self.decision}: {promise}"
        )

    def run(self) -> int:
        record = Record(self.game, self.players, self.seed, self.variant)
        state = record.state
        while not state.over:
            self.expect(self.decision < MAX_DECISIONS, "the game never ends")
            self.check_decision(state)
            if self.decision % self.deep_every == self.seed % self.deep_every:
                self.check_copies(state)
                for seat in [None, *range(self.players)]:
                    self.check_secrets(state, seat)
                self.check_words(state)
            options = state.legal_actions()
            record.play(options[self.rng.below(len(options))])
            self.decision += 1
        self.check_end(record)
        return self.decision

    def check_decision(self, state: State) -> None:
        options = state.legal_actions()
        self.expect(len(options) > 0, "no legal action before the end")
        self.expect(list(options) == sorted(set(options)), "legal actions ascend without repeats")
        self.expect(
            options[0] >= 0 and options[-1] < self.game.num_actions, "a legal action has a number"
        )
        self.expect(0 <= state.to_move < self.players, "the seat to move exists")
        state.check()

    def check_copies(self, state: State) -> None:
        before = state.dump()
        text = json.dumps(before)
        again = self.game.load(json.loads(text), state.deck)
        self.expect(again.dump() == before, "dump and load are exact")
        self.expect(again.legal_actions() == state.legal_actions(), "a loaded state plays on alike")
        self.expect(again.view(state.to_move) == state.view(state.to_move), "and looks alike")
        for action in _sample(state.legal_actions(), self.rng):
            first, second = state.clone(), state.clone()
            first.apply(action)
            second.apply(action)
            again = self.game.load(json.loads(text), state.deck)
            again.apply(action)
            self.expect(state.dump() == before, "a clone is independent")
            self.expect(first.dump() == second.dump(), "apply is deterministic")
            self.expect(first.dump() == again.dump(), "a loaded state goes on alike")

    def check_secrets(self, state: State, seat: int | None) -> None:
        view = state.view(seat)
        key = self.rng.word()
        imagined = state.imagine(seat, FastChance(key))
        imagined.check()
        self.expect(imagined.view(seat) == view, f"imagine({seat}) keeps the view")
        if seat == state.to_move:
            self.expect(
                imagined.legal_actions() == state.legal_actions(),
                f"imagine({seat}) keeps the legal actions",
            )
        other = state.imagine(seat, FastChance(self.rng.word()))
        self.expect(
            other.imagine(seat, FastChance(key)).dump() == imagined.dump(),
            f"imagine({seat}) depends on what the seat knows and on nothing else",
        )
        encoded = msgspec.json.encode(view)
        self.expect(msgspec.json.encode(imagined.view(seat)) == encoded, "views encode alike")
        self.expect(imagined.view(None) == state.view(None), "what spectators see, every seat sees")
        self.varied |= imagined.dump()["position"] != other.dump()["position"]

    def check_words(self, state: State) -> None:
        offers = state.offers()
        sentences = [offer.sentence for offer in offers]
        self.expect(len(set(sentences)) == len(sentences), f"sentences are unique: {sentences}")
        for offer in offers:
            self.expect(state.parse(offer.notation) == offer.id, "notation goes both ways")
            self.expect(state.describe(offer.id) == offer.sentence, "describe says the sentence")
        prompt = state.prompt()
        self.expect(bool(prompt.title), "the prompt asks something")
        self.expect(
            prompt.rule in self.rule_ids, f"the prompt's rule {prompt.rule!r} is on the page"
        )
        legal = set(state.legal_actions())
        for action in range(self.game.num_actions):
            refusal = state.why_not(action)
            self.expect((refusal is None) == (action in legal), "why_not agrees with legality")
            if refusal is not None:
                self.expect(
                    refusal.rule in self.rule_ids, f"the rule {refusal.rule!r} is on the page"
                )
        for seat in [None, *range(self.players)]:
            view = state.view(seat)
            self.expect(bool(self.game.text(view)), "there is a text of every view")
            self.expect(bool(self.game.ask(view).title), "there is a prompt for every viewer")
            self.game.story(state, seat, self.told)
            self.check_scene(view, offers if seat == state.to_move else [])
        self.told = 0 if state.journal is None else len(state.journal.events)

    def check_scene(self, view: Any, offers: list[Any]) -> None:
        scene = self.game.scene(view, offers)
        root = ElementTree.fromstring(scene.document())
        drawn = [element.get("data-action", "") for element in root.iter()]
        placed = [offer for offer in offers if offer.spot is not None]
        spots = [offer.spot for offer in placed]
        self.expect(len(set(spots)) == len(spots), f"no two offers on one spot: {spots}")
        self.expect(
            sorted(filter(None, drawn)) == sorted(str(offer.id) for offer in placed),
            "the scene offers exactly the legal actions that have a spot",
        )
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        twice = {name for name in ids if ids.count(name) > 1}
        self.expect(not twice, f"ids in a scene are unique: {twice}")

    def check_end(self, record: Record) -> None:
        state = record.state
        self.expect(state.to_move == -1 and state.legal_actions() == (), "nobody moves at the end")
        self.expect(bool(state.ending()), "an ending has a name")
        self.expect(len(state.scores()) == self.players, "every seat has a score")
        returns = state.returns()
        self.expect(
            len(returns) == self.players and all(-1 <= value <= 1 for value in returns),
            "returns lie in [-1, 1]",
        )
        try:
            state.play(0)
        except IllegalAction:
            pass
        else:
            self.expect(False, "nothing can be played after the end")
        self.expect(
            self.game.load(state.dump(), state.deck).dump() == state.dump(), "the end dumps"
        )
        again = Record.from_json(record.to_json(), {self.game.name: self.game})
        self.expect(again.state.dump() == state.dump(), "a record replays")
        for seat in [None, *range(self.players)]:
            view = state.view(seat)
            self.check_scene(view, [])
            self.expect(bool(self.game.text(view)), "there is a text of the end")
            self.expect(bool(self.game.ask(view).title), "the prompt tells the result")


def _sample(options: tuple[int, ...], rng: FastChance) -> list[int]:
    return [options[rng.below(len(options))] for _ in range(min(2, len(options)))]


def playthrough(
    game: Game[Any, Any], variant: str, players: int, seed: int, guided: bool = False
) -> str:
    """One game printed in full: what is asked, what is legal, what happened, how it looks. It is
    played at random or, where that goes nowhere, by the game's own judgement."""
    state: State = game.new(players, seed, variant, journal=True)
    rng = FastChance(seed)
    guide = game.guide()
    lines = [f"{game.title}, {variant}, {players} seats, seed {seed}, rules {game.rules_version}"]
    told = 0
    number = 0
    while True:
        assert state.journal is not None
        lines += [f"  * {line}" for line in game.story(state, None, told)]
        told = len(state.journal.events)
        if state.over:
            break
        seat = state.to_move
        prompt = state.prompt()
        options = state.legal_actions()
        if guided:
            action = guide.pick(state.imagine(seat, rng), rng)
        else:
            action = options[rng.below(len(options))]
        notations = " ".join(state.notation(option) for option in options)
        lines += [
            "",
            f"[{number}] seat {seat} {state.step}: {prompt.title} ({prompt.rule})",
            f"  legal: {notations}",
            f"  plays: {state.notation(action)} - {state.describe(action)}",
        ]
        state.apply(action)
        number += 1
        if number % 10 == 0:
            lines += ["", *(f"  | {line}" for line in game.text(state.view(None)).splitlines())]
    lines += ["", game.text(state.view(None)), ""]
    lines += [f"scores {state.scores()}, winners {state.winners()}, {state.ending()}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"
