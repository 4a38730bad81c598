"""The turn, from one question to the next, and the functions that the game contract requires."""

from tablee.core.binder import outlined
from tablee.core.contract import CHANCE, NOBODY
from tablee.games.meeple_war.actions import (
    BACK,
    DECLINE,
    END,
    FIRST_PLAYER,
    INTERJECT,
    INTERJECT_TREE,
    NONE,
    PASS,
    TILE,
    TOKEN,
    TOKEN_AT,
    TREE_AT,
    WAREHOUSE,
    acting_site,
    amount_named,
    back_shown,
    building_chosen,
    building_targeted,
    cleared_edge,
    first_player_drawn,
    meeple_struck,
    meeple_targeted,
    productive_site,
    rotation_chosen,
    scare_picked,
    site_chosen,
    source_terrain,
    space_explored,
    terrain_left,
    terrain_named,
    terrain_resolved,
    tile_drawn,
    token_named,
    tree_interjected,
    tunnel_passage,
    upgrade_interjected,
    upgrade_taken,
    upgraded_terrain,
    victim_named,
    village_terrain,
    worker_step,
)
from tablee.games.meeple_war.box import ASKED, DEADLOCK_ROUNDS, OFF, Act, Ending, Phase, Stage
from tablee.games.meeple_war.rules.bonuses import decline_village, deploy_by_village, next_bonus, take_snapshot
from tablee.games.meeple_war.rules.building_actions import (
    aim,
    aim_conversion,
    begin_action,
    burn,
    choose_building,
    choose_productive,
    construct,
    deploy,
    end_action,
    fly_stealthily,
    hit,
    perform,
    pick_for_flying,
    queued_sites,
    reinforce,
    reinforce_on,
    step_again,
    take_upgrade,
)
from tablee.games.meeple_war.rules.choices import list_answers, list_draws, only_answer
from tablee.games.meeple_war.rules.combat import begin_battle, fight, go_on_with_battle, next_battle
from tablee.games.meeple_war.rules.common import MUST_ASK, NO_ANSWER, ask, clockwise, place_clockwise, run
from tablee.games.meeple_war.rules.destruction import destroy_full_buildings
from tablee.games.meeple_war.rules.ending import close_turn, end_game, has_won_enough
from tablee.games.meeple_war.rules.exploration import draw_tile, lay_explored, name_space, next_exploration
from tablee.games.meeple_war.rules.improvements import (
    anyone_may_upgrade,
    back_to_anchor,
    choose_token,
    list_interjections,
    put_tree,
    put_upgrade,
)
from tablee.games.meeple_war.rules.meeples import is_anything_due, settle_due, supply
from tablee.games.meeple_war.rules.movement import begin_moves, choose_start, choose_way, end_moves, move_group
from tablee.games.meeple_war.rules.scare import next_pick, pick
from tablee.games.meeple_war.rules.setup import begin_game, find_first_player, lay_out
from tablee.games.meeple_war.rules.special_places import follow_up, send_through, spare, strike_down
from tablee.games.meeple_war.rules.workers import choose_branch, next_worker

# --- the course of the turn ------------------------------------------------------------------------------------


@outlined
def advance(box, state):
    """MW-025, MW-026 (R13): continue until a seat must decide, chance must draw, or the game is over.

    If both round limits are off, `DEADLOCK_ROUNDS` rounds without any question end the game.
    """
    never_ends = box.stalemate_rounds == OFF and box.round_limit == OFF
    began = int(state.round_no)
    while state.phase != Phase.GAME_OVER:
        if state.phase == Phase.RUN:
            next_step(box, state)
            if never_ends and state.round_no - began > DEADLOCK_ROUNDS:
                end_game(state, Ending.DEADLOCK)
        else:
            only = only_answer(box, state)
            if only == MUST_ASK:
                return
            if only == NO_ANSWER:
                back_to_anchor(state)
            else:
                answer(box, state, only)


@outlined
def next_step(box, state):
    """MW-023, MW-026, MW-110: do what comes next.

    First come points due, altars and tunnels, then the check for the end of the game, then combat, then the phase.
    """
    stage = state.stage
    if is_anything_due(state):
        settle_due(state)
    elif state.entered != 0:  # whatever an action, a move or an exploration triggers comes before the check for the end
        follow_up(box, state)
    elif has_won_enough(box, state):  # this is checked also between two combats of a Scare (R12)
        end_game(state, Ending.SIX_POINTS)
    elif state.battle >= 0:
        go_on_with_battle(box, state)
    elif state.acting == Act.SCARE:
        next_pick(box, state)
    elif stage == Stage.MOVES:
        ask(state, Phase.MOVE_FROM, state.active)
    elif stage == Stage.OPEN:
        open_turn(box, state)
    elif stage == Stage.BONUS:
        next_bonus(state)
    elif stage == Stage.WORKERS:
        next_worker(box, state)
    elif stage == Stage.ACTIONS:
        next_action(state)
    elif stage == Stage.EXPLORE:
        next_exploration(state)
    elif stage == Stage.COMBAT:
        next_battle(state)
    else:
        end_of_turn(box, state)


def open_turn(box, state):
    """MW-011, MW-140 (OPT-26): open the turn. Upgrades may be placed before terrain bonuses are determined."""
    if not anyone_may_upgrade(state):
        take_snapshot(box, state)
    elif box.token_timing == ASKED:
        ask(state, Phase.OPEN_ASKED, state.active)
    else:
        ask(state, Phase.OPEN, state.active)


def next_action(state):
    """MW-046, MW-053, MW-054: ask for the next action that a worker reached, or begin the movement."""
    if queued_sites(state) != 0:
        ask(state, Phase.QUEUE, state.active)
    else:
        begin_moves(state)


def end_of_turn(box, state):
    """MW-023, MW-133: destroy full buildings all together, then end the turn, unless the game is over."""
    destroy_full_buildings(box, state)
    if has_won_enough(box, state):
        end_game(state, Ending.SIX_POINTS)
    else:
        close_turn(box, state)


# --- answers ---------------------------------------------------------------------------------------------------


@outlined
def answer(box, state, action):
    """Carry out one answer by calling the function of its rule."""
    if action >= INTERJECT:
        answer_from_outside(box, state, action)
    elif state.phase >= Phase.MOVE_FROM:
        answer_on_the_map(box, state, action)
    elif state.phase > Phase.QUEUE:
        answer_in_action(box, state, action)
    else:
        answer_at_home(box, state, action)


def answer_at_home(box, state, action):
    """MW-034, MW-047, MW-054, MW-140: carry out answers about the city.

    These are the opening, Village bonuses, workers, the queue of actions, and the player's own tokens.
    """
    phase = state.phase
    if TOKEN <= action < TOKEN_AT:
        choose_token(state, token_named(action))
    elif phase == Phase.TOKEN_PLACE:
        put_token(box, state, action)
    elif phase == Phase.FORK:
        _, node = worker_step(action)
        choose_branch(state, node)
    elif phase == Phase.QUEUE:
        begin_action(box, state, acting_site(action))
    elif phase == Phase.VILLAGE:
        if action == DECLINE:
            decline_village(state)
        else:
            deploy_by_village(box, state, village_terrain(action))
    elif phase == Phase.OPEN:
        take_snapshot(box, state)
        run(state)
    elif action == PASS:
        pass_opening(box, state)


def pass_opening(box, state):
    """MW-140 (OPT-26 asked, R1): ask the next seat, or begin the turn after the last one."""
    i = place_clockwise(state, state.asked) + 1
    if i < state.seats:
        ask(state, Phase.OPEN_ASKED, clockwise(state, i))
    else:
        take_snapshot(box, state)
        run(state)


def put_token(box, state, action):
    """MW-140, MW-145: place the chosen token, then ask the same question again."""
    if action < TREE_AT:
        put_upgrade(state, state.asked, state.token, upgraded_terrain(action))
    else:
        t, edge = cleared_edge(action)
        put_tree(box, state, state.asked, t, edge)
    back_to_anchor(state)


def answer_in_action(box, state, action):
    """MW-053: carry out answers to the questions of building actions."""
    phase = state.phase
    if phase == Phase.DEPLOY:
        deploy(box, state, amount_named(action))
    elif phase == Phase.BUILDING:
        choose_building(state, building_chosen(action))
    elif phase == Phase.SITE:
        construct(state, site_chosen(action))
    elif phase == Phase.REINFORCE:
        reinforce_on(state, terrain_named(action))
    elif phase == Phase.REINFORCE_AMOUNT:
        reinforce(box, state, amount_named(action))
    elif phase == Phase.FLYING:
        pick_for_flying(box, state, terrain_named(action))
    elif phase == Phase.STEALTH:
        fly_stealthily(box, state, terrain_named(action))
    elif phase == Phase.SCARE_PICK:
        t, owner, to = scare_picked(action)
        pick(box, state, t, owner, to)
    elif phase == Phase.SCARE_RESOLVE:
        begin_battle(state, terrain_resolved(action))
    elif phase == Phase.VICTIM:
        fight(box, state, victim_named(action))
    elif phase == Phase.BURN:
        burn(box, state, terrain_named(action))
    elif phase == Phase.BOMBARD:
        owner, site = building_targeted(action)
        aim(box, state, owner, site)
    elif phase == Phase.CONVERT:
        owner, site, meeple = meeple_targeted(action)
        aim_conversion(box, state, owner, site, meeple)
    elif phase == Phase.PRODUCTIVITY:
        choose_productive(box, state, productive_site(action))
    elif phase == Phase.PRODUCTIVITY_FORK:
        _, node = worker_step(action)
        step_again(box, state, node)
    elif phase == Phase.UPGRADE:
        take_upgrade(state, upgrade_taken(action))
    elif action == DECLINE:
        end_action(state)
    else:
        perform(box, state)


def answer_on_the_map(box, state, action):
    """MW-062, MW-085, MW-096, MW-112, MW-126, MW-183: carry out answers about the map.

    These are moves, tunnels, altars, explorations, combats, and sources of a meeple.
    """
    phase = state.phase
    if TOKEN <= action < TOKEN_AT:
        choose_token(state, token_named(action))
    elif phase == Phase.MOVE_FROM:
        if action == END:
            end_moves(state)
        else:
            choose_start(state, terrain_left(action))
    elif phase == Phase.MOVE_TO:
        choose_way(box, state, action)
    elif phase == Phase.MOVE_AMOUNT:
        move_group(box, state, amount_named(action))
    elif phase == Phase.TUNNEL:
        _, n = tunnel_passage(action)
        send_through(box, state, n)
    elif phase == Phase.ALTAR:
        if action == NONE:
            spare(state)
        else:
            t, owner = meeple_struck(action)
            strike_down(box, state, t, owner)
    elif phase == Phase.EXPLORE:
        name_space(state, space_explored(action))
    elif phase == Phase.ROTATE:
        lay_explored(box, state, rotation_chosen(action))
    elif phase == Phase.COMBAT:
        begin_battle(state, terrain_resolved(action))
    elif not supply(box, state, 0 if action == WAREHOUSE else 1 + source_terrain(action)):
        hit(box, state)


def answer_from_outside(box, state, action):
    """MW-013, MW-111, MW-140, MW-145: carry out tokens placed out of turn and draws of chance."""
    if action < INTERJECT_TREE:
        seat, kind, t = upgrade_interjected(action)
        put_upgrade(state, seat, kind, t)
    elif action < TILE:
        seat, t, edge = tree_interjected(action)
        put_tree(box, state, seat, t, edge)
    elif action < FIRST_PLAYER:
        kind, forest = tile_drawn(action)
        draw_tile(box, state, face_of(box, kind, forest))
    elif action < BACK:
        begin_game(box, state, first_player_drawn(action))
    else:
        show_back(box, state, back_shown(action))


def face_of(box, kind, forest):
    """MW-004: return the face with this kind and forest."""
    for face in range(box.n_types):
        if box.type_kind[face] == kind and box.type_forest[face] == forest:
            return face
    return -1


def show_back(box, state, which):
    """MW-009 (OPT-01, R3): show the back of the next tile.

    The next question is the rotation of the tile drawn or, during set-up, the first player.
    """
    state.top_back = which
    if state.drawn >= 0:
        ask(state, Phase.ROTATE, state.active)
    else:
        find_first_player(box, state)


# --- the game contract -----------------------------------------------------------------------------------------


def setup(box, state, seats):
    """MW-001, MW-012: set up the game and continue to the first question."""
    lay_out(box, state, seats)
    advance(box, state)


def to_act(box, state):
    """MW-011: return the seat that is asked, or chance for tiles, backs and the first player."""
    if state.phase == Phase.GAME_OVER:
        return NOBODY
    if state.asked < 0:
        return CHANCE
    return state.asked


def legal(box, state, out):
    """MW-057: list the legal answers of the seat that is asked."""
    return list_answers(box, state, out)


def chance(box, state, out, weight):
    """MW-013: list what may be drawn, with weights."""
    return list_draws(box, state, out, weight)


def interject(box, state, seat, out):
    """MW-140, MW-145: list the tokens that a seat may place out of turn."""
    return list_interjections(box, state, seat, out)


def apply(box, state, action):
    """Carry out one action and everything that follows without a decision."""
    answer(box, state, action)
    advance(box, state)
    if box.stalemate_rounds == OFF:
        state.changed = 0
