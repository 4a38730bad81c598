"""Who is who: one secret cookie per browser, and tokens in links that give a browser a seat. No account.

Only hashes are stored. A seat's token is used up by the browser that follows it all the way, cookie in hand, and then
leads only that browser to the table: a program that merely looks at the link (a chat's preview) does not take the seat
away from the person it was sent to. Whoever holds a seat keeps it until a new link to it is followed.
"""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 16
COOKIE = "tablee"
COOKIE_SECONDS = 400 * 86400


def new_token() -> str:
    """Return a new secret of 128 bits, fit for a URL or a cookie."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(said: str | None) -> bool:
    """Tell whether this can be a token of ours at all."""
    return said is not None and len(said) == len(secrets.token_urlsafe(TOKEN_BYTES)) and said.isascii()


def csrf_token(cookie: str) -> str:
    """Return what a page must send along to show that it is ours: only who knows the cookie can make it."""
    return hmac.digest(cookie.encode(), b"csrf", "sha256").hex()


def come_token(cookie: str, token: str) -> str:
    """Return what a browser that follows a link comes back with: only who has kept the cookie has the right one."""
    return hmac.digest(cookie.encode(), f"come {token}".encode(), "sha256").hex()


def csrf_is_right(cookie: str, said: str) -> bool:
    """Compare, in a time that tells nothing."""
    return hmac.compare_digest(csrf_token(cookie).encode(), said.encode())
