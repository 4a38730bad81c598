"""The real server is killed at random moments and started again; no acknowledged action may be lost or done twice.

The environment variable TABLEE_KILLS sets how often servers are killed, for a longer run.
"""

import asyncio
import os
import random
import threading
import time
from contextlib import ExitStack

import asyncpg
import httpx
from table.people import view_in
from table.real_server import START, browser, children_of, is_running, real_server

from tablee.table.dice import verify

KILLS = int(os.environ.get("TABLEE_KILLS", "4"))
PEOPLE = 3
EACH = 8  # at least this many requests are acknowledged between two kills


class Player:
    """Plays at a table of its own as fast as possible, until the server is killed."""

    def __init__(self, server, seed):
        self.http, self.dice = browser(server), random.Random(seed)
        self.acknowledged = self.undone = 0
        self.sent = ""  # the last request, which may not have been answered
        self.sit_down()

    def sit_down(self):
        seats = [{"kind": "me", "name": "A"}, {"kind": "screen", "name": "B"}]
        answer = self.ask("POST", "/api/tables", json={"game": "destorsion", "seats": seats})
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        self.view = self.look(table)
        self.table = table  # only now: if the server was killed meanwhile, the player is still at the table before

    def ask(self, method, path, **more):
        return self.http.request(method, path, **more)

    def look(self, table=None, **params):
        return view_in(self.ask("GET", f"/api/t/{table or self.table}/view", params=params))

    def step(self):
        if not self.view["over"] and not self.view["choices"]:
            self.view = self.look()
        view = self.view
        if view["over"]:
            return False
        if view["undo"]["step"] and self.dice.random() < 0.3:
            what, body = "undo", {"what": "step"}
        else:
            what, body = "act", {"action": self.dice.choice(view["choices"])["action"]}
        body |= {"step": view["last_step"], "seat": view["seat"]}
        self.sent = what
        answer = self.http.post(f"/api/t/{self.table}/{what}", json=body)
        assert answer.status_code == 200, answer.text
        self.view = view_in(answer)
        self.acknowledged += 1
        self.undone += what == "undo"
        return True

    def run(self):
        try:
            while self.step():
                pass
        except httpx.HTTPError:
            pass  # the server was killed

    def run_on(self):
        """Play one game after the other."""
        try:
            while True:
                if not self.step():
                    self.sit_down()
        except httpx.HTTPError:
            pass

    def check(self):
        """Compare the view of the restarted server with the last view that it sent before it was killed."""
        told = self.view
        now = self.look(seat=told["seat"])
        assert now["table"] == told["table"]
        if now["version"] == told["version"]:
            assert now == told
            return
        # The last request was stored, but the server was killed before it could answer.
        assert now["last_step"] != told["last_step"]
        fewer = now["last_step"] < told["last_step"]
        assert self.sent == ("undo" if fewer else "act"), "an acknowledged action is lost"
        shared = min(now["last_step"], told["last_step"])
        logs = [
            [line for turn in view["log"] for line in turn["lines"] if line["step"] < shared] for view in (now, told)
        ]
        assert logs[0] == logs[1]
        self.view = self.look()


class Host:
    """Changes names, seats and terms in a waiting room as fast as possible, until the server is killed."""

    def __init__(self, server, seed):
        self.http, self.dice = browser(server), random.Random(seed)
        self.acknowledged = 0
        seats = [{"kind": kind, "name": kind} for kind in ("me", "friend", "bot")]
        made = self.http.post("/api/tables", json={"game": "destorsion", "seats": seats, "wait": True}).json()
        self.path, self.sent = f"/api/t/{made['table']}", {}
        self.told = self.http.get(f"{self.path}/people").json()

    def step(self):
        seat = self.told["you"][0]
        self.sent = self.dice.choice(
            [
                {"path": "name", "seat": seat, "name": f"Ann {self.acknowledged}"},
                {"path": "swap", "seat": seat, "to": (seat + self.dice.choice([1, 2])) % 3},
                {"path": "terms", "name": f"Table {self.acknowledged}", "open_watch": self.dice.random() < 0.5},
            ]
        )
        body = {key: value for key, value in self.sent.items() if key != "path"}
        answer = self.http.post(f"{self.path}/{self.sent['path']}", json=body)
        assert answer.status_code == 200, answer.text
        self.told = answer.json()
        self.acknowledged += 1

    def run_on(self):
        try:
            while True:
                self.step()
        except httpx.HTTPError:
            pass

    def check(self):
        """Compare what the restarted server tells with what it told before the last request."""
        now, told = self.http.get(f"{self.path}/people").json(), self.told
        if now != told:
            changed = {key for key in now if now[key] != told[key]}
            swapped = {"names", "you", "friends", "waiting", "links"}
            asked = {"name": {"names"}, "swap": swapped, "terms": {"table_name", "open_watch"}}
            assert changed <= asked[self.sent["path"]] | {"online"}, changed
        assert sorted(seat["kind"] for seat in now["waiting"]["seats"]) == ["bot", "friend", "me"]
        self.told = now


def test_a_killed_server_comes_back_with_everything_it_acknowledged(tmp_path):
    dice = random.Random(5)
    with real_server(tmp_path) as server:
        players = [*(Player(server, seed) for seed in range(PEOPLE)), Host(server, PEOPLE)]
        for _ in range(KILLS):
            running = [threading.Thread(target=player.run_on) for player in players]
            for thread in running:
                thread.start()
            wanted = sum(player.acknowledged for player in players) + EACH
            until(lambda: sum(player.acknowledged for player in players), lambda n, wanted=wanted: n >= wanted)
            running[0].join(dice.uniform(0.0, 0.5))
            server.kill()
            for thread in running:
                thread.join(30)
            server.start()
            for player in players:
                player.check()
        print(f"{KILLS} kills, {sum(player.acknowledged for player in players)} actions acknowledged")
        players[0].run()
        assert fair(players[0].http, players[0].view)
        for player in players:
            player.http.close()


class Roamer(Player):
    """Plays at a table of its own through two servers that share a database, each action through either of them."""

    def __init__(self, servers, seed):
        self.servers, self.alive = servers, list(servers)
        self.cut = self.older = 0  # requests without an answer; views that were older than one seen before
        self.tables = {}  # table -> the least and the most events that it may have
        self.goes_on, self.was_cut, self.error = True, False, None
        super().__init__(servers[0], seed)

    def ask(self, method, path, **more):
        server = self.dice.choice(self.alive)
        answer = self.http.request(method, f"{server.url}{path}", **more)
        assert answer.status_code < 500, answer.text
        return answer

    def sit_down(self):
        super().sit_down()
        self.tables[self.table] = [0, 0]

    def look_again(self):
        """Return a view that is not older than the one seen before; count those that are."""
        known = self.view["last_step"]  # these players never undo
        while (view := self.look())["last_step"] < known:
            self.older += 1
            time.sleep(0.01)
        return view

    def step(self):
        view = self.view
        if view["over"]:
            return False
        if not view["choices"]:
            self.view = self.look_again()
            return True
        body = {"step": view["last_step"], "seat": view["seat"], "action": self.dice.choice(view["choices"])["action"]}
        counts = self.tables[self.table]
        try:
            answer = self.ask("POST", f"/api/t/{self.table}/act", json=body)
        except httpx.HTTPError:
            self.cut, self.was_cut = self.cut + 1, True
            counts[1] += 1
            raise
        if self.was_cut and answer.status_code == 409:  # the request that was cut off has been carried out late
            self.view, self.was_cut = view_in(answer), False
            return True
        assert answer.status_code == 200, answer.text
        self.view, self.was_cut = view_in(answer), False
        counts[0], counts[1] = counts[0] + 1, counts[1] + 1
        self.acknowledged += 1
        return True

    def roam(self):
        """Play one game after the other, whichever servers are killed, until told to stop."""
        try:
            while self.goes_on:
                try:
                    if not self.step():
                        self.sit_down()
                except httpx.HTTPError:
                    time.sleep(0.02)
                    self.recover()
        except Exception as error:
            self.error = error

    def recover(self):
        """Look at the table after a request had no answer; everything acknowledged must be there."""
        while self.goes_on:
            try:
                self.view = self.look_again()
                return
            except httpx.HTTPError:
                time.sleep(0.02)


async def decisions(url, tables):
    """Return how many decisions of players are stored of each table; check that no event is missing or doubled."""
    db, found = await asyncpg.connect(url), {}
    for table in tables:
        rows = await db.fetch("select number, ply, seat from events where table_id = $1 order by number", table)
        assert [row["number"] for row in rows] == [row["ply"] for row in rows] == list(range(len(rows)))
        found[table] = sum(row["seat"] >= 0 for row in rows)
    await db.close()
    return found


def test_of_two_servers_on_one_postgresql_either_may_be_killed(postgres, tmp_path):
    """People play through both at once; nothing acknowledged is lost, nothing is done twice, and nobody is stuck."""
    script, dice = START.replace("warm=False", f"warm=False, database={postgres!r}"), random.Random(6)
    with ExitStack() as stack:
        servers = [stack.enter_context(real_server(tmp_path / name, script)) for name in ("one", "two")]
        players = [Roamer(servers, seed) for seed in range(PEOPLE)]
        running = [threading.Thread(target=player.roam) for player in players]
        for thread in running:
            thread.start()
        for _ in range(KILLS):
            all_play_on(players, dice.randint(2, EACH))
            killed = dice.choice(servers)
            for player in players:
                player.alive = [server for server in servers if server is not killed]
            killed.kill()
            all_play_on(players, 2)
            killed.start()
            for player in players:
                player.alive = servers
        all_play_on(players, 2)
        for player in players:
            player.goes_on = False
        for player, thread in zip(players, running, strict=True):
            thread.join(60)
            player.http.close()
            assert player.error is None, player.error
            for table, stored in asyncio.run(decisions(postgres, player.tables)).items():
                low, high = player.tables[table]
                assert low <= stored <= high, f"{table}: {stored} decisions stored, {low} acknowledged, {high} sent"
    told = [(p.acknowledged, p.cut, p.older) for p in players]
    print(f"{KILLS} kills: actions acknowledged, requests cut off, older views for each player: {told}")


def all_play_on(players, count):
    """Wait until some more actions of every player are acknowledged."""
    wanted = [player.acknowledged + count for player in players]
    try:
        until(lambda: [p.error or p.acknowledged >= n for p, n in zip(players, wanted, strict=True)], all)
    except AssertionError as error:
        stuck = [(p.table, p.acknowledged, n, p.cut, p.view["over"]) for p, n in zip(players, wanted, strict=True)]
        raise AssertionError(f"somebody is stuck: {stuck}") from error


def test_the_processes_of_bots_end_with_a_killed_server_and_the_game_goes_on(tmp_path):
    with real_server(tmp_path) as server:
        http = browser(server)
        seats = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
        table = http.post("/api/tables", json={"game": "destorsion", "seats": seats}).json()["table"]
        view = until(lambda: view_in(http.get(f"/api/t/{table}/view")), lambda view: view["last_step"] > 12)
        thinking = children_of(server.process.pid)
        assert thinking
        server.kill()
        until(lambda: thinking, lambda pids: not any(map(is_running, pids)))
        server.start()
        view = until(lambda: view_in(http.get(f"/api/t/{table}/view")), lambda view: view["over"])
        assert fair(http, view)
        http.close()


def fair(http, view):
    """Tell whether every draw of a finished game matches the secret in the view."""
    return verify(http.get(view["record_url"]).text, view["secret"]) > 0


def until(ask, done, seconds=240.0):
    """Call `ask` until `done` returns true for its result; return this result."""
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        if done(answer := ask()):
            return answer
        time.sleep(0.1)
    raise AssertionError("the condition did not become true in time")
