"""The colours, faces and spaces of everything that is drawn."""

from functools import cache
from importlib.resources import files


@cache
def stylesheet() -> str:
    return files("brushpass.look").joinpath("tokens.css").read_text(encoding="utf-8")
