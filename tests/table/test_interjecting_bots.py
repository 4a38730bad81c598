"""Bots that have tokens are asked before certain actions of others whether they want to act out of turn."""

from table.test_holding import Clock, Stage
from table.test_world import in_world

from tablee.table.bots import NoAnswer
from tablee.table.models import Sitting
from tablee.table.thinker import Answer


def with_a_bot(test, level=3):
    """Run a test with a `Stage` on which the holder's seat belongs to a bot."""

    def run(tmp_path):
        async def whole(place, world):
            stage = await Stage(place, world).prepare(seats=("me", "screen"))
            seat = stage.room.seats[stage.holder]
            seat.kind, seat.level = Sitting.BOT, level
            place.services.driver.is_stopped = True  # bots act only out of turn
            stage.questions = []
            await test(stage)

        in_world(tmp_path, whole, Clock())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def answer(stage, action):
    """Make the bot answer every question with an action, or fail if it is None; record the questions."""

    async def interject(seen, seat, bot, key):
        stage.questions.append((bytes(seen), seat, bot))
        if action is None:
            raise NoAnswer("gone")
        return Answer(action)

    stage.place.services.pool.interject = interject


async def played(stage):
    """Take the actor's action; return all moves made since."""
    ply = stage.room.match.ply
    assert (await (await stage.click())).status_code == 200
    return stage.room.match.moves[ply:]


@with_a_bot
async def test_a_bot_interjects_before_the_action(stage):
    answer(stage, stage.token)
    seen = bytes(stage.room.match.position.seen_by(stage.holder))
    moves = await played(stage)
    assert moves[:2] == [(stage.holder, stage.token, True), (stage.actor, stage.action, False)]
    assert stage.questions == [(seen, stage.holder, "bot3")]


@with_a_bot
async def test_a_bot_that_wants_nothing_does_not_hinder(stage):
    answer(stage, -1)
    assert (await played(stage))[0] == (stage.actor, stage.action, False)
    assert len(stage.questions) == 1


@with_a_bot
async def test_a_bot_that_fails_does_not_hinder(stage):
    answer(stage, None)
    assert (await played(stage))[0] == (stage.actor, stage.action, False)


async def _not_asked(stage):
    """Check that the bot is not asked."""
    answer(stage, stage.token)
    assert (await played(stage))[0] == (stage.actor, stage.action, False)
    assert stage.questions == []


test_a_novice_is_not_asked = with_a_bot(_not_asked, level=2)


@with_a_bot
async def test_a_bot_without_tokens_costs_nothing(stage):
    state = stage.room.match.position.states[0]
    state["hand"][stage.holder], state["tree_at"][stage.holder] = 0, 0
    await _not_asked(stage)


@with_a_bot
async def test_the_worker_understands_the_question(stage):
    """A real worker process answers the question."""
    seen = stage.room.match.position.seen_by(stage.holder)
    pool = stage.place.services.pool
    found = (await pool.interject(seen, stage.holder, "bot2", "t")).action
    assert found == -1
