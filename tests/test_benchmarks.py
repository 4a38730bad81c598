"""The clients and checks of the benchmarks: a benchmark that overlooks what it looks for is worth nothing."""

import asyncio
import gzip
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tablee.lab.report.measures import Estimate
from tablee.table.chat import KEPT

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
import absent
import calibration
import clients
import crash
import servers
from crash import Fate, Sent, Stored

LAB = spec_from_file_location("benchmarks_lab", Path(sys.path[0]) / "lab.py")  # `import lab` may find tests/lab
assert LAB
assert LAB.loader
lab = module_from_spec(LAB)
LAB.loader.exec_module(lab)
sys.path.pop(0)
ACKNOWLEDGED, UNKNOWN, REFUSED, NOT_SENT = Fate.ACKNOWLEDGED, Fate.UNKNOWN, Fate.REFUSED, Fate.NOT_SENT


@pytest.mark.parametrize(
    ("sent", "stored", "lost", "doubled"),
    [
        ([], [], 0, 0),
        ([(1, ACKNOWLEDGED), (2, ACKNOWLEDGED)], [1, 2], 0, 0),
        ([(1, ACKNOWLEDGED), (2, UNKNOWN)], [1], 0, 0),
        ([(1, ACKNOWLEDGED), (2, UNKNOWN)], [1, 2], 0, 0),
        ([(1, UNKNOWN), (1, ACKNOWLEDGED)], [1], 0, 0),
        ([(1, UNKNOWN), (1, ACKNOWLEDGED)], [1, 1], 0, 0),
        ([(1, ACKNOWLEDGED), (2, ACKNOWLEDGED)], [1], 1, 0),
        ([(1, ACKNOWLEDGED), (2, ACKNOWLEDGED), (3, ACKNOWLEDGED)], [1, 3], 1, 0),
        ([(1, ACKNOWLEDGED), (2, ACKNOWLEDGED)], [2, 1], 1, 1),
        ([(1, ACKNOWLEDGED)], [1, 1], 0, 1),
        ([(1, REFUSED), (2, ACKNOWLEDGED)], [1, 2], 0, 1),
        ([(1, NOT_SENT)], [1], 0, 1),
    ],
)
def test_lost_and_doubled_actions_are_found(sent, stored, lost, doubled):
    assert crash.compare([Sent(*one) for one in sent], stored) == (lost, doubled)


def checked(stored, *, at_kill=0, before=(), older=0):
    """Check a table at which seat 0 sent the actions 7 and 8, and both were acknowledged."""
    page = SimpleNamespace(table="t", older=older, view=SimpleNamespace(over=False))
    seat = crash.Seat(page, 0, [Sent(7, ACKNOWLEDGED), Sent(8, ACKNOWLEDGED)])
    table = crash.Table("airain", [seat], list(before), at_kill)
    trial = crash.Trial([], None, SimpleNamespace(seed=1))

    async def read(name):
        return [*before, *stored]

    trial.read = read
    asyncio.run(trial.check(table))
    return {name: count for name in crash.WRONG if (count := trial.found[name])}


def test_a_table_is_checked_after_a_kill():
    first = Stored("play", 0, -1, 3)
    good = [Stored("play", 1, 0, 7), Stored("play", 2, 0, 8)]
    assert checked(good, before=[first]) == {}
    assert checked(good[:1], before=[first]) == {"lost": 1}
    assert checked(good, before=[first], older=2) == {"older": 2}
    assert checked(good, before=[first], at_kill=2) == {"stuck": 1}
    assert checked([*good, Stored("play", 2, 0, 8)], before=[first]) == {"doubled": 1, "changed": 1}


def test_a_client_reads_whole_answers_and_keeps_its_connection():
    body = gzip.compress(b"hello " * 100)
    plain = b"HTTP/1.1 200 OK\r\nSet-Cookie: a=b; Path=/\r\nContent-Length: 5\r\n\r\nhello"
    packed = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n"
    packed += b"%x\r\n%b\r\n" % (9, body[:9]) + b"%x\r\n%b\r\n" % (len(body) - 9, body[9:]) + b"0\r\n\r\n"
    answers, visits, asked = [plain, packed], [], []

    async def serve(reader, writer):
        visits.append(1)
        while answers:
            asked.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(answers.pop(0))
        writer.close()

    async def whole():
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            browser = clients.Browser([server.sockets[0].getsockname()], random.Random(1))
            first, second = [await browser.ask("GET", "/x") for _ in range(2)]
            browser.close()
        with pytest.raises(clients.Unreachable):
            await browser.ask("GET", "/x")
        return first, second

    first, second = asyncio.run(whole())
    assert (first.body, first.wire) == (b"hello", len(plain))
    assert (second.body, second.wire) == (b"hello " * 100, len(packed))
    assert len(visits) == 1
    assert b"Cookie: a=b" in asked[1]
    assert b"Cookie" not in asked[0]


def test_a_page_counts_older_positions():
    async def whole():
        page = clients.Page(clients.Browser([("127.0.0.1", 1)], random.Random(1)), "t")
        for ply in (3, 4, 4, 2, 5):
            page.show(clients.View(last_step=ply))
        return page.older

    assert asyncio.run(whole()) == 1


def test_tracebacks_in_a_log_are_counted_by_their_error(tmp_path):
    server = servers.Server(tmp_path)
    trace = 'Traceback (most recent call last):\n  File "x", line 1\nOSError: task deadbeef0 failed\n'
    server.log.write_text(f"started\n{trace}fine\n{trace.replace('deadbeef0', 'deadbeef1')}")
    assert server.tracebacks() == Counter({"OSError: task … failed": 2})


def test_results_say_how_long_most_answers_took():
    assert servers.spread([0.001 * n for n in range(1, 201)], 1000) == {"n": 200, "p50": 101, "p99": 199, "max": 200}
    assert servers.spread([]) == {"n": 0}


def test_estimates_that_are_too_sure_are_found_and_mended():
    """Seat 0 is said to win with .9 or .1, but wins with .6 or .4."""
    dice = random.Random(1)
    rows = [(0.9, 0.6), (0.1, 0.4)] * 2000
    won = [float(dice.random() < chance) for _, chance in rows]
    before = calibration.reliability([said for said, _ in rows], won)
    assert before["worst_judged"] == pytest.approx(0.3, abs=0.04)
    assert before["brier"] > before["base_rate"]
    positions = [
        ({"seat": 0, "hint": [said, 1 - said]}, [win, 1 - win]) for (said, _), win in zip(rows, won, strict=True)
    ]
    curve = calibration.fitted(positions, "hint")
    after = calibration.reliability([curve([said, 1 - said], 0)[0] for said, _ in rows], won)
    assert after["worst_judged"] < 0.02
    assert after["brier"] < after["base_rate"]


def test_few_games_do_not_bend_the_curve_far():
    curve = calibration.fitted([({"seat": 0, "hint": [0.9, 0.1]}, [0.0, 1.0])] * 2, "hint")
    assert curve([0.9, 0.1], 0)[0] > 0.75


def test_what_people_do_besides_playing_is_checked_too():
    said = [absent.Done("0:0", True), absent.Done("0:1"), absent.Done("0:2", sent=False)]
    assert absent.compare_words(said, ["0:0"]) == (0, 0)
    assert absent.compare_words(said, ["0:0", "0:1"]) == (0, 0)
    assert absent.compare_words(said, ["0:1"]) == (1, 0)
    assert absent.compare_words(said, ["0:0", "0:0", "0:2"]) == (0, 2)
    many = [absent.Done(str(n), True) for n in range(KEPT + 40)]
    kept = [done.what for done in many[40:]]
    assert absent.compare_words(many, kept) == (0, 0)
    assert absent.compare_words([*many, absent.Done("new", True)], kept) == (1, 0)
    assert absent.compare_words(many, kept[1:]) == (41, 0)  # there is room for all of them
    changes = [absent.Done("substitute 1", True), absent.Done("return 1"), absent.Done("return 1", True)]
    assert absent.compare_changes(changes, ["substitute 1", "return 1"]) == (0, 0)
    assert absent.compare_changes(changes, ["return 1"]) == (1, 0)
    assert absent.compare_changes(changes, ["substitute 1", "substitute 1"]) == (0, 1)


def test_a_clock_that_ran_while_the_server_was_down_is_found():
    """The server was up for 3 seconds before the kill, down for 10, and up for 2 after it."""
    before, good, bad = (absent.Clocks(left, 0.0, 15.0) for left in (100.0, 95.5, 90.0))
    assert not absent.ran_while_down(before, good, killed=3.0, started=13.0)
    assert absent.ran_while_down(before, bad, killed=3.0, started=13.0)


def test_actions_of_a_substitute_are_nobodys():
    events = [Stored("play", 0, 1, 5), Stored("substitute", 1, 1, 2), Stored("play", 1, 1, 6), Stored("play", 2, 0, 7)]
    events += [Stored("return", 3, 1, None), Stored("play", 3, 1, 8)]
    found = [event.action for event in absent.people_only(events) if event and event.kind == "play"]
    assert found == [5, 7, 8]


def test_the_planted_component_leads_or_lags_by_the_lower_ends_of_intervals():
    def order(*lows):
        found = enumerate(Estimate(low + 1, low, low + 2) for low in lows)
        return sorted(found, key=lambda row: -row[1].low)

    said = lab.firsts([order(0.5, 0.1, 0.2), order(0.1, 0.4, 0.2)], ["a", "b", "c"], "a")
    assert (said["runs"], said["planted_first"], said["named_first"]) == (2, 1, {"a": 1, "b": 1})
    assert said["lead_over_the_next"]["mean"] == pytest.approx((0.3 - 0.3) / 2)
    assert said["lead_over_the_next"]["least"] == pytest.approx(-0.3)


def test_components_are_ranked_by_wins_above_expectation_if_they_were_used():
    rng = np.random.default_rng(1)
    counts = np.stack([np.full(400, 2.0), np.zeros(400), np.full(400, 2.0)])
    sums = counts * np.array([[0.0], [0.0], [0.05]]) + rng.normal(0, 0.1, (3, 400)) * (counts > 0)
    assert [i for i, _ in lab.ranked(sums, counts, track=False)] == [2, 0]


def test_memory_is_that_of_a_process_and_its_children():
    code = "import subprocess, sys; x = bytearray(60_000_000); subprocess.run([sys.executable, '-c', sys.argv[1]])"
    child = "import time; x = bytearray(50_000_000); print(flush=True); time.sleep(60)"
    with subprocess.Popen(
        [sys.executable, "-c", code, child], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        try:
            process.stdout.readline()  # both have taken their memory
            assert 110 < lab.memory_of(process.pid) < 300
        finally:
            os.killpg(process.pid, signal.SIGKILL)
    assert lab.memory_of(process.pid) == 0.0
