"""Assembles the Litestar application: handlers, middleware, limits, and what runs at start and stop."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tablee.table import api, pages
from tablee.table.opening import offered
from tablee.table.refusals import Refusal
from tablee.table.services import Services
from tablee.table.settings import Settings
from tablee.table.web import (
    SAFE,
    Asked,
    Identity,
    add_headers,
    answer_depth,
    answer_failure,
    answer_http,
    answer_refusal,
)
from tablee.table.world import World

LARGEST_BODY = 64 * 1024


async def _changes_something(request: Asked) -> bool:
    return request.method not in SAFE


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

    limit = RateLimitConfig(
        rate_limit=("minute", services.settings.posts_per_minute), check_throttle_handler=_changes_something
    )
    return Litestar(
        [*pages.HANDLERS, *api.HANDLERS],
        middleware=[limit.middleware, Identity()],
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
