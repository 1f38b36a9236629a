"""Villages: two side by side, all in a table, and one's own with its address and its cookie."""

import gzip
import html
import re

import pytest
import tomli
from django.test import Client
from django.utils.translation import override

from tests.cookies import raw
from tutorials.catalogue import houses, load, weights
from tutorials.catalogue.subjects import SUBJECTS, by_subject
from tutorials.catalogue.weights import FILE, count, weight
from tutorials.engine.rules import as_dict
from tutorials.engine.totom.options import PRESETS, RULES
from tutorials.villages import compare as side_by_side
from tutorials.villages.compare import compare

pytestmark = pytest.mark.usefixtures("vietnamese")

PAIR = "/to-tom/villages/"
TABLE_PAGE = "/to-tom/villages/table/"
MINE = "/to-tom/villages/mine/"
KEEP = "/to-tom/villages/mine/keep/"
OWN = "hoi-lim~suong.2~bach_thu.1"


def text(response) -> str:
    return html.unescape(re.sub(r"\s+", " ", response.content.decode()))


def page(client: Client, address: str, **query: str) -> str:
    response = client.get(address, query)
    assert response.status_code == 200, response.get("Location")
    return text(response)


def apart(a: str, b: str) -> list[str]:
    one, other = (as_dict(houses.read(word, "to-tom").options) for word in (a, b))
    return [name for name in one if one[name] != other[name]]


# subjects -------------------------------------------------------------------------------------------


def test_every_option_has_a_subject_and_only_one():
    shown = [info.name for _subject, found in by_subject(RULES.table) for info in found]
    assert sorted(shown) == sorted(info.name for info in RULES.table)
    known = {info.name for info in RULES.table}
    assert all(subject.names <= known for subject in SUBJECTS)


# two side by side -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("a", "b"), [("luat-2005", "hoi-lim"), ("wikipedia", "chieu-co"), ("luat-2005", OWN)])
def test_each_difference_stands_once_with_both_answers(client, a, b):
    shown = page(client, PAIR, a=a, b=b)
    assert re.findall(r'<article class="differ" id="([^"]+)"', shown) != []
    assert sorted(re.findall(r'<article class="differ" id="([^"]+)"', shown)) == sorted(apart(a, b))
    assert f"Hai làng khác nhau {len(apart(a, b))} lệ." in shown
    assert shown.count('class="side"') == 2 * len(apart(a, b))


def test_what_differs_comes_first_and_the_rest_is_folded(client):
    shown = page(client, PAIR, a="luat-2005", b="san-dinh")
    assert shown.index('class="differ"') < shown.index('<details class="same">')
    same = shown.split('<details class="same">')[1].split("</details>")[0]
    assert same.count("<dt>") == len(RULES.table) - len(apart("luat-2005", "san-dinh"))


def test_the_three_rules_that_turn_most_answers_stand_before_all_others(client):
    lim = compare(houses.read("luat-2005", "to-tom"), houses.read("hoi-lim", "to-tom"), "vi")
    weights = [each.weight for _subject, found in lim.differences for each in found]
    assert [each.weight for each in lim.first] == sorted(weights, reverse=True)[:3]
    rest = [each for _subject, found in lim.rest for each in found]
    assert len(rest) == lim.count - 3 and not {each.name for each in rest} & {each.name for each in lim.first}
    shown = page(client, PAIR, a="luat-2005", b="hoi-lim")
    assert re.findall(r'<article class="differ" id="([^"]+)"', shown)[:3] == [each.name for each in lim.first]
    assert f"Làm đổi câu trả lời ở {lim.first[0].weight} thế bài." in shown


def test_few_differences_stand_as_they_are(client):
    shown = page(client, PAIR, b="luat-2005~suong.2")
    assert "Đổi nhiều" not in shown and 'class="part" open' in shown


def test_every_open_game_has_been_weighed():
    """After a change of options: manage.py write_weights."""
    assert {game.slug for game in load().games if game.is_open} <= tomli.loads(FILE.read_text(encoding="utf-8")).keys()


def test_an_option_that_has_not_been_weighed_as_it_stands_is_named(tmp_path, monkeypatch):
    assert [*weights.check_weights()] == []
    kept = FILE.read_text(encoding="utf-8").replace('ba_hinh = { "false" = 11 }\n', "old = { }\n", 1)
    (tmp_path / FILE.name).write_text(kept.replace('"bu" = ', '"buu" = ', 1), encoding="utf-8")
    monkeypatch.setattr(weights, "FILE", tmp_path / FILE.name)
    monkeypatch.setattr(weights, "_kept", lambda: tomli.loads(weights.FILE.read_text(encoding="utf-8")))
    fault = "other choices were counted than there are: run manage.py write_weights"
    assert [str(each) for each in weights.check_weights()] == [
        f"../catalogue/weights.toml:{line}: {name}: {fault}"
        for line, name in ((3, "bai-cao.ba_hinh"), (6, "bai-cao.old"), (23, "ba-cay.tron_chuc"))
    ]


def test_a_weight_is_how_many_questions_of_the_law_turn():
    assert weight("sam", "bao_fail", ("moi-nguoi", "moi-nguoi")) == 0
    assert {name: dict(counts) for name, counts in count("sam").items()} == tomli.loads(
        FILE.read_text(encoding="utf-8")
    )["sam"]


def test_a_case_is_drawn_with_what_both_sides_answer(client):
    found = compare(houses.read("luat-2005", "to-tom"), houses.read("luat-2005~suong.2", "to-tom"), "vi")
    difference = found.differences[0][1][0]
    assert [side.says for side in difference.sides] == ["Suông: 4 điểm", "Suông: 2 điểm"]
    shown = page(client, PAIR, b="luat-2005~suong.2")
    assert shown.count('<svg class="card"') >= 21
    address = re.search(r'<a href="([^"]+)">Xem bài này', shown)
    desk = text(client.get(address[1])) if address else ""
    assert "Suông: 2 điểm" in desk and "<strong>4</strong>" in desk


def test_a_case_found_under_other_rules_says_so():
    lim, wiki = (houses.read(word, "to-tom") for word in ("hoi-lim", "wikipedia"))
    found = {each.name: each for _subject, differences in compare(lim, wiki, "vi").differences for each in differences}
    assert found["suong"].ground == ""  # under the rules of the first village
    ground = found["xuyen_nam_gian_mot_cho"].ground
    assert ground.startswith("Luật Tổ tôm 2005; Xuyên năm gian cần những quân rác nào: chỉ quân đầu")


def test_without_an_address_the_law_of_2005_stands_beside_my_village_or_hoi_lim(client):
    assert '<option value="hoi-lim" selected>' in page(client, PAIR)
    client.cookies["village"] = OWN
    assert f'<option value="{OWN}" selected>' in page(client, PAIR)


def test_equal_villages_have_no_difference(client):
    shown = page(client, PAIR, a="hoi-lim", b="hoi-lim")
    assert "không khác chỗ nào" in shown and 'class="differ"' not in shown


def test_what_cannot_be_read_is_told_and_the_rest_is_compared(client):
    shown = page(client, PAIR, a="luat-2005", b="hoi-lim~zz.1~suong.2")
    assert "Không có lệ nào tên “zz”" in shown
    assert 'id="suong"' in shown
    assert "Không có lệ “nowhere”" in page(client, PAIR, a="nowhere")


def test_a_name_is_text(client):
    response = client.get(PAIR, {"b": OWN, "b_name": "<script>x"})
    assert "<script>x" not in response.content.decode()
    assert "&lt;script&gt;x" in response.content.decode()


@pytest.mark.parametrize("lang", ["vi", "en"])
def test_every_case_can_be_drawn(lang):
    """Every case that is found for any two choices stands in the law, with cards, a record or at least words."""
    for info in RULES.table:
        first, *others = info.choices
        for other in others:
            a, b = (houses.of_choices("to-tom", "luat-2005", {info.name: value}) for value in (first, other))
            with override(lang):
                [(_subject, [found])] = compare(a, b, lang).differences
            if found.drawn:
                assert found.drawn.clause and found.drawn.quoted, info.name


def test_an_option_without_a_case_says_so(client, monkeypatch):
    side_by_side._flipped.cache_clear()
    monkeypatch.setattr(side_by_side, "contrast_of", lambda *given: None)
    assert "chưa có câu hỏi nào" in page(client, PAIR, a="luat-2005", b="luat-2005~noc_hoa.ca-diem")
    side_by_side._flipped.cache_clear()


def test_english_readers_read_english(client):
    shown = page(client, f"/en{PAIR}", a="luat-2005", b="hoi-lim")
    assert "Two villages side by side" in shown
    assert "bạch thủ (one wait, by phỗng)" in shown


# the table ------------------------------------------------------------------------------------------


def test_the_table_has_every_option_and_every_preset(client):
    shown = page(client, TABLE_PAGE)
    assert shown.count('role="rowheader"') == len(RULES.table)
    assert shown.count('role="cell"') == len(RULES.table) * len(PRESETS)
    own = sum(len(apart("luat-2005", preset.slug)) for preset in PRESETS)
    assert shown.count('class="is-own"') == own


def test_my_village_is_a_column_of_the_table(client):
    client.cookies["village"], client.cookies["village_name"] = OWN, "L%C3%A0ng%20B%E1%BA%BFn"
    shown = page(client, TABLE_PAGE)
    assert shown.count('role="cell"') == len(RULES.table) * (len(PRESETS) + 1)
    assert "Làng Bến" in shown


# my village -----------------------------------------------------------------------------------------


def test_the_form_leads_to_a_short_address(client):
    answer = client.get(MINE, {"rules": "hoi-lim", "name": "Làng  Bến", "suong": "2", "dich": "2", "bach_thu": "1"})
    assert answer.status_code == 302
    assert answer["Location"] == f"{MINE}?rules={OWN}&name=L%C3%A0ng+B%E1%BA%BFn"


def test_a_choice_may_be_taken_back(client):
    answer = client.get(MINE, {"rules": OWN, "suong": "4", "bach_thu": "0"})
    assert answer["Location"] == f"{MINE}?rules=hoi-lim"


def test_a_choice_that_does_not_exist_changes_nothing(client):
    answer = client.get(MINE, {"rules": OWN, "suong": "9", "dich": "x"})
    assert answer["Location"] == f"{MINE}?rules={OWN}"


def test_every_option_that_can_be_chosen_is_offered(client):
    shown = page(client, MINE, rules=OWN)
    for info in RULES.table:
        choices = len(info.choices)
        assert shown.count(f'name="{info.name}"') == (choices if choices > 1 else 0)
        if choices > 1:
            assert len(re.findall(rf'name="{info.name}" value="[^"]+" checked', shown)) == 1
    assert re.search(r'name="suong" value="2" checked', shown)


def test_the_village_shows_its_name_and_its_address(client):
    shown = page(client, MINE, rules=OWN, name="Làng Bến")
    assert '<h2 id="village">Làng Bến</h2>' in shown
    assert f'value="http://testserver{MINE}?rules={OWN}&name=L%C3%A0ng+B%E1%BA%BFn"' in shown
    assert "Theo Hội Lim, đổi 2 lệ." in shown


def test_a_village_is_kept_and_judges_everywhere(client):
    answer = client.post(KEEP, {"rules": OWN, "name": "Làng Bến"})
    assert answer["Location"] == f"{MINE}?rules={OWN}&name=L%C3%A0ng+B%E1%BA%BFn"
    assert client.cookies["villages"].value.startswith("to-tom!hoi-lim!") and not client.cookies["village"].value
    shown = page(client, MINE)
    assert "Làng Bến" in shown and "Cả trang đang theo lệ này." in shown
    assert "Làng Bến" in page(client, "/to-tom/desk/")
    assert "Làng Bến" in page(client, "/to-tom/referee/record/")
    assert "Làng Bến" in page(client, "/rulebook/")


def test_a_village_can_be_forgotten(client):
    client.post(KEEP, {"rules": OWN, "name": "Làng Bến"})
    answer = client.post(KEEP, {})
    assert answer.status_code == 302
    assert not client.cookies["villages"].value
    assert "Làng Bến" not in page(client, "/to-tom/desk/")


def test_rules_that_cannot_be_read_are_not_kept(client):
    client.post(KEEP, {"rules": "hoi-lim"})
    response = client.post(KEEP, {"rules": "khong-co~dich.1"}, follow=True)
    assert "Không có lệ “khong-co”" in response.content.decode()
    assert "khong-co" in response.redirect_chain[0][0]
    assert "Hội Lim" in client.get("/to-tom/villages/mine/").content.decode().partition("</h2>")[0]
    assert len(client.post(KEEP, {"rules": "x" * 5000})["Location"]) < 300


def test_only_a_post_keeps_a_village(client):
    assert client.get(KEEP, {"rules": OWN}).status_code == 405
    assert Client(enforce_csrf_checks=True).post(KEEP, {"rules": OWN}).status_code == 403
    client.post("/prefs/", {"village": OWN, "villages": OWN}, headers={"origin": "http://testserver"})
    assert "village" not in client.cookies and "villages" not in client.cookies


@pytest.mark.parametrize("cookie", ["nowhere", "x" * 9000, "luat-2005~zz.1", "%00", "hoi-lim~"])
def test_a_broken_cookie_breaks_no_page(client, cookie):
    sent = raw(village=cookie, village_name="%FF%00")
    for address in (PAIR, TABLE_PAGE, MINE, "/to-tom/desk/?cards=456v", "/to-tom/law/TT-15.3/", "/rulebook/"):
        assert client.get(address, headers=sent).status_code == 200, address


def test_the_law_tells_what_my_village_does_otherwise(client):
    before = page(client, "/to-tom/law/TT-15.3/")
    client.cookies["village"], client.cookies["village_name"] = "luat-2005~suong.3", "L%C3%A0ng%20B%E1%BA%BFn"
    shown = page(client, "/to-tom/law/TT-15.3/")
    assert "Theo Làng Bến" in shown and "Theo Làng Bến" not in before
    assert "Suông: 3 điểm" in shown


# all pages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["bi-tu", "to-tom-diem"])
def test_the_other_forms_have_their_villages(client, game):
    for rest in ("", "table/", "mine/"):
        assert client.get(f"/{game}/villages/{rest}").status_code == 200


@pytest.mark.parametrize("game", ["tai-ban", "poker"])
def test_games_without_villages_are_not_found(client, game):
    assert client.get(f"/{game}/villages/").status_code == 404
    assert client.get(f"/{game}/villages/mine/").status_code == 404
    assert client.post(f"/{game}/villages/mine/keep/").status_code == 404


@pytest.mark.parametrize("prefix", ["", "/en"])
def test_the_pages_stay_small(client, prefix):
    furthest = max(RULES.by_slug, key=lambda slug: len(apart("luat-2005", slug)))
    for address in (f"{PAIR}?a=luat-2005&b={furthest}", TABLE_PAGE, MINE):
        content = client.get(prefix + address, HTTP_ACCEPT_ENCODING="identity").content
        assert len(gzip.compress(content)) <= 30_000, address


def test_the_pages_lead_to_each_other(client):
    for address in (PAIR, TABLE_PAGE, MINE):
        shown = page(client, address)
        assert all(f'href="{other}"' in shown for other in (PAIR, TABLE_PAGE, MINE))
    assert f'href="{PAIR}"' in page(client, "/") and f'href="{MINE}"' in page(client, "/to-tom/")
