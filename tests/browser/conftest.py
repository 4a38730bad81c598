"""Fixtures for browser tests: a real server in its own process, and people with real browsers."""

import os
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue

import pytest
from playwright.sync_api import expect, sync_playwright

from tablee.core.discovery import names

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ADDRESS = re.compile(r"http://[\w.:]+/")
PATIENCE = 60  # seconds to wait for the server or a page; long enough for a busy machine
expect.set_options(timeout=PATIENCE * 1000)
QUICK = """
import sys
from pathlib import Path
from tablee.table.serve import serve
from tablee.table.settings import Settings
serve(Settings(data=Path(sys.argv[1]), bot_pause=0.0, posts_per_minute=100_000, warm_labels=False), "127.0.0.1", 0)
"""  # like `tablee serve`, but bots make no pause before they act


HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Skip the tests of this folder if there is no browser. Of tests that run once per game, `make test` runs one."""
    own = [item for item in items if HERE in item.path.parents]
    if not Path(CHROMIUM).exists():
        for item in own:
            item.add_marker(pytest.mark.skip(reason=f"no Chromium at {CHROMIUM}; set CHROMIUM to one"))
    for turn, same in enumerate(_by_test(own)):
        usual = same[turn % len(same)]  # the games take turns, so that each is in some tests
        for item in same:
            if item is not usual:
                item.add_marker(pytest.mark.full)


def _by_test(items):
    """Group the tests that differ only in the game, without those that run only with `make test-full` anyway."""
    found = {}
    for item in items:
        params = item.callspec.params if hasattr(item, "callspec") else {}
        if not item.get_closest_marker("full") and any(str(value) in names() for value in params.values()):
            others = [f"{name}={value}" for name, value in params.items() if str(value) not in names()]
            found.setdefault(f"{item.path.name} {item.originalname} {others}", []).append(item)
    return found.values()


@contextmanager
def serving(data, **environment):
    """Run a server in its own process during a `with` block; yield its address."""
    command = [sys.executable, "-c", QUICK, str(data)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | environment
    )
    said: Queue[str] = Queue()
    threading.Thread(target=lambda: [said.put(line) for line in process.stdout], daemon=True).start()
    try:
        yield _address(said).rstrip("/")
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)
        process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Run a server with an empty database; return its address."""
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


def _address(said):
    heard = []
    while True:
        try:
            heard.append(said.get(timeout=PATIENCE))
        except Empty:
            raise AssertionError(f"the server did not start: {''.join(heard)}") from None
        if found := ADDRESS.search(heard[-1]):
            return found[0]


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, server):
    """Return a function that makes people with their own browsers; after the test, no page may have logged an error."""
    contexts, complaints = [], []

    def make(
        *,
        width=1280,
        height=800,
        lang="en",
        theme="light",
        motion="reduce",
        preferences="",
        script="",
        address=server,
        touch=False,
    ):
        context = chromium.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=lang,
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE * 1000)
        if preferences:
            context.add_init_script(f"localStorage.setItem('tablee.preferences', '{preferences}')")
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.on("console", lambda m: complaints.append(f"{m.text} {m.location['url']}") if m.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        contexts.append(context)
        return page

    make.complaints = complaints
    yield make
    for context in contexts:
        context.close()
    assert complaints == []
