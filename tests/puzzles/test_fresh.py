"""Endless hands: the same for the same seed, worth solving, judged as any other."""

import re
from collections import Counter

import pytest
from django.test import Client

from tests.tasks.answers import about, turns
from tests.tasks.test_judge import answer
from tutorials import engine
from tutorials.engine.cards import COPIES, parse
from tutorials.fresh import LAST_SEED, fresh_task
from tutorials.fresh.totom import SORTS, deal
from tutorials.learners.memory import COOKIE

SEEDS = (*range(1, 31), 12345, LAST_SEED)
HTMX = {"HTTP_HX_REQUEST": "true"}
SIZES = {"arrange": 20, "waits": 20, "win": 20, "cuoc": 20, "discard": 21}


def address(mode: str, seed: object) -> str:
    return f"/to-tom/puzzles/fresh/{mode}/{seed}/"


@pytest.mark.parametrize("mode", SORTS)
def test_a_seed_gives_the_same_hand_for_ever(mode: str) -> None:
    first = deal(mode, 7)
    deal.cache_clear()
    assert deal(mode, 7) == first
    assert len({str(deal(mode, seed)) for seed in SEEDS}) == len(SEEDS)


def test_these_seeds_give_these_hands() -> None:
    """Addresses are passed on and printed: a change of the dealing breaks them."""
    assert deal("arrange", 7).hand == {"cards": "34456679v 134567w 17s cc cc tt oc"}
    assert deal("waits", 7).hand == {"cards": "34556679v 11234567s cc tt oc oc"}
    assert (deal("win", 7).hand, deal("win", 7).winning) == (
        {"cards": "222569v 156w 12334455669s", "khan": ["2 văn"]},
        {"card": "5 vạn"},
    )


@pytest.mark.parametrize("mode", SORTS)
def test_a_hand_is_one_that_can_be_held(mode: str) -> None:
    for seed in SEEDS:
        dealt = deal(mode, seed)
        cards = list(parse(dealt.hand["cards"]))
        assert len(cards) == SIZES[mode]
        khan = set(parse(dealt.hand.get("khan", ())))
        for kind, count in Counter(cards).items():
            assert count <= (COPIES if kind in khan else 2), (seed, kind)
        last = parse(dealt.winning["card"])[0] if dealt.winning else None
        assert cards.count(last) < (COPIES if last in khan else 3), (seed, last)


@pytest.mark.parametrize("mode", SORTS)
def test_the_engines_answer_is_accepted(mode: str) -> None:
    for seed in SEEDS:
        task = fresh_task("to-tom", mode, seed)
        for data in turns(task):
            turn = answer(task, **data)
        assert turn.is_solved, seed


def test_waits_and_discards_have_something_to_find() -> None:
    for seed in SEEDS:
        assert about(fresh_task("to-tom", "waits", seed), "waits")["waits"]
        said = about(fresh_task("to-tom", "discard", seed), "discards")
        assert said["best"][0]["waits"] and said["others"]


def test_verdicts_come_in_all_sorts() -> None:
    tasks = [fresh_task("to-tom", "win", seed) for seed in range(1, 60)]
    said = [about(task, "win", winning=dict(task.mode.winning)) for task in tasks]
    seen = Counter(each["reason"] or each["result"] for each in said)
    assert seen.keys() == {"diem", "khong-tron", "khong-lung"}
    assert min(seen.values()) >= 5


def test_every_great_cuoc_comes_up() -> None:
    seen: Counter[str] = Counter()
    for seed in range(1, 80):
        task = fresh_task("to-tom", "cuoc", seed)
        seen.update(about(task, "win", winning=dict(task.mode.winning), streak=task.mode.streak)["cuoc"])
    assert {
        "tom", "leo", "bach-dinh", "kinh-cu", "thap-dieu", "bach-thu", "xuyen-bi-tu", "xuyen-nam-gian", "chi-nay"
    } <= seen.keys()  # fmt: skip


# pages --------------------------------------------------------------------------------------------


@pytest.mark.django_db
@pytest.mark.parametrize("mode", SORTS)
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_page_offers_the_hand_and_the_next(client: Client, mode: str, prefix: str) -> None:
    response = client.get(prefix + address(mode, 7))
    page = response.content.decode()
    assert response.status_code == 200
    assert len(response.content) <= 34_000
    assert f'href="{prefix}{address(mode, 8)}"' in page


@pytest.mark.django_db
@pytest.mark.parametrize("mode", SORTS)
@pytest.mark.parametrize("extra", [{}, HTMX])
def test_an_answer_is_judged_and_nothing_is_remembered(client: Client, mode: str, extra: dict[str, str]) -> None:
    for data in turns(fresh_task("to-tom", mode, 7)):
        response = client.post(address(mode, 7), data, **extra)
    page = response.content.decode()
    assert "Đúng rồi." in page
    assert ("<html" in page) is (not extra)
    assert COOKIE not in client.cookies


@pytest.mark.django_db
def test_the_last_seed_leads_to_the_first(client: Client) -> None:
    assert address("win", 1) in client.get(address("win", LAST_SEED)).content.decode()


@pytest.mark.parametrize("seed", ["0", "-1", "x", "007", "1.5", str(LAST_SEED + 1), "9" * 5000, "²", "٣"])
def test_a_bad_seed_is_a_clear_404(client: Client, seed: str) -> None:
    for prefix, words in (("", "Không có bài này"), ("/en", "/en/to-tom/puzzles/fresh/waits/")):
        response = client.get(prefix + address("waits", seed))
        assert response.status_code == 404
        assert words in response.content.decode()


@pytest.mark.parametrize("mode", ["choice", "zz", "WAITS"])
def test_a_bad_mode_is_a_clear_404(client: Client, mode: str) -> None:
    assert client.get(address(mode, 1)).status_code == 404
    assert "Không có bài này" in client.get(f"/to-tom/puzzles/fresh/{mode}/").content.decode()
    assert client.post(address(mode, 1)).status_code == 404


def test_an_unknown_game_is_404(client: Client) -> None:
    assert client.get("/poker/puzzles/fresh/waits/1/").status_code == 404
    assert client.get("/poker/puzzles/fresh/waits/").status_code == 404


def test_a_draw_leads_to_some_seed_and_is_never_kept(client: Client) -> None:
    response = client.get("/to-tom/puzzles/fresh/win/")
    assert response.status_code == 302
    assert re.fullmatch(r"/to-tom/puzzles/fresh/win/[1-9]\d*/", response["Location"])
    assert "no-store" in response["Cache-Control"]


def test_a_fresh_hand_is_judged_under_the_visitors_village(client):
    address = next(
        f"/to-tom/puzzles/fresh/cuoc/{seed}/"
        for seed in range(1, 60)
        if engine.ask({**_question(seed), "rules": "luat-2005"})["diem"]
        != engine.ask({**_question(seed), "rules": "wikipedia"})["diem"]
    )
    assert "theo lệ" not in client.get(address).content.decode()
    page = client.get(f"{address}?rules=wikipedia").content.decode()
    assert "theo lệ Bách khoa thư Wikipedia" in page and f'action="{address}?rules=wikipedia' in page
    client.cookies["village"] = "wikipedia"
    solved = client.post(address, {"do": "solution"}).content.decode()
    points = engine.ask({**_question(int(address.split("/")[-2])), "rules": "wikipedia"})["diem"]
    assert f"{points} điểm" in solved


def _question(seed):
    dealt = deal("cuoc", seed)
    return {"game": "to-tom", "ask": "win", **dealt.hand, "winning": dealt.winning, "streak": dealt.streak}
