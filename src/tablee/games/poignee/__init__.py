"""Pour une poignée de meeples: sowing meeples along the Main Street of a Western town."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.poignee import actions, board, bot, box, rules, text_board, words

GAME = Game(
    name="poignee",
    title="Pour une poignée de meeples",
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
    ply_limit=20_000,
    names={
        "phase": box.Phase,
        "ending": box.Ending,
        "side": box.Side,
        "space": box.Meeple,
        "graveyard": box.Meeple,
        "boxed": box.Meeple,
        "origin": box.Location,
        "direction": box.Direction,
        "last": box.Space,
    },
    board=board,
    words=words,
    text_board=text_board.text_board,
    check_options=box.check_options,
)
