"""A prepared deal: the slips, the nọc and the teacher's sheet are of one hand, the one at the table of the site."""

import re
from collections import Counter

import pytest
from django.http import QueryDict

from tests.paper.making import order, pages, text_of
from tutorials.paper import dealing
from tutorials.paper.deal import DealForm, deal_of, fill, found
from tutorials.paper.dealing import Deal
from tutorials.play.tables import STEADY
from tutorials.table.models import Sitting
from tutorials.table.setup import read
from tutorials.table.sitting import Played, setting_of, tables


def choices(query):
    form = DealForm(QueryDict(query))
    assert form.is_valid(), form.errors
    return form.cleaned_data


def wrong(query):
    form = DealForm(QueryDict(query))
    assert not form.is_valid()
    return {name: [str(each) for each in found] for name, found in form.errors.items()}


@pytest.mark.parametrize("game", dealing.games())
def test_the_deal_is_the_one_at_the_table_of_the_site(game):
    deal = deal_of(choices(f"game={game}&seed=12"))
    setup = read(QueryDict(deal.path(1).partition("?")[2]), game, None)
    assert not setup.faults
    assert setup.seat == 1
    sitting = Sitting(game=game, seed=setup.seed, seat=1, players=setup.players, rules=setup.house.slug)
    table = Played(tables(game).deal(setting_of(sitting))).table
    assert table.hands == dealing.dealt(deal).hands
    assert table.to_draw == dealing.dealt(deal).to_draw


@pytest.mark.parametrize("hand", ["order", "parted"])
@pytest.mark.parametrize("game", ["to-tom", "chan", "ta-la", "tam-cuc"])
def test_a_slip_shows_the_whole_hand_and_nothing_else(game, hand):
    values = fill(choices(f"game={game}&seed=5&hand={hand}"), "vi")
    for slip, held in zip(values["slips"], dealing.dealt(values["deal"]).hands, strict=True):
        assert Counter(card.code for part in slip.parts for card in part.cards) == Counter(held)


def test_slips_say_who_begins_and_what_must_lie_face_down():
    slips = fill(choices("seed=7"), "vi")["slips"]
    assert [bool(slip.marks) for slip in slips] == [False, True, False, False, False]
    assert [card.code for card in slips[1].extra] == ["5v"]
    assert [card.code for card in slips[0].khan] == ["4s"]


def test_all_that_the_teacher_reads_lies_in_the_slips_or_in_the_nọc():
    """Follow the written account: each card it names is in that seat's slip, is the next of the nọc, or lies open."""
    values = fill(choices("game=chan&seed=7"), "vi")
    slips = [Counter(card.vi for part in slip.parts for card in part.cards) for slip in values["slips"]]
    stock, lies = [card.vi for card in values["stock"]], ""
    for turn in values["turns"][1:]:
        for deed in re.sub("<[^>]*>", "", turn.told).replace("\xa0", " ").split("; "):
            named = [name for name in sorted({*stock, *sum(slips, Counter()), lies}, key=deed.find) if name in deed]
            if "bốc nọc" in deed:
                lies = stock.pop(0)
                assert named == [lies]
            elif " ăn " in f" {deed}":
                own = deed.partition(" với ")[2]
                assert lies in deed
                slips[turn.seat][own] -= 1
            elif " đánh " in f" {deed}":
                lies = deed.rpartition("đánh ")[2]
                slips[turn.seat][lies] -= 1
            assert min(slips[turn.seat].values()) >= 0, deed
    assert turn.drawn == ()
    assert lies in turn.told.replace("\xa0", " ")  # the card that wins lies open


def test_a_hand_of_to_tom_is_laid_out_with_its_khàn_apart_and_the_phỗng_that_won():
    values = fill(choices("seed=5"), "vi")
    assert [card.code for card in values["slips"][3].parts[0].cards] == ["6v"] * 3
    assert "<b>6\xa0văn</b>\xa0×3" in values["turns"][1].remarks[0].text
    won = {str(part.name): [card.code for card in part.cards] for part in values["ending"].proof}
    assert won["phỗng"] == ["2v"] * 3
    assert sum(len(part.cards) for part in values["ending"].proof) == 21


def test_the_printed_account_holds_points_referee_and_the_winning_hand():
    text = text_of("deal?game=chan&seed=7&pages=teacher")
    assert "D ù: suông" in text
    assert "Bài ù của D, xếp ra:" in text
    assert "không có lỗi nào" in text
    assert "(CH-6.1)" in text


def test_only_what_is_chosen_is_printed():
    assert len(pages("deal?game=chan&seed=7&pages=teacher")) == 1
    assert "Xếp nọc" not in order("deal?game=chan&seed=7&pages=slips").html()


def test_english_slips_and_account_hold_no_vietnamese_sentence():
    html = order("deal?game=chan&seed=7", "en").html()
    assert "Cut the slips apart" in html
    assert "waits for" in html
    assert "nhặt" not in html


def test_a_deal_can_be_looked_for_by_what_happens_in_it():
    deal = found(choices("game=chan&seed=1&want=chiu"))
    assert "chiu" in dealing.played(deal).acts
    before = [Deal("chan", deal.rules, str(seed), 4, STEADY) for seed in range(1, int(deal.seed))]
    assert all("chiu" not in dealing.played(each).acts for each in before)


def test_what_is_not_found_within_the_bound_is_told(monkeypatch):
    monkeypatch.setattr(dealing, "TRIES", 2)
    dealing.look_for.cache_clear()
    assert "không thấy" in wrong("game=chan&seed=900&want=hoa")["want"][0]
    dealing.look_for.cache_clear()


@pytest.mark.parametrize(
    ("query", "field"),
    [
        (f"seed={10**30}", "seed"),
        ("seed=-1", "seed"),
        ("seed=7x", "seed"),
        ("game=poker", "game"),
        ("game=chan&players=9", "players"),
        ("rules=no-such", "rules"),
        ("hand=fan", "hand"),
        ("pages=all", "pages"),
        ("want=khan&strength=strong", "strength"),
        ("face=gold", "face"),
    ],
)
def test_what_cannot_be_read_is_told_in_its_place(client, query, field):
    assert field in wrong(query)
    assert client.get(f"/paper/deal/?{query}").status_code == 400


def test_rules_and_events_of_the_game_chosen_before_give_way():
    chosen = choices("game=tam-cuc&rules=hoi-lim&want=khan")
    assert (chosen["rules"], chosen["want"]) == ("", "")


def test_the_form_leads_to_the_same_deal_at_the_table(client):
    page = client.get("/paper/deal/?game=chan&seed=7").content.decode()
    assert "/chan/table/?seed=7&amp;players=4&amp;rules=wikipedia" in page


def test_two_slips_lie_on_a_page_however_the_hands_are_parted():
    slips = fill(choices("seed=138"), "vi")["slips"]
    assert [slip.is_crowded for slip in slips] == [False, False, True, False, False]
    told = [page.extract_text() for page in pages("deal?seed=138&pages=slips")]
    assert len(told) == 3
