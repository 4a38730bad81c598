"""Tokens, used instead of accounts: each browser has a secret cookie, and gets a seat by a link with a secret token.

The database stores only hashes of tokens. A seat's link works once: it shows a page, and a button on that page gives
the seat to the browser. After that, the link leads the same browser back to the table, and others can only ask for the
seat (see `seating`). A program that merely fetches the link, such as a chat preview, takes nothing.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode

from tablee.table.world import World

TOKEN_BYTES = 16
TOKEN_LENGTH = 22  # how many characters a token has in base64, without padding
LINK_ID = 12  # how many characters of a token's hash name its link
COOKIE = "tablee"
COOKIE_SECONDS = 400 * 86400


def new_token(world: World) -> str:
    """Return a new 128-bit secret that can be part of a URL or a cookie."""
    return urlsafe_b64encode(world.token(TOKEN_BYTES)).rstrip(b"=").decode()


def hashed(token: str) -> str:
    """Return the hash of a token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def link_id(hash_: str | None) -> str:
    """Return a name for the link of a seat, by which its host's page finds it again; it tells nothing of the token."""
    return (hash_ or "")[:LINK_ID]


def is_token(said: str | None) -> bool:
    """Tell whether a string has the form of our tokens."""
    return said is not None and len(said) == TOKEN_LENGTH and said.isascii()


def csrf_token(cookie: str) -> str:
    """Return the CSRF token that a page must send with every POST; it is computed from the secret cookie."""
    return hmac.digest(cookie.encode(), b"csrf", "sha256").hex()


def csrf_is_right(cookie: str, said: str) -> bool:
    """Tell whether a CSRF token belongs to a cookie; the comparison takes constant time."""
    return hmac.compare_digest(csrf_token(cookie).encode(), said.encode())
