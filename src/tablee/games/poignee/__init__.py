"""Pour une poignée de meeples: sowing meeples along the Main Street of a Western town."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.poignee import actions, board, bot, box, rules, story, uses, words

GAME = Game(
    folder=Path(__file__).parent,
    title="Pour une poignée de meeples",
    seats=(2, 3, 4),
    # Version 2: if meeples are left after a whole lap, one goes on the showdown space that Madame left (PM-046). If
    # several end triggers come true, the one that came true first is the ending (PM-119, PM-120, PM-121).
    rules_version=2,
    components=box.COMPONENTS,
    actions=actions.ACTIONS,
    kernel=(rules, bot, uses),
    search=bot.SEARCH,
    board=board.BOARD,
    words=words.WORDS,
    story=story.STORY,
    parts=uses.PARTS,
)
