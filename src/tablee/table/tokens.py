"""Tokens, used instead of accounts: each browser has a secret cookie, and gets a seat by a link with a secret token.

The database stores only hashes of tokens. A seat's link works once: it redirects the browser, and the browser gets the
seat if it then sends its cookie. After that, the link only leads the same browser back to the table. A program that
merely fetches the link, such as a chat preview, keeps no cookies and so does not get the seat. A browser keeps its seat
until another browser follows a new link to it.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode

from tablee.table.world import World

TOKEN_BYTES = 16
TOKEN_LENGTH = 22  # how many characters a token has in base64, without padding
COOKIE = "tablee"
COOKIE_SECONDS = 400 * 86400


def new_token(world: World) -> str:
    """Return a new 128-bit secret that can be part of a URL or a cookie."""
    return urlsafe_b64encode(world.token(TOKEN_BYTES)).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """Return the hash of a token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(said: str | None) -> bool:
    """Tell whether a string has the form of our tokens."""
    return said is not None and len(said) == TOKEN_LENGTH and said.isascii()


def csrf_token(cookie: str) -> str:
    """Return the CSRF token that a page must send with every POST; it is computed from the secret cookie."""
    return hmac.digest(cookie.encode(), b"csrf", "sha256").hex()


def come_token(cookie: str, token: str) -> str:
    """Return the value by which a browser that follows a seat's link proves that it has kept its cookie."""
    return hmac.digest(cookie.encode(), f"come {token}".encode(), "sha256").hex()


def csrf_is_right(cookie: str, said: str) -> bool:
    """Tell whether a CSRF token belongs to a cookie; the comparison takes constant time."""
    return hmac.compare_digest(csrf_token(cookie).encode(), said.encode())
