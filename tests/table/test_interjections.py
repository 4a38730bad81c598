"""Placing tokens at the served table: in turn, out of turn, and with several people at one screen."""

from table.people import at_table, error_of
from table.test_play import until


def tokens_of_both_seats(position):
    """Return a token action of each seat, if both can be taken one after the other and no choice places a token."""
    actor = position.to_act
    if any(form.startswith("token") for form in position.choices()):
        return None
    for others in position.interjections(1 - actor):
        after = position.copy()
        after.play(1 - actor, others)
        both = set(position.interjections(actor)) & set(after.interjections(actor))
        if after.to_act == actor and both:
            return min(both), others
    return None


@at_table
async def test_every_seat_at_a_shared_screen_is_offered_its_tokens(place):
    ann = await place.person()
    room, (own, others) = await until(place, ann, tokens_of_both_seats)
    actor = room.match.position.to_act
    view = await ann.view()
    offered = {(choice["seat"], choice["action"]) for choice in view["interjections"]}
    assert {(actor, own), (1 - actor, others)} <= offered
    assert {choice["seat"] for choice in view["choices"]} == {actor}
    refs = {ref for choice in view["interjections"] for ref in choice["path"]}
    assert all(f'"{ref}"' in str(view["picture"]) for ref in refs)
    after = await ann.act(view, others, seat=1 - actor)
    assert after.status_code == 200, after.text
    assert room.match.moves[-1] == (1 - actor, others, True)


@at_table
async def test_the_seat_to_act_places_a_token_at_any_question(place):
    ann = await place.person()
    room, (own, others) = await until(place, ann, tokens_of_both_seats)
    actor, ply = room.match.position.to_act, room.match.ply
    await room.act(1 - actor, ply, others)  # the other seat acts first
    sent = {"step": ply, "seat": actor, "action": own}
    assert (await ann.post(f"/api/t/{ann.table}/act", sent)).status_code == 200
    assert room.match.moves[-1] == (actor, own, True)
    assert room.match.position.to_act == actor
    assert error_of(await ann.post(f"/api/t/{ann.table}/act", sent)) == (409, "stale")


@at_table
async def test_what_the_question_offers_already_is_not_offered_twice(place):
    def anchored(position):
        return position.interjections(position.to_act) and "token tree" in position.choices()

    ann = await place.person()
    room, _ = await until(place, ann, anchored)
    actor = room.match.position.to_act
    view = await ann.view()
    assert view["choices"]
    assert not [choice for choice in view["interjections"] if choice["seat"] == actor]


@at_table
async def test_a_person_alone_at_a_screen_is_offered_own_tokens_only(place):
    ann = await place.person()
    room, _ = await until(place, ann, tokens_of_both_seats)
    room.seats[1].browser = "somebody else"
    room.cache.clear()
    view = await ann.view()
    assert view["you"] == [0]
    assert {choice["seat"] for choice in view["interjections"]} == {0}
