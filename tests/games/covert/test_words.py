"""What people read: sentences, prompts, the journal, the text, and why something is refused."""

import re

from brushpass.kernel.chance import FastChance
from tests.games.covert.table import GAME, Table


def test_sentences_name_cards_and_cities() -> None:
    table = Table().hand(0, "A26").agents(0, "London", "Rome", "Rome").on_circle("movement", one=0)
    table.resolving(0)
    sentences = {offer.notation: offer.sentence for offer in table.state.offers()}
    assert sentences["fly:A26"] == "Fly to Berlin with Radio A26"
    assert sentences["move-dice:1"] == "Move with 1 die: up to 1 for each agent"
    table.play("move-dice:1")
    assert (
        table.state.describe(table.state.parse("move:a-2")) == "Move agent A from London to Paris"
    )


def test_prompts_ask_and_explain() -> None:
    table = Table().dice(0, 2, 5).placing(0)
    prompt = table.state.prompt()
    assert prompt.title == "Place a die, or drop out"
    assert "2 and 5" in prompt.why
    assert GAME.ask(table.view(1)).title == "Red is placing dice."


def test_the_journal_speaks_to_each_viewer() -> None:
    table = (
        Table().hand(0, "A26").agents(0, "London").cubes("Berlin", 1).on_circle("movement", one=0)
    )
    table.resolving(0).play("fly:A26").decline()
    table.play("agent:a")
    assert table.told(0)[-1] == "You move agent A from London to Berlin and pick up a Blue cube."
    assert table.told(1)[-1] == "Red moves agent A from London to Berlin and picks up a Blue cube."


def test_the_text_shows_the_table_and_the_own_screen() -> None:
    table = Table().hand(0, "A26").missions(0, "M33").codes(0, "K07").resolving(0)
    mine, theirs = GAME.text(table.view(0)), GAME.text(table.view(1))
    assert "A26 Radio, Berlin, Espionage" in mine
    assert "code 1 6 4 (Pistol)" in mine
    assert "Harbor, 8 points: - Agent in Venice" in mine
    assert "A26" not in theirs
    assert "1 6 4" not in theirs


def test_every_event_of_a_game_has_words() -> None:
    """Nothing is told with a missing part, and every kind of event has a sentence for somebody."""
    guide = GAME.guide()
    kinds: set[str] = set()
    silent: set[str] = set()
    for seed in range(3):
        state = GAME.new(3, seed, journal=True)
        rng = FastChance(seed)
        while not state.over:
            state.apply(guide.pick(state.imagine(state.to_move, rng), rng))
        for viewer in (None, 0, 1, 2):
            for event in state.journal.seen_by(viewer):
                line = GAME.tell(event, viewer)
                kinds.add(event.kind)
                if line:
                    assert re.fullmatch(r"[A-Z].*\.", line), line
                    assert "{" not in line
                    silent.discard(event.kind)
                elif event.kind not in kinds:
                    silent.add(event.kind)
    assert len(kinds) > 25
    assert silent <= {"ended_break", "dealt"}


def test_refusals_name_a_rule() -> None:
    table = Table().dice(0, 3).on_circle("agency", five=1).placing(0)
    refusal = table.state.why_not(table.state.parse("place:agency-3"))
    assert str(refusal) == "CV-039: the die must touch a die already on the circle"
