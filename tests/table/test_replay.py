"""A finished hand is gone through on the mat, all turned up, with the engine's word at each turn, and is written down.

Whatever a hand brings, the last position of its replay is the table as it ended.
"""

import re
from collections import Counter
from random import Random

import pytest
from django.test import Client
from django.utils.translation import override

from tests.depth import some
from tests.table.playing import HERE, play_out, sit_down, sitting_at, version
from totom_site.limits import COSTS
from tutorials.catalogue import houses, load
from tutorials.engine.games import GAMES
from tutorials.mats.speech import Speech
from tutorials.play.careless import any_way
from tutorials.play.games import tables_of
from tutorials.play.tables import LAWFUL, STEADY, Choice, Refusal, View, choose, laid_open
from tutorials.play.trial import Setting
from tutorials.table.models import Way
from tutorials.table.replay import entries_of, replay_of, turns_of
from tutorials.table.sitting import played
from tutorials.weighing.hands import Hand

PLAYED = [game for game in GAMES if tables_of(game)]
UNREFEREED = ["tam-cuc", "ta-la", "sam", "ba-cay", "bai-cao", "xi-dach"]
HTMX = {"HX-Request": "true"}
MOST = 2000
_STEP = re.compile(r'id="step-(\w+)"\s+name="at"\s+value="(\d*)"')


def hand_of(game: str, seed: int, strength: str = STEADY, *, faults: int = 0) -> tuple[Hand, list[Refusal]]:
    """Play a hand under one preset after the other; so many unlawful choices are made where one comes to hand."""
    presets, tables = houses.presets(game), tables_of(game)
    assert tables is not None
    setting, chance = Setting(game, str(seed), presets[seed % len(presets)].options), Random(f"{game}:{seed}")
    table, made, done = tables.deal(setting), list[Choice](), list[Refusal]()
    while table.turn is not None and len(made) < MOST:
        view = table.view(table.turn)
        choice = any_way(table, view, chance) if len(done) < faults else None
        if choice is None or table.refusal(choice) is None:
            choice = choose(tables, strength, view, chance)
        if (refusal := table.refusal(choice)) is not None:
            done.append(refusal)
        made.append(choice)
        table = table.apply(choice)
    return Hand(setting, tuple(made), seed % len(table.hands)), done


def lies_open(view: View) -> bool:
    piles = [pile for place in view.places for pile in place.piles] + list(view.mat)
    return all(not pile.down for pile in piles) and view.choices == () and len(view.hand) == view.places[view.seat].held


@pytest.mark.parametrize("game", PLAYED)
def test_the_last_position_is_the_table_as_it_ended_and_every_lawful_turn_is_told_so(game: str) -> None:
    speech = Speech(game, load().table(game), "vi")
    for seed in range(some(4, deep=60)):
        hand, _done = hand_of(game, seed, (STEADY, LAWFUL)[seed % 2])
        turns, end = turns_of(hand), hand.steps[-1]
        assert (turns[-1].hands, turns[-1].turn, turns[-1].made) == (end.hands, None, len(hand.made))
        assert turns[-1].view == laid_open(end, hand.seat) and all(lies_open(turn.view) for turn in turns)
        events = turns[-1].view.events
        assert events == end.view(hand.seat).events
        assert [event for turn in turns for event in turn.events if event in events] == list(events)
        entries = entries_of(turns, speech)
        assert [entry.number for entry in entries] == list(range(len(turns)))
        assert all(entry.text and not entry.faults for entry in entries)
        assert all(entry.clauses for entry in entries[1:]) and not entries[0].clauses
        assert all(load().article(clause) for entry in entries for clause in entry.clauses)


@pytest.mark.parametrize("game", [game for game in PLAYED if game not in ("ba-cay", "bai-cao")])
def test_a_planted_fault_is_named_at_its_turn_and_at_no_other(game: str) -> None:
    """Of ba cây and bài cào there is none to plant: nothing is possible there that the law forbids."""
    speech, named = Speech(game, load().table(game), "vi"), 0
    for seed in range(some(4, deep=60)):
        hand, done = hand_of(game, seed, LAWFUL, faults=1)
        turns = turns_of(hand)
        entries = entries_of(turns, speech)
        told = [(turn, each) for turn in turns for each in turn.refused]
        assert [each.refusal for _turn, each in told] == done
        assert [(entry.faults[0][1].clause) for entry in entries if entry.faults] == [each.clause for each in done]
        for turn, each in told:
            named += 1
            place = next(n for n, (table, made) in enumerate(zip(hand.steps, hand.made, strict=False)) if (
                made == each.choice and table.turn == each.seat and table.refusal(made)))  # fmt: skip
            before = turns[max(0, turns.index(turn) - 1)].made
            assert before <= place < turn.made
            entry = entries[turns.index(turn)]
            assert not entry.clauses and f"({each.refusal.clause})." in entry.plain
    assert named


def test_what_was_laid_face_down_or_drawn_is_written_down() -> None:
    """Every piece of tam cúc, and every card drawn at tá lả, is told in the record."""
    for game, act in (("tam-cuc", "ra"), ("ta-la", "boc")):
        hand, _done = hand_of(game, 3)
        unseen = Counter(
            turn.events[number].act for turn in turns_of(hand) for number, cards in turn.unseen.items() if cards
        )
        silent = [event for turn in turns_of(hand) for event in turn.events if event.act == act]
        assert unseen[act] == len(silent) > 0


def test_what_a_seat_decides_in_silence_is_told_with_the_next_turn() -> None:
    hand, _done = hand_of("sam", 0)
    turns = turns_of(hand)
    assert [event.act for event in turns[1].events].count("khong-bao") == len(hand.steps[0].hands)


def test_turns_are_worked_out_once() -> None:
    hand, _done = hand_of("tam-cuc", 1)
    assert turns_of(hand) is turns_of(Hand(hand.setting, hand.made, hand.seat))


@pytest.mark.parametrize("at", [-1, 9999])
def test_where_there_is_no_such_turn_the_deal_is_shown(at: int) -> None:
    hand, _done = hand_of("tam-cuc", 1)
    assert replay_of(hand, Speech("tam-cuc", load().table("tam-cuc"), "vi"), at).here.number == 0


# the page


def over(client: Client, game: str, **choices: str) -> str:
    """Play a hand to its end, and return the address of its table."""
    address = sit_down(client, game, **({"seed": "3", "strength": LAWFUL} | choices))
    play_out(client, address)
    return address


def step_words(page: str) -> str:
    found = re.search(r'<div class="notice.*?</div>', page, re.DOTALL)
    assert found is not None
    return " ".join(re.sub("<[^>]+>", " ", found[0]).split())


@pytest.mark.django_db
@pytest.mark.parametrize("game", UNREFEREED)
def test_without_scripts_one_goes_from_the_deal_to_the_end_and_back(client: Client, game: str) -> None:
    address = f"{over(client, game)}replay/"
    page, count = client.get(address).content.decode(), 0
    walked = some(5, deep=MOST)  # then to the last but one
    assert set(dict(_STEP.findall(page))) == {"after", "last"} and "chưa ai đi nước nào" in step_words(page)
    last = dict(_STEP.findall(page))["last"]
    while after := dict(_STEP.findall(page)).get("after"):
        count += 1
        assert after == str(count)
        page = client.get(address, {"at": after}).content.decode()
        assert f"Nước {count} trên {last}. Đúng luật." in step_words(page), step_words(page)
        assert len(re.findall('aria-current="step"', page)) == 1
        if count == walked < int(last) - 2:
            count = int(last) - 2
            page = client.get(address, {"at": str(count)}).content.decode()
    steps = dict(_STEP.findall(page))
    assert count == int(last) > 1 and steps == {"before": str(count - 1), "first": "0"}
    assert page.count('class="is-new"') == 1 and f"{count}. " in page
    here = client.get(address, {"at": steps["first"]}).content.decode()
    assert dict(_STEP.findall(here))["after"] == "1"
    english = client.get(f"/en{address}", {"at": "1"}).content.decode()
    assert "Move 1 of" in english and "Lawful." in english and "The written record" in english


@pytest.mark.django_db
def test_no_hand_is_turned_up_before_it_is_over(client: Client) -> None:
    address = sit_down(client, "tam-cuc", seed="3")
    response = client.get(f"{address}replay/")
    assert response.status_code == 302 and response["Location"] == address
    assert client.get("/tam-cuc/table/khong-co/replay/").status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize("at", ["", "x", "-1", "9999", "99999999999999999999"])
def test_a_step_that_is_none_leads_to_the_deal(client: Client, at: str) -> None:
    page = client.get(f"{over(client, 'ba-cay')}replay/", {"at": at}).content.decode()
    assert "chưa ai đi nước nào" in step_words(page)


@pytest.mark.django_db
def test_htmx_gets_the_mat_alone_with_what_a_screen_reader_says(client: Client) -> None:
    text = client.get(f"{over(client, 'sam')}replay/", {"at": "2"}, headers=HTMX).content.decode()
    said = text.split("hx-swap-oob")[1]
    assert text.strip().startswith("<section") and "2. " in said and "Đúng luật." in said


@pytest.mark.django_db
def test_with_a_referee_a_fault_is_named_at_its_turn_with_its_article_and_cost(client: Client) -> None:
    """Two pieces that make no pair are called: TC-9.1."""
    address = sit_down(client, "tam-cuc", seed="3", seat="0", way=Way.REFEREE, strength=LAWFUL)
    page = client.get(address).content.decode()
    pick = ["si-do", "tot-den"]
    assert set(pick) <= set(played(sitting_at(address)).table.hands[0])
    client.post(address, {"act": "goi-1", "pick": pick, "version": version(page)}, **HERE)
    play_out(client, address)
    page = client.get(f"{address}replay/", {"at": "1"}).content.decode()
    said = step_words(page)
    assert "Lỗi của A." in said and "TC-9.1" in said and "Xử:" in said and "Đúng luật" not in said
    assert "Đúng luật." in step_words(client.get(f"{address}replay/", {"at": "2"}).content.decode())
    assert page.split('class="written"')[1].count("Lỗi của A.") == 1
    assert "A fault of A." in client.get(f"/en{address}replay/", {"at": "1"}).content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("game", PLAYED)
def test_every_hand_that_is_over_has_a_written_record_and_a_replay(client: Client, game: str) -> None:
    address = over(client, game)
    page = client.get(f"{address}review/").content.decode()
    record = page.split('<pre class="record"')[1].split("</pre>")[0].partition(">")[2]
    assert f"{address}replay/" in page
    if game not in UNREFEREED:
        assert "Ván:" in record  # the referee reads it
        return
    turns = re.findall(r"^(\d+)\. .+\.$", record, re.MULTILINE)
    replay = client.get(f"{address}replay/").content.decode()
    assert list(map(int, turns)) == list(range(1, int(dict(_STEP.findall(replay))["last"]) + 1))
    assert "ván số 3" in record and "<b>" not in record and "&lt;" not in record
    points = played(sitting_at(address)).table.result.points
    assert record.strip().endswith(", ".join(
        f"{'ABCDEFGH'[seat]} {'+' * (each > 0)}{str(each).replace('-', '−')}" for seat, each in enumerate(points)
    ) + ".")  # fmt: skip


def test_a_record_is_the_same_hand_in_both_languages() -> None:
    hand, _done = hand_of("tam-cuc", 3)
    said = {}
    for lang in ("vi", "en"):
        with override(lang):
            entries = entries_of(turns_of(hand), Speech("tam-cuc", load().table("tam-cuc"), lang))
        said[lang] = [entry.plain for entry in entries]
    assert len(said["vi"]) == len(said["en"])
    assert re.match(r"1\. [A-D] gọi .+ \(.+\)\.$", said["vi"][1]) and re.match(r"1\. [A-D] calls .+\.$", said["en"][1])


def test_steps_of_a_replay_are_counted_as_moves_are() -> None:
    """A replay plays a hand again, so that whoever asks for many of them is told to wait."""
    assert COSTS["table:replay"] is COSTS["table:sitting"]
