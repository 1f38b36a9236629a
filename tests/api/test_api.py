"""The door over HTTP: answers, and every refusal as JSON."""

import json
from typing import Any

import pytest
from django.test import Client, override_settings

from tutorials import engine
from tutorials.api.views import LIMIT

ASK = "/api/v1/ask"
PHU = {"game": "to-tom", "ask": "phu", "cards": "456v"}


def post(client: Client, body: Any, **extra: Any):
    body = body if isinstance(body, str | bytes) else json.dumps(body)
    return client.post(ASK, body, content_type="application/json", **extra)


def error(response) -> dict[str, str]:
    found = response.json()["error"]
    assert found.keys() == {"code", "field", "message"}
    return found


def test_a_question_is_answered(client: Client) -> None:
    response = post(client, PHU)
    assert response.status_code == 200
    assert response.json() == engine.ask(PHU)


def test_a_question_in_the_address_is_answered(client: Client) -> None:
    response = client.get(ASK, {"q": json.dumps(PHU)})
    assert response.status_code == 200
    assert response.json() == engine.ask(PHU)


@pytest.mark.parametrize("content_type", ["application/json", "text/plain", "application/x-www-form-urlencoded"])
def test_the_content_type_is_free(client: Client, content_type: str) -> None:
    assert client.post(ASK, json.dumps(PHU), content_type=content_type).status_code == 200


def test_letters_stay_letters(client: Client) -> None:
    response = post(client, {"game": "to-tom", "ask": "card", "card": "cc"})
    assert "chi chi" in response.content.decode() and "\\u" not in response.content.decode()
    assert response["Content-Type"] == "application/json; charset=utf-8"


def test_the_language_may_stand_in_the_address(client: Client) -> None:
    asked = post(client, {**PHU, "lang": "en"}).json()
    assert client.post(f"{ASK}?lang=en", json.dumps(PHU), content_type="text/plain").json() == asked
    assert client.get(ASK, {"q": json.dumps(PHU), "lang": "en"}).json() == asked


@pytest.mark.parametrize(
    ("question", "code", "field"),
    [
        ({**PHU, "cards": "7 van"}, "ambiguous-card", "cards"),
        ({**PHU, "cards": "7q"}, "unknown-card", "cards"),
        ({**PHU, "cards": "7v7v7v7v7v"}, "fifth-copy", "cards"),
        ({**PHU, "game": "poker"}, "unknown-value", "game"),
        ({"game": "to-tom"}, "missing", "ask"),
        ({**PHU, "rules": "lang-toi"}, "unknown-preset", "rules"),
    ],
)
def test_a_bad_question_is_422_and_names_its_field(client: Client, question: dict, code: str, field: str) -> None:
    response = post(client, question)
    assert response.status_code == 422
    found = error(response)
    assert found["field"] == field
    assert found["message"]
    assert found["code"] == code


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("", "no-question"),
        ("   ", "no-question"),
        ("{", "broken-json"),
        ('{"game": NaN}', "broken-json"),
        (b"\xff\xfe", "broken-json"),
        ("[" * 8000, "broken-json"),
        ("9" * 5000, "broken-json"),
        ("[]", "not-an-object"),
        ('"x"', "not-an-object"),
    ],
)
def test_broken_json_is_400(client: Client, body: str | bytes, code: str) -> None:
    response = post(client, body)
    assert response.status_code == 400
    assert error(response)["code"] == code
    assert error(response)["field"] == "body"


def test_broken_json_names_the_place_in_the_readers_language(client: Client) -> None:
    assert "dòng 2, cột 1" in error(post(client, "{\n"))["message"]
    response = client.post(f"{ASK}?lang=en", "{\n", content_type="text/plain")
    assert "line 2, column 1" in error(response)["message"]


@pytest.mark.parametrize("query", [{}, {"q": ""}, {"q": "{"}])
def test_a_bad_address_is_400(client: Client, query: dict[str, str]) -> None:
    response = client.get(ASK, query)
    assert response.status_code == 400
    assert error(response)["field"] == "q"


def test_a_body_above_the_limit_is_413(client: Client) -> None:
    whole = json.dumps({**PHU, "x": ""})
    padded = whole.replace('""', '"' + "y" * (LIMIT - len(whole)) + '"')
    assert len(padded) == LIMIT
    assert post(client, padded).status_code == 422  # read: the field is unknown
    response = post(client, padded + " ")
    assert response.status_code == 413
    assert error(response)["code"] == "too-large"
    assert client.get(ASK, {"q": padded + " "}).status_code == 413


@override_settings(DATA_UPLOAD_MAX_MEMORY_SIZE=100)
def test_a_body_above_the_servers_limit_is_413_too(client: Client) -> None:
    assert post(client, "x" * 1000).status_code == 413


@pytest.mark.parametrize("method", ["put", "patch", "delete"])
def test_another_method_is_405(client: Client, method: str) -> None:
    response = getattr(client, method)(ASK)
    assert response.status_code == 405
    assert response["Allow"] == "GET, POST, HEAD, OPTIONS"
    assert error(response)["code"] == "wrong-method"
    assert client.post("/api/v1/schema").status_code == 405


def test_a_lone_surrogate_does_no_harm(client: Client) -> None:
    response = post(client, '{"game": "to-tom", "ask": "phu", "cards": "\\ud800"}')
    assert response.status_code == 422
    assert error(response)["code"] == "unknown-card"


def test_every_origin_may_ask_and_no_cookie_is_set() -> None:
    client = Client(enforce_csrf_checks=True)
    response = post(client, PHU, HTTP_ORIGIN="https://example.org")
    assert response.status_code == 200
    assert response["Access-Control-Allow-Origin"] == "*"
    assert not response.cookies
    before = client.options(ASK, HTTP_ORIGIN="https://example.org", HTTP_ACCESS_CONTROL_REQUEST_METHOD="POST")
    assert before.status_code == 204
    assert "POST" in before["Access-Control-Allow-Methods"]
    assert before["Access-Control-Allow-Headers"] == "Content-Type"


def test_the_schema_is_shown(client: Client) -> None:
    response = client.get("/api/v1/schema")
    assert response.status_code == 200
    assert response.json() == json.loads(json.dumps(engine.schema()))
    assert response["Access-Control-Allow-Origin"] == "*"


def test_the_door_has_no_language_prefix(client: Client) -> None:
    assert client.get("/en/api/v1/schema").status_code == 404
