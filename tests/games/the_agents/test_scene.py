"""The desk: what a viewer sees of it."""

from xml.etree import ElementTree

from brushpass.games.the_agents import GAME
from brushpass.games.the_agents.rules.state import AgentsState
from tests.games.the_agents.builder import do, table


def drawn(state: AgentsState, viewer: int | None) -> str:
    offers = state.offers() if viewer == state.to_move else []
    return GAME.scene(state.view(viewer), offers).document()


def places(picture: str) -> dict[str, tuple[float, float]]:
    """Where the pieces with a name lie."""
    found = {}
    for element in ElementTree.fromstring(picture).iter():
        name, transform = element.get("id"), element.get("transform", "")
        if name and transform.startswith("translate("):
            x, y = transform[len("translate(") :].split(")")[0].split()
            found[name] = (float(x), float(y))
    return found


def test_the_row_is_turned_for_the_player_on_side_b() -> None:
    state = table(rows={0: "A16>1 SH A20>1"})
    red, blue = places(drawn(state, 0)), places(drawn(state, 1))
    assert red["agent-15"][0] < red["house-0"][0] < red["agent-19"][0]
    assert blue["agent-15"][0] > blue["house-0"][0] > blue["agent-19"][0]


def test_complete_tokens_are_lit_and_counted() -> None:
    state = table(rows={0: "A16>1 A08>1 SH A20>1"})
    picture = drawn(state, 0)
    assert picture.count(">+2<") == 2 and picture.count(">+1<") == 1
    assert "tokens 5 IP a turn" in picture


def test_a_placement_shows_what_it_would_pay() -> None:
    state = table(rows={0: "A16>1 SH A20>1"}, hands={0: "A17"})
    do(state, "card:A17")
    assert "UP TO +2" in drawn(state, 0)
    do(state, "faction:0 gap:3")
    picture = drawn(state, 0)
    assert "tokens +2" in picture and "tokens +0" in picture


def test_a_stranger_sees_no_hand() -> None:
    state = table(hands={0: "A17", 1: "A05"}, missions={0: "M03"})
    assert "Recruiter" in drawn(state, 0) and "Whiteout" in drawn(state, 0)
    for viewer in (1, None):
        assert "Recruiter" not in drawn(state, viewer)
        assert "Whiteout" not in drawn(state, viewer)


def test_missions_show_their_condition_and_whether_it_is_met() -> None:
    state = table(rows={0: "SH A20x1"}, assigned={(0, 0): "M11"})
    picture = drawn(state, None)
    assert "Dead Drop" in picture and "A dead agent lies next to the safe" in picture
    assert ">+2<" in picture
