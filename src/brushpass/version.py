"""Which Brushpass this is, and whether its rules run compiled."""

from typing import Final

from brushpass.kernel import state

__version__: Final = "0.1.0"
COMPILED: Final = not str(state.__file__).endswith(".py")


def banner() -> str:
    return f"brushpass {__version__} ({'compiled' if COMPILED else 'interpreted'})"
