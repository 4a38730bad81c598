"""The real server is killed at random moments and started again; no acknowledged action may be lost."""

import random
import threading
import time

import httpx
from table.people import view_in
from table.real_server import browser, children_of, is_running, real_server

from tablee.table.dice import verify

KILLS = 4
PEOPLE = 3
EACH = 8  # at least this many requests are acknowledged between two kills


class Player:
    """Plays at a table of its own as fast as possible, until the server is killed."""

    def __init__(self, server, seed):
        self.http, self.dice = browser(server), random.Random(seed)
        seats = [{"kind": "me", "name": "A"}, {"kind": "screen", "name": "B"}]
        answer = self.http.post("/api/tables", json={"game": "destorsion", "seats": seats})
        self.table = answer.json()["table"]
        self.view = self.look()
        self.acknowledged = self.undone = 0
        self.sent = ""  # the last request, which may not have been answered

    def look(self, **params):
        return view_in(self.http.get(f"/api/t/{self.table}/view", params=params))

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

    def check(self):
        """Compare the view of the restarted server with the last view that it sent before it was killed."""
        told = self.view
        now = self.look(seat=told["seat"])
        if now["version"] == told["version"]:
            assert now == told
            return
        # The last request was stored, but the server was killed before it could answer.
        assert now["last_step"] != told["last_step"]
        fewer = now["last_step"] < told["last_step"]
        assert self.sent == ("undo" if fewer else "act"), "an acknowledged action is lost"
        shared = min(now["last_step"], told["last_step"])
        logs = [[line for line in view["log"] if line["step"] < shared] for view in (now, told)]
        assert logs[0] == logs[1]
        self.view = self.look()


def test_a_killed_server_comes_back_with_everything_it_acknowledged(tmp_path):
    dice = random.Random(5)
    with real_server(tmp_path) as server:
        players = [Player(server, seed) for seed in range(PEOPLE)]
        for _ in range(KILLS):
            running = [threading.Thread(target=player.run) for player in players]
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
        players[0].run()
        assert fair(players[0].http, players[0].view)
        for player in players:
            player.http.close()


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
