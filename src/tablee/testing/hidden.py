"""Promises about hidden information: what `hide` erases for a seat, and what `deal` fills in."""

from tablee.core.contract import NOBODY
from tablee.core.game import Game
from tablee.testing.promise import hold, promise
from tablee.testing.rooms import invariants
from tablee.testing.walks import every_seat_count, random_match

EVERY = 7  # number of plies from one check to the next


@promise(every_seat_count, plies=300)
def dealing_again_agrees_with_what_is_seen(game: Game, seats: int, plies: int) -> None:
    """Dealing hidden information again keeps the invariants and changes neither a seat's view nor its legal actions."""
    check = invariants(game)
    for match in random_match(game, seats, 31, plies=plies):
        position = match.position
        if match.ply % EVERY:
            continue
        for seat in (*range(position.seats), NOBODY):
            seen = position.seen_by(seat)
            dealt = position.redealt(seat, match.ply)
            whom = "a spectator" if seat == NOBODY else f"seat {seat}"
            hold(
                bytes(seen.seen_by(seat)) == bytes(seen),
                game,
                f"calling `hide` twice for {whom} erases more than calling it once",
            )
            same = bytes(dealt.seen_by(seat)) == bytes(seen)
            hold(
                same,
                game,
                f"`deal` changes what {whom} sees: {_difference(seen.to_json(), dealt.seen_by(seat).to_json())}",
            )
            check(dealt, None)
            if seat == position.to_act:
                hold(dealt.to_act == seat, game, f"`deal` for {whom} changes who is to act")
                hold(dealt.legal() == position.legal(), game, f"`deal` for {whom} changes its legal actions")


def _difference(one: dict[str, object], other: dict[str, object]) -> str:
    """Return the names of the fields that differ."""
    return ", ".join(name for name in one if one[name] != other[name])


@promise(plies=300)
def what_is_seen_can_be_read(game: Game, plies: int) -> None:
    """After `hide`, a position still gives the seat to act, that seat's legal actions, the points and the places."""
    for match in random_match(game, game.seats[-1], 33, plies=plies):
        if match.ply % EVERY:
            continue
        position = match.position
        for seat in (*range(position.seats), NOBODY):
            seen = position.seen_by(seat)
            hold(seen.to_act == position.to_act, game, f"`hide` for seat {seat} changes who is to act")
            seen.scores(), seen.ranks()
            if seat == position.to_act:
                hold(seen.legal() == position.legal(), game, f"`hide` changes the legal actions of seat {seat}")
