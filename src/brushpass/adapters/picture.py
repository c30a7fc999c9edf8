"""A scene as pixels, for renderers that want an array."""

import io
import re

import numpy as np
from numpy.typing import NDArray

from brushpass.kernel.errors import BrushpassError
from brushpass.look import Scene

_TOKEN = re.compile(r"(--[\w-]+):\s*([^;}]+)[;}]")
_USE = re.compile(r"var\((--[\w-]+)\)")


def pixels(scene: Scene) -> NDArray[np.uint8]:
    """The picture in the light theme: height by width by red, green and blue."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise BrushpassError("pictures need: pip install brushpass[render]") from None
    drawn = bytes(resvg_py.svg_to_bytes(svg_string=plain(scene.document("light"))))
    with Image.open(io.BytesIO(drawn)) as image:
        paper = Image.new("RGBA", image.size, "white")
        paper.alpha_composite(image.convert("RGBA"))
        return np.asarray(paper.convert("RGB"), np.uint8)


def plain(svg: str) -> str:
    """The document with the values of the light theme written out: few renderers know CSS
    variables."""
    tokens: dict[str, str] = {}
    for name, value in _TOKEN.findall(svg):
        tokens.setdefault(name, value.strip())
    while _USE.search(svg):
        svg = _USE.sub(lambda use: tokens.get(use.group(1), "none"), svg)
    return svg
