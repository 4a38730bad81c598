"""The rules of Dice Race: functions of the box and the state that run plain or compiled. Ids are those of ledger.md."""

from tablee.core.contract import CHANCE, NOBODY

from .actions import DICE, DIE, PAIR_WEIGHT, PAIRS, dice_chosen, die, die_shown, pair, pair_shown, roll
from .box import BACK, FACES, Ending, Phase


def setup(box, state, seats):
    """DR-001: every runner is on the start and seat 0 begins, because a new state is all zeros."""
    state.seats = seats


def to_act(box, state):
    """DR-002: the active seat chooses how many dice to roll, then chance rolls them."""
    if state.phase == Phase.GAME_END:
        return NOBODY
    return CHANCE if state.phase == Phase.ROLL else state.active


def legal(box, state, out):
    """DR-003: the player rolls one die or two and cannot pass."""
    out[0] = roll(1)
    out[1] = roll(2)
    return 2


def chance(box, state, out, weight):
    """DR-003: list every roll with its weight. Two different dice are twice as likely as a double."""
    if state.asked == 1:
        for i in range(FACES):
            out[i] = die(i + 1)
            weight[i] = 1
        return FACES
    for i in range(len(PAIRS)):
        out[i] = pair(i)
        weight[i] = PAIR_WEIGHT[i]
    return len(PAIRS)


def apply(box, state, action):
    """Carry out an action: call the function that implements it."""
    if action < DIE:
        choose_dice(state, dice_chosen(action))
    elif action < DICE:
        dice_fall(box, state, die_shown(action), 0)
    else:
        row = pair_shown(action)
        dice_fall(box, state, PAIRS[row, 0], PAIRS[row, 1])


def choose_dice(state, count):
    """DR-003: chance rolls the chosen number of dice next."""
    state.asked = count
    state.phase = Phase.ROLL


def dice_fall(box, state, first, second):
    """DR-004, DR-005: equal dice make the runner stumble; otherwise it moves forward."""
    state.asked = 0
    state.dice[0] = first
    state.dice[1] = second
    if first == second:
        stumble(box, state)
    else:
        run(box, state, first + second)
    end_turn(box, state)


def run(box, state, steps):
    """DR-004: move the runner forward, but no further than the goal."""
    me = state.active
    state.square[me] = min(state.square[me] + steps, box.squares)


def stumble(box, state):
    """DR-005: stay or, if the option `doubles` is `back`, go back, but no further than the start."""
    me = state.active
    if box.doubles == BACK:
        state.square[me] = max(state.square[me] - box.stumble, 0)


def end_turn(box, state):
    """DR-002, DR-006: the game ends if the runner is at the goal; otherwise the next seat plays."""
    if state.square[state.active] == box.squares:
        state.phase = Phase.GAME_END
        state.ending = Ending.FINISH
        return
    state.phase = Phase.CHOOSE
    state.active = state.active + 1 if state.active + 1 < state.seats else 0


def score(box, state, out):
    """DR-007: a seat's points are the number of its runner's square."""
    for seat in range(state.seats):
        out[seat] = state.square[seat]


def rank(box, state, out):
    """DR-007: rank seats by points; seats with equal points share a place."""
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            if state.square[other] > state.square[seat]:
                out[seat] += 1
