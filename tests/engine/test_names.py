"""What the readers of all decks, and of the records of both money games, do alike."""

import pytest

from tutorials.engine import cards, french, pieces
from tutorials.engine.chan.record import parse_record as parse_chan
from tutorials.engine.errors import DoorError, spelled
from tutorials.engine.totom.referee.record import parse_record as parse_totom

DECKS = [
    (cards, "7 văn", "9 sách", cards.COPIES, "card"),
    (french, "10♠", "A♦", 1, "card"),
    (pieces, "xe đỏ", "tốt đen", 2, "piece"),
]
each_deck = pytest.mark.parametrize(
    ("deck", "one", "other", "copies", "noun"), DECKS, ids=("money", "french", "tam-cuc")
)
RECORDS = [(parse_totom, "to-tom", "A B C D E"), (parse_chan, "chan", "A B C D")]
each_record = pytest.mark.parametrize(("parse", "game", "seats"), RECORDS, ids=("to-tom", "chan"))


def code_of(call, *given):
    with pytest.raises(DoorError) as caught:
        call(*given)
    return caught.value.code, spelled(caught.value.path)


# names of cards -------------------------------------------------------------------------------


@each_deck
def test_a_text_and_a_list_name_the_same_cards(deck, one, other, copies, noun):
    assert [card.vi for card in deck.parse(f" {one} ,{other}; ")] == [one, other]
    assert deck.parse([one, f"{other} "]) == deck.parse(f"{one}, {other}")
    assert deck.parse("") == deck.parse([]) == ()
    assert deck.parse_one(other, "card").vi == other


@each_deck
def test_what_is_no_text_is_refused(deck, one, other, copies, noun):
    assert code_of(deck.parse, 7, "mat") == ("bad-type", "mat")
    assert code_of(deck.parse, [one, 7], "mat") == ("bad-type", "mat")
    assert code_of(deck.parse_one, [one], "card") == ("bad-type", "card")


@each_deck
def test_one_card_is_neither_none_nor_two(deck, one, other, copies, noun):
    assert code_of(deck.parse_one, " ", "card") == ("one-card", "card")
    with pytest.raises(DoorError) as caught:
        deck.parse_one(f"{one} {other}", "card")
    assert caught.value.code == "one-card"
    assert caught.value.message.en == f"Exactly one {noun} is needed; “{one} {other}” holds 2."


@each_deck
def test_an_empty_name_in_a_list_is_unknown(deck, one, other, copies, noun):
    assert code_of(deck.parse, [one, " , "], "cards") == ("unknown-card", "cards")


@each_deck
def test_the_deck_has_so_many_copies(deck, one, other, copies, noun):
    assert len(deck.parse([one] * copies)) == copies
    code, field = code_of(deck.parse, [one] * (copies + 1), "passed")
    assert code == ("fifth-copy" if copies == 4 else "too-many-copies")
    assert field == "passed"


# records --------------------------------------------------------------------------------------


@each_record
def test_what_is_known_before_is_read_and_printed_alike(parse, game, seats):
    text = (
        f"Ván: {game}\nLệ: san-dinh\nGhế: {seats}\nCái: A\nBắt cái: 5 văn\nTay đủ B: 45v cc\nĐã đánh B: 2v\n"
        "Đã qua B: 3v\nÙ liền B: 2\nTay C: 7w\nNọc: 7s 3w\nA đánh 9 sách\n…\nHòa\n"
    )
    record = parse(text)
    assert str(record).replace("4v 5v", "45v") == text
    assert parse(str(record)) == record
    assert (record.before["B"].whole, record.before["C"].whole) == (True, False)
    assert not record.begins_at_the_deal
    assert record.lines["tay đủ B"] == 6


@each_record
def test_each_wrong_head_line_is_told_by_its_number(parse, game, seats):
    head = f"Ván: {game}\nGhế: {seats}\nCái: A\n"
    for line, code in {
        "Cái: B": "twice",
        "Cái B: A": "unknown-act",
        "Tay F: 7v": "unknown-seat",
        "Tay: 7v": "unknown-seat",
        "Lệ: không đâu": "unknown-preset",
        "Ù liền B: nhiều": "streak",
        "Nọc: 500": "noc",
        "Đã qua B: con mèo": "unknown-card",
    }.items():
        assert code_of(parse, head + line) == (code, "record:4"), line
    assert code_of(parse, head + "Tay B: 7v\nTay đủ B: 7v") == ("twice", "record:5")
    assert code_of(parse, head + "Tay đủ B: 7v\nTay B: 7v") == ("twice", "record:5")
    assert code_of(parse, head + "A đánh 7 văn\nNọc: 3") == ("late-head", "record:5")
    assert code_of(parse, f"Ván: {game}\nGhế: A A B C\nCái: A") == ("seats", "record:2")
    assert code_of(parse, f"Ván: {game}\nGhế: {seats}") == ("missing", "record:1")
    assert code_of(parse, f"Ván: cờ\nGhế: {seats}\nCái: A") == ("wrong-game", "record:1")
