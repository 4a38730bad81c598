"""Déstorsion: a dice race to leave the dungeon before its Master reaches the exit."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.destorsion import actions, board, bot, box, rules, story, uses, words

GAME = Game(
    folder=Path(__file__).parent,
    title="Déstorsion",
    seats=(2, 3, 4),
    rules_version=1,
    components=box.COMPONENTS,
    actions=actions.ACTIONS,
    kernel=(rules, bot, uses),
    search=bot.SEARCH,
    board=board.BOARD,
    words=words.WORDS,
    story=story.STORY,
    parts=uses.PARTS,
    tracks=("square",),
)
