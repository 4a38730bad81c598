"""Rules with one mistake each, for tests of what their author is told. Compiled by the binder as a game's would be."""


def misspelt(box, state):
    return state.activ


def a_file(box, state):
    return open("rules")


def undefined(box, state):
    return nosuchname + 1  # noqa: F821
