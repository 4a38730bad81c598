"""Dice Race: run to the end of the track; two dice are faster, but doubles make you stumble."""

from pathlib import Path

from tablee.core.game import Game

from . import actions, board, bot, box, rules, story, words

GAME = Game(
    folder=Path(__file__).parent,
    title="Dice Race",
    seats=(2, 3, 4),
    rules_version=1,
    components=box.COMPONENTS,
    actions=actions.ACTIONS,
    kernel=(rules, bot),
    search=bot.SEARCH,
    board=board.BOARD,
    words=words.WORDS,
    story=story.STORY,
)
