"""For each promise, a change to the template's game that breaks the promise, and the expected error message."""

from typing import NamedTuple


class Spoilt(NamedTuple):
    """A change to a file of the template's game: `new` replaces `old`, or the file is removed if `old` is None."""

    file: str
    old: str | None
    new: str
    said: str  # a regular expression that the error message must match


REMOVED = None
BREAKS = {
    # --- promises in `tablee/testing/data.py`
    "the_rooms_are_there": Spoilt("ledger.md", REMOVED, "", r"no ledger\.md \(the rules"),
    "the_invariants_are_written": Spoilt(
        "tests/invariants.py", REMOVED, "", r"no tests/invariants\.py: write a function"
    ),
    "every_printed_value_says_where_it_comes_from": Spoilt(
        "data.toml", 'from = "seed"', "", r"does not say where these values come from: track\.squares, track\.stumble\."
    ),
    "every_option_is_in_the_box": Spoilt("data.toml", 'or goes back."', 'or goes back"', "with a full stop"),
    "every_field_has_a_meaning": Spoilt("box.py", '"the last roll, 0 = none"', '""', "state without a meaning: dice"),
    "the_state_has_the_common_fields": Spoilt("box.py", "    NONE = 0", "    RUNNING = 0", "must be called NONE"),
    "the_game_speaks_of_itself": Spoilt("data.toml", "middle = 12", "middle = 999", "names ply 999; the record has"),
    "the_cover_is_a_picture": Spoilt("cover.svg", "</svg>", "", "not well-formed"),
    # --- promises in `tablee/testing/ledger.py`
    "rules_are_numbered_once": Spoilt("ledger.md", "**DR-007**", "**DR-006**", "more than one rule the id DR-006"),
    "every_rule_has_a_function": Spoilt("rules.py", "DR-004", "DR-003", "no docstring in the code mentions DR-004"),
    "every_rule_has_a_test": Spoilt(
        "tests/test_rules.py", "DR-006", "DR-004", "no docstring in the tests mentions DR-006"
    ),
    "no_unknown_rule_is_named": Spoilt(
        "bot.py", "What a bot", "QX-12: what a bot", "bot.py, bot mentions QX-12, which is not"
    ),
    "every_worked_example_is_a_test": Spoilt("ledger.md", "to EX-02", "to EX-03", "no test is called test_ex_03"),
    # --- promises in `tablee/testing/kernels.py` about the source code of the rules
    "rules_use_only_what_compiles": Spoilt(
        "rules.py",
        "    me = state.active\n    state.square[me] = min",
        '    me = {"seat": state.active}["seat"]\n    state.square[me] = min',
        r"rules\.py, line \d+, in run uses a dict\. Rules are compiled",
    ),
    "rules_name_fields_that_exist": Spoilt(
        "rules.py",
        "    me = state.active\n    if",
        "    me = state.active\n    if me > 9:\n        state.sqare[me] = 0\n    if",
        r"rules\.py, line \d+, in stumble: there is no field 'sqare' in the state\. Did you mean 'square'\?",
    ),
    "truths_are_not_added": Spoilt(
        "rules.py",
        "state.asked = count",
        "state.asked = (count > 0) + (count > 1)",
        r"in choose_dice does arithmetic with two booleans, `\(count > 0\) \+ \(count > 1\)`.*Write an `if`",
    ),
    "rules_import_no_more_than_they_need": Spoilt(
        "rules.py", "from tablee.core.contract", "import random\nfrom tablee.core.contract", r"rules\.py imports random"
    ),
    "imports_the_core_and_itself_only": Spoilt(
        "words.py",
        "from tablee.core.faces",
        "from tablee.search.bots import bot\nfrom tablee.core.faces",
        r"words\.py imports tablee\.search\.bots",
    ),
    "as_many_features_are_written_as_announced": Spoilt(
        "bot.py", "return n + 1", "return n", "writes 8 numbers, but `n_features` is 9"
    ),
    # --- promises in `tablee/testing/kernels.py` that compare compiled rules with plain ones
    "compiled_equals_plain": Spoilt(
        "rules.py",
        "state.asked = count",
        "here, there = state.square[0] >= 0, state.square[1] >= 0\n    state.asked = here + there",
        r"field 'asked', is 1 in plain Python and 2 when compiled(.|\n)*seed 1, at ply 1\n  after roll",
    ),
    "compiled_equals_plain_with_every_option": Spoilt(
        "rules.py",
        "max(state.square[me] - box.stumble, 0)",
        "max(state.square[me] - box.stumble, 0)\n        here, there = state.square[0] >= 0, state.square[1] >= 0\n"
        "        state.asked = here + there",
        r"field 'asked', is 1 in plain Python and 2 when compiled",
    ),
    "values_and_features_are_sound": Spoilt(
        "bot.py", "    make_chances(out, state.seats)\n", "", "not chances that sum to 1"
    ),
    # --- promises in `tablee/testing/play.py`
    "gives_the_functions_of_the_contract": Spoilt(
        "rules.py", "def rank(", "def ranking(", "no kernel module defines rank"
    ),
    "random_play_keeps_the_invariants": Spoilt(
        "rules.py",
        "out[1] = roll(2)",
        "out[1] = roll(1)",
        r"`legal` lists an action twice: roll 1\n(.|\n)*seed 1, at ply 0",
    ),
    "every_option_value_keeps_the_invariants": Spoilt(
        "rules.py",
        "    state.square[me] = min(",
        "    if box.doubles == BACK:\n        state.square[me] = -40\n    state.square[me] = min(",
        r"an assertion in its tests fails\n  at tests/invariants\.py, line \d+, in check(.|\n)*doubles=back",
    ),
    "games_end": Spoilt("rules.py", "min(state.square[me] + steps, box.squares)", "0", "more than 20000 decisions"),
    "games_end_with_every_option": Spoilt(
        "rules.py",
        "    state.square[me] = min(",
        "    if box.doubles == BACK:\n        return\n    state.square[me] = min(",
        "more than 20000 decisions",
    ),
    "reading_changes_nothing": Spoilt(
        "rules.py",
        "    out[0] = roll(1)",
        "    state.dice[0] = 6\n    out[0] = roll(1)",
        "`legal` changes the position",
    ),
    "copies_are_independent": Spoilt(
        "rules.py", "    state.phase = Phase.ROLL", "    return", "`apply` leaves the state"
    ),
    "chance_weighs_its_outcomes": Spoilt(
        "rules.py", "weight[i] = 1", "weight[i] = i", "`chance` gives a weight below 1 to die 1"
    ),
    "the_quick_draw_follows_the_weights": Spoilt(
        "rules.py",
        "def apply(",
        "def sample(box, state, rng, out, weight):\n"
        '    """DR-003."""\n    return die(1) if state.asked == 1 else pair(1)\n\n\ndef apply(',
        "`sample` does not follow the weights of `chance`",
    ),
    "an_absent_seat_is_answered_for": Spoilt(
        "__init__.py",
        "    words=words.WORDS,",
        "    words=words.WORDS,\n    default_answer=lambda position: 5,",
        "the default answer 5 is not legal",
    ),
    # --- promises in `tablee/testing/variants.py`
    "the_printed_values_are_within_their_bounds": Spoilt(
        "data.toml",
        "min = 12, max = 60",
        "min = 12, max = 20",
        r"outside its bounds in \[vary\]: track\.squares must be 12 to",
    ),
    "house_rules_have_labels": Spoilt(
        "texts/es.ftl", "box-track-squares", "box-track-sqares", r"texts/es\.ftl has no message box-track-squares"
    ),
    "named_variants_have_titles": Spoilt(
        "texts/fr.ftl", "variant-sprint", "variant-sprnt", r"texts/fr\.ftl has no message variant-sprint"
    ),
    "every_bound_can_be_used": Spoilt(
        "box.py",
        '    box["squares"], box["stumble"]',
        '    if track["stumble"] != 3:\n        raise BadData("It must be 3.")\n    box["squares"], box["stumble"]',
        r"allows track\.stumble to differ, but no other value is accepted",
    ),
    "variants_are_played_and_shown": Spoilt(
        "tests/invariants.py", "<= box.squares", "<= 24", r"an assertion in its tests fails(.*\n)+.* with 2 seats"
    ),
    "games_of_variants_end": Spoilt(
        "rules.py",
        "if state.square[state.active] == box.squares",
        "if state.square[state.active] == 24",
        r"with \{'track.*goes on for over",
    ),
    # --- promises in `tablee/testing/records.py`
    "a_record_reproduces_the_position": Spoilt(
        "rules.py",
        "    state.seats = seats",
        "    state.seats = seats\n    global begun\n    begun += 1\n    state.square[3] = begun % 7\n\n\nbegun = 0",
        "replays to another position",
    ),
    "a_record_carries_the_options": Spoilt(
        "rules.py",
        "    state.seats = seats",
        "    state.seats = seats\n    global begun\n    begun += 1\n    state.square[3] = begun % 7\n\n\nbegun = 0",
        "replays to another position",
    ),
    "recorded_games_replay": Spoilt(
        "tests/records/finish.game", "die 5", "die 9", r"finish\.game does not replay\. Line \d+: 'die 9'"
    ),
    "every_ending_is_recorded": Spoilt(
        "box.py", "    FINISH = 1", "    FINISH = 1\n    EXHAUSTION = 2", "no game in tests/records ends by exhaustion"
    ),
    "a_position_goes_through_json": Spoilt(
        "box.py",
        '    ("asked", np.int8',
        '    ("odd", np.float32, 0, "not a whole number"),\n    ("asked", np.int8',
        "whole numbers",
    ),
    # --- promises in `tablee/testing/hidden.py`
    "dealing_again_agrees_with_what_is_seen": Spoilt(
        "rules.py",
        "def apply(",
        'def deal(box, state, seat, rng):\n    """DR-001."""\n    state.dice[1] = 5\n\n\ndef apply(',
        "`deal` changes what seat 0 sees: dice",
    ),
    "what_is_seen_can_be_read": Spoilt(
        "rules.py",
        "def apply(",
        'def hide(box, state, seat):\n    """DR-001."""\n    state.phase = Phase.ROLL\n\n\ndef apply(',
        "`hide` for seat 0 changes who is to act",
    ),
    # --- promises in `tablee/testing/words.py`
    "written_forms_read_back": Spoilt(
        "actions.py",
        'ACTIONS.block("roll", Part("count", range(1, 3)))',
        'ACTIONS.block("roll", Part("count", range(1, 3), None))',
        "'roll' is read as another action",
    ),
    "forms_are_shared_by_seats_only": Spoilt(
        "actions.py",
        'ACTIONS.block("die", Part("value", range(1, FACES + 1)),',
        'ACTIONS.block("roll", Part("value", range(1, FACES + 1)), name="die",',
        "2 actions have the written form 'roll 1'",
    ),
    "refusals_are_sentences": Spoilt(
        "words.py",
        'forbidden("why-chance"',
        'forbidden("why-ever"',
        "the refusal of '.*' cannot be said in English: 'why-ever'",
    ),
    "everything_can_be_said": Spoilt(
        "texts/fr.ftl", "\nroll = ", "\nrolls = ", r"\[fr\]: texts/fr\.ftl: there is no message 'roll'"
    ),
    "choices_read_differently": Spoilt(
        "texts/en.ftl", "Roll two dice", "Roll one die", "'roll 1' and 'roll 2' both have the label 'Roll one die'"
    ),
    "languages_have_the_same_messages": Spoilt(
        "texts/es.ftl", "won = ", "wonn = ", r"only one of texts/es\.ftl and texts/en\.ftl has won, wonn"
    ),
    "french_is_spaced": Spoilt(
        "texts/fr.ftl",
        "piste\u00a0:",
        "piste:",
        r"texts/fr\.ftl, line 3 at '.* la piste:': no-break spaces are missing",
    ),
    "no_message_is_unused": Spoilt(
        "texts/en.ftl", "won = ", "spare = Spare\nwon = ", "nothing uses the message 'spare'"
    ),
    "the_handbook_is_in_every_language": Spoilt("handbook/fr.md", REMOVED, "", r"no handbook/fr\.md"),
    "the_handbook_explains_every_rule": Spoilt(
        "handbook/en.md", " {DR-005}", "", r"handbook/en\.md does not explain DR-005"
    ),
    "the_handbook_fits_the_game": Spoilt(
        "handbook/es.md", "= back", "= backwards", r"handbook/es\.md: option doubles has no value backwards"
    ),
    "points_by_source_add_up": Spoilt(
        "words.py",
        "Words(label, prompt, why, tell, brief)",
        "Words(label, prompt, why, tell, brief, sources=lambda position: [(message('track'), [7] * position.seats)])",
        r"sum to \[7, 7, 7, 7\], but the points are \[0, 0, 0, 0\]",
    ),
    "ties_are_explained": Spoilt(
        "rules.py",
        "if state.square[other] > state.square[seat]:",
        "if other < seat:",
        r"the places are \[1, 2, 3, 4\]; by points",
    ),
    "the_terminal_shows_the_board": Spoilt("board.py", 'return "\\n".join(lines)', 'return ""', "is empty for seat 0"),
    # --- promises in `tablee/testing/stories.py`
    "every_change_is_told": Spoilt(
        "story.py",
        'changes=account.take("dice"), ',
        "",
        r"after 'di\w+ [\d ]+' no event tells a spectator of dice\[0\] \(0 to \d\)",
    ),
    "recorded_games_are_told": Spoilt(
        "story.py", ', changes=account.take("ending")', "", r"\[finish\]: .* no event tells .* of ending \(0 to 1\)"
    ),
    "a_story_depends_on_what_is_seen": Spoilt(
        "story.py", "count=abs(now - was)", "count=id(account)", "look the same to a spectator, but the stories differ"
    ),
    "stories_can_be_said": Spoilt(
        "words.py",
        "who=person(event.who, viewer)",
        "who=person(event.who, -9)",
        r"the sentence of '\w+' names its reader instead of saying \"you\"",
    ),
    "events_name_rules_and_drawn_things": Spoilt(
        "story.py", 'start=f"square-', 'start=f"field-', r"points at field-\d+, which is not drawn"
    ),
    "what_is_seen_to_happen_is_told": Spoilt(
        "story.py",
        "    account = Account",
        "    return []\n    account = Account",
        r"changes the points from \[.+\] to \[.+\] in silence",
    ),
    "bookkeeping_is_explained": Spoilt(
        "story.py",
        '"the prompt says what is decided next"',
        '""',
        "`Story.bookkeeping` gives no reason for phase",
    ),
    "sounds_are_known_and_heard": Spoilt(
        "story.py", '"roll": "dice"', '"roll": "drum"', "names drum; the sounds are step,"
    ),
    # --- promises in `tablee/testing/links.py`
    "every_named_rule_is_explained": Spoilt(
        "handbook/fr.md",
        " {DR-005}",
        "",
        r"board\.py, line \d+ names DR-005, which handbook/fr\.md does not explain",
    ),
    "refusals_name_their_rules": Spoilt("words.py", ', "DR-003")', ")", "the refusal of '.*' names no rule"),
    "drawn_things_name_their_rules": Spoilt(
        "board.py", 'title, rules=("DR-004",)', "title", "piece runner-0 names no rule: give it `rules="
    ),
    # --- promises in `tablee/testing/pictures.py`
    "every_seat_gets_a_picture_to_click": Spoilt(
        "board.py",
        'return (f"roll-',
        'return (f"rolls-',
        r"`path` or `also` for 'roll 1' contains \['rolls-1'\], which are not drawn",
    ),
    "a_picture_depends_on_nothing_else": Spoilt(
        "board.py",
        """say("track"))""",
        """say("track") + str(__import__("random").random()))""",
        "drawing a position twice gives two different pictures",
    ),
    "seats_have_colours_of_their_own": Spoilt(
        "board.py",
        "Board(draw, path, text=text)",
        'Board(draw, path, [("@gold", "@on-seat")] * 4, text=text)',
        "the same colour",
    ),
    "words_can_be_read_in_the_tone_of_the_game": Spoilt(
        "board.py",
        "Board(draw, path, text=text)",
        'Board(draw, path, text=text, tone={"paper": "#8f8f8f/#1b1916"})',
        "in the light theme, muted on paper has a contrast of .*; 4.5 is needed",
    ),
    "what_moves_is_seen_to_move": Spoilt(
        "board.py",
        'f"runner-{runner}", x',
        'f"runner-{square}-{runner}", x',
        "after 'dice 3 4' .* runner is not animated",
    ),
    "pictures_are_built_as_before": Spoilt(
        "board.py", "MARGIN = 24.0", "MARGIN = 30.0", r"\[opening\] was .* and is now"
    ),
    "every_question_has_its_picture": Spoilt(
        "box.py", "    GAME_END = 2", "    GAME_END = 2\n    AUCTION = 3", "no picture shows the phase auction"
    ),
    # --- promises in `tablee/testing/scenery.py`
    "scenery_is_a_still_drawing": Spoilt(
        "board.py",
        "BOARD = Board(draw, path, text=text)",
        """def behind(name):
    scene = Scene(800, 500, "")
    scene.background(el("image", href="https://elsewhere.example/rock.png"))
    return scene


def name_of(box, seats, narrow):
    return "rock"


BOARD = Board(draw, path, text=text, scenery=__import__("tablee.core.faces").core.faces.Scenery(name_of, behind))""",
        "scenery rock contains image; it may contain",
    ),
    "scenery_lies_behind_the_whole_board": Spoilt(
        "board.py",
        "BOARD = Board(draw, path, text=text)",
        """BOARD = Board(
    draw,
    path,
    text=text,
    scenery=__import__("tablee.core.faces").core.faces.Scenery(lambda *layout: "rock", lambda name: Scene(9, 9, "")),
)""",
        "the scenery scenery-.*-rock does not lie behind the whole board: it is 9 x 9, the board",
    ),
    "pictures_show_only_what_their_scenery_defines": Spoilt(
        "board.py",
        "BOARD = Board(draw, path, text=text)",
        """def drawn(*args, **named):
    scene = draw(*args, **named)
    scene.background(el("use", href="#scenery-spoilt-rock.moss"))
    return scene


BOARD = Board(
    drawn,
    path,
    text=text,
    scenery=__import__("tablee.core.faces").core.faces.Scenery(lambda *layout: "rock", lambda name: Scene(9, 9, "")),
)""",
        "a picture shows scenery-spoilt-rock.moss, not in its scenery",
    ),
    # --- promises in `tablee/testing/perft.py`
    "perft_counts_are_kept": Spoilt(
        "tests/perft.txt", "perft 2 27", "perft 2 28", r"start 2: perft 2 is 27 \(plain\), not 28"
    ),
    "perft_counts_are_kept_compiled": Spoilt(
        "tests/perft.txt", "perft 5 1458", "perft 5 1", r"is 1458 \(compiled\), not 1"
    ),
    # --- promises in `tablee/testing/lessons.py`
    "lessons_can_be_read": Spoilt(
        "lessons/race.toml", "task.es", "task.it", "lesson to-the-goal, task has no text for es"
    ),
    "lessons_can_be_solved": Spoilt(
        "lessons/race.toml",
        '["roll 1", "roll 1"]',
        '["roll 2", "roll 1"]',
        "it is failed before its solution plays 'roll 1'",
    ),
    "lessons_are_no_lottery": Spoilt(
        "lessons/race.toml",
        'accept = "over',
        'accept = "square[me] > 18 or over',
        r"solves it in [4-9]\d% of all tries",
    ),
    "wrong_tries_can_happen": Spoilt(
        "lessons/race.toml", "who=0", "who=3", r"no random try was answered by 'happened\(\"stumble\", who=3\)'"
    ),
    "the_guided_game_is_short_of_words": Spoilt(
        "lessons/first_game.toml",
        "the first at the goal wins. Roll",
        "it runs. It wins. Roll",
        "says 3 sentences in en",
    ),
    "the_guided_game_reaches_every_step": Spoilt(
        "lessons/first_game.toml", 'happened("stumble")', 'happened("fly")', "the guided game never shows stumbled"
    ),
    "the_handbook_has_pictures": Spoilt(
        "handbook/fr.md", "{{picture to-the-goal", "(no picture)", r"handbook/fr\.md has no picture in the chapter aim"
    ),
    "lessons_cover_the_rules": Spoilt(
        "lessons/first_game.toml", '"DR-001", "DR-002", ', '"DR-001", ', "no lesson or guided step is about DR-002"
    ),
}
