"""House rules at the table: the form, uploads, tables that play them, their words and records, and restarts."""

import asyncio
import html
import json
import re
import subprocess
import sys
from unittest.mock import patch

import pytest
from table.people import at_table, served

from tablee.core import discovery, record, variants
from tablee.core.texts import LANGUAGES
from tablee.table import balance, houses, speech
from tablee.table.balance import Label
from tablee.table.refusals import Refusal
from tablee.testing.new_game import write_game

GAME = discovery.game("destorsion")
SHORT = {"dungeon_board.squares": 48, "dice.third_die_gap": 5}
HOUSE = {"name": "Short <b>&amp; #1", "changes": SHORT}
EVIL = "</script><img src=x onerror=alert(1)>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_has_every_value_with_its_meaning(game, language):
    groups = houses.fields(game, language)
    keys = [field["key"] for group in groups for field in group["fields"]]
    assert keys
    assert sorted(keys) == sorted(".".join(path) for path, _, _ in variants.values(game))
    for group in groups:
        assert "." not in group["label"], "a key instead of a meaning"
        assert all(field["item"] for field in group["fields"]) == (len(group["fields"]) > 1)


@at_table
async def test_a_table_plays_house_rules_and_shows_them(place):
    ann = await place.person()
    await ann.new_table(house=HOUSE)
    view = await ann.view()
    assert "room-48" in view["picture"]["spots"]
    assert "room-49" not in view["picture"]["spots"]
    people = (await ann.get(f"/api/t/{ann.table}/people")).json()
    assert people["variant"] == HOUSE["name"]
    assert "Short" not in json.dumps(view), "a compressed view must not contain text that players chose"
    lobby = await ann.open("/")
    assert "Short &lt;b&gt;&amp;amp; #1" in lobby.text
    assert HOUSE["name"] not in lobby.text


@at_table
async def test_the_rules_of_a_table_have_its_own_numbers(place):
    ann = await place.person()
    await ann.new_table(house={"name": EVIL[:40], "changes": {"score_board.lap_points": 37}})
    own = await ann.get(f"/t/{ann.table}/rules")
    usual = await ann.get("/rules/destorsion")
    assert "Points of a lap marker" in own.text
    assert own.text.count("37") > usual.text.count("37") + 1, "the number is in the list and in the rules"
    assert "<img src=x" not in own.text
    assert "&lt;img src=x" in own.text
    assert "content-encoding" not in own.headers, "a page with text of other people is not compressed"


@at_table
async def test_records_rematches_and_what_ifs_keep_the_house_rules(place):
    ann = await place.person()
    await ann.new_table(house=HOUSE)
    text = (await ann.get(f"/t/{ann.table}/record")).text
    replayed = record.replay(text)
    assert replayed.variant.name == HOUSE["name"]
    assert replayed.variant.changes == SHORT
    view = await ann.view()
    other = (await ann.post(f"/api/t/{ann.table}/whatif", {"step": view["last_step"]})).json()["table"]
    room = await place.services.rooms.get(other)
    assert room.match.variant.changes == SHORT
    upload = await ann.post("/api/replay", {"text": text})
    room = await place.services.rooms.get(upload.json()["table"])
    assert room.match.variant.changes == SHORT
    over = await ann.new_table(house=HOUSE)
    room = await place.services.rooms.get(over["table"])
    while not room.is_over:
        await room.act(room.match.position.to_act, room.match.ply, room.match.position.legal()[0])
    again = (await ann.post(f"/api/t/{room.id}/rematch")).json()["table"]
    assert (await place.services.rooms.get(again)).match.variant.changes == SHORT


def test_a_restarted_server_still_has_the_house_rules(tmp_path):
    async def whole():
        async with served(tmp_path) as place:
            ann = await place.person()
            table = (await ann.new_table(house=HOUSE))["table"]
        async with served(tmp_path) as place:
            room = await place.services.rooms.get(table)
            assert not room.broken
            assert room.match.variant.name == HOUSE["name"]
            assert room.match.box_hash == variants.changed(GAME, SHORT, "x").hash

    asyncio.run(whole())


@at_table
async def test_house_rules_are_checked_and_their_differences_listed(place):
    ann = await place.person()
    said = (await ann.post("/api/house/check?lang=fr", {"game": "destorsion", "house": HOUSE})).json()
    assert [found["key"] for found in said["differences"]] == list(SHORT)
    assert said["differences"][0]["label"] == "Cases du donjon"
    assert (said["differences"][0]["printed"], said["differences"][0]["own"]) == ("49", "48")
    same = (await ann.post("/api/house/check", {"game": "destorsion", "house": {"name": "", "changes": {}}})).json()
    assert same["differences"] == []
    form = (await ann.get("/api/house/destorsion")).json()
    assert form["groups"][0]["label"] == "Squares of a score board"


WRONG = (
    ({"dungeon_board.squares": 99}, "from 10 to 60"),
    ({"dungeon_board.squares": "48"}, "from 10 to 60"),
    ({"dungeon_board.squares": [48]}, "from 10 to 60"),
    ({"dungeon_board.squares": 10**30}, None),
    ({"dungeon_board.squares": float("1e300")}, None),
    ({"dungeon_board.squares": None}, None),
    ({"dungeon_board.effect_step": 4}, "the same in every box"),
    ({"dungeon_board.squares.0": 4}, "There is no"),
    ({"../../etc/passwd": 4}, "There is no"),
    ({"__class__": 4}, "There is no"),
    ({"score_board.squares": 16}, "must be 22 to 60"),
    ({"score_board.hollows.squares": [5, 3]}, "right order"),
)


@at_table
async def test_wrong_house_rules_are_refused(place):
    ann = await place.person()
    for changes, said in WRONG:
        house = {"game": "destorsion", "house": {"name": "x", "changes": changes}}
        for path, more in (("/api/house/check", {}), ("/api/tables", {"seats": [{"kind": "me"}] * 2})):
            answer = await ann.post(path, house | more)
            assert answer.status_code in ((200, 400) if path.endswith("check") else (400, 422)), answer.text
            assert answer.json()["error"]["message"]
            assert said is None or said in answer.json()["error"]["message"], answer.text


@at_table
async def test_names_that_cannot_be_shown_are_refused(place):
    ann = await place.person()
    for name in ("", "a\u202eb", "a\nb", "x" * 41, "\u0000"):
        answer = await ann.post("/api/house/check", {"game": "destorsion", "house": {"name": name, "changes": SHORT}})
        assert answer.status_code == 200
        assert "1 to 40 letters" in answer.json()["error"]["message"]


# --- uploads -----------------------------------------------------------------------------------------------------


@at_table
async def test_a_box_file_is_uploaded(place):
    ann = await place.person()
    text = (await ann.get("/rules/destorsion/box")).text.replace("squares = 49", "squares = 48")
    said = await ann.post("/api/house/read", {"game": "destorsion", "text": text})
    assert said.status_code == 200, said.text
    assert said.json()["changes"] == {"dungeon_board.squares": 48}
    assert said.json()["name"] == "My Déstorsion"


HOSTILE = (
    ("[dungeon_board]\nsqares = 9", "Line 2: There is no dungeon_board.sqares in this box. .*squares"),
    ("[dungeon_board]\nsquares = 99", "Line 2: .*from 10 to 60"),
    ("a = " + "[" * 30_000, "not TOML"),
    ("a." * 20_000 + "b = 1", "There is no|too long to check"),  # tomllib needs a gigabyte for it
    ("x = 0x" + "f" * 40_000, "There is no"),
    ("x = " + "9" * 40_000, "not TOML"),
    ("[dice]\nthird_die_gap = nan", "Line 2: .*from 1 to 100"),
    ("\u0000", "not TOML"),
    ('[variant]\ngame = "airain"', "another game"),
)


@at_table
async def test_hostile_uploads_are_refused_in_a_sentence(place):
    ann = await place.person()
    for text, said in HOSTILE:
        answer = await ann.post("/api/house/read", {"game": "destorsion", "text": text})
        assert answer.status_code == 200, answer.text
        message = answer.json()["error"]["message"]
        assert re.search(said, message), message
        assert len(message) < 500


@at_table
async def test_large_uploads_and_unknown_games_are_refused(place):
    ann = await place.person()
    assert (await ann.post("/api/house/read", {"game": "destorsion", "text": "#" * 70_000})).status_code == 413
    assert (await ann.post("/api/house/read", {"game": "../x", "text": ""})).status_code == 404


FAILING = ("import time; time.sleep(60)", "print('no JSON')", "raise SystemExit(1)", "print('[' * 9999999)")


@at_table
async def test_a_check_that_fails_or_takes_too_long_is_refused(place):
    ann = await place.person()
    for program in FAILING:
        command = (sys.executable, "-c", program)
        with patch("tablee.table.checker.COMMAND", command), patch("tablee.table.checker.SECONDS", 3.0):
            answer = await ann.post("/api/house/read", {"game": "destorsion", "text": ""})
        assert answer.status_code == 200
        assert "too long to check" in answer.json()["error"]["message"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
@pytest.mark.parametrize("greedy", ["bytearray(1 << 30)", "[0 for _ in iter(int, 1)]"])
def test_a_check_has_little_memory_and_time(greedy):
    program = f"from tablee.table.checker import limit; limit(1 << 26, 1); {greedy}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, timeout=120)
    assert done.returncode != 0
    assert b"MemoryError" in done.stderr or done.returncode < 0


# --- balance -----------------------------------------------------------------------------------------------------

WORKER = """
import json, sys
job = json.loads(sys.stdin.readline())
assert job["changes"] == {"dungeon_board.squares": 48, "dice.third_die_gap": 5} and job["seats"] == 2
for games in (10, 2400):
    print(json.dumps({"games": games, "bots": "greedy", "seats": 2, "first": [0.51, 0.55] if games > 10 else [0, 1],
                      "longer": 1.12, "length": int(games > 10), "stopped": 0, "done": games > 10}), flush=True)
"""


@at_table
async def test_a_label_is_measured_once_and_kept(place):
    ann = await place.person()
    body = {"game": "destorsion", "house": HOUSE, "seats": 2}
    with patch("tablee.table.balance.COMMAND", (sys.executable, "-c", WORKER)):
        first = (await ann.post("/api/house/balance", body)).json()
        assert first == {"done": False, "said": "Bots are trying these rules out…"}
        await asyncio.gather(*place.services.balance.tasks.values())
    label = (await ann.post("/api/house/balance", body)).json()
    assert label["done"]
    assert label["said"] == (
        "Whoever decides first wins 53 % ± 2 of the games; 50 % would be fair (greedy bots, 2,400 games). "
        "Games are about 12 % longer than printed."
    )
    place.services.balance.labels.clear()
    other = body | {"options": {"rounds": 3}}
    with patch("tablee.table.balance.COMMAND", (sys.executable, "-c", "raise SystemExit(1)")):
        assert (await ann.post("/api/house/balance", body)).json() == label, "it is in the database"
        assert (await ann.post("/api/house/balance", other)).json()["said"] != label["said"], "another option"
        await asyncio.gather(*place.services.balance.tasks.values())
    assert "could not try" in (await ann.post("/api/house/balance", other)).json()["said"]


NOTING = """
import json, sys
job = json.loads(sys.stdin.readline())
with open(sys.argv[1], "a") as noted:
    noted.write(json.dumps([job["game"], job["changes"], job["seconds"]]) + "\\n")
print(json.dumps({"games": 2400, "seats": 2, "done": True}), flush=True)
"""


def test_labels_are_compiled_after_the_bots_and_a_label_waits_for_its_own_game(tmp_path):
    noted, games = tmp_path / "noted", discovery.names()

    async def whole():
        with (
            patch("tablee.table.bots.COMMAND", ("false",)),
            patch("tablee.table.balance.COMMAND", (sys.executable, "-c", NOTING, str(noted))),
            patch("tablee.table.services.WARM_AFTER", 0.0),
        ):
            async with served(tmp_path, warm=True) as place:
                labels, pool = place.services.balance, place.services.pool
                async with labels.compiling["destorsion"]:
                    waiting = asyncio.create_task(labels.label(variants.changed(GAME, SHORT, "x"), 2, {}))
                    assert not (await waiting).done
                    for name in games:
                        await pool.until_ready(name)
                    assert not noted.exists() or "destorsion" not in noted.read_text(encoding="utf-8")
                await asyncio.gather(place.services.tasks[0], *labels.tasks.values())
                assert labels.labels.popitem()[1].games == 2400, "what was found in advance is no label"
                assert not labels.labels

    asyncio.run(whole())
    lines = [json.loads(line) for line in noted.read_text(encoding="utf-8").splitlines()]
    assert sorted(line for line in lines if not line[1]) == [[name, {}, 0.0] for name in sorted(games)]
    assert [line for line in lines if line[1]] == [["destorsion", SHORT, balance.SECONDS]]


@at_table
async def test_a_server_that_does_not_warm_up_compiles_no_labels(place):
    with patch("tablee.table.balance.COMMAND", ("nosuch",)):
        await place.services.tasks[0]
    assert not place.services.balance.compiling


@at_table
async def test_labels_that_cannot_be_compiled_in_advance_stop_nothing(place):
    with (
        patch("tablee.table.balance.COMMAND", ("./no-such-program",)),
        patch("tablee.table.balance.LOG.warning") as warned,
    ):
        await place.services.balance.warm_up(["destorsion", "airain"])
    assert [call.args[1] for call in warned.call_args_list] == ["destorsion", "airain"]


@at_table
async def test_the_printed_box_has_no_label_and_wrong_tables_none(place):
    ann = await place.person()
    body = {"game": "destorsion", "house": {"name": "", "changes": {}}, "seats": 2}
    assert (await ann.post("/api/house/balance", body)).json() == {"done": True, "said": ""}
    for more in ({"seats": 9}, {"options": {"x": 1}}):
        assert (await ann.post("/api/house/balance", body | {"house": HOUSE} | more)).status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_say_only_what_is_known(language):
    say = speech.say_in(language)
    wide = balance.told(Label(games=40, bots="greedy", first=(0.3, 0.7), longer=1.5), say)
    narrow = balance.told(Label(games=4000, bots="greedy", first=(0.52, 0.54), longer=0.9, length=-1, stopped=2), say)
    assert "50" not in wide, "neither who wins nor how long is known"
    assert "40" in wide
    assert "53" in narrow
    assert "10" in narrow


def test_a_stored_variant_that_no_longer_fits_is_refused():
    with pytest.raises(variants.BadBox):
        houses.restored(GAME, json.dumps({"name": "x", "changes": {"dungeon_board.squares": 999}}))
    with pytest.raises(Refusal):
        houses.House("x", {"nothing": 1}).variant(GAME)


def test_variants_that_come_with_a_game_are_in_the_lobby(tmp_path, monkeypatch):
    write_game("lobby_race", tmp_path / "games")
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path / "games"))
    game = discovery.game("lobby_race")

    async def whole():
        async with served(tmp_path) as place:
            ann = await place.person()
            lobby = (await ann.open("/?lang=es")).text
            ((house, name),) = re.findall(r'<option value="(\{[^"]+)">([^<]+)</option>', lobby)
            assert name == "Esprint"
            assert json.loads(html.unescape(house)) == {"name": "Esprint", "changes": {"track.squares": 16}}
            await ann.new_table(game.name, house=json.loads(html.unescape(house)))
            assert (await place.room(ann)).match.box_hash == variants.named(game)["sprint"].hash

    asyncio.run(whole())


def test_the_boxes_that_a_server_offers_are_in_its_lobby(tmp_path):
    async def whole():
        box = variants.changed(GAME, SHORT, '"Quoted" <i>')
        async with served(tmp_path, boxes=(box,)) as place:
            ann = await place.person()
            lobby = (await ann.open("/")).text
            (found,) = re.findall(r'<option value="(\{[^"]+)">([^<]+)</option>', lobby)
            house = json.loads(html.unescape(found[0]))
            assert html.unescape(found[1]) == house["name"] == box.name
            await ann.new_table(house=house)
            assert (await place.room(ann)).match.box_hash == box.hash

    asyncio.run(whole())
