"""The rules of Les Guerres d'Airain, one file per chapter. `ledger.md` explains the rule ids.

turn        who acts, what is legal, the sequence of steps
recruiting  set-up, pile and row, recruiting
payment     which cards pay for a province
conquering  the payment step by step, and the conquest
wars        the window after a discard, declaring war
ending      the end of the game, points and places
hidden      hiding what a seat may not know, and re-dealing it
"""

from tablee.games.airain.rules.ending import rank, score
from tablee.games.airain.rules.hidden import deal, hide
from tablee.games.airain.rules.turn import apply, chance, legal, sample, setup, to_act

__all__ = ["apply", "chance", "deal", "hide", "legal", "rank", "sample", "score", "setup", "to_act"]
