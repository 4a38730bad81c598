"""The rules of Les Guerres d'Airain, one file per chapter. Ids are those of docs/rules/airain.md.

turn        the contract: who acts, what is legal, what follows what
recruiting  set-up, pile and row, recruiting
payment     which cards pay a province: the exact test
conquering  the payment step by step, and the conquest
wars        the window after a discard, declaring war
ending      the end of the game, points and places
hidden      what a seat may not know, and guessing it
"""

from tablee.games.airain.rules.ending import rank, score
from tablee.games.airain.rules.hidden import deal, hide
from tablee.games.airain.rules.turn import apply, chance, legal, sample, setup, to_act

__all__ = ["apply", "chance", "deal", "hide", "legal", "rank", "sample", "score", "setup", "to_act"]
