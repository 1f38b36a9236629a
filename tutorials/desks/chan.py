"""The desk of chắn: pairs, waits, whether the hand is ù, its cước and points."""

from collections.abc import Mapping, Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.spec import Desk, Field, Row
from tutorials.engine.chan.cuoc import CUOC
from tutorials.engine.decks import CHAN, MONEY

_LAID = ("an_chan", "an_ca", "chiu")
_LABELS = {
    "chan": Text("Chắn", "Chắn"),
    "ca": Text("Cạ", "Cạ"),
    "ba-dau": Text("Ba đầu", "Ba đầu"),
    "que": Text("Què", "Odd (què)"),
    "chiu": Text("Chíu", "Chíu"),
    "an-chan": Text("Chắn đã ăn", "Chắn eaten"),
    "an-ca": Text("Cạ đã ăn", "Cạ eaten"),
}
_WAITS = Text("Chờ", "Waits for")
_FIELDS = (
    Field(
        "cards",
        "cards",
        Text("Bài trên tay", "Cards held"),
        help=Text(
            "Chưa kể quân ù. Ví dụ: 2v2v 3w3w 7v7s cc (v là văn, w vạn, s sách, cc chi chi).",
            "Without the winning card. For example: 2v2v 3w3w 7v7s cc (v is văn, w vạn, s sách, cc chi chi).",
        ),
    ),
    Field(
        "winning",
        "cards",
        Text("Quân ù", "Winning card"),
        help=Text("Quân vừa đến, ví dụ: 8w.", "The card that came, such as 8w."),
        is_single=True,
    ),
    Field(
        "from",
        "choice",
        Text("Quân ù từ đâu", "Where it came from"),
        choices=(
            ("khac", Text("Bốc từ nọc, ở cửa khác", "From the nọc, at another door")),
            ("tri", Text("Bốc từ nọc, ở cửa mình (trì)", "From the nọc, at your own door (trì)")),
            ("discard", Text("Người khác đánh ra", "Thrown by another")),
            ("tra-cua", Text("Trả về cửa mình", "Given back to your door")),
        ),
    ),
    Field(
        "an_chan", "cards", Text("Chắn đã ăn", "Chắn eaten"), help=Text("Ví dụ: 5w5w 7v7v.", "For example: 5w5w 7v7v.")
    ),
    Field("an_ca", "cards", Text("Cạ đã ăn", "Cạ eaten"), help=Text("Từng đôi, ví dụ: 6v6s.", "Pair by pair: 6v6s.")),
    Field("chiu", "cards", Text("Chíu", "Chíu"), help=Text("Mỗi chíu một quân, ví dụ: 8v.", "One card for each: 8v.")),
    Field("streak", "number", Text("Số ván đã ù liền", "Wins in a row before"), low=0, high=99),
    Field(
        "last_win",
        "choice",
        Text("Ván trước ù thế nào", "How the hand before was won"),
        choices=(
            ("diem", Text("Ù ăn điểm", "With points")),
            ("lanh-lang", Text("Ù lành làng", "Without points (lành làng)")),
            ("bao", Text("Ù mà bị báo", "Penalised (báo)")),
        ),
    ),
    Field(
        "first_draw",
        "flag",
        Text("Quân đầu tiên của nọc", "The first card of the stock"),
        help=Text("Có nơi là đốc boong, không được ù; có nơi là địa ù.", "A đốc boong for some, địa ù for others."),
    ),
    Field("after_first_round", "flag", Text("Đã qua vòng đầu", "After the first round")),
    Field(
        "players",
        "choice",
        Text("Số người", "Players"),
        choices=tuple((str(count), Text(f"{count} người", f"{count} players")) for count in (4, 2, 3, 5)),
    ),
    Field(
        "points",
        "number",
        Text("Điểm của ván ù", "Points of a win"),
        help=Text("Để trống bài, ghi điểm vào đây: xem ai trả ai.", "With no cards above: see who pays whom."),
        high=999,
    ),
    Field("ga", "number", Text("Gà của ván ù", "Gà of that win"), high=999),
    Field(
        "bao",
        "choice",
        Text("Ai bị báo", "Who was penalised (báo)"),
        choices=(
            ("khong", Text("Không nhà nào", "Nobody")),
            ("nha-khac", Text("Một nhà khác", "Another player")),
            ("nha-u", Text("Chính nhà ù", "The winner")),
        ),
    ),
)
_EXAMPLES = (
    (
        Text("Bạch thủ chi, lại có lèo", "Bạch thủ chi, with lèo"),
        {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7v 8v8s 9v9w 2w2s cc", "winning": "cc", "from": "tri"},
    ),
    (
        Text("Ba đầu thất, chờ ba quân", "A ba đầu of sevens waits for three cards"),
        {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 7v7w7s 8v8s 9v9w"},
    ),
    (
        Text("Đã chíu, đã ăn, còn một quân", "Chíu and a chắn laid, one card to come"),
        {"cards": "4s4s 5v5v 6w6w 8v8s 9v9w 2w2s 3s", "an_chan": "9s9s", "chiu": "7v", "winning": "3v"},
    ),
    (
        Text("Hoa rơi cửa Phật ở Sân Đình", "Blossom at the pagoda, at Sân Đình"),
        {
            "cards": "2w 3w3w 4s4s 6w6w 7w7w 8v8s 9v9w 3v3s 4v4w", "an_chan": "5w5w", "winning": "2w", "from": "tri",
            "rules": "san-dinh",
        },
    ),
    (
        Text("Mười đôi toàn chắn", "Ten chắn"),
        {"cards": "2v2v 3w3w 4s4s 5v5v 6w6w 7s7s 2w2w 4v4v 5w5w 6s", "winning": "6s"},
    ),
    (
        Text("Ù đúng quân đầu tiên của nọc", "A win on the first card of the stock"),
        {
            "cards": "2v2v 3w3w 4s4s 5v5v 6w6w 9s9s 8v8s 9v9w 2w2s 3s", "winning": "3v", "from": "tri",
            "first_draw": "on",
        },
    ),
    (
        Text("Ù 5 điểm, 10 gà, một nhà bị báo: ai trả ai", "A win of 5 with 10 of gà, one penalised: who pays"),
        {"points": "5", "ga": "10", "bao": "nha-khac"},
    ),
)  # fmt: skip


def _question(values: Mapping[str, Any]) -> dict[str, Any] | None:
    cards = values.get("cards")
    if not cards:
        return _payment(values)
    laid = {name: _grouped(name, values[name]) for name in _LAID if values.get(name)}
    size = len(cards) + sum(len(each) * _SIZES[name] for name, each in laid.items())
    hand = {"cards": list(cards), **laid, **_players(values)}
    if values.get("winning"):
        source = values.get("from", "khac")
        winning = {
            "card": values["winning"][0],
            "from": source if source in ("discard", "tra-cua") else "noc",
            "door": "tri" if source in ("tri", "tra-cua") else "khac",
        }
        more = {name: values[name] for name in _BESIDE if name in values}
        return {"ask": "win", **hand, "winning": winning, **more}
    return {"ask": "waits" if size in (19, 23) else "arrange", **hand}


def _payment(values: Mapping[str, Any]) -> dict[str, Any] | None:
    """Ask who pays whom for a win of so many points; the winner sits in the first seat."""
    if "points" not in values:
        return None
    caught = {"nha-u": [0], "nha-khac": [1]}.get(values.get("bao", ""), [])
    end = {"winner": 0, "diem": values["points"], "ga": values.get("ga", 0), "bao": caught}
    return {"ask": "settle", **end, **_players(values)}


def _players(values: Mapping[str, Any]) -> dict[str, int]:
    """Return how many play, where they are not the usual four."""
    players = int(values.get("players", _USUAL))
    return {} if players == _USUAL else {"players": players}


_USUAL = 4
_BESIDE = ("streak", "last_win", "first_draw", "after_first_round")
_SIZES = {"an_chan": 2, "an_ca": 2, "chiu": 4}


def _grouped(name: str, cards: Sequence[str]) -> list[Any]:
    """Return pairs as the engine reads them: cạ two by two, chắn and chíu by kind."""
    if name == "an_ca":
        return [list(cards[place : place + 2]) for place in range(0, len(cards), 2)]
    size = _SIZES[name]
    found: list[str] = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        found += [card] * (count // size if count % size == 0 else count)
    return found


def _headline(said: Mapping[str, Any], lang: str) -> str:
    if said["ask"] == "arrange":
        return _arranged(said, lang)
    if said["ask"] == "settle":
        return _paid(said, lang)
    if said["ask"] == "waits":
        names = ", ".join(each["card"] for each in said["waits"])
        if not names:
            return Text("Chưa chờ được quân nào", "No wait yet").say(lang)
        return Text(f"Chờ {names}", f"Waits for {names}").say(lang)
    if said["result"] == "khong-u":
        return Text("Chưa ù", "No ù").say(lang)
    cuoc = ", ".join(f"{times} {CUOC[slug].vi}" if times > 1 else CUOC[slug].vi for slug, times in said["cuoc"].items())
    points = Text(f"{said['diem']} điểm", f"{said['diem']} points").say(lang)
    ga = Text(f", gà {said['ga']}", f", gà {said['ga']}").say(lang) if said["ga"] else ""
    return f"Ù: {cuoc}. {points}{ga}"


def _paid(said: Mapping[str, Any], lang: str) -> str:
    winner, *others = (f"{points:+d}".replace("-", "−") if points else "0" for points in said["diem"])
    if len(set(others)) == 1:
        return Text(f"Nhà ù {winner}, mỗi nhà kia {others[0]}", f"Winner {winner}, each of the others {others[0]}").say(
            lang
        )
    caught, rest = others[0], others[1]
    return Text(
        f"Nhà ù {winner}, nhà bị báo {caught}, mỗi nhà kia {rest}",
        f"Winner {winner}, penalised player {caught}, each of the others {rest}",
    ).say(lang)


def _arranged(said: Mapping[str, Any], lang: str) -> str:
    chan, ca = said["so_chan"], len(said["ca"])
    loose = len(said["que"]) + len(said["ba_dau"])
    if loose:
        return Text(f"{chan} chắn, {ca} cạ, chưa tròn", f"{chan} chắn, {ca} cạ, not all paired").say(lang)
    if said["u"]:
        return Text(f"{chan} chắn, {ca} cạ: lên bài đã ù", f"{chan} chắn, {ca} cạ: ù as dealt").say(lang)
    return Text(f"{chan} chắn, {ca} cạ, tròn", f"{chan} chắn, {ca} cạ, all paired").say(lang)


def _rows(said: Mapping[str, Any], lang: str) -> list[Row]:
    if said["ask"] == "settle":
        return []
    if said["ask"] == "waits":
        return [(_WAITS.say(lang), [each["card"] for each in said["waits"]])] if said["waits"] else []
    if said["ask"] == "arrange":
        groups = {"chan": said["chan"], "ca": said["ca"], "ba-dau": said["ba_dau"], "que": [said["que"]]}
    else:
        groups = {}
        for pair in said["pairs"]:
            is_eaten = pair["how"] == "an"
            groups.setdefault(f"an-{pair['kind']}" if is_eaten else pair["kind"], []).append(pair["cards"])
    return [
        (_LABELS[kind].say(lang), [card for cards in found for card in cards])
        for kind, found in groups.items()
        if any(found)
    ]


def _kinds(deal: Mapping[str, Any]) -> Sequence[Any]:
    """Return the kinds of the deck of 100 cards, or of all 120. Law: CH-1.1, CH-1.5."""
    whole = sum(MONEY.copies(kind) for kind in MONEY.kinds)
    return MONEY.kinds if deal["deck"] == whole else CHAN.kinds


DESKS: dict[str, Desk] = {
    "chan": Desk(
        intro=Text(
            "Gõ hoặc chạm bài chắn: xem chắn, cạ, quân què, chờ gì, ù mấy điểm theo từng lệ, ai trả ai.",
            "Type or tap a hand of chắn: its pairs, what it waits for, what it earns under each house, who pays whom.",
        ),
        fields=_FIELDS,
        examples=_EXAMPLES,
        question=_question,
        headline=_headline,
        rows=_rows,
        kinds=_kinds,
        called={"diem": "points"},
    )
}
