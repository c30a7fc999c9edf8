"""Rates per second of this process's CPU time, so that a neighbour on the core does not count."""

import time
from collections.abc import Callable


def rate(play: Callable[[], int], seconds: float = 0.5) -> float:
    """Call `play` for some time; it returns how much it did. The rate per CPU second."""
    done = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        done += play()
    return done / (time.process_time() - began)


def cost(call: Callable[[], object], seconds: float = 0.15) -> float:
    """Microseconds of one call."""
    times = 1
    while True:
        began = time.process_time()
        for _ in range(times):
            call()
        spent = time.process_time() - began
        if spent >= seconds:
            return spent / times * 1e6
        times = max(2 * times, int(times * seconds / max(spent, 1e-4)))
