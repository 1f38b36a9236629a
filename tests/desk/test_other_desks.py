"""The desks of the games of other decks: their examples, their refusals, the address as the hand."""

import re
from html import unescape

import pytest
from django.http import QueryDict
from django.test import Client
from django.utils.translation import override

from tutorials.catalogue import LANGS, houses, load
from tutorials.engine.games import deck_of

pytestmark = pytest.mark.usefixtures("vietnamese")

DESKS = {slug: desk for slug, desk in load().desks.items() if desk.telling != "totom"}
EXAMPLES = [
    pytest.param(game, dict(values), id=f"{game}-{number}")
    for game, desk in DESKS.items()
    for number, (_, values, _line) in enumerate(desk.examples, 1)
]
GAMES = sorted(DESKS)
WRONG = {"money": "xe đỏ", "tam-cuc": "10♠", "french": "7 văn"}


def page(client: Client, game: str, lang: str = "vi", **query: str) -> str:
    prefix = "/en" if lang == "en" else ""
    response = client.get(f"{prefix}/{game}/desk/", query, follow=True)
    assert response.status_code == 200
    return re.sub(r"\s+", " ", unescape(response.content.decode()))


@pytest.mark.parametrize(("game", "values"), EXAMPLES)
def test_an_example_is_read_in_both_languages_and_under_every_preset(client: Client, game: str, values: dict) -> None:
    for lang in LANGS:
        shown = page(client, game, lang, **values)
        assert 'id="reading"' in shown and 'class="fault"' not in shown
        with override(lang):
            for house in houses.presets(game):
                assert house.name.say(lang) in shown


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_another_game_is_told_where_it_belongs(client: Client, game: str) -> None:
    hand = DESKS[game].fields[0].name
    shown = page(client, game, **{hand: WRONG[deck_of(game).slug]})
    assert "là quân của" in shown and WRONG[deck_of(game).slug] in shown


@pytest.mark.parametrize("game", GAMES)
def test_a_tapped_card_goes_into_the_address_and_out_again(client: Client, game: str) -> None:
    hand, card = DESKS[game].fields[0].name, deck_of(game).kinds[3]
    response = client.get(f"/{game}/desk/", {"add": card.code})
    assert response.status_code == 302
    kept = QueryDict(response["Location"].partition("?")[2])
    assert deck_of(game).parse(kept[hand]) == (card,)
    response = client.get(f"/{game}/desk/", {**kept.dict(), "remove": "0"})
    assert response["Location"] == f"/{game}/desk/"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rubbish", ["“”", "7", "10", "x" * 700, "\u202e", "null", "{}"])
def test_rubbish_is_refused_beside_its_field_and_kept(client: Client, game: str, rubbish: str) -> None:
    hand = DESKS[game].fields[0].name
    shown = page(client, game, **{hand: rubbish})
    assert 'class="fault"' in shown and rubbish in shown


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_do_not_exist_are_named(client: Client, game: str) -> None:
    assert "Không có lệ “nowhere”" in page(client, game, rules="nowhere")


CHAN = "2v2v 3w3w 4s4s 5v5v 6w6w 7s7v 8v8s 9v9w 2w2s cc"
OF_A_VILLAGE = {  # what one choice of a village turns: the hand, the verdict of the usual rules, that of the village
    "chan": ("bach_thu_chi.6", {"cards": CHAN, "winning": "cc", "from": "tri"}, "lèo. 8 điểm", "lèo. 9 điểm"),
    "ba-cay": ("tron_chuc.bu", {"cards": "A♦ 3♣ 6♥"}, "Mười át cụ", "Bù, thấp nhất"),
    "bai-cao": ("tron_chuc.muoi", {"cards": "9♥ 8♥ 3♥"}, "Bù, thấp nhất", "Mười điểm, hơn chín"),
    "xi-dach": ("cai_du_tuoi.15", {"cards": "K♥ 6♠"}, "rút thì hơn", "dằn thì hơn"),
    "sam": (
        "bao_last.van-chan",
        {"cards": "3♠ 9♠ 10♥ J♠ Q♥ K♠ A♥ 2♠ 2♥ 2♦", "what": "bao-sam"},
        "là chắc",
        "Chưa chắc",
    ),
    "tam-cuc": (
        "luot_dau.khong",
        {"cards": "tướng đỏ, sĩ đỏ, tượng đỏ, xe đỏ, 2 mã đen, 2 tốt đen", "first": "1"},
        "Chắc ăn: xe đỏ.",
        "Chắc ăn: tướng đỏ;",
    ),
}


@pytest.mark.parametrize("game", OF_A_VILLAGE)
def test_the_verdict_is_that_of_ones_own_village(client: Client, game: str) -> None:
    """As it is chosen at the desk, and as it is kept."""
    choice, values, usual, own = OF_A_VILLAGE[game]
    village = f"{houses.default_of(game)}~{choice}"

    def verdict(**query: str) -> str:
        return page(client, game, **values, **query).partition('id="reading"')[2].partition("<")[0]

    assert usual in verdict() and own not in verdict()
    assert own in verdict(rules=village) and usual not in verdict(rules=village)
    client.post(f"/{game}/villages/mine/keep/", {"rules": village, "name": "Nhà mình"})
    assert own in verdict()


# the keyboards ---------------------------------------------------------------------------------------

CARD_FIELDS = [
    pytest.param(game, field.name, id=f"{game}-{field.name}")
    for game, desk in DESKS.items()
    for field in desk.fields
    if field.holds_cards
]


def key_names(game: str, field: str) -> tuple[str, str]:
    """Return what the keys of a field are called: those that add, those that take away."""
    return ("add", "remove") if field == DESKS[game].fields[0].name else (f"add-{field}", f"remove-{field}")


def keys(shown: str, name: str = "add") -> list[str]:
    return re.findall(rf'name="{name}" value="([^"]+)"', shown)


@pytest.mark.parametrize(("game", "field"), CARD_FIELDS)
def test_each_field_of_cards_has_its_keyboard_under_it(client: Client, game: str, field: str) -> None:
    """A keyboard is drawn when its button asks for it: all at once would make a slow page."""
    add, _ = key_names(game, field)
    if add != "add":
        closed = page(client, game)
        assert f'name="{add}"' not in closed and f'name="into" value="{field}"' in closed
    shown = page(client, game, into=field)
    names = [each.name for each in DESKS[game].fields]
    following = names[names.index(field) + 1 :]
    own, first_key = shown.index(f'name="{field}"'), shown.index(f'name="{add}" value=')
    assert own < first_key
    assert all(first_key < shown.index(f'name="{name}"') for name in following)
    assert len(set(keys(shown, add))) == len(keys(shown, add)) > 10


@pytest.mark.parametrize(("game", "field"), CARD_FIELDS)
def test_a_tap_fills_the_field_of_its_keyboard_alone(client: Client, game: str, field: str) -> None:
    add, remove = key_names(game, field)
    card = deck_of(game).kinds[5]
    response = client.get(f"/{game}/desk/", {add: card.code})
    kept = QueryDict(response["Location"].partition("?")[2]).dict()
    assert deck_of(game).parse(kept.pop(field)) == (card,)
    assert kept == ({} if add == "add" else {"into": field})
    shown = page(client, game, **{field: card.vi}, **kept)
    assert f'id="keys-{field}" open' in shown
    assert shown.count('class="add"') == shown.count('class="add" id="keys-')
    found = DESKS[game].field(field)
    both = found is not None and found.is_folded  # the keys of the hand stay, apart from what is folded away
    assert len(re.findall(r'id="keys-[a-z_]+" open', shown)) == (2 if both else 1)
    emptied = client.get(f"/{game}/desk/", {field: card.vi, remove: "0"})["Location"]
    assert field not in QueryDict(emptied.partition("?")[2])


def test_a_field_of_one_card_takes_the_card_tapped_last(client: Client) -> None:
    response = client.get("/ta-la/desk/", {"cards": "2♣ 3♣", "card": "K♠", "add-card": "qb"})
    kept = QueryDict(response["Location"].partition("?")[2])
    assert kept["card"] == "Q♠" and kept["cards"] == "2♣ 3♣"


@pytest.mark.parametrize(
    ("game", "query", "count", "missing"),
    [
        ("ba-cay", {}, 36, ["10b", "jt", "qr", "kc"]),
        ("ba-cay", {"rules": "bac~bo_bai.52"}, 52, []),
        ("bai-cao", {}, 52, []),
        ("chan", {}, 25, ["1v", "tt", "oc"]),
        ("chan", {"rules": "gia-dinh-120"}, 30, []),
        ("tam-cuc", {}, 14, []),
        ("tam-cuc", {"players": "3"}, 12, ["tuong-do", "tuong-den"]),
        ("xi-dach", {}, 52, []),
    ],
)
def test_only_cards_of_the_deck_in_use_have_keys(
    client: Client, game: str, query: dict[str, str], count: int, missing: list[str]
) -> None:
    shown = page(client, game, **query)
    assert 'class="fault"' not in shown
    found = keys(shown)
    assert len(found) == count and not set(missing) & set(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_enter_key_looks_at_the_hand(client: Client, game: str) -> None:
    """Enter in a field presses the first button of the form, which must not be a card."""
    form = page(client, game, **DESKS[game].examples[0][1]).partition('class="desk-form"')[2]
    first = re.search(r"<button[^>]*>", form)
    assert first and 'id="look"' in first[0]


def test_the_address_to_share_does_not_say_which_keyboard_is_open(client: Client) -> None:
    shown = page(client, "ba-cay", cards="A♦ 3♣ 6♥", other="2♦ 3♦ 4♦", into="other")
    shared = re.search(r'<a href="([^"]+)">Địa chỉ của bài này', shown)
    assert shared and "other=" in shared[1] and "into" not in shared[1]


@pytest.mark.parametrize(
    ("query", "headline"),
    [
        ({"points": "5"}, "Nhà ù +15, mỗi nhà kia −5"),
        ({"points": "5", "players": "2"}, "Nhà ù +5, mỗi nhà kia −5"),
        ({"points": "5", "ga": "10", "bao": "nha-khac"}, "Nhà ù +42, nhà bị báo −36, mỗi nhà kia −3"),
        (
            {"points": "5", "bao": "nha-khac", "rules": "wikipedia~den_ai.thay-lang"},
            "Nhà ù +15, nhà bị báo −15, mỗi nhà kia 0",
        ),
        ({"points": "5", "bao": "nha-u"}, "Nhà ù −36, mỗi nhà kia +12"),
    ],
)
def test_the_desk_of_chan_says_who_pays_whom(client: Client, query: dict[str, str], headline: str) -> None:
    shown = page(client, "chan", **query)
    assert f'<h2 id="reading">{headline}</h2>' in shown
    assert "/chan/law/CH-9." in shown


def test_the_desk_of_chan_knows_the_first_card_and_the_hand_before(client: Client) -> None:
    hand = {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s 3s", "winning": "3v"}
    barred = page(client, "chan", **hand, first_draw="on")
    assert "đốc boong" in barred and "Ù: địa ù. 4 điểm" in barred  # as Sân Đình has it, in the table of houses
    again = {**hand, "streak": "1"}
    assert "thông. 3 điểm" in page(client, "chan", **again)
    assert '<h2 id="reading">Ù: suông' in page(client, "chan", **again, last_win="bao")


def test_five_play_chan_with_the_whole_deck(client: Client) -> None:
    hand = {"cards": "1v1v 2v2v 3v3v 4v4v 5v5v 6v6v 7v7w 8v8w 9v9w 2s", "players": "5", "rules": "gia-dinh-120"}
    assert '<h2 id="reading">Chờ 2 văn, 2 vạn, 2 sách (' in page(client, "chan", **hand)
    assert "23 quân" in page(client, "chan", **{**hand, "players": "4"})
    assert 'id="id_players_error"' in page(client, "chan", **{**hand, "rules": "san-dinh", "cards": "2v2v"})


def test_a_hand_that_is_too_small_is_named_beside_its_own_field(client: Client) -> None:
    shown = page(client, "ba-cay", cards="A♦ 3♣ 6♥", other="2♥")
    assert "“Ba lá của người kia” có 1" in shown
    assert re.search(r'id="id_other_error">[^<]*có 1', shown)


def test_a_card_that_stands_twice_is_told_by_the_label_of_its_first_field(client: Client) -> None:
    shown = page(client, "bai-cao", cards="A♦ 3♣ 6♥", other="A♦ 7♥ 8♥")
    assert "Lá A♦ đã nằm ở “Ba lá”;" in shown and "“a”" not in shown
    english = client.get("/en/bai-cao/desk/", {"cards": "A♦ 3♣ 6♥", "other": "A♦ 7♥ 8♥"}).content.decode()
    assert "A♦ is in “Three cards” already;" in english
