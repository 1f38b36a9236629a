"""The desk of tá lả: lay a hand down, take the card just thrown, or choose one to throw."""

from collections.abc import Sequence
from typing import Any

from tutorials.catalogue import Text
from tutorials.desks.spec import Answer, Desk, Field, Row, Values

FULL = 10  # cards held by who is to throw

_NO_EAT = {
    "khong-phom": Text("Không ăn được: chưa thành phỏm.", "It may not be taken: it makes no phỏm."),
    "chung-phom": Text("Không ăn được: phỏm ấy đã có lá ăn.", "It may not be taken: that phỏm has a taken card."),
    "vo-phom": Text(
        "Không ăn được: phải phá phỏm của lá ăn trước.", "It may not be taken: it would tear another phỏm."
    ),
}


def _question(values: Values) -> dict[str, Any] | None:
    cards = values.get("cards")
    if not cards:
        return None
    hand = {name: values[name] for name in ("cards", "eaten") if values.get(name)}
    if values.get("card"):
        return {"ask": "eat", **hand, "card": values["card"][0]}
    if len({*cards, *values.get("eaten", ())}) == FULL:
        return {"ask": "discards", **hand, "aim": values.get("aim", "diem")}
    return {"ask": "melds", **hand}


def _say(lang: str, vi: str, en: str) -> str:
    return en if lang == "en" else vi


def _headline(said: Answer, lang: str) -> str:
    return {"eat": _eat_headline, "discards": _throw_headline}.get(said["ask"], _hand_headline)(said, lang)


def _hand_headline(said: Answer, lang: str) -> str:
    points = said["diem"]
    if said["u"]:
        return _say(lang, "Ù: bài vào phỏm hết.", "Ù: the whole hand lies in phỏm.")
    if said["u_khan"]:
        return _say(lang, "Ù khan: không phỏm, không cạ.", "Ù khan: no phỏm and no cạ.")
    if said["mom"]:
        return _say(lang, f"Chưa có phỏm nào, rác {points} điểm.", f"No phỏm yet, {points} points loose.")
    count = len(said["phom"])
    return _say(lang, f"{count} phỏm, còn {points} điểm.", f"{count} phỏm, {points} points left.")


def _eat_headline(said: Answer, lang: str) -> str:
    if said["u"]:
        return _say(lang, "Ăn là ù!", "Take it, and it is ù!")
    if said["may"]:
        points, throw = said["diem"], said["throw"][0]
        return _say(
            lang,
            f"Ăn được; rồi đánh {throw}, còn {points} điểm.",
            f"It may be taken; then throw {throw}, {points} points left.",
        )
    return _NO_EAT[said["result"]].say(lang)


def _throw_headline(said: Answer, lang: str) -> str:
    best = said["best"][0] if said["best"] else None
    if said["u_khan"]:
        return _say(lang, "Ù khan: không phỏm, không cạ.", "Ù khan: no phỏm and no cạ.")
    if best is None:
        return _say(lang, "Không lá nào đánh được.", "No card may be thrown.")
    names = ", ".join(throw["card"] for throw in said["best"])
    if said["u"]:
        return _say(lang, f"Ù! Lá dư là {names}.", f"Ù! The card over is {names}.")
    points = best["diem"]
    return _say(lang, f"Đánh {names}, còn {points} điểm.", f"Throw {names}, {points} points left.")


def _rows(said: Answer, lang: str) -> Sequence[Row]:
    if said["ask"] == "discards":
        if not said["best"]:
            return ()
        best = said["best"][0]
        thrown = [(_say(lang, "Đánh", "Throw"), [throw["card"] for throw in said["best"]])]
        return [*thrown, *_hand_rows(best["phom"], best["rac"], lang)]
    return _hand_rows(said["phom"], said["rac"], lang)


def _hand_rows(phom: Sequence[Sequence[str]], loose: Sequence[str], lang: str) -> list[Row]:
    rows: list[Row] = [(_say(lang, f"Phỏm {number}", f"Phỏm {number}"), cards) for number, cards in enumerate(phom, 1)]
    if loose:
        rows.append((_say(lang, "Rác", "Loose"), loose))
    return rows


DESKS: dict[str, Desk] = {
    "ta-la": Desk(
        intro=Text(
            "Xếp một tay bài tá lả: phỏm nào, rác mấy điểm, ăn được không, nên đánh lá nào.",
            "Lay out a hand of tá lả: which phỏm, how many points, what may be taken, what to throw.",
        ),
        fields=(
            Field(
                "cards",
                "cards",
                Text("Bài trên tay", "Cards held"),
                help=Text(
                    "Chín lá; mười lá là sắp đánh. Kể cả lá ăn. Gõ 9h 10s Kd 5c là 9♥ 10♠ K♦ 5♣.",
                    "Nine cards; ten when one is to be thrown. Taken cards too. Type 9h 10s Kd 5c for 9♥ 10♠ K♦ 5♣.",
                ),
            ),
            Field(
                "eaten",
                "cards",
                Text("Trong đó lá đã ăn", "Of these, taken"),
                help=Text("Mỗi lá ăn nằm trong một phỏm riêng.", "Each lies in a phỏm of its own."),
            ),
            Field(
                "card",
                "cards",
                Text("Tay trên vừa đánh", "Just thrown to you"),
                help=Text("Một lá, khi cầm chín lá.", "One card, while you hold nine."),
                is_single=True,
            ),
            Field(
                "aim",
                "choice",
                Text("Đánh lá nào", "Which card to throw"),
                choices=(
                    ("diem", Text("cho còn ít điểm nhất", "for the fewest points")),
                    ("cho", Text("giữ phỏm, chờ nhiều lá nhất", "to keep phỏm and wait for most")),
                ),
            ),
        ),
        examples=(
            (
                Text("Ba dây chéo nhau: ù mà khó thấy", "Three runs that cross: an ù in hiding"),
                {"cards": "6♣ 7♠ 7♣ 8♠ 8♣ 8♦ 9♠ 9♦ 10♦ Q♥"},
            ),
            (
                Text("Lá ăn bắt phải hạ dây", "A taken card decides"),
                {"cards": "2♣ 3♣ 4♣ 4♠ 4♥ 7♥ 9♦ Q♠ K♦", "eaten": "2♣"},
            ),
            (
                Text("10♥ có ăn được nữa không?", "May 10♥ be taken too?"),
                {"cards": "7♥ 8♥ 9♥ 2♣ 4♦ 5♣ 6♠ J♠ K♦", "eaten": "9♥", "card": "10♥"},
            ),
            (
                Text("Một phỏm, nhiều cạ: đánh lá nào?", "One phỏm and many cạ: which card to throw?"),
                {"cards": "5♣ 5♥ 6♦ 6♥ 9♦ 10♠ 10♦ J♠ Q♠ K♣", "aim": "cho"},
            ),
            (Text("Bài xấu nhất lại ù", "The poorest hand wins"), {"cards": "A♠ 2♦ 4♥ 5♣ 7♦ 8♠ 10♣ J♥ K♠"}),
        ),
        question=_question,
        headline=_headline,
        rows=_rows,
    )
}
