"""What a seat knows, and what it can imagine."""

import pytest

from brushpass.games.covert.rules.content import size
from brushpass.kernel.chance import FastChance
from tests.games.covert.table import GAME, Table


@pytest.mark.parametrize("players", [2, 4])
def test_imagined_games_of_good_players_keep_every_view(players: int) -> None:
    """Random games hardly complete missions; these give codes back and complete many."""
    guide = GAME.guide()
    rng = FastChance(players)
    state = GAME.new(players, 11)
    decision = 0
    returned = 0
    while not state.over:
        if decision % 9 == 0:
            for seat in (None, *range(players)):
                imagined = state.imagine(seat, FastChance(decision))
                imagined.check()
                assert imagined.view(seat) == state.view(seat)
                again = state.imagine(seat, FastChance(7)).imagine(seat, FastChance(decision))
                assert again.dump() == imagined.dump()
        state.apply(guide.pick(state.imagine(state.to_move, rng), rng))
        returned = max(returned, *state.codes_known_in)
        decision += 1
    assert returned > 0
    assert state.ending() == "missions"


def test_a_searcher_remembers_the_bottom_until_the_deck_reaches_it() -> None:
    table = Table().tokens(0, "SEARCH").top_agency("A01", "A02", "A03").on_circle("movement", one=0)
    table.resolving(0).play("token:search", "search:agency", "card:A02")
    for seed in range(5):
        assert set(table.state.imagine(0, FastChance(seed)).agency.deck[:2]) == {0, 2}
    assert any(
        set(table.state.imagine(1, FastChance(seed)).agency.deck[:2]) != {0, 2} for seed in range(5)
    )
    pile = table.state.agency
    while len(pile.deck) > 2:
        pile.discard(pile.draw(table.state.chance))
    assert size(pile.known_under(0)) == 2
    pile.discard(pile.draw(table.state.chance))
    assert pile.known_under(0) == 0


def test_a_returned_mission_is_remembered_by_its_owner() -> None:
    state = GAME.new(2, 3)
    first = state.legal_actions()[0]
    state.apply(first)
    mine = GAME.view(state, 0).screen
    theirs = GAME.view(state, 1).screen
    assert [face.number for face in mine.under_missions] == [first - state.parse("mission:M01")]
    assert theirs.under_missions == []


def test_a_given_back_code_is_remembered_until_its_like_is_drawn() -> None:
    table = Table().missions(0, "M04").broken(0, "K01").agents(0, "Oslo").codes(1, "K02")
    table.on_circle("complete", one=0).resolving(0).play("complete:M04", "pay:code")
    side = 0 if 0 in table.state.code_decks[0] else 1
    deck = table.state.code_decks[side]
    deck.remove(0)
    deck.append(0)
    table.breaking(1).play("end-break", f"draw-code:{('left', 'right')[side]}")
    assert table.state.codes_known_in == [0] * 6


def test_spectators_see_no_screen() -> None:
    table = Table().hand(0, "A01").missions(0, "M01").codes(0, "K01").tokens(0, "PLUS").resolving(0)
    assert table.view(None).screen is None
    seen = str(table.view(None))
    assert "Amber" not in seen.replace(str(table.view(None).display), "")
