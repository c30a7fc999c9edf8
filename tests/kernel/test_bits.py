"""Sets of small numbers."""

from hypothesis import given
from hypothesis import strategies as st

from brushpass.kernel.bits import bit, lowest, mask_of, members, size


@given(st.sets(st.integers(0, 61)))
def test_a_mask_is_a_set(numbers: set[int]) -> None:
    mask = mask_of([*numbers, -1])
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)
    assert mask == sum(bit(number) for number in numbers)
    if numbers:
        assert lowest(mask) == min(numbers)
