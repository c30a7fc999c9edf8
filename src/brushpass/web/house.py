"""Everything one server process has, in one place."""

import secrets
from typing import Any

from litestar.connection import ASGIConnection

from brushpass.web import guard, seating
from brushpass.web.deckpool import DeckReader
from brushpass.web.fanout import Listener
from brushpass.web.hub import Hub
from brushpass.web.limits import Limits, Sockets
from brushpass.web.metrics import Metrics
from brushpass.web.settings import Settings
from brushpass.web.store import Store
from brushpass.web.thinkers import Thinkers


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = secrets.token_hex(6)
        self.metrics = Metrics()
        self.store = Store(settings.database, self.node, self.metrics)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds, self.metrics)
        self.decks = DeckReader()
        self.hub = Hub(self.store, self.thinkers, self.decks, settings, self.metrics)
        self.sockets = Sockets(settings.sockets_per_address)
        self.requests = Limits(settings.requests_per_second, settings.request_burst)
        self.orders = Limits(settings.new_tables_per_minute / 60, settings.new_table_burst)
        self.listener: Listener | None = None

    def agent(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Who a device is, if it has been here before."""
        key = connection.cookies.get(guard.COOKIE)
        return seating.agent_of(key) if key else None
