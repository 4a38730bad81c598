"""The texts of Meeple War: labels of choices, what is told, prompts, refusals. Nothing in this game is hidden."""

from tablee.core.faces import Words
from tablee.games.meeple_war.facts.advice import is_ruinous
from tablee.games.meeple_war.words.choices import label
from tablee.games.meeple_war.words.more import idle, more
from tablee.games.meeple_war.words.prompts import prompt, sources, tie_breaks
from tablee.games.meeple_war.words.refusals import out_of_turn, why
from tablee.games.meeple_war.words.stakes import stakes
from tablee.games.meeple_war.words.story import brief, tell

WORDS = Words(
    label,
    prompt,
    why,
    tell,
    brief,
    out_of_turn=out_of_turn,
    stakes=stakes,
    more=more,
    idle=idle,
    ruinous=is_ruinous,
    sources=sources,
    tie_breaks=tie_breaks,
)
