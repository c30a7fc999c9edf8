"""What keeps a server polite to itself: origins, keys, headers."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

COOKIE = "agent"

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else "unknown"


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser sent this from one of our own pages. What is no browser sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The seat key that a machine shows."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" and key else None
