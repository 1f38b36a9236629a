"""A hand on the desk becomes a question for a class: the answers first, then where to take it; a list is carried on."""

import pytest

from tests.every import every
from tests.questions.test_own import CHAN
from tutorials.catalogue import load

HAND = {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 7v7w7s 8v8s 9v9w"}


def body(answer) -> str:
    return answer.content.decode()


@pytest.mark.parametrize(("prefix", "waits"), [("", "7 văn, 7 vạn, 7 sách"), ("/en", "7 of văn, 7 of vạn, 7 of sách")])
def test_the_desk_leads_to_the_questions_and_the_answers_stand_there(client, prefix, waits):
    assert f'href="{prefix}/chan/desk/ask/?cards=' in body(client.get(f"{prefix}/chan/desk/", HAND))
    shown = body(client.get(f"{prefix}/chan/desk/ask/", HAND))
    assert waits in shown
    assert f'href="{prefix}/screen/?q={CHAN}"' in shown and f'href="{prefix}/paper/worksheet/?q={CHAN}"' in shown


def test_a_question_joins_the_list_that_the_desk_was_opened_with(client):
    held = f"q={CHAN}"
    desk = body(client.get("/bai-cao/desk/", {"cards": "3♥ 4♣ 2♠", "list": held}))
    assert '<input type="hidden" name="list"' in desk
    shown = body(client.get("/bai-cao/desk/ask/", {"cards": "3♥ 4♣ 2♠", "list": held}))
    assert f"/screen/?q={CHAN}&amp;q=own/bai-cao/may-nut/cards:3c.4t.2b" in shown


def test_every_desk_asks_something_on_every_example(client):
    def is_asked(each):
        game, values = each
        assert 'class="to-ask"' in body(client.get(f"/{game}/desk/ask/", values))

    every(
        [(f"{desk.game} {label.vi}", (desk.game, values)) for desk in load().desks.values()
         for label, values, _line in desk.examples[:1]],
        is_asked,
    )  # fmt: skip


@pytest.mark.parametrize("query", [{}, {"cards": "99z"}, {"cards": "2v", "list": "q=" + "x" * 20_000}])
def test_a_hand_that_cannot_be_asked_leads_back_or_says_so(client, query):
    answer = client.get("/chan/desk/ask/", query)
    assert answer.status_code == 302 or 'role="status"' in body(answer) or 'class="to-ask"' in body(answer)
