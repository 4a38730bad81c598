"""How a combat would end as things stand."""

from collections.abc import Mapping
from typing import NamedTuple

from tablee.core.contract import NOBODY
from tablee.core.position import Position
from tablee.games.meeple_war.box import AS_DEFENDER, SCARED_OWNER_ONLY, YES_AFTER_NO, Act
from tablee.games.meeple_war.rules.combat import attackers, shielded


class Forecast(NamedTuple):
    """The armies of a combat and what would be left of them."""

    armies: tuple[tuple[int, int], ...]  # seats and their meeples, attackers first
    winner: int  # NOBODY if nobody would be left
    left: int
    bravery: int  # the points that the seat to act would gain


def combat_on(
    position: Position, t: int, coming: Mapping[int, int] | None = None, victim: int = NOBODY
) -> Forecast | None:
    """MW-121, MW-127, MW-128: return how a combat on a terrain would end, with the meeples that are still `coming`.

    Returns None if there would be none, or if it depends on whom a weapon forge will kill.
    """
    box, state = position.frozen
    attacking = int(attackers(state, t)) | sum(1 << seat for seat in coming or ())
    counts = [n + (coming or {}).get(seat, 0) for seat, n in enumerate(state.here[t][: state.seats])]
    present = [seat for seat, n in enumerate(counts) if n]
    if len(present) < 2:
        return None
    if victim == NOBODY and state.weapon and attacking >> state.active & 1 and counts[state.active]:
        enemies = [seat for seat in present if seat != state.active]
        if len(enemies) > 1:
            return None
        (victim,) = enemies
    shields = int(shielded(box, state, t, attacking))
    left = _fought(counts, shields, victim, box.shield_blocks_weapon == YES_AFTER_NO)
    me, lost = position.to_act, [was - now for was, now in zip(counts, left, strict=True)]
    killed = sum(lost) - lost[me] if counts[me] else 0
    bravery = _bravery(position, killed, bool(attacking >> me & 1))
    armies = tuple((seat, counts[seat]) for seat in sorted(present, key=lambda seat: not attacking >> seat & 1))
    winner = next((seat for seat in present if left[seat]), NOBODY)
    return Forecast(armies, winner, left[winner] if winner >= 0 else 0, bravery)


def _bravery(position: Position, killed: int, attacks: bool) -> int:
    """MW-123, MW-124, MW-165 (OPT-17): return the bravery points that the seat to act gains for enemies killed."""
    box, state = position.frozen
    if state.acting == Act.SCARE:
        if box.scare_resident_scores == SCARED_OWNER_ONLY and position.to_act == state.active:
            return 0
        if box.scare_resident_scores != AS_DEFENDER and not attacks:
            return 0
    return killed if attacks else killed // int(box.defender_kills)


def _fought(counts: list[int], shields: int, victim: int, blocks: bool) -> list[int]:
    """MW-121, MW-130: return what is left after the weapon's kill and all rounds."""
    left = list(counts)
    if victim >= 0:
        if blocks and shields >> victim & 1:
            shields &= ~(1 << victim)
        else:
            left[victim] -= 1
    while sum(n > 0 for n in left) > 1:
        left = [n - 1 if n and not shields >> seat & 1 else n for seat, n in enumerate(left)]
        shields = 0
    return left
