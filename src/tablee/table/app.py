"""Assembles the Litestar application: handlers, middleware, limits, and what runs at start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablee.table import (
    api,
    away_api,
    company_api,
    doors,
    house_api,
    learning,
    my_tables,
    opening_api,
    pages,
    push_api,
    scenery,
    showcase,
    words_api,
)
from tablee.table.opening import offered
from tablee.table.refusals import Refusal
from tablee.table.services import Services
from tablee.table.settings import Settings
from tablee.table.web import (
    Identity,
    Limit,
    add_headers,
    answer_depth,
    answer_failure,
    answer_http,
    answer_refusal,
)
from tablee.table.world import World

LARGEST_BODY = 64 * 1024

PARTS = (  # modules with HANDLERS
    pages,
    doors,
    my_tables,
    learning,
    scenery,
    showcase,
    api,
    opening_api,
    company_api,
    house_api,
    away_api,
    words_api,
    push_api,
)


def make_app(settings: Settings | None = None, world: World | None = None) -> Litestar:
    """Return the application; `app.state.services` holds its parts."""
    services = Services(settings or Settings(), world)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await services.open(list(offered()))
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        [handler for part in PARTS for handler in part.HANDLERS],
        middleware=[Identity(Limit(services.world, services.settings.posts_per_minute))],
        before_send=[add_headers],
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http,
            RecursionError: answer_depth,
            Exception: answer_failure,
        },
        lifespan=[life],
        openapi_config=OpenAPIConfig(title="Tablée", version="1", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        state=State({"services": services}),
        logging_config=None,
    )
