"""Rules with one mistake each, to test the error messages. The binder compiles them like the rules of a game."""


def misspelt(box, state):
    return state.activ


def a_file(box, state):
    return open("rules")


def undefined(box, state):
    return nosuchname + 1  # noqa: F821
