"""Meeple War: cities, tracks and armies on a map that grows as it is explored."""

from collections.abc import Mapping
from pathlib import Path

from tablee.core.game import Game
from tablee.games.meeple_war import actions, board, bot, box, rules, text_board, words


def check_options(options: Mapping[str, str | int], seats: int) -> str:
    """Refuse a first player who does not sit at the table."""
    chosen = str(options["first_player"])
    if chosen != "random" and int(chosen.removeprefix("seat-")) >= seats:
        return f"There is no {chosen} at a table of {seats}: first_player is random or one of the seats."
    return ""


GAME = Game(
    name="meeple_war",
    title="Meeple War",
    seats=(2, 3, 4),
    rules_version=box.RULES_VERSION,
    folder=Path(__file__).parent,
    box_dtype=box.BOX,
    state_dtype=box.STATE,
    fill_box=box.fill_box,
    kernel=(rules, bot),
    n_actions=actions.N_ACTIONS,
    written=actions.written,
    max_choices=actions.MAX_CHOICES,
    n_features=bot.N_FEATURES,
    ply_limit=200_000,
    names={"phase": box.Phase, "stage": box.Stage, "ending": box.Ending},
    board=board,
    words=words,
    text_board=text_board.text_board,
    check_options=check_options,
)
