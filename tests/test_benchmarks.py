"""The clients and checks of the benchmarks: a benchmark that overlooks what it looks for is worth nothing."""

import asyncio
import gzip
import random
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
import clients
import crash
import servers
from crash import Fate, Sent, Stored

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
