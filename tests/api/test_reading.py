"""Law and terms to read: JSON in both languages, with a tag."""

import pytest
from django.test import Client

from tutorials.catalogue import load


def test_the_contents_lead_to_everything(client: Client) -> None:
    told = client.get("/api/v1/").json()
    assert told.keys() == {"ask", "schema", "law", "terms"}
    for name in ("schema", "law", "terms"):
        for address in told[name]["addresses"]:
            assert client.get(address).status_code == 200, address


def test_a_law_is_told_clause_by_clause(client: Client) -> None:
    told = client.get("/api/v1/law/chan").json()
    clauses = {clause["id"]: clause for article in told["articles"] for clause in article["clauses"]}
    assert clauses.keys() == {clause.id for clause in load().law("chan").clauses}
    assert clauses["CH-6.17"]["heading"] == {"vi": "Tám đỏ", "en": "Eight red cards (tám đỏ)"}
    assert "<" not in clauses["CH-6.17"]["text"]["en"] and clauses["CH-6.17"]["sources"]


def test_the_terms_of_a_game_are_told(client: Client) -> None:
    told = {term["slug"]: term for term in client.get("/api/v1/terms/to-tom").json()["terms"]}
    assert told.keys() == {term.slug for term in load().terms_of("to-tom")}
    assert told["bat-thuc"]["name"]["vi"] == "bất thực" and "TT-11.3" in told["bat-thuc"]["articles"]


@pytest.mark.parametrize("address", ["/api/v1/law/chan", "/api/v1/terms/chan", "/api/v1/"])
def test_who_has_it_is_told_that_it_is_still_so(client: Client, address: str) -> None:
    answer = client.get(address)
    assert answer["Access-Control-Allow-Origin"] == "*" and not answer.cookies
    again = client.get(address, headers={"If-None-Match": answer["ETag"]})
    assert again.status_code == 304 and not again.content


@pytest.mark.parametrize("address", ["/api/v1/law/nothing", "/api/v1/terms/nothing"])
def test_an_unknown_game_is_named(client: Client, address: str) -> None:
    answer = client.get(address, {"lang": "en"})
    assert answer.status_code == 404
    assert answer.json() == {"error": {"code": "unknown-game", "field": "game", "message": "There is no game nothing."}}
    assert client.post(address).status_code == 405
