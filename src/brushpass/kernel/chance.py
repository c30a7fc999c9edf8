"""The one source of luck: seeded, stable across Python versions, the same interpreted and compiled."""

import hashlib
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFF_FFFF
SEED_LIMIT: Final = 1 << 64
UNSEEDED: Final = -1


class Chance:
    """What rules may ask of luck. Sources differ only in where their 32-bit words come from."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def clone(self) -> "Chance":
        raise NotImplementedError

    def dump(self) -> list[object]:
        """The source and its position, for `chance_from`."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n from 1 to 2**31)."""
        product: i64 = self.word() * n
        low: i64 = product & 0xFFFF_FFFF
        if low < n:
            uneven: i64 = (0x1_0000_0000 - n) % n
            while low < uneven:
                product = self.word() * n
                low = product & 0xFFFF_FFFF
        return product >> 32

    def roll(self, sides: i64) -> i64:
        """One throw of a die, 1 to `sides`."""
        return self.below(sides) + 1

    def flip(self) -> i64:
        """0 or 1."""
        return self.word() & 1

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into a uniformly random order."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            other = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def pick(self, items: list[int]) -> int:
        """One of `items`."""
        return items[self.below(len(items))]

    def fraction(self) -> float:
        """A number from 0 up to 1, without 1."""
        return float(self.word()) / 4294967296.0

    def weighted(self, weights: list[float]) -> int:
        """A place in `weights`, each as likely as its weight says."""
        total = 0.0
        for weight in weights:
            total += weight
        mark = total * self.fraction()
        for place in range(len(weights)):
            mark -= weights[place]
            if mark < 0.0:
                return place
        return len(weights) - 1


class FastChance(Chance):
    """For simulation and search: 128 bits of state, chaotic adds and rotations, and a counter
    (Doty-Humphrey's sfc32)."""

    def __init__(self, seed: int = UNSEEDED) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        if seed != UNSEEDED:
            self.a = seed & WORD
            self.b = seed >> 32
            for _ in range(12):
                self.word()

    def word(self) -> i64:
        word: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & WORD
        return word

    def clone(self) -> "FastChance":
        other = FastChance()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other

    def dump(self) -> list[object]:
        return ["fast", self.a, self.b, self.c, self.counter]


class SealedChance(Chance):
    """For real tables: SHA-256 in counter mode over a 256-bit secret, so that nobody can work
    the next card out from the last ones."""

    def __init__(self, secret: str, drawn: int = 0) -> None:
        self.secret = secret
        self.key = bytes.fromhex(secret)
        self.drawn = drawn
        self.block = b""
        self.block_number = -1

    def word(self) -> i64:
        number = self.drawn // 8
        if number != self.block_number:
            self.block = hashlib.sha256(self.key + number.to_bytes(8, "big")).digest()
            self.block_number = number
        at = self.drawn % 8 * 4
        self.drawn += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def clone(self) -> "SealedChance":
        return SealedChance(self.secret, self.drawn)

    def dump(self) -> list[object]:
        return ["sealed", self.secret, self.drawn]


class Undecided(Exception):
    """Luck was asked for that nobody has decided yet."""


class ScriptedChance(Chance):
    """For whoever decides luck from outside: it answers from a list, and after the last answer
    raises Undecided and keeps in `asked` how many outcomes there would be."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.at: i64 = 0
        self.asked: i64 = 0

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at == len(self.script):
            self.asked = n
            raise Undecided
        answer = self.script[self.at]
        self.at += 1
        return answer

    def flip(self) -> i64:
        return self.below(2)

    def clone(self) -> "ScriptedChance":
        other = ScriptedChance(self.script)
        other.at = self.at
        return other


def chance_from(dumped: list[object]) -> Chance:
    """The source that `dump` described; ValueError says what is wrong with the description."""
    match dumped:
        case ["fast", int(a), int(b), int(c), int(counter)] if (
            min(a, b, c, counter) >= 0 and max(a, b, c, counter) <= WORD
        ):
            fast = FastChance()
            fast.a, fast.b, fast.c, fast.counter = a, b, c, counter
            return fast
        case ["sealed", str(secret), int(drawn)] if is_secret(secret) and drawn >= 0:
            return SealedChance(secret, drawn)
    raise ValueError(f"not a source of chance: {dumped!r}")


def is_secret(seed: str) -> bool:
    """Whether `seed` can open a sealed source: 64 lower-case hexadecimal digits."""
    return len(seed) == 64 and all(digit in "0123456789abcdef" for digit in seed)


def seeded(seed: int | str) -> Chance:
    """The source for a seed: fast for a number, sealed for a 256-bit secret in hexadecimal."""
    if isinstance(seed, str):
        if not is_secret(seed):
            raise ValueError("a secret seed is 64 hexadecimal digits")
        return SealedChance(seed)
    if not 0 <= seed < SEED_LIMIT:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {seed}")
    return FastChance(seed)


def fresh(rng: Chance) -> FastChance:
    """New luck for an imagined state, drawn from `rng`."""
    high: int = rng.word()
    low: int = rng.word()
    return FastChance(high << 32 | low)
