"""Everything that can be found: terms, cards, clauses, lessons, puzzles, presets, each as one entry."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from django.urls import reverse
from django.utils.http import urlencode

from tutorials.catalogue import Article, Catalogue, Clause, Game, Lesson, PresetText, Prose, Puzzle, Term, Text
from tutorials.catalogue.benches import Quarrel
from tutorials.catalogue.examples import settling
from tutorials.catalogue.houses import presets
from tutorials.engine.decks import DECKS, Card
from tutorials.pages.villages import Page, pages_of
from tutorials.search.words import level


class Sort(Enum):
    """Sorts of entries, in the order in which equal results are shown."""

    TERM = "term"
    CARD = "card"
    LAW = "law"
    LESSON = "lesson"
    PUZZLE = "puzzle"
    PRESET = "preset"
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to find."""

    sort: Sort
    title: Text
    names: tuple[str, ...]  # other names: aliases, Hán signs, ids
    body: Text
    level: Text  # the body without marks, letter by letter
    view: str  # name of its address
    place: tuple[str, ...]  # arguments of the address
    label: str = ""  # shown before the title: the id of a clause, the number of a lesson
    query: str = ""  # rest of the address
    card: str = ""  # code, for a kind of card
    game: str = ""  # shown beside the title where it does not say so itself

    @property
    def address(self) -> str:
        """Return the address in the language in force."""
        path = reverse(self.view, args=self.place)
        return f"{path}?{self.query}" if self.query else path


def _entry(
    sort: Sort,
    title: Text,
    body: Text,
    view: str,
    place: tuple[str, ...],
    names: tuple[str, ...] = (),
    label: str = "",
    query: str = "",
    card: str = "",
    game: str = "",
) -> Entry:
    levelled = Text(level(body.vi), level(body.en))
    return Entry(sort, title, names, body, levelled, view, place, label, query, card, game)


def collect(catalogue: Catalogue) -> tuple[Entry, ...]:
    """Return all entries of a catalogue."""
    return tuple(_entries(catalogue))


def _entries(catalogue: Catalogue) -> Iterator[Entry]:
    yield from map(_term, catalogue.terms)
    for game in (each for each in catalogue.games if each.is_open):
        for article in catalogue.law(game.slug).articles:
            yield _article(game, article)
            yield from (_clause(game, clause) for clause in article.clauses)
        yield from map(_lesson, catalogue.lessons(game.slug))
        yield from (_puzzle(catalogue, puzzle) for puzzle in catalogue.puzzles(game.slug))
        if catalogue.desk(game.slug):
            yield from map(_preset, catalogue.presets(game.slug))
        if game.is_open:
            yield from _pages_of(catalogue, game)
    yield from _PAGES


_KINDS: dict[str, Card] = {kind.vi: kind for deck in DECKS for kind in deck.kinds}


def _kind(term: Term) -> Card | None:
    """Return the kind of card that a term is about."""
    if term.slug.startswith("quan-") and len(term.cards) == 1:
        return term.cards[0]
    return next((_KINDS[name] for name in (term.name.vi, *term.aliases) if name in _KINDS), None)


def _term(term: Term) -> Entry:
    kind = _kind(term)
    names = [*term.aliases, term.han]
    if kind:
        names += [kind.vi, kind.en, kind.code, *_more_names(kind)]
    return _entry(
        sort=Sort.CARD if kind else Sort.TERM,
        title=term.name,
        names=_others(names, term.name),
        body=_together(term.meaning, term.usage),
        view="glossary:detail",
        place=(term.slug,),
        card=kind.code if kind else "",
    )


def _more_names(kind: Card) -> Iterator[str]:
    """Yield names that only some decks give their cards: in words, by sign, by nickname."""
    for each in ("vi_words", "han"):
        yield str(getattr(kind, each, ""))
    yield from getattr(kind, "nicknames", ())


def _article(game: Game, article: Article) -> Entry:
    number = article.id.partition("-")[2]
    return _entry(
        sort=Sort.LAW,
        title=article.heading,
        names=(article.id, f"điều {number}", f"article {number}"),
        body=_together(article.text),
        view="law:article",
        place=(game.slug, article.id),
        label=article.id,
    )


def _clause(game: Game, clause: Clause) -> Entry:
    examples = (example.text for example in clause.examples)
    return _entry(
        sort=Sort.LAW,
        title=clause.heading,
        names=(clause.id,),
        body=_together(clause.text, clause.dissent, *examples),
        view="law:article",
        place=(game.slug, clause.id),
        label=clause.id,
    )


def _lesson(lesson: Lesson) -> Entry:
    steps = [text for step in lesson.steps for text in (step.heading, step.text)]
    return _entry(
        sort=Sort.LESSON,
        title=lesson.title,
        names=(f"bài {lesson.order}", f"lesson {lesson.order}"),
        body=_together(lesson.summary, *steps),
        view="lessons:detail",
        place=(lesson.game, lesson.slug),
        label=str(lesson.order),
        game=lesson.game,
    )


def _puzzle(catalogue: Catalogue, puzzle: Puzzle) -> Entry:
    topics = [term.name for topic in puzzle.topics if (term := catalogue.term(topic))]
    return _entry(
        sort=Sort.PUZZLE,
        title=puzzle.title,
        body=_together(
            puzzle.task.prompt,
            Text(" · ".join(topic.vi for topic in topics), " · ".join(topic.en for topic in topics)),
        ),
        view="puzzles:detail",
        place=(puzzle.game, puzzle.slug),
        game=puzzle.game,
    )


def _preset(preset: PresetText) -> Entry:
    return _entry(
        sort=Sort.PRESET,
        title=preset.name,
        names=(preset.slug, f"lệ {preset.name.vi}"),
        body=_together(preset.description, preset.place, preset.source),
        view="desk:index",
        place=(preset.game,),
        query=urlencode({"rules": preset.slug}),
        game=preset.game,
    )


_PAGES = (
    _entry(
        sort=Sort.PAGE,
        title=Text("Ba mươi mặt quân tổ tôm", "The thirty tổ tôm cards"),
        names=("mặt quân", "quân bài", "bộ bài tổ tôm", "ba mươi quân", "card faces", "the cards"),
        body=Text(
            "Mọi quân tổ tôm và chắn: tên gọi, chữ Hán, thơ; một quân phóng to, chỉ rõ số, chất, hình, dấu son.",
            "Every card of tổ tôm and chắn with names, sign and verse; one card enlarged with its parts named.",
        ),
        view="gallery:index",
        place=(),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("Quân bài tam cúc", "The tam cúc pieces"),
        names=("quân tam cúc", "bộ bài tam cúc", "mặt quân tam cúc", "tam cuc pieces"),
        body=Text(
            "Mười bốn loại quân: tướng, sĩ, tượng, xe, pháo, mã, tốt, đỏ và đen; một quân phóng to, chỉ rõ từng phần.",
            "The fourteen kinds, red and black, with one piece enlarged and its parts named.",
        ),
        view="gallery:deck",
        place=("tam-cuc",),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("Bộ bài tây", "The French deck"),
        names=("bài tây", "lá bài tây", "bộ bài 52 lá", "french deck"),
        body=Text(
            "Năm mươi hai lá, bốn chất; một lá phóng to, chỉ rõ từng phần.",
            "The fifty-two cards in four suits, with one card enlarged and its parts named.",
        ),
        view="gallery:deck",
        place=("french",),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("In sách luật", "Print a rulebook"),
        names=("in sách", "sách luật", "tải luật", "in luật", "rulebook", "PDF"),
        body=Text(
            "Luật từng trò hay nhiều trò thành một cuốn sách PDF để in: A5, A4, chữ lớn; theo lệ làng mình chọn, có "
            "bảng so các làng, những chỗ còn bàn và bảng tra từ ngữ.",
            "The law of one game or of several as a PDF to print: A5, A4, large print; under the rules of your "
            "village, with the table of villages, the open disputes and an index of terms.",
        ),
        view="rulebook:index",
        place=(),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("Hai làng cạnh nhau", "Two villages side by side"),
        names=("so lệ", "so sánh lệ", "lệ khác nhau", "bảng các lệ", "lệ làng", "compare house rules", "villages"),
        body=Text(
            "Hai lệ khác nhau ở đâu: mỗi chỗ khác có một thế bài mà hai bên trả lời khác nhau. Có bảng đủ các lệ.",
            "Where two sets of house rules differ: for each difference a hand that the two judge differently. With a "
            "table of all presets.",
        ),
        view="villages:index",
        place=("to-tom",),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("Ghi điểm hội", "Score of a hội"),
        names=("sổ ghi điểm", "tính điểm hội", "ghi điểm", "score keeper", "score sheet"),
        body=Text(
            "Ghi từng ván của một hội: ai trả ai mấy điểm, điểm làng và gà còn bao nhiêu, ai nợ đò, ai có cái ván sau. "
            "Đánh gom hay đánh quăng, theo lệ từng làng; có tờ để in.",
            "Write down a hội hand by hand: who pays whom, what is left in the pot and the gà, who owes an ù, who has "
            "the next cái. Gom or quăng, by the rules of any village; with a sheet to print.",
        ),
        view="hoi:index",
        place=("to-tom",),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("Nghe trống, nhìn cờ", "Drums and flags"),
        names=("hiệu trống", "trống điếm", "cờ hiệu", "tiếng trống", "drum signals", "flags"),
        body=Text(
            "Nghe từng hiệu trống của tổ tôm điếm: không ăn, ăn, phỗng, dậy khàn, dậy thiên khai, ù; và ba lá cờ.",
            "Hear each drum signal of tổ tôm điếm: not taking, taking, phỗng, raising, ù; and see the three flags.",
        ),
        view="law:signals",
        place=("to-tom-diem",),
    ),
    _entry(
        sort=Sort.PAGE,
        title=Text("Thơ gọi quân", "The verses that call the cards"),
        names=("thơ tổ tôm điếm", "thơ xướng quân", "thơ vịnh quân", "verses"),
        body=Text(
            "Ba mươi câu lục bát gọi ba mươi quân ở điếm, đặt mới cho trang này.",
            "Thirty couplets that call the thirty cards at the festival, written for this site.",
        ),
        view="law:verses",
        place=("to-tom-diem",),
    ),
)


def _quarrel(catalogue: Catalogue, game: Game, quarrel: Quarrel) -> Entry:
    """Tell a quarrel by its name and by what the law says of it."""
    found = settling(quarrel, catalogue.law(game.slug))
    return _entry(
        sort=Sort.PAGE,
        title=quarrel.title,
        body=_together(found[1].text if found else None),
        view="referee:quarrel",
        place=(game.slug, quarrel.slug),
        game=game.slug,
    )


def _pages_of(catalogue: Catalogue, game: Game) -> Iterator[Entry]:
    """Yield what else a game has: its own page, its rules on one page, its table of presets."""
    yield _entry(
        sort=Sort.PAGE,
        title=game.name,
        names=(game.slug.replace("-", " "), f"luật chơi {game.name.vi}", f"{game.name.en} rules"),
        body=_together(game.gist, game.deck),
        view="home:game",
        place=(game.slug,),
    )
    if sheet := catalogue.sheet(game.slug):
        yield _entry(
            sort=Sort.PAGE,
            title=Text(f"Tờ luật một trang: {game.name.vi}", f"The rules on one page: {game.name.en}"),
            names=(f"tờ luật {game.name.vi}", f"in luật {game.name.vi}", f"rule sheet {game.name.en}"),
            body=_together(sheet.text),
            view="rulebook:sheet",
            place=(game.slug,),
        )
    if Page.TABLE in pages_of(game.slug):
        names = [house.name for house in presets(game.slug)]
        yield _entry(
            sort=Sort.PAGE,
            title=Text(f"Bảng các lệ: {game.name.vi}", f"Table of presets: {game.name.en}"),
            names=(f"lệ {game.name.vi}", f"house rules {game.name.en}"),
            body=Text(", ".join(name.vi for name in names), ", ".join(name.en for name in names)),
            view="villages:table",
            place=(game.slug,),
        )
    if Page.MINE in pages_of(game.slug):
        yield _entry(
            sort=Sort.PAGE,
            title=Text(f"Lệ làng tôi: {game.name.vi}", f"My village: {game.name.en}"),
            names=("lệ làng tôi", "đặt lệ riêng", "lệ riêng", "lệ làng mình", "custom rules", "own rules"),
            body=Text(
                "Chọn từng lệ như làng mình chơi, đặt tên, có địa chỉ để gửi; các trang của trò này xét theo lệ ấy.",
                "Choose each rule as your village plays, give it a name and an address to send; the pages of this "
                "game judge by it.",
            ),
            view="villages:mine",
            place=(game.slug,),
        )
    if bench := catalogue.benches.get(game.slug):
        yield from (_quarrel(catalogue, game, each) for each in bench.quarrels)
        yield _entry(
            sort=Sort.PAGE,
            title=Text(f"Xử giúp: {game.name.vi}", f"Referee: {game.name.en}"),
            names=("xử giúp", "xử tranh cãi", "phân xử", "bị bắt báo", "settle a dispute"),
            body=Text(
                "Kể việc đã xảy ra trên chiếu: được phép hay là lỗi, theo điều nào, từng làng xử ra sao; có tờ để in.",
                "Tell what happened on the mat: allowed or a fault, by which clause, and how each village rules; with "
                "a slip to print.",
            ),
            view="referee:index",
            place=(game.slug,),
        )


def _others(names: Iterable[str], title: Text) -> tuple[str, ...]:
    """Return names without repeats and without the title itself."""
    return tuple(name for name in dict.fromkeys(names) if name and name not in (title.vi, title.en))


def _together(*parts: Prose | Text | None) -> Text:
    """Join texts."""
    return Text(_in("vi", parts), _in("en", parts))


def _in(lang: str, parts: Iterable[Prose | Text | None]) -> str:
    said = (part.plain(lang) if isinstance(part, Prose) else part.say(lang) for part in parts if part)
    return " ".join(text for text in said if text)
