"""The description of the HTTP interface in OpenAPI 3.1, made of the routes and of the types of their answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hexagora.club.protocol.answers import Failure
from hexagora.club.web.described import JSON, Described, Query

Json = dict[str, Any]
REFERENCE = "#/components/schemas/{name}"
ABOUT = "Play hex games from a program: see docs/api.md. Errors have a status of 400 or above, and say in one line why."
# An address names what stands in it: {id}, or {ply:int} where it is a number.
PLACE = re.compile(r"{(\w+)(?::(\w+))?}")


def document(routes: Sequence[BaseRoute]) -> Json:
    """The whole description."""
    described = [route for route in routes if isinstance(route, Described)]
    answers = {kind for route in described for kind in route.answers.values()} | {Failure}
    bodies = {route.body for route in described if route.body is not None}
    schemas = _schemas(answers, closed=True) | _schemas(bodies, closed=False)
    paths: Json = {}
    for route in described:
        paths.setdefault(PLACE.sub(r"{\1}", route.path), {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hexagora", "version": version("hexagora"), "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "a token, made on the page of an account"},
                "session": {"type": "apiKey", "in": "cookie", "name": "hexagora-session"},
                "guest": {"type": "apiKey", "in": "cookie", "name": "hexagora"},
            },
        },
    }


def _schemas(kinds: Iterable[Any], *, closed: bool) -> Json:
    """Schemas by name. closed: nothing else than they tell of is in what they describe."""
    _, found = msgspec.json.schema_components(list(kinds), ref_template=REFERENCE)
    for schema in found.values():
        if closed and schema.get("type") == "object" and "properties" in schema:
            schema.setdefault("additionalProperties", False)
        elif not closed and "type" in schema.get("properties", {}) and "type" in schema.get("required", ()):
            # A message of a socket says of what type it is; here its address does.
            schema["required"].remove("type")
    return dict(found)


def _operation(route: Described) -> Json:
    responses: Json = {
        str(status): {"description": _told(kind), "content": {route.media: {"schema": _schema(kind)}}}
        for status, kind in route.answers.items()
    }
    responses["default"] = {"description": _told(Failure), "content": {JSON: {"schema": _schema(Failure)}}}
    operation: Json = {
        "operationId": _name(route),
        "summary": route.summary,
        "parameters": [*map(_place, PLACE.findall(route.path)), *map(_query, route.query)],
        "responses": responses,
        "security": [{"session": []}] if route.owners else [{"token": []}, {"session": []}, {"guest": []}],
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(route.body)}}}
    return operation


def _name(route: Described) -> str:
    path = PLACE.sub(r"by_\1", route.path).removeprefix("/api")
    return route.method.lower() + path.replace("/", "_")


def _place(found: tuple[str, str]) -> Json:
    name, kind = found
    schema = {"type": "integer", "minimum": 0} if kind == "int" else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query(query: Query) -> Json:
    told = {"name": query.name, "in": "query", "required": query.required, "description": query.told}
    return told | {"schema": {"type": "string"}}


def _schema(kind: Any) -> Any:
    """The schema of a kind, by reference where it has a name."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return schema


def _told(kind: Any) -> str:
    """What a kind says of itself, in one line."""
    if kind is Any or get_args(kind):
        return "What docs/api.md tells."
    return (kind.__doc__ or "").strip().partition("\n")[0]


async def openapi(request: Request) -> Response:
    """The description of the interface for machines."""
    found: Json = document(request.app.routes)
    return Response(msgspec.json.encode(found), media_type=JSON, headers={"Cache-Control": "no-cache"})


ROUTES = [Route("/openapi.json", openapi, methods=["GET"])]
