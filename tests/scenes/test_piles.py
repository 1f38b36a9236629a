"""What an example of the law has on the table, in every deck."""

import pytest

from tutorials.catalogue import load
from tutorials.engine.decks import MONEY
from tutorials.engine.games import deck_of
from tutorials.scenes.piles import piles_of


def told(**question):
    return [(pile.place.vi, " ".join(card.vi for card in pile.cards)) for pile in piles_of(question)]


def test_a_hand_of_the_french_deck():
    assert told(game="ta-la", ask="melds", cards="7♠ 7♥ 7♦ 2♣", eaten=["7♠"]) == [
        ("trên tay", "7♠ 7♥ 7♦ 2♣"),
        ("đã ăn", "7♠"),
    ]
    assert told(game="sam", ask="beats", table="5♠ 5♥", play="6♠ 6♥") == [
        ("trên bàn", "5♠ 5♥"),
        ("đánh ra", "6♠ 6♥"),
    ]


def test_two_hands_that_are_compared():
    assert told(game="bai-cao", ask="compare", a="9♠ 9♥ A♦", b=["2♣", "3♣", "4♣"]) == [
        ("bài A", "9♠ 9♥ A♦"),
        ("bài B", "2♣ 3♣ 4♣"),
    ]
    assert told(game="xi-dach", ask="compare", con="A♠ K♥", cai="9♦ 9♣") == [
        ("nhà con", "A♠ K♥"),
        ("nhà cái", "9♦ 9♣"),
    ]


def test_a_trick_of_tam_cuc_player_by_player():
    answers = [{"cards": "xe đỏ"}, {"cards": "tốt đen", "chui": True}]
    assert told(game="tam-cuc", ask="trick", call="xe đen", answers=answers, first=False) == [
        ("người cầm cái gọi", "xe đen"),
        ("người thứ 2", "xe đỏ"),
        ("người thứ 3, chui", "tốt đen"),
    ]


def test_moves_are_told_by_their_seats():
    moves = [{"seat": 0, "cards": "4♠"}, {"seat": 2, "cards": "9♠ 9♥"}]
    assert told(game="sam", ask="round", players=3, moves=moves) == [("nhà 1", "4♠"), ("nhà 3", "9♠ 9♥")]
    assert told(game="sam", ask="settle", seats=[{}, {"cards": "3♠"}], last="2♠") == [
        ("nhà 2", "3♠"),
        ("nước cuối", "2♠"),
    ]


def test_the_card_to_be_taken_is_told_from_the_hand():
    assert told(game="ta-la", ask="eat", card="4♥", cards="4♠ 2♣") == [
        ("lá tay trên vừa đánh", "4♥"),
        ("trên tay", "4♠ 2♣"),
    ]
    assert told(game="sam", ask="combo", cards="4♠")[0][0] == "trên tay"


def test_the_winning_card_of_chan_comes_last_and_is_marked():
    piles = piles_of({"game": "chan", "ask": "win", "winning": {"card": "5v", "from": "noc"}, "cards": "5v 2v 2v"})
    assert [(pile.place.vi, pile.is_marked) for pile in piles] == [("trên tay", False), ("quân ù", True)]
    assert told(game="chan", ask="win", cards="2v 2v", an_ca=[["5v", "5w"]])[1] == ("cạ đã ăn", "5 văn 5 vạn")


@pytest.mark.parametrize("question", [{"cards": 7}, {"cards": ["x"]}, {"cards": None}, {"a": {"b": 1}}, {"cards": "?"}])
def test_what_is_no_card_is_not_drawn(question):
    assert piles_of({"game": "sam", "ask": "combo", **question}) == ()


@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open])
def test_examples_show_cards_of_their_own_deck(game):
    shown = 0
    for clause in load().law(game).clauses:
        for example in clause.examples:
            piles = piles_of(example.question)
            cards = [card for pile in piles for card in pile.cards]
            if deck_of(game) is not MONEY:
                assert all(pile.place.vi for pile in piles), clause.id
            assert set(cards) <= set((deck_of(game) if game != "chan" else MONEY).kinds)
            shown += bool(cards)
    assert shown


@pytest.mark.parametrize("game", [game.slug for game in load().games if game.is_open])
@pytest.mark.parametrize("prefix", ["", "/en"])
def test_every_clause_of_every_game_has_a_page(client, game, prefix):
    """The examples are drawn and judged on the pages of the clauses; those of Tổ tôm stand in test_law."""
    law = load().law(game)
    clauses = [clause for clause in law.clauses if clause.examples] if game != "to-tom" else law.clauses[:3]
    for clause in clauses[:: 1 if not prefix else 7]:
        response = client.get(f"{prefix}/{game}/law/{clause.id}/")
        assert response.status_code == 200, clause.id
        page = response.content.decode()
        assert "<x-" not in page and 'class="case ' in page, clause.id
    assert client.get(f"{prefix}/{game}/law/").status_code == 200
