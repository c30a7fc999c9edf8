"""The heuristic player. The long samples are run by hand; these are small and can fail."""

from brushpass.games.covert.bot.codes import Readings
from brushpass.games.covert.rules.actions import SWAPS
from brushpass.games.covert.rules.breaking import UNREADABLE, dice_needed
from brushpass.games.covert.rules.content import members
from brushpass.games.covert.rules.state import CovertState
from brushpass.kernel.chance import FastChance
from tests.games.covert.table import GAME, Table


def play(players: int, seed: int, clever: set[int]) -> CovertState:
    guide = GAME.guide()
    rng = FastChance(seed + 1)
    state = GAME.new(players, seed)
    while not state.over:
        if state.to_move in clever:
            action = guide.pick(state.imagine(state.to_move, rng), rng)
        else:
            action = rng.pick(list(state.legal_actions()))
        state.play(action)
    assert isinstance(state, CovertState)
    return state


def test_it_beats_random_players() -> None:
    won = sum(play(2, seed, {seed % 2}).winners() == [seed % 2] for seed in range(12))
    assert won == 12


def test_it_finishes_a_game_of_four_in_time() -> None:
    for seed in range(4):
        state = play(4, seed, {0, 1, 2, 3})
        assert state.ending() == "missions"
        assert state.round <= 10
        assert max(state.scores()) >= 40


def test_it_completes_what_it_can() -> None:
    table = Table().missions(0, "M01").agents(0, "Oslo").hand(0, "A01")
    table.on_circle("complete", one=0).on_circle("movement", two=0).resolving(0)
    rng = FastChance(1)
    assert GAME.guide().pick(table.state, rng) == table.state.parse("complete:M01")


def test_it_breaks_a_code_with_a_swap() -> None:
    table = Table().cipher("614235").codes(0, "K07").breaking(0)
    rng = FastChance(1)
    guide = GAME.guide()
    table.state.apply(guide.pick(table.state, rng))
    table.state.apply(guide.pick(table.state, rng))
    assert table.broken_by(0) == ["K07"]


def readable(state: CovertState, seat: int) -> bool:
    """Whether the rules let the seat claim one of its codes as the tiles lie."""
    return any(
        dice_needed(state, seat, code, row, start) != UNREADABLE
        for code in members(state.codes[seat])
        for row in range(2)
        for start in range(4)
    )


def test_it_reads_the_cipher_as_the_rules_do() -> None:
    """At every placement of a few games: what it can read now, after a swap, and with one more
    die on the Decoder."""
    rng = FastChance(5)
    wanted = 0
    for seed in range(4):
        state = GAME.new(2, seed)
        while not state.over:
            seat = state.to_move
            if state.step == "PlaceDie":
                readings = Readings(state, seat)
                assert (readings.now > 0) == readable(state, seat)
                swapped = [state.clone() for _ in range(SWAPS)]
                for swap, other in enumerate(swapped):
                    other.swap_tiles(swap)
                able = readings.now > 0 or any(readable(other, seat) for other in swapped)
                assert (readings.most > 0) == able
                for face in range(6):
                    for other in [state.clone(), *swapped]:
                        other.decoder[seat * 6 + face] += 1
                        if not able and readable(other, seat):
                            assert readings.wish(face) > 1
                            wanted += 1
                        other.decoder[seat * 6 + face] -= 1
            state.apply(GAME.guide().pick(state, rng))
    assert wanted > 50


def test_it_judges_a_fresh_roll_and_nothing_else() -> None:
    rng = FastChance(5)
    guide = GAME.guide()
    state = GAME.new(2, 3)
    judged = []
    while not state.over:
        if guide.settled(state, 0):
            judged.append(state.round)
            assert state.step == "PlaceDie"
            assert state.dice_left(0) == state.dice_left(1) == 5
        state.apply(guide.pick(state, rng))
    assert sorted(set(judged)) == list(range(1, state.round + 1))


def test_its_estimate_follows_the_score() -> None:
    table = Table().done(0, "M33", "M52").resolving(0)
    values = GAME.guide().estimate(table.state)
    assert all(-1 <= value <= 1 for value in values)
    assert values[0] > 0.3 > values[1]
