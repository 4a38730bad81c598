"""Every game found keeps every promise of `tablee.testing`: a new game is held to all of them without an edit here."""


def test_kept(promise, game, case, quick):
    promise.keep(game, case, quick=quick)
