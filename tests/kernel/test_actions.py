"""The numbering and the notation of actions."""

import pytest

import brushpass
from brushpass.kernel.actions import Actions, Family

ACTIONS = Actions(
    Family("place", ("A", "B", "C")), Family("pass"), Family("give", ("red-dot", "X"))
)


def test_actions_are_numbered_in_the_order_of_their_families() -> None:
    assert len(ACTIONS) == 6
    assert ACTIONS.notations == ["place:A", "place:B", "place:C", "pass", "give:red-dot", "give:X"]
    assert ACTIONS.base == {"place": 0, "pass": 3, "give": 4}


@pytest.mark.parametrize("action", range(6))
def test_notation_and_number_are_the_same_thing(action: int) -> None:
    assert ACTIONS.parse(ACTIONS.notation(action)) == action


@pytest.mark.parametrize("notation", ["PLACE:b", " place:B ", "Place:B"])
def test_capitals_and_blanks_do_not_matter(notation: str) -> None:
    assert ACTIONS.parse(notation) == 1


def test_an_action_splits_into_family_and_argument() -> None:
    assert [ACTIONS.split(action) for action in (0, 2, 3, 5)] == [
        ("place", 0),
        ("place", 2),
        ("pass", 0),
        ("give", 1),
    ]


@pytest.mark.parametrize("action", [-1, 6, 10**9])
def test_an_unknown_number_is_refused(action: int) -> None:
    with pytest.raises(brushpass.IllegalAction, match=f"no action {action}"):
        ACTIONS.notation(action)


def test_a_wrong_argument_shows_how_the_family_is_written() -> None:
    with pytest.raises(brushpass.IllegalAction, match="place is written like place:A, place:B"):
        ACTIONS.parse("place:Q")


def test_a_lonely_family_is_shown_without_its_neighbours() -> None:
    with pytest.raises(brushpass.IllegalAction) as refused:
        ACTIONS.parse("pass:A")
    assert str(refused.value).endswith("pass is written like pass")


def test_an_unknown_word_lists_the_families() -> None:
    with pytest.raises(brushpass.IllegalAction, match="actions begin with place, pass, give"):
        ACTIONS.parse("castle")


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="share a notation"):
        Actions(Family("place", ("A", "a")))


def test_pocket_ops_has_its_forty_five_actions() -> None:
    actions = brushpass.game("pocket-ops").actions
    assert len(actions) == 45
    assert [actions.parse(word) for word in ("pick:sniper", "predict:A", "place:A", "deploy:A",
                                             "decline", "target:A", "target:I")] == [
        0, 8, 17, 26, 35, 36, 44,
    ]  # fmt: skip
