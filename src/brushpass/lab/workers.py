"""Work in pieces, spread over processes or a cluster; the results come back in order."""

import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from brushpass.kernel.errors import BrushpassError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4  # pieces under way for each process, so that results never pile up in memory


class NoCluster(BrushpassError):
    """Ray is not installed, or its cluster cannot be reached."""


def spread(
    function: Callable[[T], R], pieces: Sequence[T], jobs: int = 1, ray: str | None = None
) -> Iterator[R]:
    """`function` of every piece, in the order of the pieces: here, on `jobs` processes, or on the
    Ray cluster at an address (`auto` finds the running one)."""
    if ray is not None:
        return _on_ray(function, pieces, ray)
    if jobs == 1 or len(pieces) <= 1:
        return map(function, pieces)
    return _on_processes(function, pieces, jobs)


def _on_processes(function: Callable[[T], R], pieces: Sequence[T], jobs: int) -> Iterator[R]:
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(function, piece) for piece in pieces[: jobs * AHEAD]]
        following = iter(pieces[jobs * AHEAD :])
        try:
            while waiting:
                result = waiting.pop(0).result()
                for piece in following:
                    waiting.append(pool.submit(function, piece))
                    break
                yield result
        finally:
            for future in waiting:
                future.cancel()


def _on_ray(function: Callable[[T], R], pieces: Sequence[T], address: str) -> Iterator[R]:
    """A piece on a node that dies is played again elsewhere; its result is fetched once."""
    ray = _connected(address)
    remote = ray.remote(max_retries=-1, num_cpus=1)(function)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [remote.remote(piece) for piece in pieces[: cores * AHEAD]]
    following = iter(pieces[cores * AHEAD :])
    while waiting:
        result = ray.get(waiting.pop(0))
        for piece in following:
            waiting.append(remote.remote(piece))
            break
        yield result


def _knock(address: str) -> None:
    """Ray waits long for an address where nobody is; ask first."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.rpartition("/")[2], int(port)), timeout=5).close()
    except OSError as error:
        raise NoCluster(f"no Ray cluster can be reached at {address}: {error.strerror}") from None


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster("--ray needs Ray: pip install 'brushpass[ray]'") from None
    if not ray.is_initialized():
        _knock(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            reason = str(error).splitlines()[0] if str(error) else type(error).__name__
            raise NoCluster(f"no Ray cluster can be reached at {address}: {reason}") from None
    return ray
