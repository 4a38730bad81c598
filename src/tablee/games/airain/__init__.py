"""Les Guerres d'Airain: recruit troops, conquer provinces, and pounce on what others discard."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.airain import actions, board, bot, box, rules, text_board, words

GAME = Game(
    name="airain",
    title="Les Guerres d'Airain",
    seats=(2, 3, 4, 5),
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
    names={"phase": box.Phase, "then": box.Then, "ending": box.Ending},
    board=board,
    words=words,
    text_board=text_board.text_board,
    reveals=actions.reveals,
)
