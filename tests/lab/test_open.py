"""`tablee lab show --open`: the record is a table to look at before the server starts."""

import asyncio
from pathlib import Path

from litestar.testing import TestClient

from tablee.core.discovery import game
from tablee.table.app import make_app
from tablee.table.serve import _open_once
from tablee.table.settings import Settings


def test_the_page_to_open_shows_the_replay(tmp_path):
    record = Path(game("destorsion").folder / "tests" / "records" / "exit.game").read_text(encoding="utf-8")
    settings = Settings(data=tmp_path, warm=False)
    assert asyncio.run(_open_once(settings, "")) == ""
    page = asyncio.run(_open_once(settings, record))
    assert page.startswith("w/")
    with TestClient(make_app(settings)) as client:
        shown = client.get(f"/{page}")
        assert shown.status_code == 200
        assert "Déstorsion" in shown.text
