"""A game at one keyboard: people in turn, bots in between, secrets kept from the next in line."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brushpass.bots.hint import hint
from brushpass.bots.review import review
from brushpass.kernel.bot import Bot
from brushpass.kernel.errors import IllegalAction
from brushpass.kernel.record import Record
from brushpass.look.seats import SEAT_NAMES
from brushpass.terminal.rules_page import rule_text

HELP = "number or notation to choose, ? explain, h hint, u undo, t table again, q save and quit"
SEAT_STYLES = ("red", "blue", "yellow", "magenta", "cyan", "white")


class Quit(Exception):
    """The player wants to stop here."""


class Session:
    """`bots` play the seats they are given for; everybody else sits at the keyboard."""

    def __init__(
        self,
        record: Record,
        bots: dict[int, Bot],
        console: Console,
        ask: Callable[[str], str],
    ) -> None:
        self.record = record
        self.bots = bots
        self.console = console
        self.ask = ask
        self.people = [seat for seat in range(record.players) if seat not in bots]
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys(range(record.players), 0)

    def run(self) -> bool:
        """Play to the end; False if somebody quit before."""
        try:
            while not self.record.state.over:
                self.one_decision()
        except Quit:
            return False
        self.show_end()
        if len(self.people) == 1:
            self.offer_review(self.people[0])
        return True

    def one_decision(self) -> None:
        state = self.record.state
        seat = state.to_move
        if seat in self.bots:
            self.record.play(self.bots[seat].choose(state.perspective(seat)))
            return
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.show_table(seat)
        self.decide(seat)

    def hand_over(self, seat: int) -> None:
        """A blank screen between two people, so that neither sees the other's secrets."""
        self.console.clear()
        self.read(f"Hand the keyboard to {SEAT_NAMES[seat]} and press Enter. ")
        self.console.clear()
        self.at_keyboard = seat

    def show_table(self, seat: int) -> None:
        state = self.record.state
        self.show_story(seat)
        self.console.print()
        self.console.print(escape(state.game.text(state.view(seat))), highlight=False)
        prompt = state.prompt()
        self.console.print(
            f"\n[bold {SEAT_STYLES[seat]}]{SEAT_NAMES[seat]}[/]: [bold]{escape(prompt.title)}[/]"
        )
        self.console.print(f"[dim]{escape(prompt.why)}[/]")
        self.show_options()

    def show_story(self, seat: int | None) -> None:
        """What this person has not been told yet."""
        state = self.record.state
        key = -1 if seat is None else seat
        lines = state.game.story(state, seat, self.told.get(key, 0))
        if state.journal is not None:
            self.told[key] = len(state.journal.events)
        for line in lines:
            self.console.print(f"  {escape(line)}", highlight=False)

    def show_options(self) -> None:
        options = Table.grid(padding=(0, 2))
        options.add_column(justify="right", style="bold", min_width=4)
        options.add_column(no_wrap=True)
        options.add_column()
        for number, offer in enumerate(self.record.state.offers(), start=1):
            options.add_row(str(number), offer.notation, escape(offer.sentence))
        self.console.print(options, highlight=False)

    def decide(self, seat: int) -> None:
        while True:
            answer = self.read("> ").strip()
            if answer == "?":
                self.explain()
            elif answer == "h":
                self.advise(seat)
            elif answer == "t":
                self.show_table(seat)
            elif answer == "u":
                if self.undo(seat):
                    return
            elif answer == "q":
                raise Quit
            elif answer and self.choose(answer):
                return
            elif not answer:
                self.console.print(f"[dim]{HELP}[/]")

    def choose(self, answer: str) -> bool:
        offers = self.record.state.offers()
        try:
            if answer.isdecimal():
                if not 1 <= int(answer) <= len(offers):
                    self.console.print(f"Choose a number from 1 to {len(offers)}.")
                    return False
                self.record.play(offers[int(answer) - 1].id)
            else:
                self.record.play(answer)
        except IllegalAction as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
            return False
        return True

    def explain(self) -> None:
        state = self.record.state
        prompt = state.prompt()
        self.console.print(f"\n[bold]{escape(prompt.title)}[/] {escape(prompt.why)}")
        self.console.print(f"[dim]{escape(rule_text(state.game.rules, prompt.rule))}[/]")
        self.show_options()
        self.console.print(f"[dim]{HELP}[/]")

    def advise(self, seat: int) -> None:
        """What the search would do with what this person knows."""
        advice = hint(self.record.state.perspective(seat))
        for choice in advice.choices:
            self.console.print(
                f"  [bold]{100 * choice.win_chance:>3.0f} %[/] to win, "
                f"{100 * choice.share:>3.0f} % of the thought: {escape(choice.sentence)}",
                highlight=False,
            )
        self.console.print(f"[dim]{escape(advice.why)}[/]", highlight=False)

    def undo(self, seat: int) -> bool:
        if not self.record.may_undo(seat):
            self.console.print(
                "There is nothing to take back: somebody else has acted, or a secret is out."
            )
            return False
        self.record.undo()
        self.told = {viewer: min(told, self._told_at_most()) for viewer, told in self.told.items()}
        self.console.print("[dim]Taken back.[/]")
        return True

    def _told_at_most(self) -> int:
        journal = self.record.state.journal
        return 0 if journal is None else len(journal.events)

    def read(self, question: str) -> str:
        try:
            return self.ask(question)
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def show_end(self) -> None:
        state = self.record.state
        viewer = self.people[0] if len(self.people) == 1 else None
        self.show_story(viewer)
        self.console.print()
        self.console.print(escape(state.game.text(state.view(viewer))), highlight=False)
        self.console.print(f"\n[bold]{escape(state.prompt().title)}[/]")

    def offer_review(self, seat: int) -> None:
        """After the game: the decisions that cost this person the most."""
        try:
            answer = self.read("r reviews your decisions, Enter leaves. ")
        except Quit:
            return
        if answer.strip() != "r":
            return
        remarks = review(self.record, seat)
        for remark in remarks:
            self.console.print(
                f"  [bold]{100 * remark.cost:.0f} %[/] at decision {remark.decision + 1}: you chose "
                f"{escape(remark.done)!r}; better was {escape(remark.better)!r}.",
                highlight=False,
            )
        if not remarks:
            self.console.print("  There was nothing better to do.")


def save(record: Record, path: Path, console: Console) -> None:
    record.save(path)
    console.print(f"Saved as {path}; go on with: brushpass play --resume {path}")
