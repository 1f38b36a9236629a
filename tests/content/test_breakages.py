"""Whatever is broken in the content, `check_content` names it, with file, line and field: no page and no other test
shows it first. Each breakage is made in a copy of the files that it needs."""

from pathlib import Path
from shutil import copy

import pytest
from django.core.management import call_command

from tests.catalogue.sample import write
from tutorials.catalogue.content import CONTENT
from tutorials.catalogue.games import check_folders
from tutorials.engine.games import GAMES

BREAKAGES = {
    # name: (file, what stands there, what it becomes, what stands on the line that is named, what is said)
    "record-without-act": ("chan/record.toml", '"ăn" = { vi = "ăn", en = "takes" }\n', "", "[act]", "act.ăn: missing"),
    "record-of-no-act": ("chan/record.toml", '"trả" =', '"trảa" =', '"trảa" =', "act.trảa: the engine reads no such"),
    "record-of-no-head": ("chan/record.toml", '"ù liền"', '"ù liêng"', '"ù liêng"', "head.word: no head line is"),
    "desk-value": ("chan/desk.toml", '"tri" }', '"triii" }', '"triii" }', "field.choice.value: the engine does not"),
    "desk-always": ("chan/desk.toml", "winner = 0", "winner = 9", "winner = 9", "ask.always: the question settle does"),
    "desk-telling": ("chan/desk.toml", '"chan"', '"chann"', "", "telling: there is no desks/chann.py"),
    "desk-example": ("chan/desk.toml", 'cards = "2v2v 3w3w', 'cards = "13w 3w3w', "13w", "example.values.cards: "),
    "pose-path": ("chan/desk.toml", '"result"', '"resullt"', '"resullt"', "pose.path: there is nothing at “resullt”"),
    "pose-unless": ("chan/desk.toml", '"reason"', '"raison"', '"raison"', "pose.unless: no answer of the engine has"),
    "pose-choice": ("ba-cay/desk.toml", 'value = "sap"', 'value = "sapp"', '"sapp"', "pose.choice.value: neither the"),
    "bench-example": ("chan/bench.toml", "B mở 8 văn", "B mở 13 văn", "B mở 13 văn", "example: Line 12: "),
    "bench-rows": (
        "chan/bench.toml",
        '"C9", "C14"',
        '"C99", "C14"',
        "play =",
        "rows.play: no option of chan is of row",
    ),
    "bench-result": (
        "chan/bench.toml",
        'slug = "bao-khi-u"',
        'slug = "bao-u"',
        "[[result]]",
        "result: the engine says",
    ),
    "bench-door": ("chan/bench.toml", 'door = "tren"', 'door = "trren"', '"trren"', "door.door: the engine does not"),
    "bench-fault": ("chan/bench.toml", '"bo-u",', '"bo-uu",', '"bo-uu"', "group.faults: “bo-uu” is no fault"),
    "bench-act": ("chan/bench.toml", '"D trả 2 văn"', '"D trảa 2 văn"', '"D trảa 2', "act.write: “D trảa 2 văn”: "),
    "bench-famous": ("to-tom/bench.toml", '["card", "3v"]', '["card", "3x"]', '"3x"', "famous.case: card: "),
    "option-untold": ("ba-cay/law.toml", 'flips = ["ga"]\n', "", "", "clause.example.flips: no example tells ga = "),
    "named": (
        "tam-cuc/law.toml",
        'vi = "Xe đỏ hơn xe đen."',
        'vi = "Xe hơn nhau ở màu."',
        'named = true\nask = { ask = "compare", a = "xe đỏ", b = "xe đen"',
        "clause.example.named: the sentence does not name xe đen, xe đỏ",
    ),
    "option-row": (
        "ba-cay/law.toml",
        'rows = ["B3"]\n',
        "",
        '[[clause]]\nid = "BC-4.2"',
        "clause.rows: no clause names row B3 of bang_diem",
    ),
    "same-order": ("chan/game.toml", "order = 80", "order = 20", "order = 20", "order: ba-cay has 20 too"),
    "same-prefix": ("chan/game.toml", '"CH"', '"BC"', '"BC"', "prefix: ba-cay has 'BC' too"),
    "lesson-ask": (
        "ba-cay/lessons/01-muoi-diem.toml",
        'a = "A♠ 2♥ 2♣", b',
        'a = "A♠ 2♥", b',
        'a = "A♠ 2♥", b',
        "bo-bot-bai.ask.a: the engine refuses the question: A hand has exactly 3",
    ),
    "puzzle-answer": (
        "ba-cay/puzzles/may-nut.toml",
        "\nanswer = ",
        "\nanswer = 1",
        "answer = 1",
        ".answer: declared 1",
    ),
    "contact": ("chan/sheet.en.md", "## ", "## a@b.vn ", "a@b.vn", "“a@b.vn” is no text for a reader"),
    "letter": ("chan/sheet.en.md", "## ", "## ࠀ ", "ࠀ", "no font holds ࠀ (U+0800)"),
}
BESIDE = {
    "pose-choice": ("ba-cay/law.toml", "ba-cay/law.vi.md", "ba-cay/law.en.md"),
    "option-untold": ("ba-cay/law.vi.md", "ba-cay/law.en.md"),
}
BESIDE["lesson-ask"] = ("ba-cay/lessons/01-muoi-diem.vi.md", "ba-cay/lessons/01-muoi-diem.en.md")
BESIDE["named"] = ("tam-cuc/law.vi.md", "tam-cuc/law.en.md")
BESIDE["option-row"] = BESIDE["option-untold"]
BESIDE |= dict.fromkeys(("same-order", "same-prefix"), ("ba-cay/game.toml",))
SMALL = {
    "one-kind": ('kind = "forbidden"', 'kind = "allowed"', 2, "clause.example.kind: no example of TT-4.1 is forbidden"),
}


def checked(folder: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what check_content says of a content folder."""
    with pytest.raises(SystemExit):
        call_command("check_content", folder)
    return [line.removeprefix(f"{folder.name}/") for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_breakage_is_named_with_file_line_and_field(name, tmp_path, capsys):
    file, old, new, place, said = BREAKAGES[name]
    game = file.partition("/")[0]
    for each in {file, f"{game}/game.toml", *BESIDE.get(name, ())}:
        (tmp_path / each).parent.mkdir(exist_ok=True, parents=True)
        copy(CONTENT / each, tmp_path / each)
    assert not [line for line in checked(tmp_path, capsys) if said in line]
    text = (CONTENT / file).read_text(encoding="utf-8")
    assert old in text
    broken = text.replace(old, new, 1)
    (tmp_path / file).write_text(broken, encoding="utf-8")
    line = broken[: broken.index(place)].count("\n") + 1 if place else ""
    named = [line for line in checked(tmp_path, capsys) if said in line]
    assert named and named[0].startswith(f"{file}:{line}"), named


@pytest.mark.parametrize("name", SMALL)
def test_a_breakage_of_the_law_is_named(name, tmp_path, capsys):
    old, new, line, said = SMALL[name]
    write(tmp_path, "to-tom/law.toml", old, new)
    assert [each for each in checked(tmp_path, capsys) if each.startswith(f"to-tom/law.toml:{line}: {said}")]


def test_a_choice_without_a_label_is_not_told_that_its_value_is_unknown(tmp_path, capsys):
    text = (CONTENT / "ba-cay/desk.toml").read_text(encoding="utf-8")
    (tmp_path / "ba-cay").mkdir()
    copy(CONTENT / "ba-cay/game.toml", tmp_path / "ba-cay")
    broken = text.replace('vi = "Hòa"\nen = "A draw"\n', "", 1)
    (tmp_path / "ba-cay/desk.toml").write_text(broken, encoding="utf-8")
    line = broken[: broken.index('value = "hoa"')].count("\n")
    named = [each for each in checked(tmp_path, capsys) if "pose.choice" in each]
    assert named == [f"ba-cay/desk.toml:{line}: pose.choice.{lang}: missing" for lang in ("en", "vi")]


def test_a_game_of_the_engine_without_its_folder_is_named(tmp_path):
    for game in GAMES:
        (tmp_path / game).mkdir()
    assert [*check_folders(tmp_path)] == []
    (tmp_path / "bai-cao").rmdir()
    said = "../engine/bacay/__init__.py: GAMES: bai-cao is on no page: tutorials/content/bai-cao/game.toml is missing"
    assert [str(each) for each in check_folders(tmp_path)] == [said]


def test_a_prefix_that_two_games_have_is_told_before_what_follows_from_it(tmp_path, capsys):
    for file in ("ba-cay/game.toml", "ba-cay/law.toml", "ba-cay/law.vi.md", "ba-cay/law.en.md"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        copy(CONTENT / file, tmp_path / file)
    (tmp_path / "chan").mkdir()
    broken = (CONTENT / "chan/game.toml").read_text(encoding="utf-8").replace('"CH"', '"BC"')
    (tmp_path / "chan/game.toml").write_text(broken, encoding="utf-8")
    said = checked(tmp_path, capsys)
    assert said[0].endswith("prefix: ba-cay has 'BC' too") and len(said) > 1
