"""Meeple War: cities, tracks and armies on a map that grows as it is explored."""

from pathlib import Path

from tablee.core.game import Game
from tablee.games.meeple_war import actions, board, bot, box, rules, story, uses, words
from tablee.games.meeple_war.facts import advice, holds

GAME = Game(
    folder=Path(__file__).parent,
    title="Meeple War",
    seats=(2, 3, 4),
    rules_version=2,  # version 2: a sixth point also ends the game between two combats of a Scare
    components=box.COMPONENTS,
    actions=actions.ACTIONS,
    kernel=(rules, bot, uses),
    search=bot.SEARCH,
    board=board.BOARD,
    words=words.WORDS,
    story=story.STORY,
    parts=uses.PARTS,
    ply_limit=200_000,
    simulation_options={"stalemate_rounds": 12},  # without this limit, a random game may take 400 rounds
    default_answer=advice.default_answer,
    holds=holds.is_moment,
)
