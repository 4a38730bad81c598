"""Tokens instead of accounts: one secret cookie per browser, and links whose token gives a browser a seat.

Only hashes of tokens are stored. A seat's link works once: for the browser that follows its redirect with its cookie.
From then on it only leads that browser back to the table. A program that merely fetches the link (a chat's preview)
keeps no cookie and so does not take the seat. A seat stays with its browser until a new link to it is followed.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode

from tablee.table.world import World

TOKEN_BYTES = 16
TOKEN_LENGTH = 22  # characters of a token in base64, without padding
COOKIE = "tablee"
COOKIE_SECONDS = 400 * 86400


def new_token(world: World) -> str:
    """Return a new secret of 128 bits, fit for a URL or a cookie."""
    return urlsafe_b64encode(world.token(TOKEN_BYTES)).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """Return the hash that is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(said: str | None) -> bool:
    """Tell whether a string has the form of our tokens."""
    return said is not None and len(said) == TOKEN_LENGTH and said.isascii()


def csrf_token(cookie: str) -> str:
    """Return the CSRF token that a page must send with every POST; it can be made only from the cookie."""
    return hmac.digest(cookie.encode(), b"csrf", "sha256").hex()


def come_token(cookie: str, token: str) -> str:
    """Return the proof that a browser following a seat's link has kept its cookie."""
    return hmac.digest(cookie.encode(), f"come {token}".encode(), "sha256").hex()


def csrf_is_right(cookie: str, said: str) -> bool:
    """Compare CSRF tokens in constant time."""
    return hmac.compare_digest(csrf_token(cookie).encode(), said.encode())
