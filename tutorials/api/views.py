"""The engine's door over HTTP, and the law and terms to read: JSON, no cookies, open to every origin."""

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Any, NoReturn

from django.core.exceptions import RequestDataTooBig
from django.http import HttpRequest, HttpResponse, UnreadablePostError
from django.urls import reverse
from django.views.decorators.csrf import csrf_exempt

from tutorials import engine
from tutorials.api import reading
from tutorials.catalogue import Catalogue, load
from tutorials.engine.errors import DoorError, Message

LIMIT = 16 * 1024  # bytes of a question
_EXAMPLE = '{"game": "to-tom", "ask": "phu", "cards": "456v"}'

View = Callable[..., HttpResponse]
READS: Mapping[str, Callable[[Catalogue, str], Mapping[str, Any] | None]] = {"law": reading.law, "terms": reading.terms}
CONTENTS = {
    "ask": ("Hỏi máy phân xử một câu (POST, hay GET với ?q=).", "Ask the engine one question (POST, or GET with ?q=)."),
    "schema": ("Cách viết câu hỏi: JSON Schema.", "How questions are written: JSON Schema."),
    "law": ("Luật của một trò, hai thứ tiếng.", "The law of a game, in both languages."),
    "terms": ("Từ ngữ của một trò, hai thứ tiếng.", "The terms of a game, in both languages."),
}


def _reply(data: object, status: int = 200) -> HttpResponse:
    # A lone surrogate may come in as "\ud800" and cannot go out as UTF-8.
    body = json.dumps(data, ensure_ascii=False).encode("utf-8", "replace")
    return HttpResponse(body, content_type="application/json; charset=utf-8", status=status)


def _lang(request: HttpRequest) -> str:
    return "en" if request.GET.get("lang") == "en" else "vi"


def _refuse(request: HttpRequest, error: DoorError, status: int) -> HttpResponse:
    return _reply(error.as_dict(_lang(request)), status)


def _open(*methods: str) -> Callable[[View], View]:
    """Let pages of every origin call the view with these methods, and refuse the others as JSON."""

    def decorate(view: View) -> View:
        @wraps(view)
        def wrapped(request: HttpRequest, **place: str) -> HttpResponse:
            if request.method == "OPTIONS":
                response = HttpResponse(status=204)
            elif request.method in (*methods, "HEAD"):
                response = view(request, **place)
            else:
                response = _refuse(request, _wrong_method(str(request.method), methods), 405)
            allow = ", ".join((*methods, "HEAD", "OPTIONS"))
            response["Allow"] = allow
            response["Access-Control-Allow-Origin"] = "*"
            response["Access-Control-Allow-Methods"] = allow
            response["Access-Control-Allow-Headers"] = "Content-Type"
            response["Access-Control-Max-Age"] = "86400"
            return response

        return csrf_exempt(wrapped)

    return decorate


def _wrong_method(method: str, methods: tuple[str, ...]) -> DoorError:
    wanted = " / ".join(methods)
    return DoorError(
        "wrong-method",
        "method",
        Message(
            f"Địa chỉ này không nhận {method}. Hãy dùng {wanted}.",
            f"This address does not take {method}. Use {wanted}.",
        ),
    )


class TooLarge(DoorError):
    """A body above the limit, which is answered with 413 instead of 400."""


def _too_large() -> TooLarge:
    return TooLarge(
        "too-large",
        "body",
        Message(
            f"Câu hỏi dài quá {LIMIT // 1024} kB. Mỗi lần hãy hỏi một thế bài.",
            f"The question is longer than {LIMIT // 1024} kB. Ask about one hand at a time.",
        ),
    )


def _body(request: HttpRequest) -> bytes:
    """Return the body, read no further than the limit. Raises TooLarge."""
    length = request.headers.get("Content-Length", "")
    if length.isdecimal() and int(length) > LIMIT:
        raise _too_large()
    try:
        body = request.body
    except RequestDataTooBig as error:
        raise _too_large() from error
    except UnreadablePostError:
        body = b""
    if len(body) > LIMIT:
        raise _too_large()
    return body


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _question(raw: bytes, field: str) -> dict[str, Any]:
    """Read a question. Raises DoorError if the text is not one JSON object."""
    if not raw.strip():
        raise DoorError(
            "no-question",
            field,
            Message(
                f"Chưa có câu hỏi. Hãy gửi một đối tượng JSON, ví dụ {_EXAMPLE}.",
                f"There is no question. Send one JSON object, such as {_EXAMPLE}.",
            ),
        )
    try:
        question = json.loads(raw.decode("utf-8"), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise DoorError(
            "broken-json",
            field,
            Message(
                f"JSON bị hỏng ở dòng {error.lineno}, cột {error.colno}.",
                f"The JSON is broken at line {error.lineno}, column {error.colno}.",
            ),
        ) from error
    except (ValueError, RecursionError) as error:
        raise DoorError(
            "broken-json",
            field,
            Message(
                "Không đọc được JSON: cần chữ UTF-8, không có NaN, không lồng quá sâu.",
                "The JSON cannot be read: it must be UTF-8, without NaN, and not nested too deeply.",
            ),
        ) from error
    if not isinstance(question, dict):
        raise DoorError(
            "not-an-object",
            field,
            Message(
                "Câu hỏi phải là một đối tượng JSON {…}.",
                "The question must be one JSON object {…}.",
            ),
        )
    return question


@_open("GET", "POST")
def ask(request: HttpRequest) -> HttpResponse:
    """Answer one question, sent as the body of a POST or as `?q=` of a GET."""
    try:
        if request.method == "POST":
            question = _question(_body(request), "body")
        else:
            raw = request.GET.get("q", "").encode("utf-8", "replace")
            if len(raw) > LIMIT:
                raise _too_large()
            question = _question(raw, "q")
    except TooLarge as error:
        return _refuse(request, error, 413)
    except DoorError as error:
        return _refuse(request, error, 400)
    answer = engine.ask({"lang": _lang(request), **question})
    return _reply(answer, 422 if "error" in answer else 200)


@_open("GET")
def schema(request: HttpRequest) -> HttpResponse:
    """Show the JSON Schema of all questions."""
    response = _reply(engine.schema())
    response["Cache-Control"] = "public, max-age=3600"
    return response


@_open("GET")
def index(request: HttpRequest) -> HttpResponse:
    """List what there is, with an address for each game where it is told game by game."""
    games = [game.slug for game in load().games if game.is_open]
    told = {name: {"vi": vi, "en": en, "addresses": _addresses(name, games)} for name, (vi, en) in CONTENTS.items()}
    return _to_keep(json.dumps(told, ensure_ascii=False).encode())


def _addresses(name: str, games: list[str]) -> list[str]:
    return [reverse(f"api:{name}", args=[game] if name in READS else []) for game in (games if name in READS else [""])]


@_open("GET")
def law(request: HttpRequest, game: str) -> HttpResponse:
    """Tell the law of a game."""
    return _read(request, "law", game)


@_open("GET")
def terms(request: HttpRequest, game: str) -> HttpResponse:
    """Tell the terms of a game."""
    return _read(request, "terms", game)


def _read(request: HttpRequest, name: str, game: str) -> HttpResponse:
    found = load().game(game)
    if found is None or (body := _told(name, found.slug)) is None:
        error = DoorError(
            "unknown-game", "game", Message(f"Không có trò {game[:40]}.", f"There is no game {game[:40]}.")
        )
        return _refuse(request, error, 404)
    return _to_keep(body)


@cache
def _told(name: str, game: str) -> bytes | None:
    """Return what is told of a game, written once."""
    told = READS[name](load(), game)
    return None if told is None else json.dumps(told, ensure_ascii=False).encode()


def _to_keep(body: bytes) -> HttpResponse:
    """Answer with a tag, by which who has it already asks whether it is still so."""
    response = HttpResponse(body, content_type="application/json; charset=utf-8")
    response["ETag"] = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    response["Cache-Control"] = "public, max-age=3600"
    return response
