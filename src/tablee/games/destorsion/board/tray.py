"""The dice and the buttons, which are drawn in the head of the board of the player whose turn it is."""

from tablee.core.drawing.boxes import Rect, button_look
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, group, text_at
from tablee.core.drawing.shapes import die
from tablee.core.position import Position
from tablee.games.destorsion.board import figures
from tablee.games.destorsion.board.layout import Layout, Sheet, scaled
from tablee.games.destorsion.board.spots import places_of_dice
from tablee.games.destorsion.box import Phase, Side

USE_RULES = {  # the rules that explain a die, by its use
    "none": ("DT-020",),
    "first": ("DT-007",),
    "dwarf": ("DT-030", "DT-034"),
    "master": ("DT-031", "DT-070"),
    "lost": ("DT-047",),
    "bonus-dwarf": ("DT-022", "DT-032"),
    "bonus-master": ("DT-022", "DT-032"),
    "bonus-lost": ("DT-023", "DT-047"),
}
BETWEEN = 5.0  # space between two buttons


class Tray:
    """The place in a board's head where dice and buttons are put, from left to right."""

    def __init__(self, sheet: Sheet, d: int) -> None:
        self.sheet, self.d = sheet, d
        self.layout: Layout = sheet.layout
        sizes, head = self.layout.sizes, self.layout.boards[d].head
        if self.layout.narrow:
            self.x, self.y = head.x + 292, head.middle
        else:
            self.x, self.y = head.x + 10, (head.y + 50 + head.bottom) / 2
        self.high = sizes.button

    def die(self, name: str, value: int, use: str) -> None:
        """Add a die. Its piece is named after its owner, so that dice of a new turn appear, and roll, on a page."""
        sizes = self.layout.sizes
        lower = sizes.die * 0.16  # there must be room for a hat
        wide = sizes.pitch - 4
        reach = Rect(-wide / 2, -self.high / 2 - lower, wide, self.high)
        look = figures.used_die(value, "none" if use == "first" else use, sizes.die, reach)
        title = self.sheet.say("die-title", value=value, use=use, seat=self.d)
        x, y = self.x + sizes.pitch / 2, self.y + lower
        self.sheet.scene.piece(f"{name}-of-{self.d}", x, y, look, title, ref=name, rules=USE_RULES[use])
        self.x += sizes.pitch

    def button(self, ref: str, wide: float, title: str, rules: tuple[str, ...], *inside: Markup) -> None:
        """Add a button; its contents are centred."""
        at = Rect(self.x, self.y + self.layout.sizes.die * 0.1 - self.high / 2, wide, self.high)
        self.sheet.scene.spot(ref, button_look(at, group(*inside, at=at.centre)), title, rules=rules)
        self.x = at.right + BETWEEN

    def word(self, ref: str, text: str, title: str, rules: tuple[str, ...]) -> None:
        """Add a button with a word on it."""
        size = self.layout.sizes.text
        label = text_at(text, 0, 0, size, font_weight="bold")
        self.button(ref, max(text_width(text, size, bold=False) + size, self.high * 1.15), title, rules, label)


def draw_tray(sheet: Sheet) -> None:
    """Draw the dice beside the player who rolled them, then the buttons of this phase, or who has won."""
    state = sheet.position.frozen[1]
    phase = Phase(state.phase)
    if phase == Phase.FIRST_PLAYER:
        for d, value in enumerate(state.rolled[: sheet.position.seats]):
            if value:
                Tray(sheet, d).die(f"first-{d}", value, "first")
        return
    tray = Tray(sheet, state.active)
    for i, (value, use) in enumerate(uses_of_dice(sheet.position)):
        tray.die(f"die-{i}", value, use)
    match phase:
        case Phase.DICE_COUNT:
            _draw_counts(tray)
        case Phase.ASSIGN if state.n_dice == 3:
            _draw_sides(tray)
        case Phase.ORDER:
            step = sheet.position.frozen[0].effect_step
            for effect, sign in (("a", "−"), ("b", "±")):
                title = sheet.say("order-title", effect=effect, step=step)
                tray.word(f"order-{effect}", f"{sign}{step}", title, ("DT-079",))
        case Phase.EFFECT_A | Phase.EFFECT_B:
            tray.word("none", sheet.say("nobody"), sheet.say("no-effect-title"), ("DT-077",))
        case Phase.GAME_END:
            _draw_winner(sheet, state.winner)


def _draw_counts(tray: Tray) -> None:
    """DT-015: draw the buttons for two and for three dice."""
    size = tray.layout.sizes.die * 0.62
    for n in (2, 3):
        icons = [group(die(5, size), at=((i - (n - 1) / 2) * (size + 5), 0)) for i in range(n)]
        title = tray.sheet.say("roll-title", count=n)
        tray.button(f"roll-{n}", n * (size + 5) + 16, title, ("DT-015",), *icons)


def _draw_sides(tray: Tray) -> None:
    """DT-022, DT-023: draw the buttons for the third die. If it can be wasted, one of them says so."""
    stuck = tray.sheet.position.frozen[1].stuck
    size, wide = tray.high, tray.layout.sizes.pitch - 8
    for side, to in (("dwarf", "lost" if stuck else "dwarf"), ("master", "master")):
        plus = text_at("+", -size * 0.25, 0, size * 0.5, font_weight="bold")
        drop = 0.0 if to == "lost" else size * 0.26
        sign = group(scaled(size / 42, figures.sign(to)), at=(size * 0.2, drop))
        title = tray.sheet.say("side-title", side=to)
        rules = ("DT-023",) if stuck else ("DT-022",)
        tray.button(f"side-{side}", wide, title, rules, plus, sign)


def _draw_winner(sheet: Sheet, winner: int) -> None:
    """DT-100, DT-101, DT-115: draw a crown beside the winner's dice."""
    tray = Tray(sheet, winner)
    sizes = sheet.layout.sizes
    state = sheet.position.frozen[1]
    if state.active == winner:
        tray.x += sum(1 for value in state.dice if value) * sizes.pitch
    x, y = tray.x + sizes.die * 0.5, tray.y
    text = text_at(sheet.say("winner"), x + sizes.die * 0.57, y, sizes.name, anchor="start", font_weight="bold")
    sheet.scene.background(group(figures.crown(sizes.die / 40), at=(x, y)), text)


def uses_of_dice(position: Position) -> list[tuple[int, str]]:
    """DT-023, DT-047: return the dice rolled, each with its use: what it moves, or that it is lost."""
    state = position.frozen[1]
    dwarf = "lost" if state.stuck else "dwarf"
    dice = [value for value in state.dice if value]
    if not state.dwarf_die:
        return [(value, "none") for value in dice]
    uses = [f"bonus-{dwarf}" if state.bonus_to == Side.DWARF else "bonus-master"] * len(dice)
    first, second = places_of_dice(dice, state.dwarf_die, state.master_die)
    uses[first], uses[second] = dwarf, "master"
    return list(zip(dice, uses, strict=True))
