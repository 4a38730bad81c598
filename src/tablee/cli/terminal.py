"""Interactive play in the terminal: a text board, numbered choices, undo, bots in the other seats."""

import random
import secrets

from rich.console import Console

from tablee.core.contract import NOBODY
from tablee.core.errors import NothingToUndo, TableeError
from tablee.core.log import steps, turns
from tablee.core.match import Match
from tablee.core.names import named
from tablee.core.sources import Committed
from tablee.search.bots import Bot, bot
from tablee.search.interjecting import interjection

HELP = "Type the number or the written form of a choice. u: undo, b: board, h: help, q: quit."
TOKEN_HELP = "token: list what can be placed at any time, in turn or out of turn."

Offer = tuple[int, int]  # a seat, and an action that it may take at any time


class Quit(Exception):
    """The user quit the game."""


def play_in_terminal(
    match: Match, words: list[str], out: Console, *, hold: bool = False, seed: int | None = None
) -> None:
    """Play a match to the end. `words` holds the player in each seat: `me` or the name of a bot.

    With `hold`, the game stops before important actions of bots (`Game.holds`), so that people can act out of turn.
    `seed` makes the choices of the bots repeatable.
    Raises `Quit` if the user leaves early; the match then holds the moves so far.
    """
    luck = random.Random(seed if seed is not None else secrets.randbits(64))
    bots: dict[int, Bot] = {seat: bot(word, luck.getrandbits(32)) for seat, word in enumerate(words) if word != "me"}
    if match.commitment:
        out.print(f"The dice are fixed in advance. Commitment: {match.commitment}", highlight=False)
    if bots:
        out.print("Loading the bots. The first run compiles them, which takes a minute …")
    people = people_of(words)
    hold = hold and (len(people) == 1 or not match.game.hides)  # several people with hidden hands cannot share a prompt
    show_help(match, out)
    shown = 0  # the number of plies that were reported to the user
    while not match.position.is_over:
        match.settle()
        actor = match.position.to_act
        if actor == NOBODY:
            break
        if actor in bots:
            action = bots[actor].choose(match.position.seen_by(actor), actor, match.repeated(actor))
            if hold and match.game.holds(match.position, action) and offers(match, people):
                shown = tell(match, min(shown, match.ply), people[0] if len(people) == 1 else NOBODY, out)
                if hold_back(match, people, out):
                    continue  # the bot chooses again in the new position
            take(match, actor, action, words)
        else:
            shown = tell(match, min(shown, match.ply), actor, out)
            ask(match, actor, words, out)
    tell(match, min(shown, match.ply), NOBODY, out)
    show_result(match, out)


def take(match: Match, seat: int, action: int, words: list[str]) -> bool:
    """Let bots act out of turn, then play an action. Return False if the bots have made that action impossible."""
    if action in match.position.legal() and seat == match.position.to_act and match.game.holds(match.position, action):
        for other, word in enumerate(words):
            found = None if other == seat else interjection(match.position.seen_by(other), other, word)
            if found is not None:
                match.play(other, found)
        if action not in match.position.legal():
            return False
    match.play(seat, action)
    return True


def show_help(match: Match, out: Console) -> None:
    """Print what can be typed."""
    out.print(f"{HELP} {TOKEN_HELP}" if match.game.interrupts else HELP)


def people_of(words: list[str]) -> list[int]:
    """Return the seats of people at the keyboard."""
    return [seat for seat, word in enumerate(words) if word == "me"]


def tell(match: Match, since: int, viewer: int, out: Console) -> int:
    """Print the moves since a ply, except what is hidden from `viewer`; return the current ply."""
    for line in told(match, since, viewer):
        out.print(f"  {line}", style="dim", highlight=False, markup=False)
    return match.ply


def told(match: Match, since: int, viewer: int) -> list[str]:
    """Return what happened since a ply, with the colours of the seats as their names. A new turn has a heading."""
    say = match.game.say()
    names = [say("seat-name", seat=seat) for seat in range(match.seats)]
    made = []
    for turn in turns(steps(match, viewer, since), viewer):
        if turn.seat != NOBODY:
            made.append(f"--- {names[turn.seat]}")
        made += [named(line.text(say), names) for line in turn.lines]
    return made


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


def choice(match: Match, seat: int, action: int) -> str:
    """Return the written form of an action and a description of what it does."""
    form = match.position.write(action)
    meaning = match.game.words.label(match.position.seen_by(seat), action)(match.game.say())
    return f"{form:<26} {meaning}"


def offers(match: Match, people: list[int]) -> list[Offer]:
    """Return the actions that people at the keyboard may take now without having the turn."""
    return [(seat, action) for seat in people for action in match.position.interjections(seat)]


def interject(match: Match, people: list[int], out: Console) -> bool:
    """List the actions that people may take without having the turn; play the chosen one. Return whether one was."""
    found = offers(match, people)
    if not found:
        out.print("There is nothing to place now.")
        return False
    for number, (seat, action) in enumerate(found, 1):
        whose = f"seat {seat}: " if len(people) > 1 else ""
        line = f"  {number:>3}  {whose}{choice(match, seat, action)}"
        out.print(line, highlight=False, markup=False, soft_wrap=True)
    while text := typed("token (Enter: none) > ", out):
        if text.isdecimal() and 1 <= int(text) <= len(found):
            match.play(*found[int(text) - 1])
            return True
        form = " ".join(text.split())
        for seat, action in found:
            if match.position.write(action) == form:
                match.play(seat, action)
                return True
        out.print(f"{text!r} is not one of these.", style="red", highlight=False, markup=False, soft_wrap=True)
    return False


def hold_back(match: Match, people: list[int], out: Console) -> bool:
    """Stop before a bot's action, so that people can place tokens first. Return whether a token was placed."""
    holders = sorted({seat for seat, _ in offers(match, people)})
    show_board(match, holders[0] if len(people) == 1 else NOBODY, out)
    show_prompt(match, holders[0] if len(people) == 1 else NOBODY, out)
    placed = False
    names = ", ".join(f"seat {seat}" for seat in holders)
    while offers(match, people):
        command = typed(f"{names}: token, or Enter to let it go > ", out).lower()
        if command in ("q", "quit"):
            raise Quit
        if not command:
            break
        if command in ("t", "token"):
            placed = interject(match, people, out) or placed
        else:
            out.print("Type token to place one, or press Enter to let it go.")
    return placed


def typed(prompt: str, out: Console) -> str:
    """Return what the user types."""
    try:
        return out.input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None


def ask(match: Match, seat: int, words: list[str], out: Console) -> None:
    """Ask a seat for its decision and play it, or undo. Invalid input is explained and asked for again."""
    show_board(match, seat, out)
    show_prompt(match, seat, out)
    actions = match.position.legal()
    for number, action in enumerate(actions, 1):
        out.print(f"  {number:>3}  {choice(match, seat, action)}", highlight=False, markup=False, soft_wrap=True)
    while True:
        text = typed(f"seat {seat} > ", out)
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
                show_help(match, out)
            elif command in ("t", "token") and match.game.interrupts:
                people = [seat] if match.game.hides else people_of(words)
                if interject(match, people, out):
                    return
            elif text.isdecimal():
                if not 1 <= int(text) <= len(actions):
                    raise TableeError(f"There is no choice {text}. Choices are numbered from 1 to {len(actions)}.")
                return answered(match, seat, actions[int(text) - 1], words, out)
            else:
                return answered(match, seat, match.position.read(seat, text), words, out)
        except NothingToUndo as error:
            out.print(str(error))
        except TableeError as error:
            out.print(str(error), style="red", highlight=False, markup=False, soft_wrap=True)


def answered(match: Match, seat: int, action: int, words: list[str], out: Console) -> None:
    """Play the action that a person has chosen, or say that a bot acted first and made it impossible."""
    if not take(match, seat, action, words):
        out.print("Somebody was quicker. Look again before you choose.")


def show_result(match: Match, out: Console) -> None:
    """Print the final board, the secret from which the dice were drawn, and the ranking."""
    show_board(match, NOBODY, out)
    show_prompt(match, NOBODY, out)
    if match.commitment and isinstance(match.source, Committed):
        out.print(f"The secret behind the dice was {match.source.secret.hex()}", highlight=False)
    order = sorted(range(match.seats), key=lambda seat: match.position.ranks()[seat])
    for seat in order:
        out.print(f"  {match.position.ranks()[seat]}. seat {seat}: {match.position.scores()[seat]} points")
