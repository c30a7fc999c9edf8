"""Text players against bots: any command that reads a prompt and writes a move."""

import shlex
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from brushpass.adapters import text
from brushpass.bots import make_bot
from brushpass.kernel.bot import Bot
from brushpass.kernel.chance import FastChance
from brushpass.kernel.errors import BrushpassError, IllegalAction
from brushpass.kernel.game import Game
from brushpass.kernel.perspective import Perspective
from brushpass.kernel.state import State
from brushpass.look.seats import SEAT_NAMES

Ask = Callable[[str], str]


class Standing(msgspec.Struct):
    """How a text player has done. An illegal answer is asked again, with the reason; when no try is
    left, chance moves for the player, and that is `helped`."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    decisions: int = 0
    illegal: int = 0
    helped: int = 0
    seconds: float = 0.0
    returns: float = 0.0

    @property
    def answers(self) -> int:
        """Every decision took one, and one more for each that was asked again."""
        return self.decisions + self.illegal - self.helped


class Plan(msgspec.Struct, frozen=True):
    games: int
    players: int
    variant: str
    bot: str
    seed: int = 0
    tries: int = 3


def command(line: str, seconds: float = 60.0) -> Ask:
    """A player that is a command: the prompt on its input, the answer on its output. It is started
    anew for every decision; no answer in time is an empty answer."""
    words = shlex.split(line)
    if not words:
        raise BrushpassError("a text player needs a command")

    def ask(prompt: str) -> str:
        try:
            run = subprocess.run(
                words, input=prompt, capture_output=True, text=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return ""
        except OSError as error:
            raise BrushpassError(f"{words[0]} cannot be started: {error}") from None
        return run.stdout

    return ask


class Transcript:
    """What was asked and answered in one game."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, heading: str, words: str) -> None:
        self.lines += [f"==== {heading}", words.rstrip(), ""]

    def save(self, path: Path) -> None:
        path.write_text("\n".join(self.lines), encoding="utf-8")


def decide(
    perspective: Perspective,
    ask: Ask,
    tries: int,
    luck: FastChance,
    standing: Standing,
    log: Transcript,
) -> int:
    """One decision of a text player, asked again as long as the answer is illegal."""
    prompt = perspective.text()
    complaint = ""
    for _ in range(tries):
        began = time.perf_counter()
        log.add("prompt", prompt + complaint)
        answer = ask(prompt + complaint)
        standing.seconds += time.perf_counter() - began
        log.add("answer", answer)
        try:
            return text.parse(perspective, answer)
        except IllegalAction as error:
            standing.illegal += 1
            log.add("refused", str(error))
            complaint = f"\n\nYour last answer was refused: {error}"
    standing.helped += 1
    options = perspective.legal_actions()
    return options[luck.below(len(options))]


def play(
    game: Game[Any, Any],
    plan: Plan,
    ask: Ask,
    transcripts: Path | None = None,
    step: Callable[[], object] = lambda: None,
) -> Standing:
    """All games of a plan; the text player takes the seats in turn, bots the others."""
    standing = Standing()
    if transcripts is not None:
        transcripts.mkdir(parents=True, exist_ok=True)
    for number in range(plan.games):
        log = Transcript()
        seat = number % plan.players
        state: State = game.new(plan.players, plan.seed + number, plan.variant, journal=True)
        bots: dict[int, Bot] = {
            other: make_bot(plan.bot, game, plan.seed + 7919 * number + other)
            for other in range(plan.players)
            if other != seat
        }
        luck = FastChance(plan.seed + number)
        while not state.over:
            mover = state.to_move
            perspective = state.perspective(mover)
            if mover == seat:
                standing.decisions += 1
                action = decide(perspective, ask, plan.tries, luck, standing, log)
                log.add("played", state.notation(action))
            else:
                action = bots[mover].choose(perspective)
            state.play(action)
        _count(state, seat, standing, log)
        if transcripts is not None:
            log.save(transcripts / f"{game.name}-{number + 1:03d}.txt")
        step()
    return standing


def _count(state: State, seat: int, standing: Standing, log: Transcript) -> None:
    winners = state.winners()
    standing.games += 1
    result = state.returns()[seat]
    standing.won += result > 0
    standing.drawn += result == 0
    standing.returns += result
    names = ", ".join(SEAT_NAMES[winner] for winner in winners) or "nobody"
    log.add(
        "result", f"{names} won, scores {state.scores()}; the text player was {SEAT_NAMES[seat]}"
    )
