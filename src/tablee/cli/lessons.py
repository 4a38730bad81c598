"""The command for authors of lessons: `lessons` lists them, plays one, and finds positions for a rule."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.common import WORKSHOP, GameName, app, clear_failure, out, write_file
from tablee.core import discovery, record
from tablee.core.coaching import opened, solution, take
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.lessons import Lesson, lessons
from tablee.core.log import lines, steps
from tablee.core.match import Match
from tablee.core.names import named

FOUND = 5  # places shown for a rule
GAMES = 40  # random games searched for a rule
COLOURS = ("Red", "Blue", "Green", "Yellow", "Violet")


@app.command(name="lessons", rich_help_panel=WORKSHOP)
def lessons_command(
    name: GameName,
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="Id of a lesson to show and play.")] = "",
    play: Annotated[str, typer.Option(help="Decisions to play instead of the solution, separated by ';'.")] = "",
    find: Annotated[str, typer.Option(metavar="RULE", help="Find moments in random games where a rule acts.")] = "",
    save: Annotated[Path | None, typer.Option(help="Where to save the first game found, up to that moment.")] = None,
) -> None:
    """List a game's lessons and the rules that none is about, or play one lesson and say what happened."""
    with clear_failure():
        game = discovery.game(name)
        if find:
            _find(game, find, save)
        elif lesson:
            _show(game, lessons(game)[lesson], [form.strip() for form in play.split(";") if form.strip()])
        else:
            _list(game)


def _list(game: Game) -> None:
    from tablee.testing.lessons import concerning_players, uncovered

    found = lessons(game)
    for chapter, listed in found.chapters.items():
        print(chapter)
        for one in listed:
            print(f"  {one.id:<28} {one.moves} moves  {' '.join(one.rules):<24} {one.title['en']}")
    if found.guide:
        print("guided first game")
        for step in found.guide.steps:
            print(f"  {step.id:<28} {' '.join(step.rules)}")
    missing = uncovered(game)
    print(f"rules not covered: {len(missing)} of {len(concerning_players(game))}")
    print(" ".join(missing))


def _show(game: Game, lesson: Lesson, play: list[str]) -> None:
    """Print a lesson, then what happens and how it is judged after each decision."""
    from tablee.testing.lessons import random_tries, rules_run, shares_for

    shares = shares_for(lesson)
    match = opened(game, lesson)
    print(f"{lesson.id}: {lesson.task['en']}")
    print(game.board.text(match.position.seen_by(lesson.seat), lesson.seat))
    forms = play or solution(game, lesson, shares) or []
    for form in forms:
        _print_choices(match, lesson)
        before = match.ply
        action = match.position.read(lesson.seat, form)
        if action not in match.position.allowed(lesson.seat):
            raise TableeError(f"{form!r} is not possible now.")
        verdict = take(lesson, match, action, shares)
        print(f"> {form}")
        for step in steps(match, lesson.seat, before):
            for line in lines(step, lesson.seat):
                event = line.event
                told = {key: value for key, value in event.to_json().items() if value not in ("", -2, 0, [], False)}
                print(f"    {named(line.text(game.say()), COLOURS)}   {told | dict(event.details)}")
        print(f"  {verdict.state}: {(verdict.said or {}).get('en', '')}")
        print(f"  rules that ran: {' '.join(sorted(rules_run(match, before)))}")
        if verdict.state != "open":
            break
    print(f"random play solves it in {random_tries(game, lesson):.0%} of all tries")


def _print_choices(match: Match, lesson: Lesson) -> None:
    print(f"  choices: {', '.join(match.game.forms[a] for a in match.position.allowed(lesson.seat))}")


def _find(game: Game, rule: str, save: Path | None) -> None:
    """Print moments of random games in which a function runs that implements a rule."""
    from tablee.testing.lessons import Tracing
    from tablee.testing.walks import random_match

    found = 0
    for seed in range(GAMES):
        seats = game.seats[seed % len(game.seats)]
        tracing = Tracing(game)
        walk = random_match(game, seats, seed)
        match = next(walk)
        while True:
            tracing.ran = set()
            with tracing:
                if next(walk, None) is None:
                    break
            if rule in tracing.ran:
                move = match.moves[-1]
                print(
                    f"{seats} seats, seed {seed}, ply {match.ply - 1}: seat {move.seat} plays {game.forms[move.action]}"
                )
                if save and not found:
                    match.truncate(match.ply - 1)
                    write_file(save, record.write(match))
                found += 1
                break
        if found >= FOUND:
            return
    if not found:
        out.print(f"No function of {rule} ran in {GAMES} random games.")
