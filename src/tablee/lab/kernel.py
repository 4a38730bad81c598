"""The compiled loop of the lab: plays blocks of games. `lab.game_kernel` plays one game."""

from tablee.lab.game_kernel import play_game


def play_blocks(boxes, states, desks, minds, books, parts, seeds, first, out, weight, spare, more):
    """Play the blocks from number `first` on, one for each row of `seeds`; return how many were played whole.

    `states[0]` is the first position. A row of `seeds` holds the generators of the players' and the table's chance,
    then those of the players' choices. If there is no room for a row, the block is left out, and no more are played.
    """
    desk = desks[0]
    seats = desk.seats
    for block in range(seeds.shape[0]):
        games = desk.n_games
        uses = desk.n_uses
        decisions = desk.n_decisions
        for rotation in range(seats):
            for i in range(seats + 1):
                desk.chance_rng[i, 0] = seeds[block, i]
            for i in range(seats):
                desk.bot_rng[i, 0] = seeds[block, seats + 1 + i]
            number = (first + block) * seats + rotation
            play_game(boxes, states, desk, minds, books, parts, number, rotation, out, weight, spare, more)
            if desk.full:
                desk.n_games = games
                desk.n_uses = uses
                desk.n_decisions = decisions
                return block
    return seeds.shape[0]
