"""What tests ask of people who gather at a table."""

from table.people import HOST, error_of

from tablee.table.tokens import COOKIE, hashed


async def people(person, table=None):
    """Return what a person may know of the company."""
    answer = await person.get(f"/api/t/{table or person.table}/people")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def do(person, path, status=200, /, **body):
    """Send a request about the person's table; return the response's data."""
    answer = await person.post(f"/api/t/{person.table}/{path}", body)
    assert answer.status_code == status, answer.text
    return answer.json()


async def refused(person, path, /, **body):
    """Send a request about the person's table that is refused; return status and code."""
    return error_of(await person.post(f"/api/t/{person.table}/{path}", body))


async def waiting_table(place, seats=("me", "friend", "friend"), **more):
    """Return the host of a table that waits for friends, and the paths of the seats' links."""
    ann = await place.person()
    made = await ann.new_table(seats=seats, wait=True, **more)
    return ann, {int(seat): link.removeprefix(HOST) for seat, link in made["links"].items()}


def browser_of(person):
    return hashed(person.http.cookies[COOKIE])
