"""How the desk tells tá lả: lay a hand down, take the card just thrown, or choose one to throw."""

from collections.abc import Sequence

from tutorials.catalogue import Text
from tutorials.desks.hand import Answer
from tutorials.desks.telling import Laid, Telling, counted

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
        return _say(lang, "Ù: bài vào phỏm hết.", "You win: the whole hand lies in melds.")
    if said["u_khan"]:
        return _say(lang, "Ù khan: không phỏm, không cạ.", "You win by ù khan: no meld and no cạ.")
    if said["mom"]:
        return _say(lang, f"Chưa có phỏm nào, rác {points} điểm.", f"No meld yet, {counted(points, 'point')} loose.")
    count = len(said["phom"])
    return _say(
        lang, f"{count} phỏm, còn {points} điểm.", f"{counted(count, 'meld')}, {counted(points, 'point')} left."
    )


def _eat_headline(said: Answer, lang: str) -> str:
    if said["u"]:
        return _say(lang, "Ăn là ù!", "Take it and you win!")
    if said["may"]:
        points, throw = said["diem"], said["throw"][0]
        return _say(
            lang,
            f"Ăn được; rồi đánh {throw}, còn {points} điểm.",
            f"You may take it. Then discard {throw}: {counted(points, 'point')} left.",
        )
    return _NO_EAT[said["result"]].say(lang)


def _throw_headline(said: Answer, lang: str) -> str:
    best = said["best"][0] if said["best"] else None
    if said["u_khan"]:
        return _say(lang, "Ù khan: không phỏm, không cạ.", "You win by ù khan: no meld and no cạ.")
    if best is None:
        return _say(lang, "Không lá nào đánh được.", "You may not discard any card.")
    names = ", ".join(throw["card"] for throw in said["best"])
    if said["u"]:
        return _say(lang, f"Ù! Lá dư là {names}.", f"You win! The card left over is {names}.")
    points = best["diem"]
    return _say(lang, f"Đánh {names}, còn {points} điểm.", f"Discard {names}: {counted(points, 'point')} left.")


def _rows(said: Answer, lang: str) -> Sequence[Laid]:
    if said["ask"] == "discards":
        if not said["best"]:
            return ()
        best = said["best"][0]
        thrown = [(_say(lang, "Đánh", "Discard"), [throw["card"] for throw in said["best"]])]
        return [*thrown, *_hand_rows(best["phom"], best["rac"], lang)]
    return _hand_rows(said["phom"], said["rac"], lang)


def _hand_rows(phom: Sequence[Sequence[str]], loose: Sequence[str], lang: str) -> list[Laid]:
    rows: list[Laid] = [(_say(lang, f"Phỏm {number}", f"Meld {number}"), cards) for number, cards in enumerate(phom, 1)]
    if loose:
        rows.append((_say(lang, "Rác", "Loose"), loose))
    return rows


TELLING = Telling(headline=_headline, rows=_rows)
