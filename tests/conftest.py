"""Says which build is under test, and refuses the wrong one."""

import os

import pytest

import brushpass
from brushpass.version import banner


def pytest_report_header() -> str:
    return banner()


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get("BRUSHPASS_EXPECT") == "compiled" and not brushpass.COMPILED:
        raise pytest.UsageError("the compiled build was asked for, but the source was found")
