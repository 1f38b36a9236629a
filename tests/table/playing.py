"""Play at a table as a browser without scripts does: read the page, press one of its buttons."""

import re
from collections import Counter

from django.http import HttpResponse
from django.test import Client

from tutorials.mats.acts import PASS, name_of
from tutorials.play.careless import leads_to
from tutorials.play.tables import Choice
from tutorials.table.models import Sitting
from tutorials.table.sitting import played

HERE = {"HTTP_ORIGIN": "http://testserver"}
MOST_MOVES = 400
_BUTTON = re.compile(r'<button class="act[^"]*"\s+name="(\w+)"\s+value="([^"]+)"')
_VERSION = re.compile(r'name="version" value="(\d+)"')


def sit_down(client: Client, game: str, **choices: str) -> str:
    """Sit down, and return the address of the table."""
    response = client.post(f"/{game}/table/sit/", choices, **HERE)
    assert response.status_code == 302, response.content.decode()[:2000]
    return table_of(response)


def table_of(response: HttpResponse) -> str:
    """Return the address of a table to which one is led, as it stands now."""
    return re.sub(r"[?#].*", "", response["Location"])


def sitting_at(address: str) -> Sitting:
    """Return the row of a table."""
    return Sitting.objects.get(key=address.rstrip("/").split("/")[-1])


def buttons(page: str) -> list[tuple[str, str]]:
    """Return name and value of every button of the page that is a move."""
    return _BUTTON.findall(page)


def version(page: str) -> str:
    """Return which state of the table a page shows."""
    found = _VERSION.search(page)
    assert found is not None, page[-3000:]
    return found[1]


def press(page: str, sitting: Sitting, pick: int = 0) -> dict[str, object]:
    """Return what is sent by a button of a page for something lawful, cards lifted where it needs them."""
    table = played(sitting).table
    choices = table.choices()
    choice = choices[pick % len(choices)]
    way = next(each for each in table.ways() if leads_to(each, choice))
    name, value = ("act", name_of(way)) if way.sizes else ("choice", way.choice.key)
    assert (name, value) in buttons(page), page[-3000:]
    lifted = list((Counter(choice.cards) - Counter(way.cards)).elements()) if way.sizes else []
    assert set(lifted) <= set(re.findall(r'name="pick"\s+value="([^"]+)"', page))
    return {"version": version(page), name: value} | ({"pick": lifted} if lifted else {})


def play_out(client: Client, address: str, start: int = 0) -> str:
    """Play to the end of the hand, and return its last page."""
    for count in range(MOST_MOVES):
        page = client.get(address).content.decode()
        if 'class="end' in page:
            return page
        response = client.post(address, press(page, sitting_at(address), start + count), **HERE)
        assert response.status_code == 302, re.sub("<[^>]+>", " ", response.content.decode())
        assert "?old" not in response["Location"]
    raise AssertionError("the hand does not end")


def passes(choice: Choice) -> bool:
    """Say whether a choice lets go."""
    return choice.act == PASS
