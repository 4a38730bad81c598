"""Web Push: what is sent, to whom, how often, and to which addresses never."""

import asyncio
import json

import http_ece
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from table.people import error_of
from table.push_service import PushService
from table.test_away import do, first_choices, play, seated
from table.test_world import FakeWorld, in_world, until

from tablee.table import push
from tablee.table.push import Checked, decoded, encoded, is_allowed


def with_service(test, status=201, **more):
    """Run a test with people at a table, a push service, and a subscription of each person."""

    def run(tmp_path, monkeypatch):
        service = PushService(tmp_path, status)
        monkeypatch.setenv("SSL_CERT_FILE", str(service.files[0]))

        async def body(place, world):
            first_choices(place)
            people, room = await seated(place, **more)
            object.__setattr__(place.services.settings, "push_hosts", ((await service.start()).host,))
            try:
                await test(place, people, room, service)
            finally:
                service.server.close()
                await service.server.wait_closed()

        in_world(tmp_path, body, FakeWorld(), push_after=1.0)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def subscribe(person, service, **more):
    return await person.post(f"/api/t/{person.table}/push", service.subscription | more)


@with_service
async def test_a_message_says_that_it_is_ones_turn_and_nothing_else(place, people, room, service):
    key = (await people[0].get(f"/api/t/{room.id}/push")).json()
    assert (key["available"], key["on"]) == (True, False)
    assert service.is_point(key["key"])
    for person in people:
        assert (await subscribe(person, service)).json() == {"on": True}
    await until(lambda: len(service.messages) == 1)
    message, claims, signed = service.messages[0]
    assert message == {"title": "Tablée", "body": "It’s your turn.", "url": f"/t/{room.id}", "tag": room.id}
    assert signed == key["key"]
    assert claims["sub"].startswith("mailto:")
    assert 0 < claims["exp"] - place.services.world.now() <= 24 * 3600  # RFC 8292 allows a day
    seat = room.match.position.to_act
    while room.match.position.to_act == seat:
        await room.act(seat, room.match.ply, room.match.position.legal()[0])
    await until(lambda: len(service.messages) == 2)
    await asyncio.sleep(0.1)
    place.services.push.wake(room)  # as after a restart
    await until(lambda: not place.services.push.tasks)
    assert len(service.messages) == 2, "nobody is told twice"


VECTOR = {  # RFC 8291, section 5
    "sealed": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
    "key": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "clear": b"When I grow up, I want to be a watermelon",
}


def test_the_test_service_reads_the_example_of_the_standard(tmp_path):
    service = PushService(tmp_path)
    number = int.from_bytes(decoded(VECTOR["key"]))
    service.key, service.auth = ec.derive_private_key(number, ec.SECP256R1()), decoded(VECTOR["auth"])
    assert service.opened(decoded(VECTOR["sealed"])) == VECTOR["clear"]


@with_service
async def test_the_test_service_refuses_what_was_changed_on_the_way(place, people, room, service):
    requests, read = [], service.read
    service.read = lambda *request: requests.append(request) or read(*request)
    seat = room.match.position.to_act
    await subscribe(people[seat], service)
    await until(lambda: len(service.messages) == 1)
    [(line, headers, body)] = requests
    said, _, _ = read(line, headers, body)
    assert said["body"] not in body.decode("latin-1"), "the message is not readable on the way"
    with pytest.raises(http_ece.ECEException):
        read(line, headers, body[:-1] + bytes([body[-1] ^ 1]))
    token, _, key = headers["authorization"].partition(",")
    head, claims, signature = token.removeprefix("vapid t=").split(".")
    changed = json.loads(decoded(claims)) | {"sub": "mailto:eve@example.org"}
    forged = f"vapid t={head}.{encoded(json.dumps(changed).encode())}.{signature},{key}"
    with pytest.raises((AssertionError, InvalidSignature)):
        read(line, headers | {"authorization": forged}, body)


@with_service
async def test_a_nudge_is_sent_too_and_who_unsubscribes_gets_nothing(place, people, room, service):
    seat = await play(people, room)
    await subscribe(people[seat], service)
    await until(lambda: len(service.messages) == 1)
    room.away.offline = frozenset([seat])  # late
    await do(people[1 - seat], 1 - seat, "nudge", other=seat)
    assert service.messages[1][0]["body"] == "Somebody is waiting for you."
    await people[seat].post(f"/api/t/{room.id}/push", {})
    assert not (await people[seat].get(f"/api/t/{room.id}/push")).json()["on"]
    room.away.nudged.clear()
    await do(people[1 - seat], 1 - seat, "nudge", other=seat)
    assert len(service.messages) == 2


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(tmp_path, monkeypatch, status):
    async def test(place, people, room, service):
        seat = room.match.position.to_act
        await subscribe(people[seat], service)
        await until(lambda: not place.services.push.tasks)
        assert not await place.services.push.is_subscribed(room.id, room.seats[seat].browser)

    with_service(test, status)(tmp_path, monkeypatch)


@pytest.mark.parametrize("status", [301, 307, 500])
def test_a_redirect_is_not_followed_and_an_error_is_survived(tmp_path, monkeypatch, status):
    async def test(place, people, room, service):
        seat = room.match.position.to_act
        await subscribe(people[seat], service)
        await until(lambda: not place.services.push.tasks)
        assert service.requests == 1
        assert await place.services.push.is_subscribed(room.id, room.seats[seat].browser)

    with_service(test, status)(tmp_path, monkeypatch)


@with_service
async def test_only_a_seat_may_subscribe_and_only_with_good_keys(place, people, room, service):
    stranger = await place.person(room.id)
    assert (await subscribe(stranger, service)).status_code == 403
    link = (await people[0].post(f"/api/t/{room.id}/link", {"seat": -2})).json()["url"]
    assert (await subscribe(await place.friend(link), service)).status_code == 403
    keys = service.subscription["keys"]
    for wrong in ({"p256dh": keys["p256dh"][:40]}, {"p256dh": "A" * 87}, {"auth": "AAAA"}, {"auth": "!"}):
        assert error_of(await subscribe(people[0], service, keys=keys | wrong)) == (422, "bad-endpoint")
    for endpoint in (
        "https://example.org/x",
        f"http://{service.host}/x",
        "https://169.254.169.254/latest",
        "file:///x",
    ):
        assert error_of(await subscribe(people[0], service, endpoint=endpoint)) == (422, "bad-endpoint")
    assert service.requests == 0


ALLOWED = (
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
    "https://push.example.org/abc",
    "https://push.example.org:444/abc",
)
REFUSED = (
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://evilpush.apple.com.example/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://fcm.googleapis.com@evil.example/abc",
    "https://user:pass@fcm.googleapis.com/abc",
    "https://push.example.org:445/abc",
    "https://[::1]/abc",
    "https://127.0.0.1/abc",
    "https://localhost/abc",
    "https://fcm.googleapis.com:x/abc",
    "https:///abc",
    "https://fcm.googleapis.com/" + "a" * 1000,
    "https://fcm.googleapis.com/é",
    "",
)


@pytest.mark.parametrize("endpoint", ALLOWED + REFUSED)
def test_only_push_services_and_allowed_hosts_are_called(endpoint):
    hosts = ("push.example.org", "push.example.org:444")
    assert is_allowed(endpoint, hosts) == (endpoint in ALLOWED)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.0.0.8", "169.254.169.254", "::1", "fd00::1", "0.0.0.0"])
def test_a_push_service_with_a_private_address_is_not_called(monkeypatch, address):
    """Whoever controls a name may let it point to a computer in the server's own network."""

    async def whole():
        loop = asyncio.get_running_loop()

        async def lookup(host, port):
            return [(0, 0, 0, "", ("8.8.8.8", port)), (0, 0, 0, "", (address, port))]

        monkeypatch.setattr(loop, "getaddrinfo", lookup)
        with pytest.raises(OSError, match="no public address"):
            await Checked(()).connect_tcp("fcm.googleapis.com", 443)

    asyncio.run(whole())


def test_without_the_extra_packages_there_is_no_push(tmp_path, monkeypatch):
    async def test(place, world):
        people, room = await seated(place)
        monkeypatch.setattr(push, "http_ece", None)
        state = (await people[0].get(f"/api/t/{room.id}/push")).json()
        assert state == {"available": False, "on": False, "key": ""}
        body = {"endpoint": ALLOWED[0], "keys": {"p256dh": "A", "auth": "A"}}
        assert error_of(await people[0].post(f"/api/t/{room.id}/push", body)) == (503, "no-push")

    in_world(tmp_path, test)


def test_the_app_can_be_installed_and_its_worker_keeps_no_views(tmp_path):
    async def test(place, world):
        ann = await place.person()
        manifest = await ann.get("/manifest.webmanifest", lang="fr")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        made = json.loads(manifest.content)
        assert made["lang"] == "fr"
        for icon in made["icons"]:
            file = await ann.get(icon["src"])
            assert (file.status_code, file.headers["content-type"]) == (200, icon["type"])
            if icon["type"] == "image/png":
                assert icon["sizes"] == "x".join([str(int.from_bytes(file.content[16:20], "big"))] * 2)
        worker = await ann.get("/sw.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "VERSION" not in worker.text
        assert "/api" not in worker.text
        page = (await ann.get("/offline", lang="es")).text
        assert "Sin conexión" in page

    in_world(tmp_path, test)
