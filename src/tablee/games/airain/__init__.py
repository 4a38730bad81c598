"""Les Guerres d'Airain: players recruit troops, conquer provinces, and use cards that others discard."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.airain import actions, board, bot, box, rules, story, uses, words

GAME = Game(
    folder=Path(__file__).parent,
    title="Les Guerres d'Airain",
    seats=(2, 3, 4, 5),
    # Version 2 changes games with rowRefill = endOfRecruit and heroWarTiming = immediate: if a hero is discarded after
    # the last draw, the row is topped up before this hero (which nobody can take) goes to the discard pile.
    rules_version=2,
    components=box.COMPONENTS,
    actions=actions.ACTIONS,
    kernel=(rules, bot, uses),
    search=bot.SEARCH,
    board=board.BOARD,
    words=words.WORDS,
    story=story.STORY,
    parts=uses.PARTS,
    reveals=actions.reveals,
)
