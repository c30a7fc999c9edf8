"""What can be set about a server; every field may come from the environment."""

import os

import msgspec

PREFIX = "BRUSHPASS_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`BRUSHPASS_PACE=0` in the environment sets `pace`, and so on."""

    database: str = "sqlite:///brushpass.db"
    pace: float = 0.9
    thinkers: int = 1
    think_seconds: float = 2.5
    sockets_per_address: int = 64
    socket_messages_per_second: float = 20
    socket_burst: int = 60
    requests_per_second: float = 25
    request_burst: int = 150
    new_tables_per_minute: float = 30
    new_table_burst: int = 30
    largest_body: int = 256 * 1024
    largest_message: int = 8 * 1024
    loaded_tables: int = 2000


def from_environment(**given: object) -> Settings:
    """Settings from `given` first, the environment next, and the defaults last."""
    found: dict[str, object] = {
        name: os.environ[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in os.environ
    }
    found.update({name: value for name, value in given.items() if value is not None})
    return msgspec.convert(found, Settings, strict=False)
