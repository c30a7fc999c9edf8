"""Movement, flights, cubes and rewards."""

from tests.games.covert.table import CITIES, Table


def moving(dice: int = 1, players: int = 3) -> Table:
    table = Table(players)
    for word in ("one", "two", "three")[:dice]:
        table.on_circle("movement", **{word: 0})
    return table


def go(agent: str, city: str) -> str:
    return f"move:{agent}-{CITIES.index(city) + 1}"


def test_each_agent_moves_once_for_a_die() -> None:
    """CV-101: to a connected city."""
    table = moving().agents(0, "London", "London", "Rome").resolving(0).play("move-dice:1")
    assert go("a", "Oslo") in table.legal()
    assert go("a", "Berlin") not in table.legal()
    assert table.why_not(go("a", "Berlin")) == "CV-101"
    table.play(go("a", "Oslo"))
    assert not [word for word in table.legal() if word.startswith("move:a")]
    table.play(go("b", "Paris"), go("c", "Athens"))
    assert table.state.step != "MoveAgents"


def test_several_dice_at_once() -> None:
    """CV-102, CV-103, CV-R52: the number is said first; the others stay for later turns."""
    table = moving(3).agents(0, "London", "Rome", "Rome").resolving(0)
    assert table.legal("move-dice") == ["move-dice:1", "move-dice:2", "move-dice:3"]
    assert table.why_not("move-dice:4") == "CV-102"
    table.play("move-dice:2", go("a", "Paris"), go("b", "Venice"), go("a", "Bonn"))
    assert not [word for word in table.legal() if word.startswith("move:a")]
    table.play("stop")
    assert table.state.own[3] == 1


def test_nobody_has_to_move() -> None:
    """CV-R53: stopping at once and going back are allowed."""
    assert moving().resolving(0).play("move-dice:1", "stop").state.round == 2
    back = moving(2).agents(0, "London").resolving(0)
    back.play("move-dice:2", go("a", "Paris"), go("a", "London"))
    assert back.city(0, 0) == "London"


def test_a_cube_is_left_behind() -> None:
    """CV-104, CV-R54: also where another own agent stays."""
    table = moving().agents(0, "London", "London").resolving(0).play("move-dice:1")
    table.play(go("a", "Paris"))
    assert table.cubes_in("London") == [0]
    assert table.state.supply[0] == 14


def test_an_empty_supply() -> None:
    """CV-105, CV-R62: nothing is placed, and returned cubes do not fill the gap."""
    table = moving(2).agents(0, "London", "Madrid", "Madrid")
    for city in CITIES[5:20]:
        table.cubes(city, 0)
    table.resolving(0).play("move-dice:2", go("a", "Paris"))
    assert table.cubes_in("London") == []
    table.state.supply[0] += 1
    table.state.cubes[CITIES.index("Venice")] = 0
    table.play(go("a", "Bonn"))
    assert table.cubes_in("London") == []
    assert table.cubes_in("Paris") == [0]


def test_one_cube_of_a_colour() -> None:
    """CV-106"""
    table = moving().agents(0, "London", "London").resolving(0).play("move-dice:1")
    table.play(go("a", "Paris"), go("b", "Paris"))
    assert table.cubes_in("London") == [0]
    assert table.state.supply[0] == 14


def test_cubes_step_by_step() -> None:
    """CV-107, CV-R55: every step leaves and gathers."""
    table = moving(2).agents(0, "Berlin").cubes("Prague", 1).resolving(0)
    table.play("move-dice:2", go("a", "Prague"), go("a", "Vienna"))
    assert table.cubes_in("Berlin") == [0]
    assert table.cubes_in("Prague") == [0]
    assert table.view(0).seats[0].intel == [1]


def test_a_city_has_room_for_all() -> None:
    """CV-108"""
    table = moving().agents(0, "Paris", "London", "London").agents(1, "Paris", "Paris", "Paris")
    table.resolving(0).play("move-dice:1", go("b", "Paris"), go("c", "Paris"))
    assert [table.city(0, agent) for agent in range(3)] == ["Paris"] * 3


def test_gathering() -> None:
    """CV-109, CV-110, CV-R56: all that are not one's own."""
    table = moving().agents(0, "London").cubes("Paris", 0, 1, 2).resolving(0)
    table.play("move-dice:1", go("a", "Paris"))
    assert table.view(1).seats[0].intel == [1, 2]
    assert table.cubes_in("Paris") == [0]


def test_cubes_come_to_nobody() -> None:
    """CV-R58: a cube left where somebody stands stays there."""
    table = moving().agents(0, "London").agents(1, "London").resolving(0)
    table.play("move-dice:1", go("a", "Paris"))
    assert table.cubes_in("London") == [0]
    assert table.view(0).seats[1].intel == []


def test_a_pair_is_returned() -> None:
    """CV-111, CV-113, CV-R57: to its owner, for the region's card or the top of the deck."""
    table = moving().agents(0, "London").cubes("Paris", 1).intel(0, 1).space("PUR", "A31")
    table.resolving(0).play("move-dice:1", go("a", "Paris"))
    assert table.state.supply[1] == 15
    assert table.view(0).seats[0].intel == []
    assert table.legal() == ["reward:region", "reward:deck"]
    table.play("reward:region")
    assert table.hand_of(0) == ["A31"]


def test_neutral_pairs_leave_the_game() -> None:
    """CV-112"""
    table = moving(1, players=2).agents(0, "London").cubes("Paris", 2).intel(0, 2)
    before = table.state.removed[2]
    table.resolving(0).play("move-dice:1", go("a", "Paris"), "reward:deck")
    assert table.state.removed[2] == before + 2


def test_several_pairs_at_once() -> None:
    """CV-R56: each has its reward, refilled in between."""
    table = moving().agents(0, "London").cubes("Paris", 1, 2).intel(0, 1, 2).space("PUR", "A31")
    table.top_agency("A40").resolving(0)
    table.play("move-dice:1", go("a", "Paris"), "reward:region", "reward:region")
    assert table.hand_of(0) == ["A31", "A40"]


def test_a_reward_in_the_middle_of_a_move() -> None:
    """CV-114: at once, with the hand limit, and then the move goes on."""
    table = moving(2).agents(0, "London").cubes("Paris", 1).intel(0, 1).space("PUR", "A31")
    table.hand(0, "A01", "A02", "A03", "A04", "A05", "A06", "A07").resolving(0)
    table.play("move-dice:2", go("a", "Paris"), "reward:region")
    assert table.state.step == "DiscardAgencyCard"
    table.play("card:A01")
    assert table.state.step == "MoveAgents"
    assert go("a", "Bonn") in table.legal()


def test_flying() -> None:
    """CV-097, CV-R59: from anywhere, leaving and gathering cubes."""
    table = moving().agents(0, "Madrid").cubes("Moscow", 1).hand(0, "A47").resolving(0)
    table.play("fly:A47").decline()
    table.play("agent:a")
    assert table.city(0, 0) == "Moscow"
    assert table.cubes_in("Madrid") == [0]
    assert table.view(0).seats[0].intel == [1]


def test_nobody_flies_to_where_he_is() -> None:
    """CV-R60"""
    table = moving().agents(0, "Moscow", "Moscow", "Paris").hand(0, "A47").resolving(0)
    table.play("fly:A47").decline()
    assert table.legal() == ["agent:c"]
    grounded = moving().agents(0, "Moscow", "Moscow", "Moscow").hand(0, "A47").resolving(0)
    assert grounded.legal("fly") == []
    assert grounded.why_not("fly:A47") == "CV-R75"


def test_move_x3_is_ordinary_movement() -> None:
    """CV-128, CV-R61: up to three steps shared out, with cubes; fewer is fine."""
    table = moving().agents(0, "London", "Rome").cubes("Paris", 1).tokens(0, "MOVE3").resolving(0)
    table.play("token:move3", go("a", "Paris"), go("a", "Bonn"), go("b", "Venice"))
    assert table.state.step == "ResolveDice"
    assert table.cubes_in("London") == [0]
    assert table.view(0).seats[0].intel == [1]
    short = moving().tokens(0, "MOVE3").resolving(0).play("token:move3", "stop")
    assert short.state.step == "ResolveDice"
