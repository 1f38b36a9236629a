"""The referee of chắn: a fault chosen by its name, a case told in a few taps, a record pasted; and the ways there."""

import re

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils.html import escape

from tests.every import for_each
from tests.referee.pages import refusals, text, verdict
from tutorials.catalogue import load
from tutorials.catalogue.houses import House, presets
from tutorials.engine import ask
from tutorials.engine.chan.faults import FAULT_KINDS
from tutorials.referee.chan import ChanForm
from tutorials.referee.named import groups
from tutorials.scenes.record_address import address_of

pytestmark = pytest.mark.usefixtures("vietnamese")

CHAN_RECORD = load().benches["chan"].example
PAGE = "/chan/referee/"
RECORD_PAGE = "/chan/referee/record/"
HTMX = {"HTTP_HX_REQUEST": "true"}
WAITING = "2v2v 2w2s 3w3w 4s4s 5v 6w6w6w6w 7s7s 8v8s 9v9w"
CHOOSING = {"kind": "an", "card": "9s", "beside": "9w", "cards": "9v9w"}
GRADES = {"lanh-lang": "Lành làng", "bao": "Báo", "bao-khi-u": "Báo khi ù"}
FAULTS = [fault for group in groups("chan") for fault in group.faults]


def look(client: Client, page: str = PAGE, **query) -> str:
    response = client.get(page, query, follow=True)
    assert response.status_code == 200
    return text(response)


def test_rules_that_cannot_be_read_are_told_above_the_verdict(client: Client) -> None:
    page = look(client, **CHOOSING, rules="khong-co")
    assert "Không có lệ “khong-co”" in page[: page.index('id="verdict"')]
    assert "There is no preset “khong-co”" in look(client, f"/en{PAGE}", **CHOOSING, rules="khong-co")
    assert 'class="refusal"' not in look(client, **CHOOSING)


# a fault by its name --------------------------------------------------------------------------------


def test_every_fault_of_the_engine_can_be_chosen_once() -> None:
    assert sorted(fault.slug for fault in FAULTS) == sorted(FAULT_KINDS)


@for_each("fault", FAULTS, ids=lambda each: each.slug)
def test_the_case_of_a_fault_shows_that_fault(fault) -> None:
    assert fault.shown.text.vi and fault.shown.text.en
    if fault.slug == "trai-vi":  # how a pair lies cannot be written in a record
        assert not fault.shown.record
        return
    said = ask({"game": "chan", "ask": "turns", "record": fault.shown.record, "rules": fault.shown.house.rules})
    assert fault.slug in {each["fault"] for each in said["faults"]}


@pytest.mark.parametrize("slug", ["an-chon-ca", "u-que", "trai-vi", "bo-u"])
def test_a_fault_has_its_article_and_its_grade_in_every_house(client: Client, slug: str) -> None:
    page = look(client, fault=slug)
    assert f'href="?fault={slug}"' in look(client)
    assert f'href="/chan/law/{FAULT_KINDS[slug].article}/"' in page
    rows = dict(re.findall(r'<th scope="row"> ?([^<]+?)(?: <small>.*?</small>)? ?</th> <td> ?(.*?) ?</td>', page))
    for house in presets("chan"):
        grade = ask({"game": "chan", "ask": "fault", "slug": slug, "rules": house.rules})["grade"]
        assert re.sub("<[^>]+>", "", rows[escape(house.name.vi)]).strip() == GRADES[grade]


def test_the_house_of_the_address_rules(client: Client) -> None:
    assert verdict(look(client, fault="an-chon-ca")) == "Báo"
    assert verdict(look(client, fault="an-chon-ca", rules="san-dinh")) == "Báo khi ù"
    assert verdict(look(client, fault="bo-u", rules="san-dinh")) == "Lành làng"


def test_a_fault_tells_what_is_paid_and_by_which_article(client: Client) -> None:
    page = look(client, fault="danh-ca-chan", rules="138")
    assert "11 điểm" in page and "12 điểm" in page
    assert 'href="/chan/law/CH-9.2/"' in page
    light = look(client, fault="an-treo-tranh")
    assert "CH-9.2" not in light


def test_a_fault_of_other_houses_only_is_told_as_none(client: Client) -> None:
    for slug, house in (("bo-roi-chiu", "gia-dinh-120"), ("u-thieu-diem", "wikipedia~u_it_nhat.3")):
        page = look(client, fault=slug)
        assert verdict(page) == "Được" and "Lệ này không coi đó là lỗi." in page
        assert verdict(look(client, fault=slug, rules=house)) == "Báo"
        example = re.search(r'href="(/chan/referee/record/\?[^"]+)" id="example"', page)
        assert example
        assert "lỗi trong ván" in text(client.get(example[1].replace("&amp;", "&")))


def test_a_rule_that_changes_the_grade_is_named(client: Client) -> None:
    page = look(client, fault="an-chon-ca")
    assert 'class="differences"' in page and "chỉ bị báo khi chính người ấy ù" in page


def test_the_example_of_a_fault_leads_to_its_replay(client: Client) -> None:
    for rules in ("wikipedia", "san-dinh", "gia-dinh-120"):
        page = look(client, fault="co-chan-cau-ca", rules=rules)
        example = re.search(r'href="(/chan/referee/record/\?[^"]+)" id="example"', page)
        assert example
        assert "lỗi trong ván" in text(client.get(example[1].replace("&amp;", "&")))
    assert 'id="example"' not in look(client, fault="trai-vi")


def test_an_unknown_fault_leads_to_the_choice(client: Client) -> None:
    for page, slug in ((PAGE, "ơ"), ("/to-tom/referee/", "an-chon-ca")):
        assert verdict(look(client, page, fault=slug)) is None


def test_english_readers_choose_and_read_in_english(client: Client) -> None:
    page = look(client, f"/en{PAGE}")
    assert "Breaking one cạ to take another" in page and "Which fault is the dispute about?" in page
    page = look(client, f"/en{PAGE}", fault="an-chon-ca", rules="san-dinh")
    assert verdict(page) == "Penalised (báo) only if the player at fault wins"


# a case in a few taps -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("case", "word"),
    [
        (CHOOSING, "Báo"),
        ({**CHOOSING, "rules": "san-dinh"}, "Báo khi ù"),
        ({**CHOOSING, "cards": "9v9v9w"}, "Được"),
        ({"kind": "an", "card": "6s", "beside": "6s", "came": "khac-mo"}, "Báo"),
        ({"kind": "an", "card": "8v", "beside": "8v", "cards": "8v8v8v"}, "Lành làng"),
        ({"kind": "chiu", "card": "8v", "then": "2s"}, "Được"),
        ({"kind": "chiu", "card": "8v", "then": "2s", "kept_back": "1"}, "Báo"),
        ({"kind": "chiu", "card": "8v", "came": "tri-mo", "passed": "8v"}, "Được"),
        ({"kind": "chiu", "card": "8v", "came": "tri-mo", "passed": "8v", "rules": "gia-dinh-120"}, "Báo"),
        ({"kind": "danh", "then": "6v", "mat": "6s 6w"}, "Báo"),
        ({"kind": "danh", "then": "6v"}, "Không lỗi"),
        ({"kind": "u", "card": "5s", "cards": WAITING}, "Được"),
        ({"kind": "u", "card": "5s", "cards": WAITING, "came": "tren-danh"}, "Báo"),
        ({"kind": "u", "card": "5s", "cards": WAITING, "announced": "trì, tôm"}, "Báo"),
    ],
)
def test_each_quarrel_comes_to_its_verdict(client: Client, case: dict[str, str], word: str) -> None:
    page = look(client, **case)
    assert verdict(page) == word, refusals(page)
    assert re.search(r'id="verdict".*?<a class="article"', page)


@pytest.mark.parametrize("dispute", load().benches["chan"].disputes, ids=lambda each: each.slug)
def test_each_quarrel_begins_with_its_first_field_open_and_no_fault(client: Client, dispute) -> None:
    page = look(client, kind=dispute.slug)
    assert f'name="add" value="{dispute.first}:7v"' in page
    assert f'name="add" value="{dispute.first}:tt"' not in page  # not in the deck of a hundred
    assert not refusals(page)


def test_the_whole_deck_is_there_for_who_plays_with_it(client: Client) -> None:
    assert 'name="add" value="card:tt"' in look(client, kind="an", rules="gia-dinh-120")


def test_the_card_that_came_and_the_card_beside_it_are_one_each(client: Client) -> None:
    response = client.get(PAGE, {"kind": "an", "card": "5v", "add": "card:6s"})
    assert response["Location"] == f"{PAGE}?kind=an&card=6s&open=beside#field-beside"
    response = client.get(PAGE, {"kind": "an", "card": "6s", "beside": "5v", "add": "beside:6w"})
    assert response["Location"] == f"{PAGE}?kind=an&card=6s&beside=6w&open=cards#field-cards"


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ({"kind": "an", "card": "6s", "cards": "6w"}, "Hãy chọn quân trên tay ghép"),
        ({"kind": "an", "card": "zz", "beside": "6w"}, "“zz”"),
        ({"kind": "an", "card": "oc", "beside": "6w"}, "không có ông cụ"),
        ({"kind": "an", "card": "6s", "beside": "6w", "mat": "6s 7w"}, "Mỗi ô là một chắn"),
        ({"kind": "u", "card": "5s", "cards": "2v2v"}, "19 quân"),
        ({"kind": "u", "card": "5s", "cards": WAITING, "rules": "gia-dinh-120"}, "23 quân"),
        ({"kind": "u", "card": "5s", "cards": WAITING, "announced": "ơ"}, "cước “ơ”"),
    ],
)
def test_what_cannot_be_judged_is_said_beside_its_field(client: Client, case: dict[str, str], words: str) -> None:
    page = look(client, **case)
    assert verdict(page) is None
    assert any(words in each for each in refusals(page)), refusals(page)


def test_a_field_of_the_question_is_called_as_the_form_calls_the_one_that_fills_it() -> None:
    bench = load().benches["chan"]
    form = ChanForm(QueryDict("kind=an"), bench, bench.disputes[0], House("chan"), "vi")
    called = {asked: form.name_of(asked) for asked in ("then", "from", "an_chan", "mat", "lang")}
    assert called == {
        "then": "Sau đó đánh đi",
        "from": "Quân ấy ở đâu",
        "an_chan": "Đôi đã hạ xuống chiếu",
        "mat": "Đôi đã hạ xuống chiếu",
        "lang": "lang",
    }


def test_a_case_leads_to_its_record_where_the_record_shows_it(client: Client) -> None:
    page = look(client, kind="danh", then="6v 6v")
    shown = re.search(r'href="(/chan/referee/record/\?[^"]+)"', page.partition('id="share"')[2])
    assert shown and "1 lỗi trong ván" in text(client.get(shown[1].replace("&amp;", "&")))
    assert "/chan/referee/record/?" not in look(client, **CHOOSING)  # there it needs more of the hand than was told


def test_htmx_gets_the_same_case_alone(client: Client) -> None:
    response = client.get(PAGE, CHOOSING, **HTMX)
    page = text(response)
    assert verdict(page) == "Báo" and "<html" not in page
    assert response["HX-Push-Url"].startswith(f"{PAGE}?kind=an&card=9s")
    assert verdict(text(client.get(PAGE, {"fault": "bo-u"}, **HTMX))) == "Báo"


# a record -------------------------------------------------------------------------------------------


def paste(client: Client, record: str, rules: str = "wikipedia") -> str:
    response = client.post(RECORD_PAGE, {"record": record, "rules": rules}, follow=True)
    assert response.status_code == 200
    return text(response)


def test_the_empty_page_shows_the_grammar_and_an_example(client: Client) -> None:
    page = look(client, RECORD_PAGE)
    for sign in ("D chíu 6 sách", "D trả 2 văn", "Chiếu B: ăn 6 văn với 6 vạn | chíu 7 vạn"):
        assert sign in page
    assert "phỗng" not in page.partition("<main")[2].partition("</main>")[0]
    example = re.search(r'href="(/chan/referee/record/\?[^"]+)"', page)
    assert example and "1 lỗi trong ván" in text(client.get(example[1].replace("&amp;", "&")))


def test_a_record_is_shown_at_its_fault_with_the_article_and_every_house(client: Client) -> None:
    page = paste(client, CHAN_RECORD)
    assert "Bước 12 trên 13" in page and 'href="/chan/law/CH-8.12/"' in page
    here = re.search(r'<li class="is-here">(.*?)</li>', page)
    assert here and "<b>D</b> ăn" in here[1] and "Báo" in here[1]
    rows = dict(re.findall(r'<th scope="row"> ?([^<]+?)(?: <small>.*?</small>)? ?</th> <td> ?(.*?) ?</td>', page))
    assert rows["Chắn Sân Đình"] == "Dòng 17: Báo khi ù"
    assert rows["Bàn 138"] == "Dòng 17: Báo"


def test_the_player_whose_hand_is_told_sits_at_the_readers_side(client: Client) -> None:
    bottom = paste(client, CHAN_RECORD).partition('class="seat s0')[2].partition("</section>")[0]
    assert 'id="seat-D"' in bottom and "đến lượt" in bottom
    assert "ăn cạ" in bottom and 'aria-label="9 sách"' in bottom


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("A đánh 2 văn", "A đánh 7 van", 11, "không rõ là văn hay vạn"),
        ("A đánh 2 văn", "A múa 2 văn", 11, "múa 2 văn"),
        ("A đánh 2 văn", "G đánh 2 văn", 11, "“G”"),
        ("A đánh 2 văn", "C đánh 2 văn", 11, "C"),
        ("D ăn 9 sách với 9 văn", "D ăn 9 sách", 17, "với"),
        ("Ván: chan", "Ván: to-tom", 1, "to-tom"),
    ],
)
def test_the_wrong_line_is_named_and_the_record_kept(client: Client, old: str, new: str, line: int, words: str) -> None:
    record = CHAN_RECORD.replace(old, new)
    page = paste(client, record)
    refusal = page.partition('class="refusal"')[2].partition("</div>")[0]
    assert f"Dòng {line}:" in refusal and words in refusal
    kept = page.partition("<textarea")[2].partition("</textarea>")[0]
    for each in record.splitlines():
        assert escape(each) in kept
    english = text(client.get(f"/en{RECORD_PAGE}?{address_of(record, House('chan'))}"))
    assert f"Line {line}:" in english


def test_every_line_that_cannot_be_read_is_told(client: Client) -> None:
    page = paste(client, CHAN_RECORD.replace("A đánh 2 văn", "A múa").replace("C đánh 9 sách", "C đánh zz"))
    refusal = page.partition('class="refusal"')[2].partition("</div>")[0]
    assert "Dòng 11:" in refusal and "Dòng 16:" in refusal


def test_english_readers_are_told_in_english(client: Client) -> None:
    page = text(client.get(f"/en{RECORD_PAGE}?{address_of(CHAN_RECORD, House('chan'))}"))
    assert "1 fault in this hand" in page and "Step 12 of 13" in page and "cạ taken" in page


# the ways there -------------------------------------------------------------------------------------


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_menu_game_page_and_law_lead_here(client: Client, prefix: str) -> None:
    link = f'href="{prefix}{PAGE}"'
    game = text(client.get(f"{prefix}/chan/"))
    assert game.count(link) >= 2  # the menu and the page itself
    assert link in text(client.get(f"{prefix}/to-tom/referee/"))  # the list of games in the head
    law = text(client.get(f"{prefix}/chan/law/CH-8.12/"))
    shown = re.search(rf'href="({prefix}/chan/referee/record/\?[^"]+)"', law)
    assert shown and link in law
    assert client.get(shown[1].replace("&amp;", "&")).status_code == 200


def test_every_example_of_the_law_that_is_a_record_can_be_replayed(client: Client) -> None:
    for clause in load().law("chan").clauses:
        for example in clause.examples:
            said = ask(example.question)
            if example.question["ask"] == "turns" and "error" not in said:
                page = look(client, RECORD_PAGE, record=example.question["record"])
                assert 'id="table"' in page, clause.id
