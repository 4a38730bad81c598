"""People at a table in tests. Each is an HTTP client with its own cookies, which calls the application in process."""

import asyncio
import json
import re
from contextlib import asynccontextmanager

import httpx
import msgspec

from tablee.table import answers
from tablee.table.app import make_app
from tablee.table.database import Statement
from tablee.table.dice import verify
from tablee.table.live import Listener, Look
from tablee.table.settings import Settings

HOST = "http://table.test"


def settings(folder, **more):
    return Settings(data=folder, **({"warm": False, "bot_pause": 0.0, "posts_per_minute": 100_000} | more))


def applied(answer, base=None):
    """Return the view that an answer of the server leads to, from the view `base`, as the page's script does."""
    if answer["base"] is not None:
        assert base is not None
        assert base["version"] == answer["base"]
    view = (base or {}) | answer["view"] | {"version": answer["version"]}
    view["hold"] = view["hold"] | {"left": answer["left"]}
    if "log" in answer:
        view["log"] = (base or {}).get("log", [])[: answer["log"]["keep"]] + answer["log"]["add"]
    if changed := answer.get("picture"):
        old = (base or {}).get("picture", {"spots": {}, "pieces": {}})
        made = {name: changed.get(name, old.get(name)) for name in ("box", "title", "scenery", "ground")}
        for layer in ("spots", "pieces"):
            parts = old[layer] | changed.get(layer, {})
            made[layer] = {key: part for key, part in parts.items() if part is not None}
        if "order" in changed:
            made["spots"] = {ref: made["spots"][ref] for ref in changed["order"]}
        view["picture"] = made
    return view


def whole(view):
    """Return the JSON data of a view of the server, as a page gets it that has none."""
    return applied(msgspec.json.decode(answers.encoded(answers.changes(view, None) | {"left": 0.0})))


def listening(live, table, browser, **look):
    """Open an event stream for a browser during a `with` block."""
    return live.listen(Listener(live, table, Look(browser, **look)))


def events_in(said):
    """Parse a piece of an event stream; return a list of (event, data, id)."""
    found = []
    for part in said.decode().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in part.splitlines() if not line.startswith(":"))
        if "event" in fields:
            found.append((fields["event"], json.loads(fields["data"]), fields.get("id", "")))
    return found


def heard_by(listener):
    """Return the events that wait to be sent to a listener, as (event, data, id)."""
    waiting, listener.waiting = listener.waiting, []
    return [event for said in waiting for event in events_in(said)]


def view_in(response):
    """Return the view that a response carries, also if it refuses a request that came too late."""
    said = response.json()
    return applied(said.get("answer", said))


class Person:
    """A browser with its cookies and the CSRF token of its page."""

    def __init__(self, app):
        self.app = app
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST, follow_redirects=True)
        self.csrf = ""
        self.table = ""

    async def open(self, path="/replay"):
        page = await self.http.get(path)
        found = re.search(r'<meta name="csrf" content="([0-9a-f]+)"', page.text)
        self.csrf = found.group(1) if found else self.csrf
        return page

    async def get(self, path, **params):
        return await self.http.get(path, params=params)

    async def post(self, path, body=None, **headers):
        return await self.http.post(path, json=body, headers={"X-CSRF-Token": self.csrf} | headers)

    async def new_table(self, game="destorsion", seats=("me", "screen"), **more):
        places = [{"kind": seat, "name": f"P{i}", "level": 1} for i, seat in enumerate(seats)]
        answer = await self.post("/api/tables", {"game": game, "seats": places} | more)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        return answer.json()

    async def view(self, table=None, **params):
        answer = await self.get(f"/api/t/{table or self.table}/view", **params)
        assert answer.status_code == 200, answer.text
        return applied(answer.json())

    async def act(self, view, action=None, seat=None, table=None):
        """Take the given action, or the first choice of a view."""
        chosen = view["choices"][0]["action"] if action is None else action
        body = {"step": view["last_step"], "seat": view["seat"] if seat is None else seat, "action": chosen}
        return await self.post(f"/api/t/{table or view['table']}/act", body)

    async def undo(self, view, what, **more):
        body = {"step": view["last_step"], "seat": view["seat"], "what": what} | more
        return await self.post(f"/api/t/{view['table']}/undo", body)


class Place:
    """A running application, and the functions that make people who use it."""

    def __init__(self, app):
        self.app = app
        self.services = app.state.services

    async def person(self, table=""):
        person = Person(self.app)
        person.table = table
        await person.open()
        return person

    async def friend(self, link, name=""):
        """Return a new person who has followed a link, and pressed the button on its page."""
        person = await self.person()
        path = link.removeprefix(HOST)
        page = await person.open(path)
        assert page.status_code == 200, page.text
        answer = await person.post(f"/api{path}", {"name": name})
        assert answer.status_code == 200, answer.text
        person.table = answer.json()["table"]
        return person

    async def room(self, person):
        return await self.services.rooms.get(person.table)

    async def alter(self, sql, *values):
        """Change the database directly."""
        await self.services.store.db.write(Statement(sql, [values]))


@asynccontextmanager
async def served(folder, **more):
    """Run an application during a `with` block."""
    app = make_app(settings(folder, **more))
    async with app.lifespan():
        yield Place(app)


def at_table(test):
    """Run an asynchronous test with a `Place` of its own."""

    def run(tmp_path):
        async def whole():
            async with served(tmp_path) as place:
                await test(place)

        asyncio.run(whole())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def is_fair(person, view):
    """Tell whether every draw of a finished game matches the secret in the view."""
    text = (await person.get(view["record_url"])).text
    return verify(text, view["secret"]) > 0


def error_of(answer):
    """Return the status and the code of a refusal, and check that it has a message."""
    said = answer.json()["error"]
    assert said["message"]
    return answer.status_code, said["code"]


async def stored_state(place, table):
    """Return everything that is stored about a table, as a string to compare."""
    loaded = await place.services.store.load(table)
    return repr(loaded)
