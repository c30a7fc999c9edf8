"""The games where researchers and language models already work. Each adapter is an optional extra."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """What is imported here comes with an extra; without it, the error says which one."""
    try:
        yield
    except ImportError as error:
        raise ImportError(f'this needs: pip install "brushpass[{extra}]" ({error})') from None
