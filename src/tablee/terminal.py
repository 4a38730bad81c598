"""A game in the terminal: the board, numbered choices, undo, bots in the other seats."""

import secrets

from rich.console import Console

from tablee.core.contract import NOBODY
from tablee.core.errors import NothingToUndo, TableeError
from tablee.core.match import Match
from tablee.core.sources import Committed
from tablee.search.bots import Bot, bot

HELP = "Type the number of a choice, or the words themselves; u takes back, b shows the board, q quits."


class Quit(Exception):
    """The person at the keyboard leaves."""


def play_in_terminal(match: Match, words: list[str], out: Console) -> None:
    """Play to the end; `words` says who sits in each seat: `me`, or the name of a bot."""
    bots: dict[int, Bot] = {seat: bot(word, secrets.randbits(32)) for seat, word in enumerate(words) if word != "me"}
    if match.commitment:
        out.print(f"Dice are fixed in advance; commitment {match.commitment}", highlight=False)
    if bots:
        out.print("Bots are warming up; the first time this takes a minute …")
    out.print(HELP)
    told = 0
    while not match.position.is_over:
        match.settle()
        actor = match.position.to_act
        if actor == NOBODY:
            break
        if actor in bots:
            match.play(actor, bots[actor].choose(match.position.seen_by(actor), actor, match.repeated(actor)))
        else:
            told = tell(match, min(told, match.ply), actor, out)
            ask(match, actor, out)
    tell(match, min(told, match.ply), NOBODY, out)
    show_result(match, out)


def tell(match: Match, since: int, viewer: int, out: Console) -> int:
    """Print what happened since a ply, as far as a seat may know; return the ply reached."""
    for ply in range(since, match.ply):
        if said := match.game.told(match.before(ply), match.moves[ply].action, viewer):
            out.print(f"  {said}", style="dim", highlight=False, markup=False)
    return match.ply


def show_board(match: Match, seat: int, out: Console) -> None:
    """Print the board as a seat sees it."""
    if match.game.text_board:
        out.print()
        board = match.game.text_board(match.position.seen_by(seat), seat)
        out.print(board, markup=False, highlight=False, soft_wrap=True)


def show_prompt(match: Match, seat: int, out: Console) -> None:
    """Print what is asked, or how the game has ended."""
    out.print()
    if match.game.words:
        asked = match.game.words.prompt(match.position.seen_by(seat), seat)
        out.print(asked(match.game.say()), style="bold", highlight=False, markup=False)


def choice(match: Match, action: int) -> str:
    """Return a choice's written form and, where the game has words, what it does."""
    form = match.position.write(action)
    if match.game.words is None:
        return form
    meaning = match.game.words.label(match.position.seen_by(match.position.to_act), action)(match.game.say())
    return f"{form:<26} {meaning}"


def ask(match: Match, seat: int, out: Console) -> None:
    """Ask one seat for one decision and carry it out."""
    show_board(match, seat, out)
    show_prompt(match, seat, out)
    actions = match.position.legal()
    for number, action in enumerate(actions, 1):
        out.print(f"  {number:>3}  {choice(match, action)}", highlight=False, markup=False, soft_wrap=True)
    while True:
        try:
            said = out.input(f"seat {seat} > ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        try:
            command = said.lower()
            if command in ("q", "quit"):
                raise Quit
            if command in ("u", "undo"):
                match.undo(seat)
                out.print("Taken back.")
                return
            if command in ("b", "board"):
                show_board(match, seat, out)
            elif command in ("", "h", "help", "?"):
                out.print(HELP)
            elif said.isdecimal():
                if not 1 <= int(said) <= len(actions):
                    raise TableeError(f"There is no choice {said}; they go from 1 to {len(actions)}.")
                match.play(seat, actions[int(said) - 1])
                return
            else:
                match.play(seat, match.position.read(seat, said))
                return
        except NothingToUndo as error:
            out.print(str(error))
        except TableeError as error:
            out.print(str(error), style="red", highlight=False, markup=False, soft_wrap=True)


def show_result(match: Match, out: Console) -> None:
    """Print the final board, the points and the places."""
    show_board(match, NOBODY, out)
    show_prompt(match, NOBODY, out)
    if match.commitment and isinstance(match.source, Committed):
        out.print(f"The secret behind the dice was {match.source.secret.hex()}", highlight=False)
    order = sorted(range(match.seats), key=lambda seat: match.position.ranks()[seat])
    for seat in order:
        out.print(f"  {match.position.ranks()[seat]}. seat {seat}: {match.position.scores()[seat]} points")
