"""Plays of several players lie round a mat, each before its player."""

from tutorials.catalogue import load


def test_the_plays_of_a_round_lie_round_a_mat(client):
    page = client.get("/tam-cuc/puzzles/bon-quan-le/").content.decode()
    assert 'class="piles sets round"' in page
    assert [page.index(f'class="pile at-{seat}"') for seat in range(4)]


def test_every_play_shown_with_others_has_a_seat_of_its_own():
    for puzzle in load().puzzles("tam-cuc"):
        seats = [pile.seat for pile in puzzle.task.show]
        assert len(seats) < 2 or (None not in seats and len(set(seats)) == len(seats)), puzzle.slug


def test_piles_of_one_player_lie_in_a_row(client):
    page = client.get("/tam-cuc/lessons/goi-ra-lat-chui/goi-gi/").content.decode()
    assert 'class="piles sets"' in page


def test_plays_to_choose_among_lie_round_the_mat_too(client):
    page = client.get("/tam-cuc/lessons/ba-muoi-hai-quan/mot-luot-le/").content.decode()
    assert 'class="words round"' in page
    assert [page.index(f'class="word-row at-{seat}"') for seat in range(4)]


def test_every_play_to_choose_has_a_seat_of_its_own():
    for lesson in load().lessons("tam-cuc"):
        for task in (step.task for step in lesson.steps if step.task and step.task.mode.slug == "choice"):
            if (task.mode.ask["ask"], task.mode.path) == ("trick", "winner") and any(
                choice.cards for choice in task.mode.choices
            ):
                seats = [choice.seat for choice in task.mode.choices]
                assert None not in seats and len(set(seats)) == len(seats), task.prompt.plain("vi")
