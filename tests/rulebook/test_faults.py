"""The table of faults: what each costs in a house, and the clause that says so."""

from tutorials.catalogue import load
from tutorials.catalogue.houses import House, presets
from tutorials.engine.totom.referee.faults import FAULT_KINDS
from tutorials.rulebook.faults import faults_of
from tutorials.rulebook.volume import has_own_faults


def told(game: str, *rules: str) -> dict[str, str]:
    return {row.slug: row.cost.vi for row in faults_of(House(game, *rules))}


def test_every_fault_of_to_tom_is_told_in_some_house():
    told_somewhere = {slug for house in presets("to-tom") for slug in told("to-tom", house.preset)}
    assert told_somewhere | {"pha-phu-an-cuoc", "bo-chu-dong"} >= set(FAULT_KINDS)


def test_tt_16_18_a_grave_fault_at_play_is_paid_by_whoever_sits_still_and_a_false_win_at_once():
    costs = told("to-tom")
    assert "ngồi yên" in costs["danh-yeu"]
    assert "đền cả làng ngay" in costs["khong-u"]
    assert "không có điểm" in costs["khe-khan"]


def test_tt_16_18_4_the_lim_festival_writes_a_win_owed_instead():
    costs = told("to-tom", "hoi-lim")
    assert "nợ làng" in costs["thoi-khan"]
    assert "khe-khan" not in costs
    assert "pha-phu-an-cuoc" in costs


def test_tb_16_1_tai_ban_has_none_of_the_faults_that_it_allows():
    assert not {"an-it-danh-nhieu", "buon-phu", "danh-ca-phu", "danh-ca-phong"} & set(told("tai-ban"))
    assert "danh-yeu" in told("tai-ban")


def test_ch_9_2_the_price_of_chan_is_counted():
    assert "12 điểm" in told("chan")["u-que"]
    assert told("chan")["trai-vi"] == "ù không có điểm"


def test_a_fault_is_told_in_the_words_of_its_game():
    assert load().fault_words("bi-tu") == load().fault_words("to-tom")
    assert load().fault_words("chan").cost("bao-tung-nha", "bao", points=12).en.endswith("pays each player 12 points")
    assert {row.grade.vi for row in faults_of(House("sam"))} == {"thối", "không báo"}
    assert load().term_of_fault("sai-cua").slug == "cua-cheo"  # a term says so
    assert load().term_of_fault("treo-tranh").slug == "treo-tranh"  # of one name


def test_every_fault_names_a_clause_and_says_what_it_costs():
    for game in load().games:
        if game.is_open:
            known = {ident for each in load().games for ident in load().law(each.slug).ids}
            for row in faults_of(House(game.slug)):
                assert row.article in known, row
                assert row.cost.vi and row.cost.en and row.name.en, row


def test_forms_of_to_tom_share_one_table_in_a_book_of_several():
    assert has_own_faults("bi-tu", ("bi-tu",))
    assert not has_own_faults("bi-tu", ("to-tom", "bi-tu"))
    assert not has_own_faults("tam-cuc", ("tam-cuc",))
