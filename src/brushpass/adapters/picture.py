"""A scene as pixels, for renderers that want an array."""

import io
import re
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from brushpass.adapters import needs
from brushpass.look import Scene, Surface

Size: TypeAlias = tuple[int, int]  # width and height

_TOKEN = re.compile(r"(--[\w-]+):\s*([^;}]+)[;}]")
_USE = re.compile(r"var\((--[\w-]+)\)")
_DEFINED = re.compile(r"<defs.*?</defs>", re.S)


def pixels(scene: Scene, size: Size | None = None) -> NDArray[np.uint8]:
    """The picture in the light theme: height by width by red, green and blue. With a size it is
    made to fit, and stands in the middle of it."""
    zoom = 1.0 if size is None else min(size[0] / scene.width, size[1] / scene.height)
    picture = _backdrop(scene.width, scene.height, scene.backdrop, scene.surface, zoom).copy()
    shared = "".join(_DEFINED.findall(scene.backdrop))
    picture.alpha_composite(_draw(msgspec.structs.replace(scene, backdrop=shared), zoom))
    if size is not None:
        paper = _paper(size)
        paper.paste(picture, ((size[0] - picture.width) // 2, (size[1] - picture.height) // 2))
        picture = paper
    return np.asarray(picture.convert("RGB"), np.uint8)


@lru_cache(maxsize=8)
def _backdrop(width: int, height: int, backdrop: str, surface: Surface, zoom: float) -> Any:
    """What stays from picture to picture, and takes longest to draw."""
    drawn = _draw(Scene(width, height, "", backdrop, surface, []), zoom)
    paper = _paper(drawn.size)
    paper.alpha_composite(drawn)
    return paper


def _paper(size: Size) -> Any:
    with needs("render"):
        from PIL import Image

    return Image.new("RGBA", size, "white")


def _draw(scene: Scene, zoom: float) -> Any:
    with needs("render"):
        import resvg_py
        from PIL import Image
    drawn = resvg_py.svg_to_bytes(svg_string=plain(scene.document("light")), zoom=zoom)
    return Image.open(io.BytesIO(drawn)).convert("RGBA")


def plain(svg: str) -> str:
    """The document with the values of the light theme written out: few renderers know CSS
    variables."""
    tokens: dict[str, str] = {}
    for name, value in _TOKEN.findall(svg):
        tokens.setdefault(name, value.strip())
    while _USE.search(svg):
        svg = _USE.sub(lambda use: tokens.get(use.group(1), "none"), svg)
    return svg
