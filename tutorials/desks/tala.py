"""How the desk tells tá lả: lay a hand down, take the card just thrown, or choose one to throw."""

from collections.abc import Sequence

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Laid, Telling

_NO_EAT = {
    "khong-phom": Text("Không ăn được: chưa thành phỏm.", "You may not take this card: it makes no meld."),
    "chung-phom": Text(
        "Không ăn được: phỏm ấy đã có lá ăn.", "You may not take this card: its meld already has a taken card."
    ),
    "vo-phom": Text(
        "Không ăn được: phải phá phỏm của lá ăn trước.",
        "You may not take this card: that would break up the meld of another taken card.",
    ),
}


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


def _rows(said: Answer, lang: str) -> Sequence[Laid]:
    if said["ask"] == "discards":
        if not said["best"]:
            return ()
        best = said["best"][0]
        thrown = [(_say(lang, "Đánh", "Throw"), [throw["card"] for throw in said["best"]])]
        return [*thrown, *_hand_rows(best["phom"], best["rac"], lang)]
    return _hand_rows(said["phom"], said["rac"], lang)


def _hand_rows(phom: Sequence[Sequence[str]], loose: Sequence[str], lang: str) -> list[Laid]:
    rows: list[Laid] = [(_say(lang, f"Phỏm {number}", f"Phỏm {number}"), cards) for number, cards in enumerate(phom, 1)]
    if loose:
        rows.append((_say(lang, "Rác", "Loose"), loose))
    return rows


TELLING = Telling(headline=_headline, rows=_rows)
