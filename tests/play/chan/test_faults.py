"""What the law forbids at the table of chắn: told by the referee, and what comes of it when it is done all the same."""

from random import Random

from tests.depth import some
from tests.every import for_each
from tests.play.chan.test_table import HOUSES, SMALL, refereed, sit
from tutorials.engine.chan.faults import FAULT_KINDS
from tutorials.engine.chan.options import Options
from tutorials.play.chan import TABLES
from tutorials.play.tables import Choice
from tutorials.play.trial import Dealt, Setting


def possible(table):
    """Return all that the cards allow the seat that is asked, lawful or not."""
    open_card = table.shown.card.code if table.shown else ""
    held = dict.fromkeys(table.hands[table.turn])
    found = [Choice(act, (code,), open_card if act == "an" else "") for code in held for act in ("danh", "tra", "an")]
    found += [Choice("u", (), open_card), Choice("u", (), open_card, ("bach-thu",))]
    found += [Choice("chiu", (open_card,) * 3, open_card), *table.choices()]
    return [choice for choice in dict.fromkeys(found) if table.can(choice)]


def wild(table, chance):
    """Play a hand in which now and then somebody does what the law forbids; yield the choices that were refused."""
    while table.turn is not None:
        choice = chance.choice(table.choices())
        if chance.random() < 0.1:
            choice = chance.choice(possible(table))
        refused = table.refusal(choice)
        after = table.apply(choice)
        yield table, choice, refused, after
        table = after


@for_each(("rules", "players"), HOUSES)
def test_ch_8_a_fault_is_refused_by_the_referee_and_by_the_players_own_reading(rules, players):
    refused = 0
    for seed in range(some(3, deep=200)):
        for table, choice, refusal, after in wild(sit(seed, rules, players), Random(seed)):
            new = {slug for _seat, slug in after.faults[len(table.faults) :]}
            assert (refusal is None) == (not new), (choice, table.record())
            if refusal is not None:
                refused += 1
                assert refusal.slug in new
                assert refusal.clause == FAULT_KINDS[refusal.slug].article
                assert refusal.cost in ("bao", "lanh-lang", "bao-khi-u")
        said = refereed(after)
        assert said["finished"]
        assert {(each["seat"], each["fault"]) for each in said["faults"]} <= {
            ("ABCDE"[seat], slug) for seat, slug in after.faults
        }
        assert {each["seat"] for each in said["faults"]} == {"ABCDE"[seat] for seat, _ in after.faults}
        assert sum(after.result.points) == 0
    assert refused


def test_ch_8_2_who_is_bao_plays_no_further_and_pays():
    table = sit(1)
    culprit = table.turn
    table = table.apply(table.choices()[0])
    while table.turn is not None:
        faults = [choice for choice in possible(table) if (said := table.refusal(choice)) and said.cost == "bao"]
        if faults and faults[0].act in ("an", "danh") and not table.faults:
            culprit = table.turn
            table = table.apply(faults[0])
            assert "bao" in table.view(0).places[culprit].marks
            assert table.events[-1].seat != culprit or table.events[-1].act == "bao"
        else:
            assert table.turn != culprit or not table.faults
            table = table.apply(table.choices()[0])
    assert table.faults
    assert table.result.points[culprit] == -36  # 12 to each of three, CH-9.2


def test_a_fault_in_a_small_hand_is_told_by_the_players_own_reading():
    table = TABLES.deal(Setting("chan", "", Options(), dealt=SMALL))
    refused = [found for _, _, found, _ in wild(table, Random(6)) if found]
    table = TABLES.deal(Setting("chan", "", Options(), dealt=SMALL))
    false = table.refusal(Choice("u"))
    assert false is not None
    assert (false.slug, false.clause, false.cost) == ("u-que", "CH-8.17", "bao")
    assert all(each.clause.startswith("CH-") for each in refused)


DEALT = Dealt(
    (
        ("2v", "2v", "3v", "3v", "4v", "4w", "5s", "5s", "6s", "6s"),
        ("2w", "2w", "3w", "3w", "4s", "4s", "5v", "5w", "6w"),
        ("7w", "7w", "8w", "8w", "9s", "9s", "8v", "9w", "7s"),
    ),
    ("7s", "6s", "9w"),
)


def test_ch_6_2_a_win_is_carried_to_the_next_hand():
    table = TABLES.deal(Setting("chan", "", Options(), dealt=DEALT, carried={"wins": [1, 0, 0]}))
    win = table.choices()[0]
    assert win.act == "u"
    assert "thong" in win.said
    table = table.apply(win)
    assert table.result.end == "u"
    assert table.result.winners == (0,)
    assert table.result.following["wins"] == (2, 0, 0)


def test_ch_8_20_a_win_let_go_may_not_be_made_up_for():
    table = TABLES.deal(Setting("chan", "", Options(), dealt=DEALT))
    table = table.apply(Choice("danh", ("6s",)))
    assert table.players[0].let_go == 0
    for choice in table.choices():
        assert choice.act != "u"


def test_ch_7_7_a_pot_is_carried_on():
    options = Options(ga_nuoi=True)
    table = TABLES.deal(Setting("chan", "4", options, 4, carried={"pot": 40}))
    while table.turn is not None:
        table = table.apply(table.choices()[-1])
    assert table.result.end == "hoa"
    assert table.result.following["pot"] == 60
    assert sum(table.result.points) == -20
