"""Promises about texts: written forms, messages in every language, handbooks, results, the board in a terminal."""

import random
import re
import tomllib
from pathlib import Path
from typing import Any

from tablee.core import handbook
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.texts import COMMON, LANGUAGES, Say, message_ids
from tablee.core.variants import named
from tablee.testing.ledger import rules
from tablee.testing.promise import Broken, hold, promise
from tablee.testing.sources import is_test
from tablee.testing.walks import Options, every_language, option_settings, random_match, seats_for

TRIED = 12  # illegal actions tried per position
TRIED_PER_LANGUAGE = 3

MISSPACED = re.compile("(?<![\u202f!?])[;!?]|(?<!\u00a0):(?=\\s|$)|«(?!\u00a0)|(?<!\u00a0)»")  # in French
NOT_TEXT = re.compile(r"^#.*|^:::.*|^[a-z][\w-]* =|^- \S+ \d+ \||`[^`]*`|\]\([^)]*\)|<[^>]*>")  # in .ftl and .md files
EXEMPT_SHARE = 0.1  # the largest share of the rules that the handbook may leave out


# --- written forms ---------------------------------------------------------------------------------------------


@promise(plies=400)
def written_forms_read_back(game: Game, plies: int) -> None:
    """The written form of every action that a seat may take is read as the same action."""
    for match in random_match(game, game.seats[-1], 13, plies=plies):
        position = match.position
        for action in position.legal():
            _reads_back(game, position, position.to_act, action)
        for seat in range(position.seats):
            for action in position.interjections(seat):
                _reads_back(game, position, seat, action)


def _reads_back(game: Game, position: Position, seat: int, action: int) -> None:
    form = position.write(action)
    hold(form == " ".join(form.split()), game, f"the written form {form!r} has superfluous spaces")
    hold(position.read(seat, form) == action, game, f"the written form {form!r} is read as another action")


@promise()
def forms_are_shared_by_seats_only(game: Game) -> None:
    """Actions have the same written form only if they are the same out-of-turn action of different seats."""
    for form, actions in game.actions_by_form.items():
        kinds = {game.actions.block_of(action).name for action in actions}
        hold(
            len(kinds) == 1 and len(actions) <= max(game.seats),
            game,
            f"{len(actions)} actions have the written form {form!r}",
        )


# --- sentences -------------------------------------------------------------------------------------------------


def speaker(game: Game, language: str) -> Say:
    """Return the game's `say`, wrapped to raise `Broken` if a message or one of its arguments is missing."""
    say = game.say(language)

    def said(id_: str, **args: Any) -> str:
        try:
            return say(id_, **args)
        except LookupError as error:
            reason = str(error.args[0]) if error.args else id_
            problem = reason if " " in reason else f"there is no message {id_!r}"
            raise Broken(game.name, f"texts/{language}.ftl: {problem}") from error

    return said


@promise(plies=150)
def refusals_are_sentences(game: Game, plies: int) -> None:
    """An illegal action changes nothing. The refusal names the action and says which actions are possible."""
    dice = random.Random(29)
    for match in random_match(game, game.seats[-1], 29, plies=plies):
        position = match.position
        if position.to_act in (CHANCE, NOBODY):
            continue
        held, open_to = bytes(position), set(position.allowed(position.to_act))
        for action in dice.sample(range(game.n_actions), min(TRIED, game.n_actions)):
            if action in open_to:
                continue
            form = position.write(action)
            try:
                position.play(position.to_act, action)
            except LookupError as error:
                raise Broken(game.name, f"the refusal of {form!r} cannot be said in English: {error}") from error
            except TableeError as refusal:
                said = str(refusal)
                hold(form in said and "Possible:" in said, game, f"the refusal of {form!r} says only {said!r}")
            else:
                raise Broken(game.name, f"{form!r} is not legal, but it is not refused")
            hold(bytes(position) == held, game, f"refusing {form!r} changes the position")


@promise(every_language, plies=400)
def everything_can_be_said(game: Game, language: str, plies: int) -> None:
    """There are texts for the title, options, prompts, stakes, labels and refusals in every language."""
    say = speaker(game, language)
    dice = random.Random(53)
    for id_ in ("title", "pitch"):
        hold(say(id_), game, f"texts/{language}.ftl has no {id_}")
    for option in game.options.values():
        hold(say(f"option-{option.name}"), game, f"option {option.name} has no name")
        for value in option.values:
            hold(say(f"option-{option.name}-{value}"), game, f"value {value} of option {option.name} has no name")
    for match in random_match(game, game.seats[-1], 53, plies=plies):
        position, actor = match.position, match.position.to_act
        for viewer in (0, NOBODY):
            hold(game.words.prompt(position.seen_by(viewer), viewer)(say), game, "`prompt` gives an empty text")
            stakes = game.words.stakes(position.seen_by(viewer), viewer)
            hold(stakes is None or stakes(say), game, "`stakes` gives an empty text")
        actions = position.legal()
        if actor in (CHANCE, NOBODY):
            continue
        seen = position.seen_by(actor)
        for action in actions:
            hold(game.words.label(seen, action)(say), game, f"the label of {seen.write(action)!r} is empty")
            more = game.words.more(seen, action)
            hold(more is None or more(say), game, f"`more` gives an empty text for {seen.write(action)!r}")
        for action in dice.sample(range(game.n_actions), min(TRIED_PER_LANGUAGE, game.n_actions)):
            if action not in actions:
                reason = game.words.why(seen, actor, action)(say)
                hold(reason, game, f"`why` gives no reason why {seen.write(action)!r} is not legal")


@promise(plies=300)
def choices_read_differently(game: Game, plies: int) -> None:
    """Choices in a decision have different labels, unless the resulting positions look the same to a spectator."""
    say = game.say("en")
    for match in random_match(game, game.seats[-1], 57, plies=plies):
        if match.position.to_act in (CHANCE, NOBODY):
            continue
        said: dict[str, tuple[bytes, int]] = {}
        for action in match.position.legal():
            text = game.words.label(match.position, action)(say)
            after = match.position.copy()
            after.play(after.to_act, action)
            key = bytes(after.seen_by(NOBODY))
            first = said.setdefault(text, (key, action))
            forms = game.forms[first[1]], game.forms[action]
            hold(first[0] == key, game, f"{forms[0]!r} and {forms[1]!r} both have the label {text!r}")


def _texts(game: Game) -> dict[str, Path]:
    files = {language: game.folder / "texts" / f"{language}.ftl" for language in LANGUAGES}
    for path in files.values():
        hold(path.exists(), game, f"there is no texts/{path.name}: a game has texts in {', '.join(LANGUAGES)}")
    return files


@promise()
def languages_have_the_same_messages(game: Game) -> None:
    """The texts define the same messages in every language."""
    files = _texts(game)
    english = message_ids(files["en"])
    hold(english, game, "texts/en.ftl defines no message")
    for path in files.values():
        odd = sorted(message_ids(path) ^ english)
        hold(not odd, game, f"only one of texts/{path.name} and texts/en.ftl has {', '.join(odd)}")


@promise()
def no_message_is_unused(game: Game) -> None:
    """Every message is used in the game's code or in another message.

    The code may refer to `log-X` and `brief-X` as `X`, the kind of an event.
    """
    files = _texts(game)
    code = [p for p in sorted(game.folder.rglob("*.py")) if not is_test(p, game.folder)]
    source = "".join(path.read_text(encoding="utf-8") for path in code)
    source += "".join(path.read_text(encoding="utf-8") for path in (files["en"], COMMON / "en.ftl"))
    labels = {"box-item", *(limits.label for limits in game.bounds)}  # for the form of house rules
    labels |= {f"variant-{name}" for name in named(game)}
    for id_ in sorted(message_ids(files["en"]) - {"title", "pitch"} - labels):
        stem = re.sub(r"^(log|brief)-", "", id_)
        used = f'"{id_}"' in source or f'"{stem}"' in source or f"{{ {id_} }}" in source or id_.startswith("option-")
        hold(used, game, f"nothing uses the message {id_!r} of texts/en.ftl")


@promise()
def french_is_spaced(game: Game) -> None:
    """French texts have a narrow no-break space before ; ! and ?, and a no-break space before : and inside « »."""
    for place in ("texts/fr.ftl", "handbook/fr.md"):
        path = game.folder / place
        hold(path.exists(), game, f"there is no {place}")
        problem = misspaced(path)
        hold(not problem, game, f"{place}, {problem}: no-break spaces are missing, U+202F before ;!? and U+00A0 at :«»")


def misspaced(path: Path) -> str:
    """Return the number and text of the first line of a French file whose punctuation is not spaced well, or ""."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        shown = re.sub(r"\{[^{}]*\}", "x", NOT_TEXT.sub("", line.strip().replace('{"\u202f"}', "\u202f")))
        if found := MISSPACED.search(shown):
            return f"line {number} at {shown[max(0, found.start() - 12) : found.end()]!r}"
    return ""


@promise()
def the_handbook_is_in_every_language(game: Game) -> None:
    """The handbook has the same chapters in every language, and names only phases that exist."""
    chapters: dict[str, list[tuple[str, str]]] = {}
    for language in LANGUAGES:
        path = game.folder / "handbook" / f"{language}.md"
        hold(path.exists(), game, f"there is no handbook/{language}.md: write the rules for players, in chapters")
        heading = re.compile(r"^## .+? \{#([a-z-]+)(?: phases=([a-z_,]+))?\}$", re.MULTILINE)
        chapters[language] = heading.findall(path.read_text(encoding="utf-8"))
        hold(chapters[language], game, f"handbook/{language}.md has no chapter: `## Title {{#id phases=a,b}}`")
        same = chapters[language] == chapters["en"]
        hold(same, game, f"handbook/{language}.md and handbook/en.md have different chapters or phases")
    known = {phase.name.lower() for phase in game.components.enum_fields["phase"]}
    odd = {phase for _, phases in chapters["en"] for phase in phases.split(",") if phase} - known
    hold(not odd, game, f"the handbook names phases that do not exist: {', '.join(sorted(odd))}")


@promise(every_language)
def the_handbook_fits_the_game(game: Game, language: str) -> None:
    """Every number, option and rule that the handbook refers to exists, and all languages explain the same rules.

    Numbers and options must exist in data.toml, rules in the ledger.
    """
    path = game.folder / "handbook" / f"{language}.md"
    hold(path.exists(), game, f"there is no handbook/{language}.md: write the rules for players, in chapters")
    text = path.read_text(encoding="utf-8")
    handbook.with_numbers(text, game.data)
    for passage in handbook.passages(text):
        option = game.options.get(passage.option)
        hold(option, game, f"handbook/{language}.md names the option {passage.option!r}, which does not exist")
        odd = set(passage.values) - {str(value) for value in option.values} if option else set()
        hold(not odd, game, f"handbook/{language}.md: option {passage.option} has no value {', '.join(sorted(odd))}")
    unknown = handbook.explained(text) - set(rules(game))
    hold(
        not unknown,
        game,
        f"handbook/{language}.md explains {', '.join(sorted(unknown))}, which is not in the ledger",
    )
    english = (game.folder / "handbook" / "en.md").read_text(encoding="utf-8")
    odd = handbook.explained(text) ^ handbook.explained(english)
    hold(not odd, game, f"only one of handbook/{language}.md and handbook/en.md explains {', '.join(sorted(odd))}")


@promise(every_language)
def the_handbook_explains_every_rule(game: Game, language: str) -> None:
    """With the default options, the handbook explains every rule.

    A few rules may be left out; `not_for_players.toml` lists them with a reason.
    """
    wanted, exempt = set(rules(game)), not_for_players(game)
    odd = sorted(set(exempt) - wanted) + sorted(id_ for id_, reason in exempt.items() if not reason.strip())
    hold(not odd, game, f"handbook/not_for_players.toml: {', '.join(odd)} is not in the ledger, or has no reason")
    most = len(wanted) * EXEMPT_SHARE
    hold(
        len(exempt) <= most,
        game,
        f"handbook/not_for_players.toml exempts {len(exempt)} of {len(wanted)} rules, which is too many",
    )
    text = (game.folder / "handbook" / f"{language}.md").read_text(encoding="utf-8")
    played = handbook.as_played(text, {name: option.default for name, option in game.options.items()})
    missing = sorted(wanted - set(exempt) - handbook.explained(played))
    hold(not missing, game, f"handbook/{language}.md does not explain {', '.join(missing[:10])}")
    twice = sorted(set(exempt) & handbook.explained(text))
    hold(not twice, game, f"handbook/not_for_players.toml exempts {', '.join(twice)}, which the handbook explains")


def not_for_players(game: Game) -> dict[str, str]:
    """Return the rules that the handbook need not explain, with the reason for each."""
    path = game.folder / "handbook" / "not_for_players.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


# --- results and terminal --------------------------------------------------------------------------------------


@promise(plies=260)
def points_by_source_add_up(game: Game, plies: int) -> None:
    """The points that `Words.sources` lists, if any, add up to each seat's points. The sources have distinct names."""
    for match in random_match(game, game.seats[-1], 51, plies=plies):
        if match.ply % 13 and not match.position.is_over:
            continue
        told = game.words.sources(match.position)
        if not told:
            continue
        sums = [sum(made) for made in zip(*(points for _, points in told), strict=True)]
        points = match.position.scores()
        hold(sums == points, game, f"the points by source sum to {sums}, but the points are {points}")
        for language in LANGUAGES:
            names = [label(game.say(language)) for label, _ in told]
            hold(
                len(set(names)) == len(names), game, f"two sources of points have the same name in {language}: {names}"
            )


@promise(plies=400)
def ties_are_explained(game: Game, plies: int) -> None:
    """The places of the seats follow from their points and, if these are equal, from `Words.tie_breaks`."""
    tells, ties = False, 0
    # Some games break ties only with certain options, so every value of every option is tried until a tie is broken.
    for setting in ({}, *option_settings(game)):
        found = _explained_ties(game, setting, plies)
        tells, ties = tells or found[0], ties + found[1]
        if not tells or ties:
            break
    hold(ties or not tells, game, "`tie_breaks` gives numbers, but they never break a tie in random play")


def _explained_ties(game: Game, setting: Options, plies: int) -> tuple[bool, int]:
    """Return whether `Words.tie_breaks` gives any numbers, and in how many positions they break a tie."""
    ties, tells = 0, False
    for match in random_match(game, seats_for(game, setting), 51, setting, plies=plies):
        position = match.position
        told = game.words.tie_breaks(position)
        tells = tells or bool(told)
        standing = list(zip(position.scores(), *(values for _, values in told), strict=True))
        explained = [1 + sum(other > own for other in standing) for own in standing]
        ranks = position.ranks()
        if ranks != explained:
            numbers = f"points and tie-breaks {standing}" if told else f"points {position.scores()}"
            raise Broken(game.name, f"the places are {ranks}; by {numbers} they would be {explained}")
        ties += len(set(position.scores())) < len(set(standing))
        for language in LANGUAGES:
            names = [label(game.say(language)) for label, _ in told]
            hold(len(set(names)) == len(names), game, f"two tie-breaks have the same name in {language}: {names}")
    return tells, ties


@promise(plies=200)
def the_terminal_shows_the_board(game: Game, plies: int) -> None:
    """`Board.text`, the board for a terminal, is never empty for a seat or a spectator, and changes during a game."""
    shown = set()
    for match in random_match(game, game.seats[-1], 55, plies=plies):
        if match.ply % 7 and not match.position.is_over:
            continue
        for seat in (*range(match.seats), NOBODY):
            text = game.board.text(match.position.seen_by(seat), seat)
            hold(text.strip(), game, f"`Board.text` is empty for seat {seat}")
            shown.add(text)
    hold(len(shown) > 1, game, "`Board.text` is the same throughout a game")
