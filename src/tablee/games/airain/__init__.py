"""Les Guerres d'Airain: recruit troops, conquer provinces, and pounce on what others discard."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.airain import actions, board, bot, box, rules, words

GAME = Game(
    folder=Path(__file__).parent,
    title="Les Guerres d'Airain",
    seats=(2, 3, 4, 5),
    # 2: rowRefill = endOfRecruit with heroWarTiming = immediate: after the last draw the row is topped up before a hero
    # that nobody can take reaches the discard pile.
    rules_version=2,
    components=box.COMPONENTS,
    actions=actions.ACTIONS,
    kernel=(rules, bot),
    search=bot.SEARCH,
    board=board.BOARD,
    words=words.WORDS,
    reveals=actions.reveals,
)
