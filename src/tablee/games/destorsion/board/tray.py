"""The tray: the dice, and buttons for choices that are not made on a track."""

from tablee.core.drawing.boxes import SIDE, button
from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.palette import HEAD, TEXT
from tablee.core.drawing.scene import text_at
from tablee.core.drawing.shapes import die
from tablee.core.position import Position
from tablee.games.destorsion.board import figures
from tablee.games.destorsion.board.layout import MARGIN, Sheet
from tablee.games.destorsion.board.spots import places_of_dice
from tablee.games.destorsion.box import Phase, Side

GAP = 12.0  # space between two buttons
USE_RULES = {  # the rules that explain a die, by its use
    "none": ("DT-020",),
    "dwarf": ("DT-030", "DT-034"),
    "master": ("DT-031", "DT-070"),
    "lost": ("DT-047",),
    "bonus-dwarf": ("DT-022", "DT-032"),
    "bonus-master": ("DT-022", "DT-032"),
    "bonus-lost": ("DT-023", "DT-047"),
}


def draw_tray(sheet: Sheet) -> None:
    """Draw the dice, then the buttons of this phase, or who has won."""
    state, say = sheet.position.frozen[1], sheet.say
    x, y = MARGIN + 26, sheet.layout.tray + 30
    for i, (value, use) in enumerate(uses_of_dice(sheet.position)):
        title = say("die-title", value=value, use=use)
        sheet.scene.piece(f"die-{i}", x, y, figures.used_die(value, use), title, rules=USE_RULES[use])
        x += 56
    x += 8
    match Phase(state.phase):
        case Phase.DICE_COUNT:
            for n in (2, 3):
                dice = [die(5, 20)] * n
                x = button(sheet.scene, f"roll-{n}", x, y, say("roll", count=n), dice, rules=("DT-015",)) + GAP
        case Phase.ASSIGN if state.n_dice == 3:
            _draw_sides(sheet, x, y)
        case Phase.ORDER:
            for effect in ("a", "b"):
                text = say("order", effect=effect)
                x = button(sheet.scene, f"order-{effect}", x, y, text, rules=("DT-079",)) + GAP
        case Phase.EFFECT_A | Phase.EFFECT_B:
            button(sheet.scene, "none", x, y, say("no-effect"), rules=("DT-077",))
        case Phase.GAME_END:
            won = say("won", seat=state.winner)
            sheet.scene.background(text_at(won, x, y, HEAD, anchor="start", font_weight="bold"))


def _draw_sides(sheet: Sheet, x: float, y: float) -> None:
    """DT-022, DT-023: draw the buttons for the third die, with letters small enough to fit.

    If the die can be wasted, one of the buttons says so.
    """
    dwarf = "lost" if sheet.position.frozen[1].stuck else "dwarf"
    texts = {side: sheet.say("third-die-to", side=to) for side, to in (("dwarf", dwarf), ("master", "master"))}
    room = sheet.layout.width - MARGIN / 2 - x - GAP - 4 * SIDE
    size = fitted("".join(texts.values()), room, TEXT)
    for side, text in texts.items():
        rules = ("DT-023",) if sheet.position.state.stuck else ("DT-022",)
        x = button(sheet.scene, f"side-{side}", x, y, text, size=size, rules=rules) + GAP


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
