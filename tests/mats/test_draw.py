"""A view is drawn with what the seat knows: seats round the mat, the log in words, buttons that send choices back."""

from dataclasses import replace

from django.http import QueryDict
from django.utils.translation import override

from tutorials.catalogue.table_words import Saying, TableWords
from tutorials.catalogue.texts import Text
from tutorials.mats.acts import chosen, meant
from tutorials.mats.draw import draw
from tutorials.mats.hand import parts_of
from tutorials.play.tables import Choice, Event, Pile, Place, Refusal, Shown, View, Way
from tutorials.play.trial import Setting


def saying(name: str, told: str = "", mine: str = "") -> Saying:
    return Saying(*(Text(each, each) for each in (name, told or name, mine or told or name)))


WORDS = TableWords(
    {
        ("act", "an"): saying("Ăn {taken} với {cards}", "{who} ăn {taken}", "Mình ăn {taken}"),
        ("act", "phong"): saying("Phỗng {taken}", "{who} phỗng {taken}"),
        ("act", "danh"): saying("Đánh {cards}", "{who} đánh {cards}", "Mình đánh {cards}"),
        ("act", "bo"): saying("Bỏ"),
        ("mark", "cup"): saying("chén {cards}"),
        ("mark", "cai"): saying("cái"),
        ("pile", "phong"): saying("phỗng"),
    }
)
EVENTS = (
    Event(None, "chia"),
    Event(0, "danh", ("3v",)),
    Event(1, "phong", ("3v", "3v"), "3v"),
    Event(1, "danh", ("7s",)),
    Event(2, "danh", ("5v",)),
)


def a_view(choices: tuple[Choice, ...], shown: Shown | None = None, hand: tuple[str, ...] = ("6v", "7v", "9s")) -> View:
    places = (
        Place(3, thrown=("3v",)),
        Place(5, (Pile("phong", ("3v", "3v", "3v")),), ("7s",), ("cup.5v",)),
        Place(5, marks=("cai",)),
        Place(5),
    )
    return View(Setting("to-tom", "", None), 0, hand, places, EVENTS, choices, shown, stock=20)


EAT = (Choice("an", ("6v", "7v"), "5v"), Choice("bo"))
THROW = tuple(Choice("danh", (card,)) for card in ("6v", "7v", "9s"))


def test_seats_sit_anticlockwise_from_the_reader_at_the_foot():
    mat = draw(a_view(THROW), WORDS, "vi")
    assert [(seat.letter, seat.column, seat.side) for seat in mat.seats] == [
        ("A", 0, "mine"), ("B", 3, "right"), ("C", 2, "top"), ("D", 1, "left"),
    ]  # fmt: skip


def test_what_a_neighbour_does_in_a_row_is_one_line():
    mat = draw(a_view(THROW), WORDS, "vi", since=1)
    assert [(line.text.replace("\u00a0", " "), line.is_new) for line in mat.lines] == [
        ("chia", False),
        ("Mình đánh <b>3 văn</b>", True),
        ("B phỗng <b>3 văn</b>, đánh <b>7 sách</b>", True),
        ("C đánh <b>5 văn</b>", True),
    ]


def test_a_claim_is_one_button_with_its_cards_and_letting_go_stands_last():
    eat, let_go = draw(a_view(EAT[::-1], Shown("5v", 2, "thrown")), WORDS, "vi").buttons
    assert (eat.name, eat.value, eat.is_main) == ("choice", "an.6v_7v.5v.", True)
    assert [card.code for card in eat.cards] == ["6v", "7v", "5v"]
    assert (let_go.value, let_go.is_main) == ("bo...", False)


def test_cards_that_are_alike_are_named_once():
    three = Choice("danh", ("4s", "4s", "4s"))
    assert draw(a_view((three,), hand=("4s",) * 3), WORDS, "vi").buttons[0].label == "Đánh <b>4\u00a0sách</b>"


def test_a_throw_is_a_card_lifted_and_one_button():
    mat = draw(a_view(THROW), WORDS, "vi")
    (throw,) = mat.buttons
    assert (throw.name, throw.value, throw.label, throw.sizes) == ("act", "danh", "Đánh", (1,))
    assert mat.lifts and mat.is_single


def test_marks_piles_and_the_open_card_have_names():
    mat = draw(a_view(EAT, Shown("5v", 2, "thrown")), WORDS, "vi")
    _mine, right, top, _left = mat.seats
    assert right.marks == ("chén <b>5\u00a0văn</b>",) and top.marks == ("cái",)
    assert right.piles[0].name == "phỗng"
    assert (mat.shown.name, mat.shown.told, mat.shown.side) == ("5 văn", "C vừa đánh", "top")


def test_what_lies_face_down_is_turned_up_with_the_hands():
    places = (
        Place(1, (Pile("khan", down=3, under=("4s",) * 3), Pile("an-cai", ("5v",), 2, under=("6v", "7v")))),
        Place(1),
    )
    view = replace(a_view(()), places=places)
    for hands, shown in (
        ((), [([], 3), (["5v"], 2)]),
        ((("1v",), ("2v",)), [(["4s"] * 3, 0), (["5v", "6v", "7v"], 0)]),
    ):
        piles = draw(view, WORDS, "vi", hands=hands).mine.piles
        assert [([card.code for card in pile.cards], len(pile.backs)) for pile in piles] == shown


def test_what_lies_at_a_door_is_drawn_where_cards_that_nobody_takes_lie_there():
    view = a_view(THROW)
    there = replace(view.places[1], door=("9w", "cc"))  # it has thrown the 7 of sách too, which somebody took
    mat = draw(replace(view, places=(view.places[0], there, *view.places[2:])), WORDS, "vi")
    assert [card.code for card in mat.seats[1].thrown] == ["9w", "cc"]
    assert [card.code for card in mat.mine.thrown] == ["3v"] and mat.thrown_name == "đã đánh"


def test_what_is_sent_becomes_the_choice_again():
    view = a_view(THROW)
    assert chosen(view, QueryDict("act=danh&pick=7v"), lambda _: False) == THROW[1]
    assert chosen(a_view(EAT), QueryDict("choice=an.6v_7v.5v."), lambda _: False) == EAT[0]


def test_what_hands_do_not_allow_is_no_choice():
    view = a_view(THROW)
    for sent in ("", "act=danh", "act=danh&pick=1v", "choice=x", "choice=danh.1v..", "act=danh&pick=6v&pick=7v"):
        assert chosen(view, QueryDict(sent), lambda _: False) is None


def test_an_unlawful_choice_is_found_where_hands_allow_it():
    shown = Shown("5v", 2, "thrown")
    sent = QueryDict("act=an&pick=9s&pick=7v")
    found = chosen(a_view(EAT, shown), sent, lambda choice: choice.taken == "5v")
    assert found == Choice("an", ("7v", "9s"), "5v")


def test_a_hand_is_parted_into_phu_and_what_is_loose():
    parts = parts_of("to-tom", ("4v", "5v", "6v", "cc", "9s"), "vi")
    assert [(part.name, [card.code for card in part.cards]) for part in parts] == [
        ("dọc", ["4v", "5v", "6v"]), ("yêu", ["cc"]), ("lẻ", ["9s"]),
    ]  # fmt: skip


def test_an_english_reader_is_told_in_english():
    with override("en"):
        assert draw(a_view(THROW), WORDS, "en").seats[1].name == "on your right"


TAKES = (
    Way("an", taken="5v", sizes=(1, 2)),
    Way("phong", ("5v", "5v"), "5v"),
    Way("u", taken="5v"),
    Way("bo"),
)


class Lenient:
    """A table where all may be done, and nothing is held against it but an ù."""

    def can(self, choice: Choice) -> bool:
        return True

    def refusal(self, choice: Choice) -> Refusal | None:
        return Refusal("khong-u", "TT-16.1") if choice.act == "u" else None


def test_buttons_of_ways_name_neither_cards_nor_calls_that_the_law_would_want():
    win = Choice("u", (), "5v", ("suong",))
    view = a_view((win, Choice("an", ("6v", "7v"), "5v")), Shown("5v", 2, "thrown"))
    found = draw(view, WORDS, "vi", ways=TAKES).buttons
    assert [(each.name, each.value) for each in found] == [
        ("act", "an"), ("choice", "phong.5v_5v.5v."), ("choice", "u..5v."), ("choice", "bo..."),
    ]  # fmt: skip
    assert not any(each.cards or each.is_main for each in found)
    assert meant(view, QueryDict("choice=u..5v."), TAKES, Lenient()) == win


def test_cards_lifted_with_a_way_become_the_lawful_choice_or_another():
    view = a_view((Choice("an", ("6v", "7v"), "5v"),), Shown("5v", 2, "thrown"))
    assert meant(view, QueryDict("act=an&pick=7v&pick=6v"), TAKES, Lenient()) == view.choices[0]
    assert meant(view, QueryDict("act=an&pick=9s"), TAKES, Lenient()) == Choice("an", ("9s",), "5v")
    for sent in ("act=an", "act=an&pick=1v", "act=an&pick=6v&pick=6v", "act=an&pick=6v&pick=7v&pick=9s"):
        assert meant(view, QueryDict(sent), TAKES, Lenient()) is None


def test_a_way_that_is_done_as_the_law_does_it_needs_no_card():
    lay = Choice("ha", ("6v", "7v"))
    ways = (Way("ha", sizes=(0, 1, 2, 3), fills=True),)
    assert meant(a_view((lay,)), QueryDict("act=ha"), ways, Lenient()) == lay
    assert meant(a_view((lay,)), QueryDict("act=ha&pick=9s"), ways, Lenient()) == Choice("ha", ("9s",))


def test_cards_not_yet_looked_at_lie_face_down_in_the_hand():
    """At ba cây three cards are dealt face down, and the reader looks at one after another (BC-2.2)."""
    view = a_view((), hand=("6v",))
    mat = draw(view, WORDS, "vi")
    assert (mat.held, len(mat.unseen), mat.counted) == (1, 2, 3)
    mat = draw(a_view(()), WORDS, "vi")
    assert (mat.held, len(mat.unseen), mat.counted) == (3, 0, 3)
