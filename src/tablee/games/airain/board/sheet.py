"""Names of what the scenery defines and the board shows by `use`: landscapes, warriors, and what lies in the zones.

Every look that depends on it can be read without it, because a page loads the scenery after the board.
"""

from tablee.core.drawing.scene import Markup, el
from tablee.core.drawing.scenery import reference

WIDE_SHEET, NARROW_SHEET = "wide", "narrow"  # the names of the two drawings


def link(sheet: str, id_: str) -> str:
    """Return a link to what a drawing of the scenery defines."""
    return reference("airain", sheet, id_)


def show(sheet: str, id_: str, **look: object) -> Markup:
    """Return an element that shows what a drawing of the scenery defines."""
    return el("use", href=link(sheet, id_), **look)


def sky(faction: int) -> str:
    """Return the id of the sky over the provinces of a faction."""
    return f"sky{faction}"


def land(province: int) -> str:
    """Return the id of the landscape of a province."""
    return f"land{province}"


def warriors(card: int) -> str:
    """Return the id of the picture on a troop card."""
    return f"troop{card}"
