"""Who must decide what, and how the game ended."""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.core.texts import Message, message, victory
from tablee.games.meeple_war.box import ACTIVE_WINS, Ending, Phase
from tablee.games.meeple_war.rules.ending import meeples_out
from tablee.games.meeple_war.words.names import building_name, building_on, place, token_name


def prompt(position: Position, viewer: int) -> Message:
    """Say who must choose what."""
    seat = position.to_act
    if seat == NOBODY:
        return result(position, viewer)
    if seat == CHANCE:
        return message("prompt-chance")
    asked, what = question(position), _about(position)
    details = message("prompt-of", question=asked, what=what) if what else asked
    return message("prompt", seat=seat, you="yes" if viewer == seat else "no", question=details)


def question(position: Position) -> Message:
    """Name the present decision."""
    return message("question", phase=Phase(position.frozen[1].phase).name.lower())


def _about(position: Position) -> Message | None:
    """Return details of the present decision that the question itself does not name."""
    state = position.frozen[1]
    match Phase(state.phase):
        case Phase.FORK | Phase.PRODUCTIVITY_FORK:
            return building_on(position, state.active, state.site)
        case Phase.SITE:
            return building_name(state.chosen)
        case Phase.MOVE_TO | Phase.MOVE_AMOUNT:
            return message("ready-on", place=place(position, state.move_from), count=state.ready[state.move_from])
        case Phase.REINFORCE_AMOUNT:
            return place(position, state.chosen)
        case Phase.TUNNEL:
            return place(position, state.tunnel_end)
        case Phase.TOKEN_PLACE:
            return token_name(state.token)
        case Phase.FLYING | Phase.SCARE_PICK:
            return message("picks-left", count=state.left)
    return None


def result(position: Position, viewer: int) -> Message:
    """MW-186, MW-188: say who has won, and how the game ended."""
    winners = [seat for seat, rank in enumerate(position.ranks()) if rank == 1]
    ending = Ending(position.state.ending).name.lower()
    return message("won", **victory(winners, viewer), count=position.scores()[winners[0]], ending=ending)


def sources(position: Position) -> list[tuple[Message, list[int]]]:
    """MW-185: return where each seat's points come from: the Mountain of Fame with owed points, and forts."""
    state = position.state
    earned = [state.mountain[seat] + state.owed[seat] for seat in range(position.seats)]
    forts = [total - own for total, own in zip(position.scores(), earned, strict=True)]
    return [(message("source-mountain"), earned), (message("source-forts"), forts)]


def tie_breaks(position: Position) -> list[tuple[Message, list[int]]]:
    """MW-187 (OPT-05): return the tie-breaks, unless the option makes the active player the winner."""
    box, state, seats = position.box, position.state, range(position.seats)
    if box.end_winner == ACTIVE_WINS and state.ending == Ending.SIX_POINTS:
        return []
    return [
        (message("tie-bravery"), [state.bravery[seat] for seat in seats]),
        (message("tie-meeples-out"), [meeples_out(state, seat) for seat in seats]),
    ]
