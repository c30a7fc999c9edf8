"""Nothing leaves that its viewer may not know: two worlds that a viewer cannot tell apart give
the same bytes."""

import json
from typing import Any

import pytest

from brushpass.games import catalogue
from brushpass.kernel.chance import FastChance
from brushpass.kernel.game import Game
from brushpass.kernel.journal import Journal
from brushpass.web import wire
from brushpass.web.tables import Table
from brushpass.web.wire import Audience
from tests.web.worlds import forget_log, new_table, other_world, play

MOVES = 60
CASES = [
    pytest.param(game, variant, players, id=f"{game.name}-{variant}-{players}")
    for game in catalogue().values()
    for variant in game.variants
    for players in sorted({game.seats_for(variant)[0], game.seats_for(variant)[-1]})
]


def traffic(table: Table, viewer: int | None) -> list[str]:
    """Everything a viewer gets who comes now: the page, the facts, the answers."""
    sent: list[str] = []
    for mode in ("page", "facts"):
        audience = Audience(viewer, mode)  # type: ignore[arg-type]
        audience.refresh(table, frozenset())
        sent.append(audience.whole().decode())
    sent.append(wire.encode(wire.sight(table, viewer)).decode())
    return sent


def random_action(table: Table, rng: FastChance) -> int:
    return rng.pick(list(table.state.legal_actions()))


@pytest.mark.parametrize(("game", "variant", "players"), CASES)
def test_two_worlds_give_the_same_bytes(game: Game[Any, Any], variant: str, players: int) -> None:
    rng = FastChance(players)
    table = new_table(game, variant, players)
    for number in range(MOVES):
        if table.closed:
            break
        if number % 4 == 0:
            forget_log(table)
            for viewer in (None, *range(players)):
                twin = other_world(table, viewer, rng)
                assert traffic(twin, viewer) == traffic(table, viewer)
        play(table, random_action(table, rng))


@pytest.mark.parametrize(("game", "variant", "players"), CASES)
def test_what_happens_next_is_told_the_same_way(
    game: Game[Any, Any], variant: str, players: int
) -> None:
    """Whoever cannot see a difference after a move does not read one in the log either."""
    rng = FastChance(7 + players)
    table = new_table(game, variant, players)
    compared = 0
    for _ in range(MOVES):
        if table.closed:
            break
        action = random_action(table, rng)
        mover = table.to_move
        forget_log(table)
        twins = [
            (viewer, other_world(table, viewer, rng))
            for viewer in (None, *range(players))
            if viewer != mover
        ]
        play(table, action)
        for viewer, twin in twins:
            if action not in twin.state.legal_actions():
                continue
            play(twin, action)
            if twin.state.view(viewer) == table.state.view(viewer):
                assert game.story(twin.state, viewer) == game.story(table.state, viewer)
                compared += 1
    assert compared > MOVES // 4


@pytest.mark.parametrize(("game", "variant", "players"), CASES)
def test_seed_and_other_seats_offers_stay_until_the_end(
    game: Game[Any, Any], variant: str, players: int
) -> None:
    rng = FastChance(3)
    table = new_table(game, variant, players)
    for _ in range(MOVES // 2):
        if table.closed:
            break
        for viewer in (None, *range(players)):
            sent = "".join(traffic(table, viewer))
            assert table.file.seed not in sent
            assert table.seal in sent
            if viewer != table.to_move:
                assert "data-action" not in sent
                assert '"offers":[]' in sent
        play(table, random_action(table, rng))


def test_after_the_end_the_seed_is_open_and_everybody_may_look_from_everywhere() -> None:
    rng = FastChance(5)
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    assert wire.viewpoints(table, [1]) == [1, None]
    while not table.closed:
        play(table, random_action(table, rng))
    assert table.file.seed in traffic(table, None)[0]
    assert wire.viewpoints(table, []) == ["truth", None, 0, 1]
    lines = wire.replay(table, table.turn, "truth").parts["log"]
    assert "To <b" in lines


def test_an_update_holds_only_what_changed() -> None:
    rng = FastChance(8)
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    audience = Audience(None, "page")
    audience.refresh(table, frozenset())
    whole = news = 0
    for _ in range(20):
        play(table, random_action(table, rng))
        assert audience.refresh(table, frozenset())
        assert not audience.refresh(table, frozenset())
        whole += len(audience.whole())
        news += len(audience.news)
    assert news < whole / 2


class Page:
    """What the page's script does with what it is sent."""

    def __init__(self) -> None:
        self.pieces: dict[str, str] = {}
        self.shown: dict[str, str] = {}
        self.log = ""

    def take(self, sent: bytes) -> None:
        frame = json.loads(sent)
        if "base" not in frame:
            self.__init__()  # type: ignore[misc]
        self.pieces |= frame["pieces"]
        for part, names in frame["parts"].items():
            self.shown[part] = "".join(self.pieces[name] for name in names)
        self.log += "".join(frame["log"])


@pytest.mark.parametrize("name", list(catalogue()))
def test_pages_that_come_early_and_late_show_the_same(name: str) -> None:
    rng = FastChance(4)
    game = catalogue()[name]
    table = new_table(game, game.default_variant, game.seats.start)
    audience = Audience(0, "text")
    pages: list[Page] = []
    for number in range(40):
        if number % 10 == 0:
            audience.refresh(table, frozenset())
            pages.append(Page())
            pages[-1].take(audience.whole())
        if table.closed:
            break
        play(table, random_action(table, rng))
        assert audience.refresh(table, frozenset())
        for page in pages:
            page.take(audience.news)
            assert page.shown == {part: "".join(layers) for part, layers in audience.parts.items()}
            assert page.log == "".join(wire.line(words) for words in audience.lines)


def test_names_are_escaped() -> None:
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    evil = '<img src=x onerror=alert(1)>"'
    table.seats = [
        type(seat)(seat.seat, seat.key, seat.kind, evil, seat.level) for seat in table.seats
    ]
    parts = wire.first_parts(table, 0, frozenset())
    assert "<img" not in parts["seats"]
    assert "&lt;img" in parts["seats"]


def test_keys_never_go_out() -> None:
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    for viewer in (None, 0, 1):
        assert not any("key-" in sent for sent in traffic(table, viewer))


def test_a_twin_is_really_another_world() -> None:
    """The test above would be empty if the other world were the same one."""
    rng = FastChance(2)
    table = new_table(catalogue()["pocket-ops"], "standard", 2)
    table.state.journal = Journal()
    play(table, random_action(table, rng))
    worlds = {str(other_world(table, None, rng).state.view(0)) for _ in range(12)}
    assert len(worlds) > 1
