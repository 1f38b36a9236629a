"""Chắn: written records, the faults that they prove, and whole hands played by random players."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.depth import some
from tests.engine.test_chan import chan, refused
from tests.every import for_each
from tutorials.engine import ask
from tutorials.engine.chan.faults import FAULT_KINDS
from tutorials.engine.chan.form import form_of
from tutorials.engine.chan.options import RULES, Options
from tutorials.engine.chan.record import parse_record
from tutorials.engine.chan.referee import Referee
from tutorials.engine.words import sentences
from tutorials.play.chan.loop import Loop, play
from tutorials.play.chan.plant import SORTS, plant, play_planted
from tutorials.play.chan.player import Player
from tutorials.play.chan.trial import PLAYERS, compare
from tutorials.play.trial import Disagreement, Setting, What

HEAD = "Ván: chan\nGhế: A B C D\nCái: A\n"
B = HEAD + "Bài B: 5v5v 6v6w 7v7w7s 8v 9v9v9v 2s2s 3s 4v4w 3w cc cc\n"  # head and hand: actions begin in line 5


def faults(text, **fields):
    found = chan("turns", record=text, **fields)["faults"]
    return [(each["turn"], each["seat"], each["result"], each["article"]) for each in found]


def slugs(text, **fields):
    return {each["fault"] for each in chan("turns", record=text, **fields)["faults"]}


def test_parse_and_print_are_inverse():
    text = (
        HEAD.replace("Ván: chan\n", "Ván: chan\nLệ: san-dinh\n")
        + "Bắt cái: 5 văn\nBài B: 5v5v 6v6w 7v7w7s 8v 9v9v9v 2s2s 3s 4v4w 3w cc cc\nTay C: 7v 8s\n"
        + "Chiếu C: ăn 6 sách với 6 sách | chíu 7 vạn\nĐã đánh C: 2v\nĐã qua C: 3v 2w\nÙ liền C: 2\nNọc: 12\n"
        + "A đánh 9 sách\nB mở 6 sách\nB dưới 6 sách\nC ăn 6 sách với 6 vạn\nC đánh 2 vạn # a remark\n…\n"
        + "D chíu 9 vạn\nD trả 8 sách\nA ù 8 sách: bạch thủ, hai lèo\n"
    )
    record = parse_record(text)
    again = parse_record(str(record))
    assert str(again) == str(record)
    assert again == record


def test_a_clean_record_has_no_fault():
    text = B + "A đánh 5v\nB ăn 5v với 5v\nB đánh 3s\nC mở 2v\nD mở 8s\nB chíu 9v\n"
    assert refused("turns", record=text) == ("not-shown", "record:10")
    text = B + "A đánh 6v\nB mở 2v\nC mở 9v\nB chíu 9v\nB trả 3s\nC dưới 3s\nD mở 4s\n"
    assert faults(text) == []


CASES = {
    # passing
    "bo-chan-an-chan": ("A đánh 3s\nB mở 2v\nC mở 8s\nD mở 8s\nA mở 3s\nB ăn 3s với 3s\n", 10, "CH-8.3"),
    "bo-chan-an-ca": ("A đánh 8v\nB mở 2v\nC mở 2w\nD mở 3v\nA mở 8s\nB ăn 8s với 8v\n", 10, "CH-8.3"),
    "bo-ca-an-ca": ("A đánh 8w\nB mở 2v\nC mở 2w\nD mở 3v\nA mở 8s\nB ăn 8s với 8v\n", 10, "CH-8.4"),
    "bo-chan-danh-chan": (
        "A đánh 8v\nB mở 2v\nC mở 2w\nD mở 3v\nA mở 5v\nB ăn 5v với 5v\nB đánh 8v\n", 11, "CH-8.5",
    ),
    # throwing, then eating
    "danh-ca-an-ca": (
        "A đánh 5v\nB ăn 5v với 5v\nB đánh 4v\nC mở 2v\nD mở 2w\nA mở 2s\nB ăn 2s với 2s\nB đánh 4w\n"
        "C mở 3v\nD mở 6s\nA mở 8s\nB ăn 8s với 8v\n", 16, "CH-8.6",
    ),
    "danh-roi-an-lai": (
        "A đánh 5v\nB ăn 5v với 5v\nB đánh 8v\nC mở 2v\nD mở 2w\nA mở 8v\nB ăn 8v với 8v\n", 11, "CH-8.7",
    ),
    "xe-ca-an-ca": (
        "A đánh 5v\nB ăn 5v với 5v\nB đánh 6v\nC mở 2v\nD mở 2w\nA mở 6s\nB ăn 6s với 6w\n", 11, "CH-8.7",
    ),
    "danh-ca-chan": (
        "A đánh 5v\nB ăn 5v với 5v\nB đánh 2s\nC mở 2v\nD mở 2w\nA mở 3s\nB ăn 3s với 3s\nB đánh 2s\n", 12, "CH-8.8",
    ),
    # eating, then throwing or eating
    "an-roi-danh-lai": ("A đánh 5v\nB ăn 5v với 5v\nB đánh 5v\n", 7, "CH-8.9"),
    "an-ca-an-chan": (
        "A đánh 8s\nB ăn 8s với 8v\nB đánh 3s\nC mở 2v\nD mở 2w\nA mở 8w\nB ăn 8w với 8w\n", 11, "CH-8.10",
    ),
    "an-hai-ca": (
        "A đánh 6s\nB ăn 6s với 6v\nB đánh 3s\nC mở 2v\nD mở 2w\nA mở 6s\nB ăn 6s với 6w\n", 11, "CH-8.10",
    ),
    "an-ca-chiu": (
        "A đánh 9s\nB ăn 9s với 9w\nB đánh 3s\nC mở 9v\nB chíu 9v\n", 9, "CH-8.10",
    ),
    "an-ca-danh-ca": (
        "A đánh 8s\nB ăn 8s với 8v\nB đánh 4v\nC mở 2v\nD mở 2w\nA mở 2s\nB ăn 2s với 2s\nB đánh 4w\n", 12, "CH-8.11",
    ),
    "an-ca-danh-cung-hang": ("A đánh 6s\nB ăn 6s với 6v\nB đánh 6w\n", 7, "CH-8.11"),
    # eating from what is paired already
    "an-chon-ca": ("A đánh 6s\nB ăn 6s với 6v\n", 6, "CH-8.12"),
    "an-treo-tranh": ("A đánh 6v\nB ăn 6v với 6w\n", 6, "CH-8.13"),
    "ba-dau-duoi-chieu": ("A đánh 7s\nB ăn 7s với 7v\n", 6, "CH-8.21"),
    "chiu-an-thuong": ("A đánh 9v\nB ăn 9v với 9v\n", 6, "CH-8.14"),
    "co-chan-cau-ca": ("A đánh 5w\nB ăn 5w với 5v\n", 6, "CH-8.16"),
    # doors
    "khong-tra-cua": ("A đánh 6v\nB mở 2v\nC mở 9v\nB chíu 9v\nB đánh 3s\n", 9, "CH-8.19"),
    "an-khong-thanh": ("A đánh 8s\nB ăn 8s với 3s\n", 6, "CH-4.2"),
    "sai-cua": ("A đánh 9s\nB mở 2v\nC mở 3v\nB ăn 3v với 3s\n", 8, "CH-4.3"),
}  # fmt: skip
OTHER_HANDS = {
    "an-ca-an-chan": "5v5v 6v6w 7v7w7s 8v8w 9v9v9v 2s2s 3s 4v4w cc cc",
    "an-ca-chiu": "5v5v 6v6w 7v7w7s 8v 9w 9v9v9v 2s2s 3s 4v4w cc cc",
    "danh-roi-an-lai": "5v5v 6v6w 7v7w7s 8v8v 9v9v9v 2s2s 3s 4v4w cc cc",
}


def record_of(slug):
    acts, _, _ = CASES[slug]
    hand = OTHER_HANDS.get(slug)
    return (B if hand is None else f"{HEAD}Bài B: {hand}\n") + acts


@for_each("slug", CASES)
def test_each_fault_has_line_seat_result_and_article(slug):
    _, line, article = CASES[slug]
    found = chan("turns", record=record_of(slug))
    mine = [each for each in found["faults"] if each["fault"] == slug]
    assert [(each["turn"], each["seat"], each["article"]) for each in mine] == [(line, "B", article)]
    assert mine[0]["result"] == chan("fault", slug=slug)["result"]
    assert mine[0]["since"] is None or mine[0]["since"] < line


@for_each("slug", CASES)
def test_history_is_proved_without_knowing_the_hand(slug):
    needs_hand = {"an-chon-ca", "ba-dau-duoi-chieu", "co-chan-cau-ca", "chiu-an-thuong", "an-treo-tranh"}
    lines = [line for line in record_of(slug).splitlines() if not line.startswith("Bài")]
    found = slugs("\n".join(lines) + "\n")
    assert (slug in found) == (slug not in needs_hand)


def test_every_fault_has_a_sentence():
    for slug in FAULT_KINDS:
        assert f"chan-loi-{slug}" in sentences()


def test_a_card_thrown_later_was_held_before():
    text = HEAD + "A đánh 6v\nB ăn 6v với 6w\nB đánh 6v\n"
    assert (5, "B", "lanh-lang", "CH-8.13") in faults(text)


WAITING = "Tay đủ B: 2v2v 3w3w 4s4s 5v5v 6w6w 7s7w 8v8s 9v9w 2w2s 3s\nNọc: 10\n"  # five chắn, waits for 3 sách


def test_ch_8_15_a_ca_that_changes_the_wait():
    text = HEAD + WAITING + "A đánh 3v\nB ăn 3v với 3s\n"
    assert slugs(text) == {"an-ca-chuyen-cho"}
    far = WAITING.replace("6w6w", "6w cc")
    assert "an-ca-chuyen-cho" not in slugs(HEAD + far + "A đánh 3v\nB ăn 3v với 3s\n")


def test_ch_8_2_bao_only_if_the_same_player_wins():
    text = HEAD + WAITING + "A đánh 9s\nB ăn 9s với 9w\nB đánh 7s\n"
    assert (6, "B", "bao", "CH-8.12") not in faults(text, rules="san-dinh")
    lost = [each for each in chan("turns", record=text, rules="san-dinh")["faults"] if each["fault"] == "an-chon-ca"]
    assert [each["grade"] for each in lost] == ["bao-khi-u"]
    assert [each["result"] for each in chan("turns", record=text)["faults"] if each["fault"] == "an-chon-ca"] == ["bao"]
    won = text + "C mở 3s\nB ù 3s: bạch thủ\n"
    results = {each["fault"]: each["result"] for each in chan("turns", record=won, rules="san-dinh")["faults"]}
    assert results["an-chon-ca"] == "bao"


@pytest.mark.parametrize(
    "held", ["9w 9v9v 2v2w 3w3w 4s4s 5v 6w6v 7s7w 8v8s cc", "9w 9v9v9v9v 2v2w 3w3w 4s4s 5v 6w6v 7s7w cc"]
)
def test_ch_8_12_like_cards_that_pair_are_no_ca(held):
    text = f"{HEAD}Tay đủ B: {held}\nChiếu B: ăn 8w với 8w\nNọc: 9\nA đánh 9s\nB ăn 9s với 9w\n"
    assert faults(text) == []
    assert slugs(text, rules={"an_chon_ca": "nghiem"}) == {"an-chon-ca"}


def test_ch_4_4_a_higher_claim_takes_the_card():
    text = B + "A đánh 9v\nB chíu 9v\nB đánh 3s\n"
    assert faults(text) == []
    text = HEAD + "Bài C: 5v5v 6v6w 7v7w7s 8v 9v9v9v 2s2s 3s 4v4w 3w cc cc\n"
    text += "A đánh 9v\nB ăn 9v với 9w\nC chíu 9v\nC trả 3s\nB mở 2v\n"
    assert faults(text) == []
    text = B + "A đánh 6v\nB mở 2v\nC mở 9v\nB chíu 9v\nC ăn 9v với 9s\nB trả 3s\n"
    assert faults(text) == [(9, "C", "bao", "CH-4.4")]


def test_ch_5_2_a_card_goes_back_to_the_door_it_came_from():
    text = B + "A đánh 6v\nB mở 2v\nC mở 9v\nC dưới 9v\nB chíu 9v\nB trả 3s\n"
    assert faults(text + "C ăn 3s với 3w\nC đánh 2w\n") == []
    assert faults(text + "D ăn 3s với 3w\n") == []  # C has left it to the next door
    assert refused("turns", record=text + "A mở 2s\n")[0] == "out-of-turn"


@for_each(
    ("act", "slug"),
    [
        ("B ù 3s: bạch thủ", None),
        ("B ù 3s: bạch thủ, tôm", "xuong-sai"),
        ("B ù 3s", None),
        ("B ù 3v", "u-non"),
        ("B ù 4v", "u-que"),
    ],
)
def test_ch_8_17_an_u_is_judged_where_the_hand_is_known(act, slug):
    card = act.split()[2].rstrip(":")
    found = chan("turns", record=HEAD + WAITING + f"C mở {card}\n{act}\n")
    assert {each["fault"] for each in found["faults"]} == ({slug} if slug else set())
    assert found["finished"]
    assert found["winner"]["seat"] == "B"


def test_ch_8_17_only_a_chiu_wins_on_a_thrown_card():
    assert slugs(HEAD + WAITING + "A đánh 3s\nB ù 3s\n") == {"u-sai-quan"}


def test_ch_8_20_an_u_let_go():
    text = HEAD + WAITING + "C mở 3s\nD mở 2v\nA mở 3s\nB ù 3s: bạch thủ\n"
    assert faults(text) == [(9, "B", "bao", "CH-8.20")]
    assert faults(text, rules="san-dinh") == [(9, "B", "lanh-lang", "CH-8.20")]
    assert chan("turns", record=text)["faults"][0]["since"] == 6


def test_ch_4_4_of_two_u_the_nearer_door_wins():
    other = "Tay đủ D: 2s2w 3v 4v4v 5s5s 6v6v 7v7v 8w8w 9s9w 5w5w 4w4s\n"
    text = HEAD + WAITING + other + "C mở 3s\nB ù 3s\nD ù 3s\n"
    assert chan("turns", record=text)["winner"]["seat"] == "D"  # the next after C
    text = text.replace("C mở", "B mở").replace("B ù 3s\nD ù 3s", "D ù 3s\nB ù 3s")
    assert chan("turns", record=text)["winner"]["seat"] == "B"


def test_a_thien_u_names_no_card():
    hand = "2v2v 3v3v 4s4s 5v5v 6w6w 7w7w 8v8s 9v9w 2w2s 3w3s"
    text = HEAD + f"Bài A: {hand}\n"
    assert chan("turns", record=text + "A ù: thiên ù\n")["winner"]["cuoc"] == {"thien-u": 1}
    late = text + "A đánh 3w\nB mở 4v\nC mở 3v\nA ù 3v: suông\n"
    assert slugs(late) == {"bo-u"}


def test_the_head_names_the_house():
    text = HEAD.replace("Ván: chan\n", "Ván: chan\nLệ: san-dinh\n") + WAITING + "A đánh 3v\nB ăn 3v với 3s\n"
    found = chan("turns", record=text)
    assert found["rules"]["preset"] == "san-dinh"
    assert found["faults"][0]["grade"] == "bao-khi-u"
    assert chan("turns", record=text, rules="wikipedia")["faults"][0]["result"] == "bao"


@for_each(
    ("text", "code", "line"),
    [
        ("", "missing", 1),
        (HEAD + "A ném 5v\n", "unknown-act", 4),
        (HEAD + "Z đánh 5v\n", "unknown-seat", 4),
        (HEAD + "A đánh 7 van\n", "ambiguous-card", 4),
        (HEAD + "A đánh 1v\n", "not-in-deck", 4),
        (HEAD + "B đánh 5v\n", "out-of-turn", 4),
        (HEAD + "A đánh 5v\nC mở 6v\n", "out-of-turn", 5),
        (HEAD + "A đánh 5v\nB mở 6v\nB mở 6s\n", "out-of-turn", 6),
        (HEAD + "A đánh 5v\nB ăn 6v với 6s\n", "not-shown", 5),
        (HEAD + "A đánh 5v\nB ăn 5v\n", "missing", 5),
        (HEAD + "A đánh 5v với 5s\n", "unknown-act", 4),
        (HEAD + "A đánh 5v\nB trả 5v\n", "out-of-turn", 5),
        (B + "A đánh 4s\nB ăn 4s với 4s\n", "not-held", 6),
        (HEAD + "Bài B: 78s\n", "hand-size", 4),
        (HEAD + "Bài B: 5v5v5v5v5v\n", "fifth-copy", 4),
        ("Ghế: A\nCái: A\n", "seats", 1),
        ("Ghế: A B C D E\nCái: A\n", "seats", 1),
        ("Ván: to-tom\n" + HEAD[10:], "wrong-game", 1),
        (HEAD + "Hòa\nA đánh 5v\n", "finished", 5),
        (HEAD + "A đánh 5v\nCái: B\n", "late-head", 5),
        (HEAD + "A ù: ơ\n", "unknown-cuoc", 4),
        (HEAD + "Nọc: 0\nA đánh 5v\nB mở 6v\n", "noc", 6),
        (HEAD + "A đánh 5v\nB mở 5v\nC mở 5v\nD mở 5v\nA mở 5v\n", "fifth-copy", 8),
        ("#\n" * 3000, "too-long", 2001),
    ],
)
def test_what_cannot_have_happened_names_the_line(text, code, line):
    assert refused("turns", record=text) == (code, f"record:{line}")


def test_no_broken_text_makes_the_door_raise():
    chance = Random(8)
    whole = play("junk:1").text
    for _ in range(some(100, deep=300)):
        start, end = sorted(chance.sample(range(len(whole)), 2))
        text = whole[:start] + chance.choice(["", "ù", "\n", "với", "5v", ":", "…\n"]) + whole[end:]
        answer = ask({"game": "chan", "ask": "turns", "record": text})
        assert "error" in answer or "faults" in answer


# whole hands ----------------------------------------------------------------------------------


@for_each("rules", [*RULES.by_slug])
def test_lawful_hands_have_no_fault_and_keep_all_cards(rules):
    options = RULES.preset(rules).options
    form = form_of(options)
    ends = Counter()
    for number in range(some(6, deep=12)):
        played = play(f"test:{number}", options)
        ends[played.end] += 1
        assert Counter(played.cards) == dict.fromkeys(form.kinds, 4)
        found = chan("turns", record=played.text, rules=rules)
        assert found["faults"] == []
        assert found["finished"]
        if played.end == "u":
            assert found["winner"]["cuoc"] == played.cuoc
    assert ends["u"]


def test_the_same_seed_plays_the_same_hand():
    assert play("a") == play("a")
    assert play("a") != play("b")


@pytest.mark.parametrize("is_clean", [False, True])
def test_a_planted_fault_is_the_only_one(is_clean):
    records = [plant(Random(number), Options(), is_clean=is_clean) for number in range(some(16, deep=30))]
    found = [faults(text) for text in records if text]
    assert len(found) > some(8, deep=15)
    assert {len({line for line, *_ in each}) for each in found} == ({0} if is_clean else {1})


# players who break the laws, and their own reading of them -------------------------------------


class Loose(Player):
    """A player who throws, eats and takes whatever the cards allow."""

    __slots__ = ()

    def may_throw(self):
        return self.kinds()

    def may_eat(self, card, form, options):
        mates = [own for own in self.kinds() if own.rank == card.rank and (card.rank or own is card)]
        return mates if self.held.total() > 5 and LOOSE.random() < 0.7 else []

    def may_chiu(self, card, options):
        return self.held[card] == 3 and self.held.total() > 5 and LOOSE.random() < 0.5


LOOSE = Random(0)


def loose_hand(seed, options):
    LOOSE.seed(seed)
    table = Loop(Random(seed), form_of(options), options)
    for player in table.players:
        player.__class__ = Loose
    return table.play()


@pytest.mark.parametrize("rules", ["wikipedia", "san-dinh"])
def test_two_readings_of_the_law_find_the_same_faults_in_a_wild_hand(rules):
    options = RULES.preset(rules).options
    clauses = set()
    for number in range(some(24, deep=40)):
        played = loose_hand(f"loose:{number}", options)
        found = {}
        for each in Referee(parse_record(played.text), options).replay():
            if each.slug not in ("bo-u", "xuong-sai"):
                found.setdefault(each.line, set()).add(each.slug)
                clauses.add(each.kind.article)
        assert set(found) == set(played.expected)
        assert all(slugs <= played.expected[line] for line, slugs in found.items())
    own = {"CH-8.21"} if options.ba_dau_duoi_chieu else set()
    assert clauses == {f"CH-8.{clause}" for clause in range(3, 17)} | own


@pytest.mark.parametrize("number", range(some(8, deep=60)))
def test_hands_of_any_house_and_number_of_players_agree_with_the_referee(number):
    options = RULES.at_random(Random(number))
    for players in PLAYERS.seats("chan", options):
        clean = PLAYERS.play(Setting("chan", f"test:{number}", options, players))
        assert (clean.expected, compare(clean, options)) == ({}, [])
        planted = PLAYERS.play(Setting("chan", f"test:{number}", options, players, plant=""))
        assert compare(planted, options) == []


@pytest.mark.parametrize("sort", SORTS)
def test_a_planted_fault_of_each_sort_is_found_and_no_other(sort):
    """Each sort comes up in some deal; what the referee says of it is what the player knows of it."""
    rules = Options(chiu_sau_bo=False, u_it_nhat=3)
    for number in range(400):
        played = play_planted(f"e:{number}", rules, 4, sort)
        if any(sort in slugs for slugs in played.expected.values()):
            assert compare(played, rules) == []
            return
    pytest.fail("never planted")


def test_a_trial_sees_what_the_referee_misses_or_invents():
    """A trial that could not fail would prove nothing."""
    played = next(each for each in map(planted_danh_ca_chan, range(400)) if each.expected)
    assert compare(played, Options()) == []
    (line,) = played.expected
    assert What.MISSED in seen(compare(replace(played, expected={line - 1: {"u-que"}}), Options()))
    assert What.FALSE in seen(compare(replace(played, expected={}), Options()))
    assert What.OTHER in seen(compare(replace(played, winner="?"), Options()))


def seen(disagreements: list[Disagreement]) -> set[What]:
    return {each.what for each in disagreements}


def planted_danh_ca_chan(number):
    return play_planted(f"sees:{number}", Options(), 4, "danh-ca-chan")


def test_options_stand_alone():
    assert Options() == RULES.preset("wikipedia").options
