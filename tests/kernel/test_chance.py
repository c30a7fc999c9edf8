"""Luck: the same everywhere for the same seed, even, and sealed where it must be."""

import hashlib
from collections import Counter

import pytest

import brushpass
from brushpass.kernel.chance import (
    Chance,
    FastChance,
    ScriptedChance,
    SealedChance,
    Undecided,
    chance_from,
    fresh,
    is_secret,
    seeded,
)

SECRET = "0123456789abcdef" * 4


def words(chance: Chance, count: int) -> list[int]:
    return [int(chance.word()) for _ in range(count)]


def both() -> list[Chance]:
    return [FastChance(7), SealedChance(SECRET)]


def about_to_say(word: int) -> FastChance:
    """A fast source whose next word is known."""
    chance = chance_from(["fast", word, 0, 0, 0])
    assert isinstance(chance, FastChance)
    return chance


def test_the_fast_sequence_never_changes() -> None:
    assert words(FastChance(0), 6) == [
        1363572419, 145230303, 808754475, 4216505632, 947923937, 2491578854,
    ]  # fmt: skip
    assert words(FastChance(7), 4) == [3069104647, 3582417929, 1446471690, 4196707356]
    assert words(FastChance(2**64 - 1), 4) == [3198948910, 1207870834, 3536270770, 1764797259]


def test_the_sealed_sequence_never_changes() -> None:
    assert words(SealedChance("00" * 32), 9) == [
        741658141, 4063986572, 1522477695, 1681378467, 3540418261, 167716337, 502706459,
        1479234027, 148898406,
    ]  # fmt: skip
    assert words(SealedChance(SECRET), 4) == [2515463578, 352688409, 3694253960, 323492881]


def test_the_sealed_sequence_is_sha256_in_counter_mode() -> None:
    blocks = b"".join(
        hashlib.sha256(bytes.fromhex(SECRET) + number.to_bytes(8, "big")).digest()
        for number in range(3)
    )
    expected = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]
    assert words(SealedChance(SECRET), 24) == expected


def test_what_is_made_of_the_words_never_changes() -> None:
    chance = FastChance(7)
    words(chance, 4)
    assert [int(chance.below(6)) for _ in range(12)] == [5, 4, 2, 2, 4, 2, 1, 5, 2, 5, 3, 3]
    assert [int(chance.roll(6)) for _ in range(8)] == [1, 3, 5, 3, 5, 4, 1, 4]
    assert [int(chance.flip()) for _ in range(12)] == [0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("chance", "shuffled"),
    [
        (FastChance(7), [0, 8, 4, 1, 3, 5, 6, 2, 9, 7]),
        (SealedChance(SECRET, 4), [3, 4, 8, 9, 0, 6, 1, 2, 5, 7]),
    ],
)
def test_a_shuffle_never_changes(chance: Chance, shuffled: list[int]) -> None:
    items = list(range(10))
    chance.shuffle(items)
    assert items == shuffled


@pytest.mark.parametrize("source", range(2))
def test_numbers_below_are_even(source: int) -> None:
    chance = both()[source]
    counts = Counter(int(chance.below(10)) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts.values()) < 27.9


@pytest.mark.parametrize("source", range(2))
def test_every_order_is_equally_likely(source: int) -> None:
    chance = both()[source]
    counts = Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.8


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    bits = [bin(words(FastChance(seed), 1)[0] ^ words(FastChance(seed + 1), 1)[0]).count("1")
            for seed in range(200)]  # fmt: skip
    assert 15 < sum(bits) / len(bits) < 17
    assert len({words(FastChance(seed), 1)[0] for seed in range(2_000)}) > 1_990


def test_below_drops_the_words_that_would_favour_small_numbers() -> None:
    """2**32 is no multiple of three: the word 0 has no partners and is drawn again."""
    dropped = about_to_say(0)
    dropped.below(3)
    assert dropped.dump()[-1] == 2
    kept = about_to_say(0)
    assert kept.below(4) == 0
    assert kept.dump()[-1] == 1


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 2**16, 2**31])
def test_below_reaches_both_ends_and_no_further(n: int) -> None:
    assert about_to_say(2**32 - 1).below(n) == n - 1
    assert all(0 <= FastChance(seed).below(n) < n for seed in range(200))
    assert about_to_say(2**31 + 1).below(n) == n // 2


def test_a_die_shows_one_to_its_sides() -> None:
    chance = FastChance(3)
    assert {int(chance.roll(6)) for _ in range(200)} == set(range(1, 7))


def test_pick_is_one_of_the_items() -> None:
    chance = FastChance(3)
    assert {chance.pick([4, 8, 15]) for _ in range(60)} == {4, 8, 15}


@pytest.mark.parametrize("items", [[], [5]])
def test_nothing_to_shuffle_uses_no_luck(items: list[int]) -> None:
    chance = FastChance(3)
    before = chance.dump()
    chance.shuffle(items)
    assert chance.dump() == before


@pytest.mark.parametrize("source", range(2))
def test_a_clone_goes_its_own_way(source: int) -> None:
    chance = both()[source]
    words(chance, 13)
    copy = chance.clone()
    ahead = words(chance, 20)
    assert words(copy, 20) == ahead


@pytest.mark.parametrize("source", range(2))
def test_a_dump_restores_the_exact_place(source: int) -> None:
    chance = both()[source]
    words(chance, 13)
    restored = chance_from(chance.dump())
    assert type(restored) is type(chance)
    assert words(restored, 20) == words(chance, 20)


def test_luck_for_an_imagined_state_depends_on_its_source_alone() -> None:
    assert fresh(FastChance(7)).dump() == ["fast", 907581754, 2445546417, 1663853384, 13]
    assert words(fresh(FastChance(7)), 9) != words(fresh(FastChance(8)), 9)
    source = FastChance(7)
    restored = chance_from(fresh(source).dump())
    assert words(restored, 5) == words(fresh(FastChance(7)), 5)


def test_a_seed_chooses_its_source() -> None:
    assert isinstance(seeded(5), FastChance)
    assert isinstance(seeded(SECRET), SealedChance)
    assert words(seeded(2**64 - 1), 2) == words(FastChance(2**64 - 1), 2)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=r"from 0 to 2\*\*64 - 1"):
        seeded(seed)


@pytest.mark.parametrize("secret", ["", "abc", "g" * 64, "A" * 64, "0" * 63])
def test_a_secret_is_sixty_four_digits(secret: str) -> None:
    assert not is_secret(secret)
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        seeded(secret)


@pytest.mark.parametrize(
    "dumped",
    [
        [],
        ["fast"],
        ["fast", 1, 2, 3],
        ["fast", 1, 2, 3, -1],
        ["fast", 1, 2, 3, 2**32],
        ["fast", 1, 2, 3, "4"],
        ["sealed", "abc", 0],
        ["sealed", SECRET, -1],
        ["lucky", 1, 2, 3, 4],
    ],
)
def test_a_malformed_dump_is_refused(dumped: list[object]) -> None:
    with pytest.raises(ValueError, match="not a source of chance"):
        chance_from(dumped)


def test_scripted_luck_answers_in_order_and_then_asks() -> None:
    luck = ScriptedChance([2, 0, 1])
    assert luck.below(3) == 2
    assert luck.below(1) == 0
    assert luck.flip() == 0
    assert luck.roll(6) == 2
    with pytest.raises(Undecided):
        luck.below(52)
    assert luck.asked == 52


def test_a_game_can_be_dealt_one_stroke_of_luck_at_a_time() -> None:
    """Every prefix of the answers leads to the same next question, and enough of them to a game."""
    game = brushpass.game("pocket-ops")
    script: list[int] = []
    while True:
        luck = ScriptedChance(script[:])
        try:
            state = game.deal(luck)
            break
        except Undecided:
            script.append(int(luck.asked) - 1)
    assert len(script) > 3
    assert state.step == "Draft"
    assert game.deal(ScriptedChance(script)).view(0) == state.view(0)
