"""Sentences, prompts, event lines and the text of a table."""

import re

import pytest

from brushpass.games.viper_ghost_zero.cards import TITLES
from brushpass.kernel.chance import FastChance
from brushpass.kernel.journal import Seen
from tests.games.viper_ghost_zero.table import GAME, MISSIONS, Table


def test_every_event_kind_is_worded_for_every_audience() -> None:
    kinds: set[str] = set()
    silent: set[str] = set()
    for variant, seed in (("alpha", 1), ("alpha", 2), ("bravo", 3), ("bravo", 4), ("bravo", 5)):
        state = GAME.new(4, seed, variant, journal=True)
        rng = FastChance(seed)
        while not state.over:
            options = state.legal_actions()
            state.apply(options[rng.below(len(options))])
        assert state.journal is not None
        for viewer in (None, 0, 1, 2, 3):
            for event in state.journal.seen_by(viewer):
                kinds.add(event.kind)
                line = GAME.tell(event, viewer)
                if not line:
                    silent.add(event.kind)
                else:
                    assert re.fullmatch(r"[A-Z].*[.]", line) and "{" not in line, line
    assert kinds >= {
        "dealt", "turn", "drew", "reshuffled", "played", "passed", "targeted", "let_happen",
        "owes", "gave", "surrendered", "took", "cancelled", "returned", "exposed", "concealed",
        "swapped", "briefed", "replaced", "finished", "ended",
    }  # fmt: skip
    assert silent == {"briefed"}


def test_secrets_stay_out_of_the_lines_of_others() -> None:
    """A drawn, given or returned card is named to those who saw it, to nobody else."""
    state = GAME.new(4, 6, "bravo", journal=True)
    rng = FastChance(6)
    while not state.over:
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
    assert state.journal is not None
    for event in state.journal.events:
        for viewer in (None, 0, 1, 2, 3):
            if viewer in event.seats or not event.secret:
                continue
            line = GAME.tell(event.seen_by(viewer, 0), viewer)
            assert not any(title in line for title in (*TITLES, *MISSIONS)), line


@pytest.mark.parametrize(
    ("viewer", "line"),
    [
        (0, "Blue gave you a Rifle."),
        (1, "You gave Red a Rifle."),
        (2, "Blue gave Red a card."),
        (None, "Blue gave Red a card."),
    ],
)
def test_a_gift_in_each_audiences_words(viewer: int | None, line: str) -> None:
    facts: dict[str, object] = {"seat": 1, "taker": 0}
    if viewer in (0, 1):
        facts["card"] = 7
    assert GAME.tell(Seen(0, "gave", facts), viewer) == line


def test_a_draw_in_each_audiences_words() -> None:
    table = Table(["knife", "access"], pile="hostage access", at="draw")
    assert "You drew a Hostage and an Access." in table.story(0)
    assert "Red drew 2 cards." in table.story(1)


def test_prompts_say_what_is_asked_and_why() -> None:
    table = Table(["rifle", "flak-vest 2*access", "knife"], missions=[0, 1, 2])
    assert table.state.prompt().title == "Play a card, or stop"
    assert table.state.prompt().why == (
        "2 plays left. Glass Harbor still needs Hostage, Laptop and Extraction."
    )
    table.play("play:rifle")
    assert table.state.prompt().title == "Whom do you attack with the Rifle?"
    table.play("target:blue")
    assert table.state.prompt().title == "Red attacks you with a Rifle"
    assert GAME.ask(table.view(2)).title == "Blue is deciding about a defense."
    assert [offer.sentence for offer in table.state.offers()] == [
        "Defend with Flak Vest: you owe one card",
        "Play no defense: you owe 3 cards",
    ]
    table.play("play:flak-vest")
    assert table.state.prompt().title == "Give Red one card"


def test_laying_an_objective_says_what_for() -> None:
    table = Table(["hostage laptop bioweapon", "knife"], areas=["hostage"], missions=[0, 1])
    assert [offer.sentence for offer in table.state.offers()] == [
        "Lay another Hostage in front of you",
        "Lay a Laptop in front of you for your mission",
        "Lay a Bioweapon in front of you",
        "Play no card this turn",
    ]
    table.play("play:hostage")
    assert (
        table.state.prompt().why == "One play left. Glass Harbor still needs Laptop and Extraction."
    )


def test_the_text_of_a_table_tells_what_is_known() -> None:
    table = Table(
        ["knife", "rifle access", "knife"], areas=["", "laptop"], missions=[0, 1, 2],
        revealed=[2], pile="9*pistol", discard="grenade",
    )  # fmt: skip
    table.play("play:knife", "target:blue", "pass", "give:rifle")
    text = GAME.text(table.view(1))
    assert "Red: one card; area: empty; mission hidden; certainly holds Rifle" in text
    assert "Blue (you): one card; area: Laptop; mission Paper Lantern" in text
    assert "Gold: one card; area: empty; mission revealed: Fever Ward" in text
    assert "Discarded last: Grenade, Knife." in text
    assert "Your hand: Access." in text


@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_told_to_winner_loser_and_watcher(seed: int) -> None:
    state = GAME.new(3, seed, "bravo")
    rng = FastChance(seed)
    while not state.over:
        options = state.legal_actions()
        state.apply(options[rng.below(len(options))])
    winner = state.winners()[0]
    loser = next(seat for seat in range(3) if seat not in state.winners())
    assert GAME.ask(state.view(winner)).why == "Your mission is complete."
    assert GAME.ask(state.view(loser)).why == "You did not complete your mission in time."
    assert "is the last one left and loses" in GAME.ask(state.view(None)).title


def test_a_shared_point_is_told_as_one() -> None:
    table = Table(["knife", "knife"], turns=[60, 60], at="draw")
    assert GAME.ask(table.view(0)).why == "You share the point."
    assert "came furthest" in GAME.ask(table.view(0)).title
