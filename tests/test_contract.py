"""Every game keeps every promise of `tablee.testing`. A new game is checked without a change to this file."""


def test_kept(promise, game, case, quick):
    promise.keep(game, case, quick=quick)
