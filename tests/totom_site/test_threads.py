"""Eight threads of one process serve as one does: what the site keeps is safe to share."""

import json
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from django.core.cache import cache
from django.test import Client

from tests.cookies import raw
from tests.depth import some
from tutorials.catalogue import load

THREADS = 8
TOKEN = re.compile(r'(?<=name="csrfmiddlewaretoken" value=")\w+')  # of one visit
LOOKS = ({}, {"theme": "dark", "size": "2"}, {"face": "sign", "village": "hoi-lim"})
PATHS = (
    "/",
    "/to-tom/",
    "/to-tom/law/TT-9.14/",
    "/glossary/bat-thuc/",
    "/search/?q=bat+thuc",
    "/to-tom/desk/?cards=345v+7v3w3s+22w+2s+8v+567s+88w+9w+8s+cc+1w+5w",
    "/to-tom/villages/?a=luat-2005&b=hoi-lim",
    "/to-tom/puzzles/fresh/waits/7/",
    "/chan/puzzles/fresh/waits/7/",
    "/xi-dach/",
    "/no-such-page/",
)
QUESTIONS = (
    {"game": "to-tom", "ask": "waits", "cards": "345v 7v3w3s 22w 2s 8v 567s 88w 9w 8s cc 1w 5w"},
    {"game": "chan", "ask": "arrange", "cards": "2v2v 3v3w 5s5s 7v"},
    {"game": "sam", "ask": "combo", "cards": "3♠ 4♠ 5♠"},
    {"game": "tam-cuc", "ask": "group", "cards": "xe đỏ, xe đen"},
    {"game": "nowhere", "ask": "phu"},
)

Visit = tuple[str, int]  # address, look
VISITS = [(f"{prefix}{path}", look) for path in PATHS for prefix in ("", "/en") for look in range(len(LOOKS))]
VISITS += [(f"/api/v1/ask?lang={lang}&q={json.dumps(each)}", 0) for each in QUESTIONS for lang in ("vi", "en")]


@pytest.fixture(autouse=True)
def empty_cache():
    cache.clear()
    yield
    cache.clear()


def seen(visit: Visit) -> tuple[int, str]:
    address, look = visit
    answer = Client().get(address, headers=raw(**LOOKS[look]))
    return answer.status_code, TOKEN.sub("", answer.content.decode())


def test_eight_threads_show_what_one_shows():
    load()
    visits = random.Random(8).sample(VISITS, some(24, deep=len(VISITS)))
    with ThreadPoolExecutor(THREADS) as threads:
        together = list(threads.map(seen, visits))
    cache.clear()
    alone = {visit: seen(visit) for visit in visits}
    assert {visit for visit, got in zip(visits, together, strict=True) if got != alone[visit]} == set()
