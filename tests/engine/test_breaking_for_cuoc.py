"""A plain phu broken to take a card into one with a cước, which Hội Lim forbids: TT-10.7."""

from tests.engine.asking import totom
from tests.every import for_each

HEAD = "Ván: to-tom\nGhế: A B C D E\nCái: A\n"
TOM = {"act": "an", "cards": "345w 3s3s", "card": "7v", "beside": "3w 3s3s", "then": "4w"}


def case(rules="hoi-lim", **changes):
    said = totom("claim", **{**TOM, **changes}, rules=rules)
    return [(each["fault"], each["result"]) for each in said["faults"]]


def turns(text, rules="hoi-lim"):
    return [(each["turn"], each["fault"]) for each in totom("turns", record=HEAD + text, rules=rules)["faults"]]


def test_tt_10_7_only_the_house_that_has_the_rule_minds():
    assert case() == [("pha-phu-an-cuoc", "cheo-do")]
    assert case({"pha_phu_an_cuoc": True}) == [("pha-phu-an-cuoc", "bao")]
    for rules in ("luat-2005", "san-dinh", "wikipedia", "chieu-co"):
        assert case(rules) == [], rules


@for_each(
    "changes",
    [
        {"cards": "3w 3s3s 5w", "then": "5w"},  # loose cards all
        {"card": "3v"},  # a bí earns nothing of its own
        {"cards": "3345w 3s3s", "then": "3w"},  # a spare copy; the run stays
        {"cards": "3456w 3s3s", "then": "9v"},  # what is left is a run still
        {"cards": "345w 4v4s 3s3s", "then": "5w"},  # as good a hand with the fours as a bí, the 5 loose
        {"then": ""},
        # a phu that held none of the cards taken, and came loose only as others were laid anew
        {"cards": "24677889v 225w 233456s", "card": "3w", "beside": "7v 3s", "then": "2v"},
        {"cards": "235677v 11267w 23567s tt", "card": "3w", "beside": "7v 3s", "then": "5v"},
    ],
)
def test_tt_10_7_no_plain_phu_is_broken(changes):
    assert case(**changes) == []


def test_tt_10_7_leo_and_a_card_thrown_before():
    leo = {"cards": "89w 8s", "card": "cc", "from": "noc", "door": "tri", "beside": "9w 8s", "then": ""}
    assert case(**leo, discarded="7w") == [("pha-phu-an-cuoc", "cheo-do")]
    assert case(**leo, discarded="6w") == []
    assert case(**{**leo, "cards": "789w 8s", "then": "7w"}) == [("pha-phu-an-cuoc", "cheo-do")]


def test_tt_10_7_a_record_shows_it_from_what_is_known_alone():
    text = "A đánh 7 văn\nB ăn 7 văn với 3w3s\nB đánh 4 vạn\nC mở 9 sách\n"
    assert turns("Nọc: 12\n" + text) == []  # who can say that 3-4-5 lay in the hand?
    known = "Nọc: 12\nTay B: 345w 3s\n" + text
    assert turns(known) == [(8, "pha-phu-an-cuoc")]
    assert turns(known, "luat-2005") == []


def test_tt_10_7_thrown_one_after_the_other_the_cards_show_it_themselves():
    rules = {"pha_phu_an_cuoc": True, "buon_phu": False}
    assert case(rules, cards="3w 3s3s", then="4w 5w") == [("pha-phu-an-cuoc", "bao")]
    assert case(rules, cards="3w 3s3s", then="4w 9v") == []


def test_tt_10_7_the_run_that_is_broken_may_lie_partly_on_the_mat():
    mat = [{"cards": "456w", "how": "an", "eaten": "5w"}]
    assert case(cards="23w 3s3s", mat=mat, then="2w") == [("pha-phu-an-cuoc", "cheo-do")]


def test_tb_10_1_tai_ban_breaks_what_it_likes():
    said = totom("claim", **{**TOM, "game": "tai-ban"}, rules={"pha_phu_an_cuoc": True})
    assert said["faults"] == []
