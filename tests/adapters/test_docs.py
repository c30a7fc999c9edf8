import re
import runpy
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["gymnasium", "openspiel", "pettingzoo", "tensors", "text-and-mcp"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.S | re.M)
    assert blocks
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks:
        exec(compile(block, f"docs/{page}.md", "exec"), names)


def test_the_small_learner_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """The first games already show; minutes show clearly."""
    learner = runpy.run_path(str(DOCS / "examples" / "train_pocket_ops.py"))
    before, after = learner["run"](seconds=600, games=2500, step=2500, test_games=150)
    assert 0.4 < before < 0.6
    assert after > before + 0.1
    assert capsys.readouterr().out.count("games") == 2
