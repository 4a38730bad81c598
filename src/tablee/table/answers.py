"""What is sent of a view: only what differs from the view that the page holds, and compressed.

Compression makes the size of a message depend on its content. If somebody could choose a part of a message that also
holds a secret, the size would tell whether that part resembles the secret. So a view contains no text that players
chose, and messages for different viewers are never compressed together.
"""

import gzip
import zlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from tablee.table.views import View

LEVEL = 5  # 6 takes a sixth longer and saves 1 to 2 % of the bytes
LEAST = 400  # bytes; shorter messages are not compressed
GZIP_HEADER = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # deflate, no name, no time, unknown system


def changes(view: View, base: View | None) -> dict[str, Any]:
    """Return what a page needs to turn the view `base` into `view`; without `base`, this is the whole view.

    `view` holds the fields that differ. Of the log, the first `keep` lines stay and the lines in `add` follow. Of the
    picture, `spots` and `pieces` hold those that differ, with null for those that are gone; `order` lists the spots if
    their order differs.
    """
    known = base.fields if base else {}
    fields = {name: msgspec.Raw(value) for name, value in view.fields.items() if known.get(name) != value}
    made: dict[str, Any] = {"version": view.version, "base": base.version if base else None, "view": fields}
    if base is None or view.log != base.log:
        made["log"] = _log_changes(view.log, base.log if base else [])
    if picture := picture_changes(view.picture, base.picture if base else {}):
        made["picture"] = picture
    return made


def _log_changes(now: list[bytes], before: list[bytes]) -> dict[str, Any]:
    keep = 0
    for line, known in zip(now, before, strict=False):
        if line != known:
            break
        keep += 1
    return {"keep": keep, "add": [msgspec.Raw(line) for line in now[keep:]]}


def picture_changes(now: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """Return what differs between two pictures, in parts; None stands for a part that is gone."""
    made: dict[str, Any] = {}
    for name, value in now.items():
        known = before.get(name)
        if value == known:
            continue
        if not isinstance(value, dict):
            made[name] = value
            continue
        known = known or {}
        made[name] = {key: part for key, part in value.items() if known.get(key) != part}
        made[name] |= {key: None for key in known if key not in value}
    if list(now["spots"]) != list(before.get("spots", ())):
        made["order"] = list(now["spots"])
    return made


def encoded(made: dict[str, Any]) -> bytes:
    """Return an answer as JSON."""
    return msgspec.json.encode(made)


def compressed(content: bytes, accepted: str) -> tuple[bytes, dict[str, str]]:
    """Return the body of a response and its headers, compressed if that helps and the browser accepts it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(content) < LEAST or not accepts_gzip(accepted):
        return content, headers
    return gzip.compress(content, LEVEL, mtime=0), headers | {"Content-Encoding": "gzip"}


def accepts_gzip(accepted: str) -> bool:
    """Tell whether an `Accept-Encoding` header allows gzip."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=16)
def block(content: bytes) -> bytes:
    """Return content as a part of a gzip stream that follows `GZIP_HEADER`.

    Each part is compressed by itself, so nothing refers to earlier parts of the stream. Many streams may send the same
    part, so the last ones are kept.
    """
    press = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return press.compress(content) + press.flush(zlib.Z_SYNC_FLUSH)
