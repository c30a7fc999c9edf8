"""The heuristic player knows what it is doing."""

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.bot.guide import AgentsGuide
from brushpass.games.the_agents.rules.state import AgentsState
from brushpass.kernel.chance import FastChance
from tests.games.the_agents.builder import decline, do, table, tokens


def choose(state: AgentsState, seed: int = 1) -> str:
    rng = FastChance(seed)
    return state.notation(AgentsGuide().pick(state.imagine(state.to_move, rng), rng))


def follow(state: AgentsState) -> AgentsState:
    """Let it play until its action is over."""
    while True:
        state.play(choose(state))
        if state.step in ("Turn", "Reaction"):
            return decline(state)


def test_it_beats_random_play_clearly() -> None:
    guide, wins, games = AgentsGuide(), 0, 30
    for seed in range(games):
        state, rng = GAME.new(2, seed), FastChance(1_000 + seed)
        wise = seed % 2
        while not state.over:
            if state.to_move == wise:
                state.play(guide.pick(state.imagine(wise, rng), rng))
            else:
                state.play(rng.pick(list(state.legal_actions())))
        wins += state.winners() == [wise]
    assert wins >= 0.9 * games


def test_it_points_the_data_at_itself_where_the_colours_match() -> None:
    state = table(rows={0: "A16>1 SH A20>1"}, hands={0: "A14"}, ip=[9, 9])
    follow(state)
    assert tokens(state, 0) == 3 + 2


def test_it_kills_what_pays_its_rival() -> None:
    state = table(rows={0: "SH A20>0 A17>0 A11>0"}, hands={0: "A30 A05"}, actions=0, ip=[9, 9])
    assert choose(state) == "card:A30"
    do(state, "card:A30 player:1 player:0")
    assert choose(state) in ("cell:0.1", "cell:0.2")


def test_it_assigns_a_mission_that_pays_and_then_ends_the_turn() -> None:
    state = table(rows={0: "SH A20x1"}, missions={0: "M11"}, actions=0)
    assert choose(state) == "mission:M11.hand"
    do(state, "mission:M11.hand")
    assert choose(state) == "faction:0"
    do(state, "faction:0")
    assert choose(state) == "end-turn"


def test_it_lets_an_idle_moment_pass() -> None:
    state = table(rows={0: "SH A20>0"}, hands={1: "A30"}, ip=[1, 0])
    state.play("buy-agent")
    assert state.step == "Reaction" and choose(state) == "decline"


def test_it_does_not_depend_on_what_it_cannot_know() -> None:
    """Whatever the deck and the rival's hand are imagined to be, the choice is the same."""
    state = table(rows={0: "A16>1 SH A20>1"}, hands={0: "A17 A13", 1: "A05 A06"}, ip=[5, 5])
    assert len({choose(state, seed) for seed in range(20)}) == 1


def test_it_judges_the_beginning_of_a_turn_until_the_end_is_near() -> None:
    guide = AgentsGuide()
    assert guide.settled(table(ip=[10, 10]), 0)
    assert not guide.settled(table(ip=[10, 10], actions=1), 0)
    assert not guide.settled(table(ip=[41, 10], triggered=True, active=1, turns=1), 0)


def test_its_estimate_follows_the_points_and_the_turn() -> None:
    guide = AgentsGuide()
    level = guide.estimate(table(ip=[10, 10]))
    late = guide.estimate(table(ip=[35, 35]))
    ahead = guide.estimate(table(ip=[25, 10]))
    assert abs(level[0] + level[1]) < 1e-9
    assert 0 < level[0] < late[0] < 0.2
    assert ahead[0] > 0 > ahead[1]
    assert all(-1 <= value <= 1 for value in ahead)
    over = table(ip=[41, 43], triggered=True, active=1, actions=0, turns=1)
    do(over, "end-turn")
    assert guide.estimate(over) == [-1.0, 1.0]
