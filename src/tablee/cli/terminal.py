"""Interactive play in the terminal: a text board, numbered choices, undo, bots in the other seats."""

import secrets

from rich.console import Console

from tablee.core.contract import NOBODY
from tablee.core.errors import NothingToUndo, TableeError
from tablee.core.match import Match
from tablee.core.sources import Committed
from tablee.search.bots import Bot, bot

HELP = "Type the number or the written form of a choice. u: undo, b: board, h: help, q: quit."


class Quit(Exception):
    """The user quit the game."""


def play_in_terminal(match: Match, words: list[str], out: Console) -> None:
    """Play a match to the end. `words` holds the player in each seat: `me` or the name of a bot.

    Raises `Quit` if the user leaves early; the match then holds the moves so far.
    """
    bots: dict[int, Bot] = {seat: bot(word, secrets.randbits(32)) for seat, word in enumerate(words) if word != "me"}
    if match.commitment:
        out.print(f"The dice are fixed in advance. Commitment: {match.commitment}", highlight=False)
    if bots:
        out.print("Loading the bots. The first run compiles them, which takes a minute …")
    out.print(HELP)
    shown = 0  # plies already reported to the user
    while not match.position.is_over:
        match.settle()
        actor = match.position.to_act
        if actor == NOBODY:
            break
        if actor in bots:
            match.play(actor, bots[actor].choose(match.position.seen_by(actor), actor, match.repeated(actor)))
        else:
            shown = tell(match, min(shown, match.ply), actor, out)
            ask(match, actor, out)
    tell(match, min(shown, match.ply), NOBODY, out)
    show_result(match, out)


def tell(match: Match, since: int, viewer: int, out: Console) -> int:
    """Print the moves since a ply, except what is hidden from `viewer`; return the current ply."""
    for ply in range(since, match.ply):
        if line := match.game.told(match.before(ply), match.moves[ply].action, viewer):
            out.print(f"  {line}", style="dim", highlight=False, markup=False)
    return match.ply


def show_board(match: Match, seat: int, out: Console) -> None:
    """Print the board as a seat sees it."""
    out.print()
    board = match.game.board.text(match.position.seen_by(seat), seat)
    out.print(board, markup=False, highlight=False, soft_wrap=True)


def show_prompt(match: Match, seat: int, out: Console) -> None:
    """Print the prompt for the current decision, or the outcome of a finished game."""
    out.print()
    prompt = match.game.words.prompt(match.position.seen_by(seat), seat)
    out.print(prompt(match.game.say()), style="bold", highlight=False, markup=False)


def choice(match: Match, action: int) -> str:
    """Return the written form of an action and a description of what it does."""
    form = match.position.write(action)
    meaning = match.game.words.label(match.position.seen_by(match.position.to_act), action)(match.game.say())
    return f"{form:<26} {meaning}"


def ask(match: Match, seat: int, out: Console) -> None:
    """Ask a seat for its decision and play it, or undo. Invalid input is explained and asked for again."""
    show_board(match, seat, out)
    show_prompt(match, seat, out)
    actions = match.position.legal()
    for number, action in enumerate(actions, 1):
        out.print(f"  {number:>3}  {choice(match, action)}", highlight=False, markup=False, soft_wrap=True)
    while True:
        try:
            text = out.input(f"seat {seat} > ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        try:
            command = text.lower()
            if command in ("q", "quit"):
                raise Quit
            if command in ("u", "undo"):
                match.undo(seat)
                out.print("Undone.")
                return
            if command in ("b", "board"):
                show_board(match, seat, out)
            elif command in ("", "h", "help", "?"):
                out.print(HELP)
            elif text.isdecimal():
                if not 1 <= int(text) <= len(actions):
                    raise TableeError(f"There is no choice {text}. Choices are numbered from 1 to {len(actions)}.")
                match.play(seat, actions[int(text) - 1])
                return
            else:
                match.play(seat, match.position.read(seat, text))
                return
        except NothingToUndo as error:
            out.print(str(error))
        except TableeError as error:
            out.print(str(error), style="red", highlight=False, markup=False, soft_wrap=True)


def show_result(match: Match, out: Console) -> None:
    """Print the final board, the secret behind the dice, and the ranking."""
    show_board(match, NOBODY, out)
    show_prompt(match, NOBODY, out)
    if match.commitment and isinstance(match.source, Committed):
        out.print(f"The secret behind the dice was {match.source.secret.hex()}", highlight=False)
    order = sorted(range(match.seats), key=lambda seat: match.position.ranks()[seat])
    for seat in order:
        out.print(f"  {match.position.ranks()[seat]}. seat {seat}: {match.position.scores()[seat]} points")
