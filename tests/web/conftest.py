"""A server for the tests of this folder, and a browser."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("store")
    running = Server(f"sqlite:///{folder / 'tables.db'}").start()
    yield running
    running.stop()


def no_tool(what: str) -> None:
    """A missing tool fails the build, and is said aloud elsewhere."""
    if os.environ.get("CI"):
        pytest.fail(f"{what} is not installed; the build needs it")
    pytest.skip(f"NOT TESTED: {what} is not installed here")


def find_browser() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        if found := shutil.which(name):
            return found
    return None


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium. Its driver keeps an event loop in this thread, so it goes with the module."""
    program = find_browser()
    if program is None:
        no_tool("Chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu"]
        )
        yield running
        running.close()
