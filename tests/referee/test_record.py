"""A record replayed: pasted, stepped through, shared by its address, and every wrong line named with nothing lost."""

import re

import pytest
from django.test import Client
from django.utils.html import escape

from tests.referee.pages import text
from tutorials.catalogue import load
from tutorials.catalogue.houses import House
from tutorials.scenes.record_address import LONGEST_ADDRESS, address_of, pack, unpack

pytestmark = pytest.mark.usefixtures("vietnamese")

RECORD = load().benches["to-tom"].example
PAGE = "/to-tom/referee/record/"
LUAT = House("to-tom")


def paste(client: Client, record: str, **more: str) -> str:
    response = client.post(PAGE, {"record": record, "rules": "luat-2005", **more}, follow=True)
    assert response.status_code == 200
    return text(response)


def step(client: Client, line: int | None = None, record: str = RECORD) -> str:
    return text(client.get(f"{PAGE}?{address_of(record, LUAT, line)}"))


def long_record(turns: int) -> str:
    """Write a record of as many turns as are asked for, possible or not."""
    kinds = [f"{rank} {suit}" for suit in ("văn", "vạn", "sách") for rank in range(2, 10)]
    opened = [f"{'BCDEA'[number % 5]} mở {kinds[(number + 1) % len(kinds)]}" for number in range(turns - 1)]
    return "\n".join(["Ván: to-tom", "Ghế: A B C D E", "Cái: A", "A đánh 2 văn", *opened]) + "\n"


def busy_record(lines: int) -> str:
    """Write a record in which each player eats what the one before threw, with remarks between; as long as asked."""
    runs = [(low, suit) for suit in "vws" for low in (2, 5)] * 4
    found = ["Ván: to-tom", "Ghế: A B C D E", "Cái: A", "A đánh 4v"]
    for seat, ((low, suit), (after, its)) in enumerate(zip(runs, runs[1:], strict=False)):
        eater = "BCDEA"[seat % 5]
        found += [f"{eater} ăn {low + 2}{suit} với {low}{low + 1}{suit}", f"{eater} đánh {after + 2}{its}"]
    return "\n".join([*found, *(f"# lời ghi thứ {number}" for number in range(lines - len(found)))]) + "\n"


# the table ------------------------------------------------------------------------------------------


def test_an_empty_page_explains_how_to_write(client: Client) -> None:
    page = text(client.get(PAGE))
    assert "<textarea" in page and "Cách ghi" in page and "B phỗng 6 sách" in page
    example = re.search(r'href="(/to-tom/referee/record/\?[^"]+)"', page)
    assert example
    assert "1 lỗi trong ván" in text(client.get(example[1].replace("&amp;", "&")))


def test_a_pasted_record_gets_an_address(client: Client) -> None:
    response = client.post(PAGE, {"record": RECORD, "rules": "luat-2005"})
    assert response.status_code == 302
    assert response["Location"].startswith(f"{PAGE}?") and response["Location"].endswith("#table")
    assert not response.cookies
    page = text(client.get(response["Location"]))
    assert "1 lỗi trong ván" in page
    assert 'href="/to-tom/law/TT-16.19.1/"' in page


def test_the_first_look_is_at_the_first_fault(client: Client) -> None:
    page = step(client)
    assert "Bước 7 trên 7" in page
    here = re.search(r'<li class="is-here">(.*?)</li>', page)
    assert here and "đánh 3 sách" in here[1] and "Báo" in here[1]


def test_steps_lead_back_and_forth(client: Client) -> None:
    page = step(client, 9)
    assert "Bước 3 trên 7" in page
    for name, line in (("first", 0), ("before", 8), ("after", 10), ("last", 13)):
        assert re.search(rf'name="line" value="{line}" id="step-{name}"', page), name
    begun = step(client, 0)
    assert "Lúc bắt đầu" in begun
    assert re.search(r'value="" id="step-before" disabled', begun)
    assert re.search(r'value="" id="step-after" disabled', step(client, 13))


def test_the_table_lies_as_it_lay(client: Client) -> None:
    page = step(client, 8)
    bottom = page.partition('class="seat s0')[2].partition("</section>")[0]
    assert "> B" in bottom
    assert "đến lượt" in bottom  # B has eaten and must throw
    for card in ("6 văn", "3 văn", "2 văn", "8 văn"):
        assert f'aria-label="{card}"' in bottom
    assert "A đánh" in page and "đã có người lấy" in page


def test_seats_keep_their_places_at_every_step(client: Client) -> None:
    for line in (0, 7, 8, 13):
        assert re.search(r'class="seat s0[^"]*" aria-labelledby="seat-B"', step(client, line))


def test_the_house_rules_judge(client: Client) -> None:
    page = text(client.get(f"{PAGE}?{address_of(RECORD, House('to-tom', 'hoi-lim'))}"))
    assert "Chèo đò" in page and "Hội Lim" in page


def test_a_record_without_fault_says_so(client: Client) -> None:
    assert "Không thấy lỗi nào" in paste(client, RECORD.replace("B đánh 3 sách", "B đánh 2 sách"))


def test_english_readers_are_told_in_english(client: Client) -> None:
    page = text(client.get(f"/en{PAGE}?{address_of(RECORD, LUAT)}"))
    assert "1 fault in this hand" in page and "Step 7 of 7" in page
    tongue = re.search(r'class="tongue" href="([^"]+)"', page)
    assert tongue and tongue[1].startswith(f"{PAGE}?")


# the address ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [RECORD, "B mở 9 sách", "# chỉ một lời ghi\n", long_record(300)])
def test_pack_and_unpack_undo_each_other(record: str) -> None:
    assert unpack(pack(record)) == record


@pytest.mark.parametrize("word", ["", "zz", "!!!", "AAAA", pack(RECORD)[:-9], "ế"])
def test_a_word_that_is_no_record_is_none(client: Client, word: str) -> None:
    assert unpack(word) in ("", RECORD) or RECORD.startswith(unpack(word))
    assert client.get(PAGE, {"z": word}).status_code == 200


def test_a_packed_word_cannot_grow_without_end() -> None:
    assert len(unpack(pack("a" * 5_000_000))) <= 200_000


def test_two_hundred_lines_have_an_address_and_stay_light(client: Client) -> None:
    record = busy_record(200)
    query = address_of(record, LUAT)
    assert query.startswith("z=") and len(query) <= LONGEST_ADDRESS
    for line in (4, 20, 50):
        response = client.get(f"{PAGE}?{address_of(record, LUAT, line)}", HTTP_ACCEPT_ENCODING="gzip")
        assert "Bước" in step(client, line, record)
        assert len(response.content) <= 30_000


def test_a_record_too_long_for_an_address_is_stepped_through_by_post(client: Client, monkeypatch) -> None:
    monkeypatch.setattr("tutorials.scenes.record_address.LONGEST_PLAIN", 10)
    monkeypatch.setattr("tutorials.scenes.record_address.LONGEST_ADDRESS", 10)
    response = client.post(PAGE, {"record": RECORD, "rules": "luat-2005", "line": "9"})
    assert response.status_code == 200
    page = text(response)
    assert "Bước 3 trên 7" in page
    assert re.search(r'<form id="replay" class="replay" method="post"', page)
    assert 'name="record"' in page


# what is wrong --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("B đánh 3 vạn", "B đánh 7 van", 9, "không rõ là văn hay vạn"),
        ("B đánh 3 vạn", "B đánh 99 vạn", 9, "9 vạn"),
        ("B đánh 3 vạn", "B múa 3 vạn", 9, "múa 3 vạn"),
        ("B đánh 3 vạn", "G đánh 3 vạn", 9, "“G”"),
        ("B đánh 3 vạn", "C đánh 3 vạn", 9, "C"),
        ("C mở 9 văn", "E mở 9 văn", 10, "E"),
        ("Cái: A", "Cái: Z", 3, "“Z”"),
        ("Ván: to-tom", "Ván: chess", 1, "chess"),
    ],
)
def test_the_wrong_line_is_named_and_the_record_kept(client: Client, old: str, new: str, line: int, words: str) -> None:
    record = RECORD.replace(old, new)
    page = paste(client, record)
    refusal = page.partition('class="refusal"')[2].partition("</div>")[0]
    assert f"Dòng {line}:" in refusal and words in refusal
    assert f'<span class="number">{line}</span>' in refusal
    kept = page.partition("<textarea")[2].partition("</textarea>")[0]
    for each in record.splitlines():
        assert escape(each) in kept
    english = text(client.get(f"/en{PAGE}?{address_of(record, LUAT)}"))
    assert f"Line {line}:" in english


def test_the_wrong_word_is_marked(client: Client) -> None:
    assert "<mark>7 van</mark>" in paste(client, RECORD.replace("B đánh 3 vạn", "B đánh 7 van"))


def test_other_lines_that_cannot_be_read_are_told_too(client: Client) -> None:
    page = paste(client, RECORD.replace("B đánh 3 vạn", "B múa").replace("C mở 9 văn", "C mở zz"))
    refusal = page.partition('class="refusal"')[2].partition("</div>")[0]
    assert "Dòng 9:" in refusal and "Dòng 10:" in refusal


def test_a_fifth_copy_is_refused_with_its_line(client: Client) -> None:
    page = paste(client, "Ghế: A B C D E\nCái: A\nTay B: 4444v\nA đánh 4 văn\n")
    assert 'class="refusal"' in page and "4 văn" in page


def test_ten_thousand_turns_are_refused_and_kept(client: Client) -> None:
    response = client.post(PAGE, {"record": long_record(10_000), "rules": "luat-2005"}, follow=True)
    page = text(response)
    assert response.status_code == 200
    assert 'class="refusal"' in page and "2000" in page
    assert page.count(" mở ") >= 9_999


def test_an_unfinished_hand_is_told(client: Client) -> None:
    assert "Ván chưa xong" in step(client)


def test_nothing_pasted_leads_back(client: Client) -> None:
    assert client.post(PAGE, {"record": "  "})["Location"] == PAGE


@pytest.mark.parametrize("cut", [2, 9, 40])
def test_an_address_that_lost_its_end_says_so(client: Client, cut: int) -> None:
    word = pack(RECORD)
    assert RECORD.splitlines()[0] in text(client.get(PAGE, {"z": word}))
    for prefix, said in (("", "bị mất một đoạn"), ("/en", "Part of this address is missing")):
        page = text(client.get(f"{prefix}{PAGE}", {"z": word[:-cut]}))
        assert said in page
        assert 'id="table"' not in page


def test_rules_that_cannot_be_read_are_told_beside_what_was_found(client: Client) -> None:
    for prefix, said in (("", "Không có lệ “khong-co”"), ("/en", "There is no preset “khong-co”")):
        page = text(client.get(f"{prefix}{PAGE}", {"record": RECORD, "rules": "khong-co"}))
        assert said in page[: page.index('id="replay"')]


def test_a_record_without_seats_asks_for_them(client: Client) -> None:
    for prefix, said in (("", "chưa có dòng “Ghế”"), ("/en", "the line “Ghế” must come first")):
        assert said in text(client.get(f"{prefix}{PAGE}", {"record": "A đánh 7 sách"}))


def test_text_is_shown_as_text(client: Client) -> None:
    assert "<script>x" not in paste(client, "<script>x")
    assert "<script>x" not in paste(client, RECORD.replace("# chỉ biết", "# <script>x"))


@pytest.mark.parametrize("line", ["", "-1", "99999", "x", "5"])
def test_any_line_of_the_address_can_be_asked_for(client: Client, line: str) -> None:
    assert client.get(PAGE, {"record": RECORD, "line": line}).status_code == 200


def test_other_games_and_methods_are_refused(client: Client) -> None:
    assert client.get("/tam-cuc/referee/record/").status_code == 404
    assert client.put(PAGE).status_code == 405
