"""What a viewer knows of the table. Contacts go by their codes: `vienna-watcher`."""

import msgspec

from brushpass.kernel.view import View


class FileView(msgspec.Struct, frozen=True):
    """A seat and the file it holds. `contact` is there if the viewer knows it, `may_be` is every
    contact that it can be; `drawn` is the second file, for its owner alone."""

    contact: str | None
    may_be: list[str]
    drawn: str | None
    has_drawn: bool
    out: bool
    asked: list[str]


class LooseEndsView(View, frozen=True, kw_only=True):
    """`leak` is named after the end. `trade` is what the open decision is done with, and `rival`
    to whom. `answers` are the archive's to the viewer, city by city."""

    seats: list[FileView]
    leak: str | None
    leak_may_be: list[str]
    answers: dict[str, bool]
    board: list[str]
    pile: int
    covers: dict[str, str]
    trade: str | None
    rival: int | None
