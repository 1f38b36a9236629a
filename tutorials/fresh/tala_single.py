"""Fresh exercises of tá lả that a single clause wants: where an ace stands, a card that is tied, all ten in melds."""

from tutorials.catalogue import Shown, Task, Text
from tutorials.engine.french import CARDS, Card, Suit, short
from tutorials.fresh.dice import TRIES, Dice, seeded
from tutorials.fresh.levels import Maker, Makers, Scale, always
from tutorials.fresh.making import SPREAD, asked, in_order, names, plain, said_of, spread
from tutorials.fresh.tala import EATEN, GAME
from tutorials.tasks.fields import Choice
from tutorials.tasks.modes.choice import ChoiceMode
from tutorials.tasks.modes.one import OneMode
from tutorials.tasks.modes.pick import PickMode
from tutorials.tasks.questions import Asker

_ROUND = ((1, 2, 3, 12, 13), (1, 2, 11, 12, 13), (1, 2, 3, 13), (1, 11, 12, 13))  # ranks round an ace


def _where_the_ace_stands(dice: Dice) -> Task:
    """Lay an ace among low and high cards of its suit, of which only one three make a run."""
    suit, ranks = dice.one(list(Suit)), dice.one(_ROUND)
    cards = [card for card in CARDS if card.suit is suit and card.rank in ranks]
    others = [card for card in CARDS if card.suit is not suit and card.rank not in ranks]
    cards += dice.some(others, dice.below(3))
    return Task(
        game=GAME,
        prompt=plain("Chọn ba lá thành phỏm dọc.", "Pick three cards that make a run."),
        mode=PickMode(
            cards=tuple(dice.some(cards, len(cards))), ask={"ask": "phom"}, field="cards", path="kind", value="doc"
        ),
    )


def _tied(dice: Dice) -> Task:
    """Hold the meld of a card that was taken, and cards of no meld: of the meld none may go."""
    for _ in range(TRIES):
        first = dice.one([card for card in CARDS if card.rank <= 11])
        meld = [card for card in CARDS if card.suit is first.suit and 0 <= card.rank - first.rank < 3]
        if dice.one_in(2):
            meld = dice.some([card for card in CARDS if card.rank == first.rank], 3)
        eaten = meld.pop(dice.below(3))
        others = dice.some([card for card in CARDS if card not in (*meld, eaten)], 2 + dice.below(6))
        held = in_order([*meld, *others])
        mode = OneMode(
            cards=held,
            ask={"ask": "discards", "cards": short((*held, eaten)), "eaten": short((eaten,))},
            field="throw",
            path="verdict",
            value="cam",
        )
        task = Task(
            game=GAME,
            prompt=plain(
                "Lá đã ăn phải còn phỏm. Chọn một lá bị trói, không được đánh đi.",
                "A taken card must keep its meld. Pick a tied card, which you may not discard.",
            ),
            mode=mode,
            show=(Shown(EATEN, (eaten,)),),
        )
        if set(mode.right(Asker(task, "vi"))) == {card.vi for card in meld}:
            return task
    raise AssertionError("nothing is tied")


_WINS = (Choice(True, Text("Ù tròn", "Ù tròn")), Choice(False, Text("Ù thường", "A plain win")))


def _every_card(dice: Dice) -> Task:
    """Build three melds, of ten cards or of nine and one left over."""
    is_whole = dice.one_in(2)
    for _ in range(TRIES):
        cards = [*_meld(dice, 3), *_meld(dice, 3), *_meld(dice, 3 + is_whole)]
        if not is_whole:
            cards.append(dice.one(CARDS))
        if len(set(cards)) < len(cards):
            continue
        said = asked(GAME, "melds", cards=short(tuple(cards)))
        if said["u"] and said["u_tron"] is is_whole:
            break
    else:
        raise AssertionError("nobody wins")
    return Task(
        game=GAME,
        prompt=plain("Mười lá này là ù gì?", "These ten cards win. Which kind of win is it?"),
        mode=ChoiceMode(ask={"ask": "melds", "cards": names(in_order(cards))}, path="u_tron", choices=_WINS),
        show=(Shown(Text("Mười lá", "Ten cards"), in_order(cards)),),
    )


def _runs(task: Task) -> int:
    """Count the melds that are runs."""
    return int(said_of(task)["kinds"].count("doc"))


def _meld(dice: Dice, size: int) -> list[Card]:
    """Draw a run, or cards of one number."""
    first = dice.one([card for card in CARDS if card.rank <= 14 - size])
    if dice.one_in(2):
        return dice.some([card for card in CARDS if card.rank == first.rank], size)
    return [card for card in CARDS if card.suit is first.suit and 0 <= card.rank - first.rank < size]


MAKERS: Makers = {
    (GAME, "at-o-dau"): Maker(
        seeded(f"{GAME}:at-o-dau", _where_the_ace_stands),
        Scale(SPREAD, spread, 4, 5),
        ("TL-3.3",),
        is_aside=True,
        name=Text("Át đứng ở đâu", "Where an ace stands"),
        mode=PickMode.slug,
        rests=always("TL-3.3"),
    ),
    (GAME, "la-bi-troi"): Maker(
        seeded(f"{GAME}:la-bi-troi", _tied),
        Scale(SPREAD, spread, 5, 7),
        ("TL-5.4",),
        is_aside=True,
        name=Text("Lá bị trói", "Tied cards"),
        mode=OneMode.slug,
    ),
    (GAME, "u-tron"): Maker(
        seeded(f"{GAME}:u-tron", _every_card),
        Scale(Text("số phỏm dọc", "runs"), _runs, 0, 1),
        ("TL-8.2",),
        is_aside=True,
        name=Text("Ù tròn hay ù thường", "All ten cards in melds, or not"),
        mode=ChoiceMode.slug,
        rests=always("TL-8.2"),
    ),
}
