"""Tests of the board and the words of Pour une poignée de meeples: pictures, animation, clicks, sentences."""

import random
import re
from collections import Counter
from itertools import pairwise

import pytest

from tablee.core.contract import CHANCE, NOBODY
from tablee.games.poignee.board.layout import fit, hand_chips, layout_of, where
from tablee.games.poignee.board.meeples import everybody
from tablee.games.poignee.tests.scene import GAME, A, B, C, given, opened, some_positions
from tablee.games.poignee.tests.test_sowing import AFTER_E, sow_after_madame


def picture(position, seat=A, language="en", narrow=False):
    return GAME.draw(position.seen_by(seat), seat, language, narrow=narrow)


def place_of(scene, piece):
    return round(scene.pieces[piece].x), round(scene.pieces[piece].y)


def inside(scene, piece, room):
    x, y = place_of(scene, piece)
    return room.x <= x <= room.x + room.width and room.y <= y <= room.y + room.height


# --- what is where ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_every_meeple_is_drawn_once_and_in_its_place(narrow):
    position = given(
        inside={"B3": "2 miner builder"}, saloon="madame builder", jail=2, on={"D4": "miner", "W": "deputy"},
        tokens=(C, -1), tombs="builder robber", tiles={"B0": (A, 10)},
    )  # fmt: skip
    layout, scene = layout_of(4, narrow), picture(position, narrow=narrow)
    for piece in ("builder-B3-0", "miner-B3-0", "miner-B3-1"):
        assert inside(scene, piece, layout.plots[3].inside)
    assert scene.pieces["miner-B4-0"][1:3] == layout.plots[4].door
    assert scene.pieces["deputy-W-0"][1:3] == layout.showdown[0]
    assert all(inside(scene, piece, layout.saloon) for piece in ("madame", "builder-saloon-0"))
    assert all(inside(scene, piece, layout.jail) for piece in ("robber-jail-0", "robber-jail-1", "crate-0"))
    assert all(inside(scene, piece, layout.graveyard) for piece in ("builder-tomb-0", "robber-tomb-1"))
    assert inside(scene, "tile-0-B0", layout.plots[0].awning)
    assert inside(scene, "token-1", layout.players[B])
    assert not inside(scene, "token-2", layout.players[C])
    figures = [
        piece for piece in scene.pieces if piece.partition("-")[0] in ("builder", "miner", "robber", "deputy", "madame")
    ]
    assert len(figures) == 11


@pytest.mark.parametrize("narrow", [False, True])
def test_a_crowd_still_fits(narrow):
    """Even if many meeples are in a place, none overlaps another or is drawn outside the place."""
    room = layout_of(4, narrow).plots[0].inside
    for n in range(1, 38):
        size, places = fit(n, room, 30)
        assert len(set(places)) == n
        assert all(room.x <= x - size / 2 and x + size / 2 <= room.x + room.width for x, _ in places)
        assert all(room.y <= y - size / 2 and y + size / 2 <= room.y + room.height for _, y in places)


def drawn_texts(look):
    return [part.split(">", 1)[1].split("<")[0] for part in look.split("<text")[1:]]


@pytest.mark.parametrize("narrow", [False, True])
def test_doors_show_who_gets_what(narrow):
    """Beside a meeple that is to be resolved are the mark of who gets something, and how much; or a dash."""
    position = given(
        inside={"B3": "2 miner"}, tiles={"B6": (C, 5)}, stone=[0, 0, 3], on={
            "D3": "robber", "D4": "builder", "D6": "builder", "W": "miner", "E": "robber",
        }, tokens=(A, B),
    )  # fmt: skip
    scene = picture(position, narrow=narrow)
    assert drawn_texts(scene.spots["D3"].look) == ["A", "+4"]
    assert drawn_texts(scene.spots["D4"].look) == ["–"]
    assert drawn_texts(scene.spots["D6"].look) == ["C", "10"]
    assert drawn_texts(scene.spots["D5"].look) == []
    assert scene.spots["D3"].title == "Robber at the door of the Telegraph\nWhen it acts: Orange draws 4"
    assert scene.spots["D4"].title.endswith("When it acts: no effect")
    assert {scene.pieces["miner-W-0"].ref, scene.pieces["robber-E-0"].ref} == {"showdown"}
    assert scene.spots["showdown"].title.splitlines()[1] == "Orange’s miner against Green’s robber"
    position.do("resolve D4", "resolve D3")
    assert drawn_texts(picture(position, narrow=narrow).spots["D4"].look) == []


def test_titles_say_what_a_thing_is_and_what_it_does():
    scene = picture(given(tiles={"B4": (B, 5), "B6": (C, 10)}, bank=3, bars=[1, 2], exploded=2, crates_jail=1))
    assert scene.spots["B3"].title.splitlines() == [
        "Telegraph: no marquee yet",
        "When a builder acts here, you may build for 2 gold and 1 stone: 5 points",
    ]
    assert scene.spots["B4"].title.splitlines() == [
        "Cantina: marquee of Green, 5 points",
        "When a miner acts here, Green draws 2",
        "When a builder acts here, Green may upgrade it for 1 gold and 2 stone, to 10 points instead of 5",
    ]
    assert scene.spots["B6"].title.splitlines()[0] == "Hotel: upgraded marquee of Grey, 10 points"
    assert scene.spots["bank"].title.splitlines()[0] == "Bank: 3 gold bars left, the next for 7 gold"
    assert [scene.pieces[f"crate-{i}"].title.splitlines()[0] for i in range(3)] == [
        "Dynamite that has exploded",
        "Dynamite that has exploded",
        "Dynamite in the Jail",
    ]
    assert scene.pieces["madame"].title.splitlines() == [
        "Madame: Saloon",
        "At a door: you draw 1 for each builder inside, and they go to the Saloon",
        "She never fights",
    ]
    assert scene.pieces["start"].title.splitlines()[1] == "The last turn of the game is that of Black"
    assert [piece for piece in scene.pieces if piece.startswith("bar-")] == [f"bar-{i}" for i in (3, 4, 5, 0, 1, 2)]


def test_everything_has_a_title_and_names_its_rules():
    for position in some_positions():
        scene = picture(position)
        for thing in (*scene.spots.values(), *scene.pieces.values()):
            assert thing.title.strip()
            assert thing.rules, thing.title


def test_where_the_next_meeple_may_go_is_marked():
    position = given(inside={"B3": "2 miner"}).do("take B3")
    marked = {ref for ref, spot in picture(position).spots.items() if "--glow" in spot.look}
    assert marked == {"D2", "D4"}
    position.do("place miner D4")
    assert {ref for ref, spot in picture(position).spots.items() if "--glow" in spot.look} == {"D5"}


@pytest.mark.parametrize("narrow", [False, True])
def test_any_hand_fits_into_the_tray(narrow):
    """PM-029: the kinds of the hand stand side by side, each in a frame that says what it does."""
    layout = layout_of(2, narrow)
    for hand in ((1, 0, 0, 0, 0), (6, 2, 1, 1, 1), (21, 6, 5, 4, 1)):
        chips = hand_chips(layout, hand)
        assert list(chips) == [kind for kind, count in enumerate(hand) if count]
        assert max(chip.frame.right for chip in chips.values()) <= layout.work.right
        assert all(one.frame.right < other.frame.x for one, other in pairwise(chips.values()))
    scene = picture(given(inside={"B3": "2 builder deputy"}).do("take B3"), narrow=narrow)
    assert drawn_texts(scene.spots["hand-builder"].look) == ["5", "10"]
    assert drawn_texts(scene.spots["hand-deputy"].look) == ["+2", "×"]


# --- animation -------------------------------------------------------------------------------------------------


def test_a_sown_meeple_keeps_its_id_from_building_to_building():
    """A meeple keeps its id from a building to the hand, to a door and into the next building; nothing else moves."""
    position = given(inside={"B3": "2 builder miner", "B5": "2 builder"})
    layout = layout_of(4, False)
    assert inside(picture(position), "builder-B3-1", layout.plots[3].inside)
    position.do("take B3")
    assert inside(picture(position), "builder-B3-0", layout.work)
    position.do("place builder D4")
    assert picture(position).pieces["builder-B3-0"][1:3] == layout.plots[4].door
    position.do("place miner D5")
    assert picture(position).pieces["builder-B3-0"][1:3] == layout.plots[4].door
    before = picture(position)
    position.do("place builder E")
    after = picture(position)
    assert before.pieces.keys() - after.pieces.keys() >= {"builder-B3-1"}  # the meeple is now named after its new place
    assert after.pieces["builder-E-0"].kind == before.pieces["builder-B3-1"].kind == "builder"
    assert after.pieces["builder-E-0"][1:3] == layout.showdown[1]
    assert place_of(after, "builder-B5-0") == place_of(before, "builder-B5-0")
    assert after.pieces["miner-B5-0"][1:3] == layout.plots[5].door  # after the sowing, the miner is named after B5
    position.do("resolve D5")
    assert inside(picture(position), "miner-B5-0", layout.plots[5].inside)


@pytest.mark.parametrize(("option", "spaces"), [("allow", AFTER_E), ("skip", AFTER_E[:-1])])
def test_meeples_on_doors_keep_their_ids_when_madames_space_is_taken(option, spaces):
    """PM-046: meeples on doors also keep their ids while a controller is being named."""
    position = given(inside={"B5": "16 builder madame"}, saloon="", originDoorAfterLap=option)
    sow_after_madame(position, spaces)
    on_doors = {s.id: s.place for s in everybody(position, layout_of(4, False)) if s.place in spaces[:6]}
    assert len(on_doors) == 6
    position.do("place builder E")
    assert "name 1" in position.choices()
    now = {s.id: s.place for s in everybody(position, layout_of(4, False))}
    assert on_doors.items() <= now.items()
    assert len(now) == 17


def test_arrested_robbers_lured_builders_and_buried_shooters_keep_their_ids():
    position = given(inside={"B3": "robber", "B4": "2 builder"}, saloon="", on={"D3": "deputy", "D4": "madame"}, jail=1)
    layout = layout_of(4, False)
    position.do("resolve D3")
    assert inside(picture(position), "robber-jail-1", layout.plots[3].inside)
    position.do("draw gold", "draw gold")
    assert inside(picture(position), "robber-jail-1", layout.jail)
    position.do("resolve D4")
    assert inside(picture(position), "builder-saloon-1", layout.plots[4].inside)
    position.do("draw gold", "draw gold")
    assert inside(picture(position), "builder-saloon-1", layout.saloon)
    duel = given(on={"W": "miner", "E": "builder"}, tokens=(A, B)).do("resolve showdown", "die 5", "die 2")
    assert picture(duel).pieces["builder-tomb-0"][1:3] == layout.showdown[1]
    duel.do("reroll no")
    assert inside(picture(duel), "builder-tomb-0", layout.graveyard)
    assert inside(picture(duel), "miner-saloon-0", layout.saloon)


def places(position):
    """Return the kind and the place of each meeple, by id."""
    return {m.id: (m.kind, m.place) for m in everybody(position, layout_of(position.seats, False))}


def town(position):
    """Return how many meeples of each kind are in each place."""
    return Counter(_flat((m.kind, m.place)) for m in everybody(position, layout_of(position.seats, False)))


@pytest.mark.parametrize("seed", range(3))
def test_no_more_pieces_move_than_meeples_do(seed):
    """Each piece that moves, or that a new piece of its kind replaces, stands for a meeple that moved."""
    position, dice = GAME.start(3), random.Random(seed)
    old, was = places(position), town(position)
    while not position.is_over:
        options = position.chance() or [(action, 1) for action in position.legal()]
        actions, weights = zip(*options, strict=True)
        dealing = position.to_act == CHANCE and position.state.phase == 0
        position.play(position.to_act, dice.choices(actions, weights)[0])
        new, now = places(position), town(position)
        if not dealing:
            seen = sum(_flat(old[id_]) != _flat(new[id_]) for id_ in old.keys() & new.keys())
            gone = Counter(_flat(old[id_]) for id_ in old.keys() - new.keys())
            come = Counter(_flat(new[id_]) for id_ in new.keys() - old.keys())
            assert Counter(kind for kind, _ in gone.elements()) == Counter(kind for kind, _ in come.elements())
            assert seen + sum((gone - come).values()) == sum((was - now).values())
        old, was = new, now


def _flat(meeple):
    kind, place = meeple
    return kind, "street" if place in ("W", "E", "showdown") else place


def test_cubes_come_out_of_the_bag_and_go_back():
    position = given(inside={"B3": "miner"}, on={"D3": "robber"}, stone=[2]).do("resolve D3")
    layout, sack = layout_of(4, False), picture(position).pieces["sack"]
    waiting = picture(position).pieces["cube-gold-0-00"]
    assert abs(waiting.x - sack.x) < 20 > abs(waiting.y - sack.y)
    position.do("draw gold")
    assert inside(picture(position), "cube-gold-0-00", layout.players[A])


def test_a_marquee_comes_from_the_supply():
    position = given(on={"D0": "builder"}, stone=[3]).do("resolve D0")
    layout = layout_of(4, False)
    assert inside(picture(position), "tile-0-B0", layout.players[A])
    position.do("build yes")
    assert inside(picture(position), "tile-0-B0", layout.plots[0].awning)


def test_one_step_moves_one_crate():
    position = given(jail=1)
    before = picture(position)
    after = picture(position.do("take jail"))
    moved = [i for i in range(3) if place_of(before, f"crate-{i}") != place_of(after, f"crate-{i}")]
    assert moved == [0]


# --- clicks ----------------------------------------------------------------------------------------------------


def clicks(position):
    return {position.write(action): GAME.board.path(position, action) for action in position.legal()}


def test_no_click_is_needed_where_there_is_no_choice():
    position = given(inside={"B3": "2 miner builder"}).do("take B3")
    assert clicks(position)["place miner D4"] == ("hand-miner", "D4")
    position.do("place builder D4")
    assert clicks(position) == {"place miner D5": ("hand-miner",)}
    assert clicks(given(jail=2).do("take jail"))["place robber W"] == ("W",)


def test_the_only_space_left_means_the_meeple_that_goes_there():
    position = given(inside={"B3": "2 miner builder"}).do("take B3")
    assert {GAME.board.also(position, action) for action in position.legal()} == {()}
    position.do("place builder D4")
    assert [GAME.board.also(position, action) for action in position.legal()] == [("D5",)]


def test_questions_and_names_are_answered_on_the_board():
    naming = given(3, inside={"B5": "deputy"}, on={"W": "miner"}, tokens=(A, -1)).do("take B5", "place deputy E")
    assert clicks(naming) == {"name 1": ("seat-1",), "name 2": ("seat-2",)}
    building = given(on={"D0": "builder"}, stone=[3]).do("resolve D0")
    assert clicks(building) == {"build no": ("no",), "build yes": ("yes",)}
    assert clicks(given(on={"W": "miner", "E": "builder"}, tokens=(A, B))) == {"resolve showdown": ("showdown",)}


# --- what is known ---------------------------------------------------------------------------------------------


def test_everybody_sees_the_same_except_who_they_are():
    """Only the viewer's own panel and the heading of the viewer's own turn differ."""
    position = opened(3)
    spectator = picture(position, NOBODY)
    for seat in range(3):
        scene = picture(position, seat)
        assert scene.pieces == spectator.pieces
        assert [ref for ref, spot in scene.spots.items() if spot != spectator.spots[ref]] == [f"seat-{seat}"]
        differing = set(drawn_texts("".join(scene.ground))) ^ set(drawn_texts("".join(spectator.ground)))
        assert differing == ({"You take meeples", "Orange takes meeples"} if seat == A else set())


def test_a_closed_bag_shows_nothing_of_what_is_in_it():
    """With `bagCounts = hidden`, positions that differ only in the bag have the same picture."""
    worlds = [given(2, bag=(gold, stone, 0), bagCounts="hidden") for gold, stone in ((30, 12), (0, 3))]
    assert len({picture(world).svg() for world in worlds}) == 1
    open_worlds = [given(2, bag=(gold, stone, 0)) for gold, stone in ((30, 12), (0, 3))]
    assert len({picture(world).svg() for world in open_worlds}) == 2


# --- what is said ----------------------------------------------------------------------------------------------


def said(message):
    return [message(GAME.say(language)) for language in ("en", "fr", "es")]


def label(position, form):
    return said(GAME.words.label(position, position.read(position.to_act, form)))


def test_labels_say_what_a_choice_does():
    position = given(active=B, inside={"B2": "builder miner"}).do("take B2")
    assert label(position, "place miner D3") == [
        "Place a miner at the door of the Telegraph, going clockwise",
        "Poser un Mineur à la Porte du Télégraphe, dans le sens horaire",
        "Colocar un minero en la puerta del Telégrafo, en sentido horario",
    ]
    position = given(tiles={"B6": (C, 5)}, on={"D6": "miner", "D8": "builder"}, gold=[2], stone=[1])
    assert label(position, "resolve D6") == [
        "Miner at the Hotel: Grey draws 2",
        "Mineur à l’Hôtel\u00a0: Gris pioche 2",
        "Minero en el Hotel: Gris saca 2",
    ]
    position.do("resolve D8")
    assert (
        label(position, "build yes")[1] == "Construire le Chapiteau de la Forge pour 2 Cubes d’Or et 1 Cube de Pierre"
    )


def test_a_variant_shows_its_own_numbers():
    data = GAME.data | {
        "scoring": {"gold_cube": 2, "gold_bar": 12},
        "marquee": {"basic": {"points": 6, "draws": 3}, "upgraded": {"points": 11, "draws": 5}},
    }
    position = GAME.start(2, data=data)
    state = position.state
    state.gold[0] = state.bars[0] = 1
    state.bank -= 1
    state.owner[0], state.side[0] = A, 1
    scene = picture(position)
    assert scene.pieces["cube-gold-0-00"].title.startswith("Gold of Orange\n2 points for each cube")
    assert scene.pieces["bar-0"].title == "Gold bar of Orange: 12 points"
    assert scene.spots["B0"].title.startswith(
        "Barber: marquee of Orange, 6 points\nWhen a miner acts here, Orange draws 3"
    )
    assert "0:6 a tile of seat 0 showing 6" in GAME.board.text(position, A)
    assert [points for _, points in GAME.words.sources(position)] == [[2, 0], [12, 0], [6, 0]]


def test_prompts_address_the_player_to_act():
    position = given()
    assert said(GAME.words.prompt(position, A)) == [
        "You must take the meeples of a location",
        "Vous devez choisir un Lieu et prendre ses Meeples",
        "Te toca tomar los meeples de una localización",
    ]
    assert said(GAME.words.prompt(position, B))[0] == "Orange must take the meeples of a location"
    position.state.phase = 13
    position.state.gold[:2] = 7
    assert said(GAME.words.prompt(position, NOBODY)) == [
        "Orange and Green share the victory with 7 points",
        "Orange et Vert partagent la victoire avec 7 points",
        "Naranja y Verde comparten la victoria con 7 puntos",
    ]
    assert said(GAME.words.prompt(position, B)) == [
        "You and Orange share the victory with 7 points",
        "Vous partagez la victoire avec Orange, avec 7 points chacun",
        "Compartes la victoria con Naranja, con 7 puntos cada uno",
    ]
    position.state.stone[0] = 1
    assert said(GAME.words.prompt(position, A))[0] == "You win with 7 points and more cubes"
    assert said(GAME.words.prompt(position, B)) == [
        "Orange wins with 7 points and more cubes",
        "Orange gagne avec 7 points et le plus de Cubes",
        "Naranja gana con 7 puntos y más cubos",
    ]
    position.state.gold[0] = 8
    assert said(GAME.words.prompt(position, B))[2] == "Naranja gana con 8 puntos"


def test_refusals_are_said_in_every_language():
    position = given(inside={"B3": "2 miner builder"}).do("take B3", "place miner D4")
    assert said(GAME.words.why(position, A, position.read(A, "place miner D9"))) == [
        "Gazette (D9) is out of sequence: sowing clockwise, the next free space is Undertaker (D5).",
        "Gazette (D9) n’est pas la suite\u00a0: dans le sens des aiguilles d’une montre, la prochaine case libre est "
        "Croque-mort (D5).",
        "Gaceta (D9) no es lo que sigue: en sentido horario, el siguiente espacio libre es Funeraria (D5).",
    ]


def test_dice_stay_until_the_reward_is_drawn():
    """PM-089, PM-100: the dice lie beside the showdown spaces, with the marks of those who rolled them."""
    position = given(2, on={"W": "miner", "E": "miner", "D3": "miner"}, tokens=(A, B)).do("resolve showdown", "die 5")
    assert picture(position).pieces["die-W"].title.startswith("Orange rolled 5")
    position.do("die 2")
    dice = [picture(position).pieces[f"die-{space}"] for space in "WE"]
    assert [die.title.splitlines()[0] for die in dice] == [
        "Die of the showdown space by the Jail: 5",
        "Die of the showdown space by the Saloon: 2",
    ]
    position.do("draw gold", "draw gold")
    assert "die-W" not in picture(position).pieces


@pytest.mark.parametrize("name", ["texts/fr.ftl", "handbook/fr.md"])
def test_french_has_its_spaces(name):
    """A narrow space that does not break precedes ; ! and ?, a wide one the colon."""
    lines = (GAME.folder / name).read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith(("#", ":::", "|---"))]
    assert [line for line in said if re.search("[^\u202f][;!?](?=[ .»]|$)|[ \u202f]:", line)] == []


def test_a_space_is_found_under_its_own_name():
    layout = layout_of(2, False)
    assert where(layout, 12)[0] < where(layout, 0)[0] < where(layout, 5)[0] < where(layout, 13)[0]
    turned = layout_of(2, True)
    assert turned.showdown[0][1] < turned.plots[0].door[1] < turned.plots[5].door[1] < turned.showdown[1][1]
    assert turned.plots[0].door[0] > turned.plots[11].door[0]  # clockwise is downwards on the right side
