"""A picture of one position: a backdrop that stays, and layers that change."""

from typing import Literal, TypeAlias

import msgspec

from .surfaces import CLOSING, Surface, opening
from .svg import escape
from .tokens import stylesheet

Theme: TypeAlias = Literal["light", "dark", "auto"]


class Scene(msgspec.Struct, frozen=True):
    width: int
    height: int
    label: str
    backdrop: str
    surface: Surface
    layers: list[str]

    @property
    def strokes(self) -> list[str]:
        """The layers on the surface, in its inks."""
        return [opening(self.surface), *self.layers, CLOSING]

    @property
    def body(self) -> str:
        return "".join(self.strokes)

    def inner(self) -> str:
        return self.backdrop + self.body

    def document(self, theme: Theme = "light") -> str:
        """A picture that stands alone: the tokens are inside, nothing is fetched."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="scene still" data-theme="{theme}" role="img" '
            f'aria-label="{escape(self.label)}" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}">'
            f"<title>{escape(self.label)}</title><style>{stylesheet()}</style>{self.inner()}</svg>"
        )

    def _repr_svg_(self) -> str:
        return self.document()
