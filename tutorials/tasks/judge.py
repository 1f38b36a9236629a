"""Judge an answer: ask the engine, compare, and say what the hand does. One small function a mode."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from tutorials.catalogue import Mode, Size, Task, picks
from tutorials.engine.cards import Cards, Kind, short
from tutorials.engine.totom.game import GAMES as TO_TOM_GAMES
from tutorials.tasks import judge_diem, judge_table
from tutorials.tasks.answer import Answer
from tutorials.tasks.judgement import SHOWN, Judgement, missing_line
from tutorials.tasks.layout import Layout
from tutorials.tasks.names import TAI_BAN, cuoc_name, label
from tutorials.tasks.questions import Asker, Line, at, kinds, lines_of


def judge(task: Task, answer: Answer, lang: str) -> Judgement:
    """Judge an answer to a task; every answer that the engine finds right is right."""
    return _JUDGES[task.mode](Asker(task, lang), answer)


# choice and number ----------------------------------------------------------------------------


def _choice(asker: Asker, answer: Answer) -> Judgement:
    said = asker.own()
    chosen = asker.task.choices[int(answer.words[0])]
    return Judgement(is_value(asker.task, chosen.value, said), lines_of(said))


def is_value(task: Task, value: object, said: Mapping[str, Any]) -> bool:
    """Say whether the engine's value at the task's path is this one (or holds it, with `in`)."""
    found = at(said, task.path)
    if task.inside:
        return value in found
    return bool(found == value)


def _number(asker: Asker, answer: Answer) -> Judgement:
    said = asker.own()
    return Judgement(at(said, asker.task.path) == answer.number, lines_of(said))


def _tick(asker: Asker, answer: Answer) -> Judgement:
    """Judge the things ticked against all that hold."""
    said = asker.own()
    right = set(at(said, asker.task.path))
    ticked = {asker.task.choices[int(word)].value for word in answer.words}
    if ticked == right:
        return Judgement(True, lines_of(said))
    wrong = [choice.label.say(asker.lang) for choice in asker.task.choices if choice.value in ticked - right]
    lines = [Line(_("Bài này không có: %(names)s.") % {"names": ", ".join(wrong)})] if wrong else []
    if missing := len(right - ticked):
        text = ngettext("Còn thiếu %(count)s điều.", "Còn thiếu %(count)s điều.", missing)
        lines.append(Line(text % {"count": missing}))
    return Judgement(False, (*lines, *lines_of(said)[:1]))


# picking cards --------------------------------------------------------------------------------


def wanted(asker: Asker) -> Cards:
    """Return the cards that an `each` task asks for."""
    task = asker.task
    fitting = {kind for kind in set(task.cards) if at(asker.card(kind), task.path) == task.value}
    return tuple(kind for kind in task.cards if kind in fitting)


def _each(asker: Asker, answer: Answer) -> Judgement:
    right = Counter(wanted(asker))
    picked = Counter(answer.cards)
    wrong = list(picked - right)
    missing = (right - picked).total()
    lines = [line for kind in wrong[:SHOWN] for line in lines_of(asker.card(kind))]
    if missing:
        lines.append(missing_line(missing))
    return Judgement(right == picked, tuple(lines))


def is_wanted_phu(task: Task, cards: Cards, said: Mapping[str, Any]) -> bool:
    """Say whether these cards are the phu that a `group` task asks for."""
    return bool(said["phu"]) and fits_want(task, said) and task.size in (None, len(cards))


def fits_want(task: Task, said: Mapping[str, Any]) -> bool:
    """Say whether a phu is of the sort that a `group` task asks for."""
    return all(said[key] == value for key, value in (task.want or {}).items())


def _group(asker: Asker, answer: Answer) -> Judgement:
    task = asker.task
    said = asker.phu(answer.cards)
    if is_wanted_phu(task, answer.cards, said):
        return Judgement(True, lines_of(said))
    lines = list(lines_of(said))
    if said["phu"]:
        if not fits_want(task, said):
            lines.append(Line(_("Đã là một phu, nhưng chưa phải phu đề bài hỏi.")))
        elif task.size is not None:
            text = ngettext("Đề bài hỏi một phu %(count)s quân.", "Đề bài hỏi một phu %(count)s quân.", task.size)
            lines.append(Line(text % {"count": task.size}))
    return Judgement(False, tuple(lines))


def _pick(asker: Asker, answer: Answer) -> Judgement:
    """Judge a pick by the engine; where only the smallest or largest count, compare with those."""
    task = asker.task
    said = asker.try_pick(answer.cards)
    if "error" in said:
        return Judgement(False, (Line(said["error"]["message"]),))
    if not picks.holds(task, said):
        return Judgement(False, lines_of(said))
    right = picks.right_picks(task) if task.counts is not Size.ANY else ()
    if right and picks.pick_of(answer.cards) not in right:
        best = len(right[0])
        text = (
            ngettext("Được, nhưng có cách chỉ cần %(count)s quân.", "Được, nhưng có cách chỉ cần %(count)s quân.", best)
            if task.counts is Size.FEW
            else ngettext("Được, nhưng có cách chọn %(count)s quân.", "Được, nhưng có cách chọn %(count)s quân.", best)
        )
        return Judgement(False, (Line(text % {"count": best}),))
    return Judgement(True, lines_of(said))


def _loose(asker: Asker, answer: Answer) -> Judgement:
    said = asker.about_hand("arrange")
    fewest = len(said["rac"])
    yeu = [kind for kind in answer.cards if kind.is_yeu]
    if yeu:
        return Judgement(False, lines_of(asker.phu((yeu[0],))))
    rest = list(kinds(asker.hand["cards"]))
    for kind in answer.cards:
        rest.remove(kind)
    left = asker.about_hand("arrange", cards=short(rest))
    if left["tron"] and len(answer.cards) == fewest:
        return Judgement(True, lines_of(said))
    if left["tron"]:
        text = ngettext(
            "Các quân còn lại đã tròn, nhưng có cách xếp chỉ còn %(count)s quân rác.",
            "Các quân còn lại đã tròn, nhưng có cách xếp chỉ còn %(count)s quân rác.",
            fewest,
        )
        return Judgement(False, (Line(text % {"count": fewest}, "TT-5.2"),))
    text = _("Bỏ các quân đã chọn ra, các quân còn lại chưa tròn.")
    return Judgement(False, (Line(text, "TT-3.1"), *lines_of(left)[:1]))


def _waits(asker: Asker, answer: Answer) -> Judgement:
    said = asker.about_hand("waits")
    right = {asker.cards(wait["card"])[0] for wait in said["waits"]}
    picked = set(answer.cards)
    if picked == right:
        return Judgement(True, lines_of(said))
    lines: list[Line] = []
    for kind in sorted(picked - right, key=lambda kind: kind.index)[:SHOWN]:
        lines += _why_no_wait(asker, kind)
    if missing := len(right - picked):
        lines.append(missing_line(missing))
    return Judgement(False, tuple(lines))


def _why_no_wait(asker: Asker, kind: Kind) -> tuple[Line, ...]:
    if asker.task.game not in TO_TOM_GAMES:
        said = asker.try_ask("win", **{**asker.hand, "winning": {"card": kind.vi}})
        return (Line(said["error"]["message"]),) if "error" in said else lines_of(said)[:1]
    if Counter(_all_cards(asker))[kind] == 4:
        text = _("Bài đã có đủ bốn quân %(card)s, không còn quân nào để chờ.")
        return (Line(text % {"card": label(kind, asker.lang)}, "TT-0.1"),)
    return lines_of(asker.about_hand("win", winning={"card": kind.vi}))[:1]


def _all_cards(asker: Asker) -> list[Kind]:
    on_mat = (card for meld in asker.hand.get("mat", ()) for card in kinds(meld["cards"]))
    return [*kinds(asker.hand["cards"]), *on_mat]


def _discard(asker: Asker, answer: Answer) -> Judgement:
    said = asker.about_hand("discards")
    picked = answer.cards[0]
    for each in said["forbidden"]:
        if kinds(each["card"])[0] == picked:
            text = _("Không được đánh %(card)s.") % {"card": label(picked, asker.lang)}
            return Judgement(False, (Line(text, each["article"]),))
    for is_right, throws in ((True, said["best"]), (False, said["others"])):
        for throw in throws:
            if kinds(throw["card"])[0] == picked:
                return Judgement(is_right, (leaves(throw, asker.lang), *_better(is_right, said)))
    raise ValueError(f"{picked} is not in the hand")


def leaves(throw: Mapping[str, Any], lang: str) -> Line:
    """Say what a thrown card leaves."""
    card = label(kinds(throw["card"])[0], lang)
    if throw["waits"]:
        waits = ", ".join(label(kind, lang) for kind in kinds(throw["waits"]))
        return Line(_("Đánh %(card)s: chờ %(waits)s.") % {"card": card, "waits": waits}, "TT-13.9")
    text = _("Đánh %(card)s: chưa chờ quân nào, còn %(count)s quân rác.")
    return Line(text % {"card": card, "count": throw["rac"]}, "TT-5.2")


def _better(is_right: bool, said: Mapping[str, Any]) -> tuple[Line, ...]:
    if is_right:
        return ()
    best = said["best"][0]
    if waits := best["waits"]:
        text = ngettext(
            "Có quân đánh đi thì chờ được %(count)s quân.",
            "Có quân đánh đi thì chờ được %(count)s quân.",
            len(waits),
        )
        return (Line(text % {"count": len(waits)}),)
    return (Line(_("Có quân đánh đi thì chỉ còn %(count)s quân rác.") % {"count": best["rac"]}),)


# laying a hand in phu -------------------------------------------------------------------------


def judge_group(layout: Layout, positions: tuple[int, ...], task: Task, lang: str) -> Judgement:
    """Say whether the things at these positions make one phu, and why not."""
    asker = Asker(task, lang)
    items = [layout.items[position] for position in positions]
    cards = layout.cards(positions)
    said = asker.phu(cards)
    if said["phu"] and str(said["lung"]).startswith("trung") and len(items) > 1:
        text = _("%(count)s quân giống nhau chỉ là phu khi đã úp khàn, thiên khai, hoặc phỗng mà có.")
        return Judgement(False, (Line(text % {"count": len(cards)}, "TT-4.4.8"),))
    return Judgement(bool(said["phu"]), lines_of(said))


def is_loose(layout: Layout, position: int) -> bool:
    """Say whether a thing left unlaid is loose: a yêu and a trùng are phu by themselves."""
    item = layout.items[position]
    return item.size == 1 and not item.kind.is_yeu


def count_lung(layout: Layout, asker: Asker) -> int:
    """Count the separate lưng laid: each trùng, and each special phu that holds no trùng; in tài bàn every lưng."""
    if asker.task.game == TAI_BAN:
        return _count_every_lung(layout, asker)
    count = sum(item.size > 1 for item in layout.items)
    for group in layout.groups:
        if all(layout.items[position].size == 1 for position in group):
            count += asker.phu(layout.cards(group))["lung"] is not None
    return count


def _count_every_lung(layout: Layout, asker: Asker) -> int:
    """Count all lưng of all phu laid, and of the trùng still left, as tài bàn does (TB-4.2)."""
    groups = [*layout.groups, *((position,) for position in layout.left if layout.items[position].size > 1)]
    phu = []
    for group in groups:
        items = [layout.items[position] for position in group if layout.items[position].size > 1]
        trung = [{"card": item.kind.code, "how": item.how} for item in items]
        phu.append({"cards": short(layout.cards(group)), "trung": trung})
    return int(asker.ask("count", phu=phu)["lung"]) if phu else 0


def _arrange(asker: Asker, answer: Answer) -> Judgement:
    best = asker.about_hand("arrange")
    layout = answer.layout
    loose = layout.cards(position for position in layout.left if is_loose(layout, position))
    lung = count_lung(layout, asker)
    lines = [_loose_line(loose, asker.lang), _lung_line(lung)]
    if len(loose) > len(best["rac"]):
        lines.append(Line(_("Có cách xếp chỉ còn %(count)s quân rác.") % {"count": len(best["rac"])}, "TT-5.2"))
    elif lung < best["lung"]:
        article = "TB-4.2" if asker.task.game == TAI_BAN else "TT-4.11"
        lines.append(Line(_("Có cách xếp được %(count)s lưng.") % {"count": best["lung"]}, article))
    else:
        return Judgement(True, tuple(lines))
    return Judgement(False, tuple(lines))


def _loose_line(loose: Cards, lang: str) -> Line:
    if not loose:
        return Line(_("Bài tròn, không còn quân rác."), "TT-3.1")
    names = ", ".join(label(kind, lang) for kind in loose)
    return Line(_("Còn %(count)s quân rác: %(cards)s.") % {"count": len(loose), "cards": names}, "TT-5.2")


def _lung_line(count: int) -> Line:
    return Line(_("Có %(count)s lưng.") % {"count": count} if count else _("Chưa có lưng."), "TT-4.4")


# ù, cước and points ---------------------------------------------------------------------------


def verdict(said: Mapping[str, Any]) -> str:
    """Return the word for a verdict on an ù: `diem`, or the reason why not."""
    return str(said["reason"] or said["result"])


def _win(asker: Asker, answer: Answer) -> Judgement:
    said = asker.win()
    return Judgement(verdict(said) == answer.words[0], lines_of(said))


def _cuoc(asker: Asker, answer: Answer) -> Judgement:
    if asker.task.cuoc_list:
        said = asker.score()
        return Judgement(said["diem"] == answer.number, lines_of(said))
    said = asker.win()
    right, picked = set(said["cuoc"]), set(answer.words)
    if picked == right and answer.number == said["diem"]:
        return Judgement(True, lines_of(said))
    if picked == right:
        text = _("Cước đã đúng, điểm chưa đúng. Cộng như sau:")
        return Judgement(False, (Line(text), *_additions(said)))
    lines = []
    for slug in answer.words:
        if slug not in right:
            name, article = cuoc_name(slug, asker.lang, asker.task.game)
            lines.append(Line(_("Bài này không có cước %(cuoc)s.") % {"cuoc": name}, article))
    if missing := len(right - picked):
        text = ngettext("Còn thiếu %(count)s cước.", "Còn thiếu %(count)s cước.", missing)
        lines.append(Line(text % {"count": missing}))
    return Judgement(False, (*lines, *lines_of(said)[:1]))


def _additions(said: Mapping[str, Any]) -> tuple[Line, ...]:
    """Return the lines that add up the points."""
    return tuple(line for line in lines_of(said) if "-15" in line.article)


_JUDGES: dict[Mode, Callable[[Asker, Answer], Judgement]] = {
    Mode.CHOICE: _choice,
    Mode.TICK: _tick,
    Mode.PICK: _pick,
    Mode.NUMBER: _number,
    Mode.EACH: _each,
    Mode.GROUP: _group,
    Mode.ARRANGE: _arrange,
    Mode.LOOSE: _loose,
    Mode.WAITS: _waits,
    Mode.WIN: _win,
    Mode.CUOC: _cuoc,
    Mode.DISCARD: _discard,
    Mode.CLAIM: judge_table.claim,
    Mode.FAULT: judge_table.fault,
    Mode.CALL: judge_table.call,
    Mode.COUNT: judge_table.count,
    Mode.DRUM: judge_diem.drum,
    Mode.VERSE: judge_diem.verse,
}
