"""Solver tests start from nothing: no solution that happens to lie in somebody's cache."""

from collections.abc import Iterator

import pytest

from brushpass.games.pocket_ops.solver import known


@pytest.fixture(autouse=True, scope="session")
def _no_stored_solution(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        patch.setattr(known, "_solvers", {})
        yield
