"""Terms: names, meaning, and what they lead to."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain

from tutorials.catalogue.drawings import read_drawing
from tutorials.catalogue.problems import nearest
from tutorials.catalogue.prose import Links, Prose, Renderer
from tutorials.catalogue.sources import Source, read_sources
from tutorials.catalogue.tables import Table, is_slug
from tutorials.catalogue.tasks import read_cards, read_prose
from tutorials.catalogue.texts import LANGS, Text, collation, fold, initial
from tutorials.engine.cards import Cards
from tutorials.engine.decks import MONEY, Deck
from tutorials.engine.errors import DoorError
from tutorials.engine.games import deck_of
from tutorials.engine.words import with_gloss

EVERY_GAME = "all"


_NOTHING = Text("", "")


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game."""

    slug: str
    word: Text  # the name alone
    aliases: tuple[str, ...]  # other names and regional spellings
    han: str
    games: tuple[str, ...]
    meaning: Prose
    usage: Prose | None
    cards: Cards
    articles: tuple[str, ...]
    see: tuple[str, ...]
    drawing: str = ""  # the name of a drawing of the table
    is_deck: bool = False  # it names the deck of its first game
    caption: Text | None = None  # what the cards show, in one sentence
    parts: tuple[Cards, ...] = ()  # the cards as they lie, where the engine does not part them
    labels: tuple[str, ...] = ()  # of the parts, alike in both languages
    english: tuple[str, ...] = ()  # further English names, of like games too
    of: Text = _NOTHING  # what tells it from the like word of another game: `chắn`, `in chắn`
    faults: tuple[str, ...] = ()  # of a referee, which it explains as it does one of its own slug
    gloss: Text = _NOTHING  # what the name means, where the name is kept
    sources: tuple[Source, ...] = ()
    line: int = 0  # where it stands in its file
    file: str = ""

    @property
    def initial(self) -> str:
        """Return the letter under which the term stands."""
        return initial(self.name.vi)

    @property
    def name(self) -> Text:
        """Return the name as it stands alone among those of all games, with its gloss."""
        return _told_apart(self.word, self.of, self.gloss)

    @property
    def english_sense(self) -> str:
        """Return what English adds to the Vietnamese word: its English name and its gloss, if they are others."""
        others = (self.word.en, self.gloss.en)
        return ", ".join(each for each in others if each and fold(each) != fold(self.word.vi))

    def is_of(self, game: str) -> bool:
        """Say whether the term is used in a game."""
        return game in self.games or EVERY_GAME in self.games


def _told_apart(word: Text, of: Text, gloss: Text) -> Text:
    """Return a name with what tells it from others: `ù (chắn)`, `ù in chắn (win)`."""
    english = f"{word.en} {of.en}" if of.en else word.en
    return Text(with_gloss(word.vi, of.vi), with_gloss(english, gloss.en))


def names_of(
    tables: Iterable[Table], articles: frozenset[str], documents: frozenset[str], known: frozenset[str]
) -> Links:
    """Collect what prose may link to, before any prose is rendered."""
    names: dict[str, dict[str, frozenset[str]]] = {}
    aliases: dict[str, dict[str, frozenset[str]]] = {}
    slugs: set[str] = set()
    for table in tables:
        slug = table.values.get("slug")
        if not isinstance(slug, str):
            continue
        slugs.add(slug)
        games = _games(table.values.get("games"), known)
        if isinstance(word := table.values.get("vi"), str):
            of = table.values.get("of")
            name = with_gloss(word, str(of.get("vi", "")) if isinstance(of, Mapping) else "")
            names.setdefault(fold(name), {})[slug] = games
        listed = table.values.get("aliases")
        for alias in listed if isinstance(listed, list) else ():
            if isinstance(alias, str):
                aliases.setdefault(fold(alias), {})[slug] = games
    return Links(
        names={name: tuple(found.items()) for name, found in names.items()},
        aliases={name: tuple(found.items()) for name, found in aliases.items()},
        slugs=frozenset(slugs),
        articles=articles,
        documents=documents,
    )


def _games(listed: object, known: frozenset[str]) -> frozenset[str]:
    if not isinstance(listed, list):
        return frozenset()
    return known if EVERY_GAME in listed else frozenset(each for each in listed if isinstance(each, str))


def read_terms(tables: Iterable[Table], links: Links, renderer: Renderer, known: frozenset[str]) -> tuple[Term, ...]:
    """Read all terms, in Vietnamese dictionary order."""
    found: dict[str, Term] = {}
    for table in tables:
        term = _read_term(table, links, renderer, known)
        if term is None:
            continue
        if term.slug in found:
            table.fault("slug", f"another term is called {term.slug} too")
            continue
        found[term.slug] = term
    return tuple(sorted(found.values(), key=lambda term: collation(term.name.vi)))


def _read_term(table: Table, links: Links, renderer: Renderer, known: frozenset[str]) -> Term | None:
    slug = table.slug()
    word = table.said()
    for lang in (lang for lang in LANGS if "(" in word.say(lang)):
        table.fault(lang, "no brackets: write `of` for what tells it apart, or `gloss`", is_fatal=False)
    meaning = read_prose(table, "meaning", renderer)
    usage = read_prose(table, "usage", renderer, is_required=False)
    games = table.words("games")
    if not games:
        table.fault("games", "missing: a list of games, or all")
    for game in games:
        if game != EVERY_GAME and game not in known:
            table.fault("games", f"there is no game {game}", is_fatal=False)
    deck = next((deck_of(game) for game in games if game in known), MONEY)
    parts = tuple(_part(table, part, deck) for part in table.words("parts"))
    cards = tuple(chain.from_iterable(parts)) or read_cards(table, "cards", deck)
    caption = table.both("caption", is_required=False)
    term = (
        Term(
            slug=slug,
            word=word,
            aliases=table.words("aliases"),
            han=table.text("han", is_required=False),
            games=games,
            meaning=meaning,
            usage=usage,
            cards=cards,
            articles=known_only(table, "articles", links.articles, "article"),
            see=known_only(table, "see", links.slugs, "term"),
            drawing=read_drawing(table, links.drawings),
            is_deck=table.flag("is_deck"),
            caption=caption,
            parts=parts,
            labels=table.words("labels"),
            english=table.words("english"),
            of=table.either("of"),
            gloss=table.either("gloss"),
            faults=table.words("faults"),
            sources=read_sources(table, links.documents),
            line=table.line,
            file=table.sheet.name,
        )
        if meaning
        else None
    )
    if term and slug in term.see:
        table.fault("see", "a term need not lead to itself", is_fatal=False)
    if term:
        table.finish()
    return None if table.is_broken else term


def _part(table: Table, names: str, deck: Deck) -> Cards:
    """Read cards that lie together."""
    try:
        return deck.parse(names, "parts")
    except DoorError as error:
        table.fault("parts", error.message.en)
        return ()


def known_only(table: Table, field: str, known: frozenset[str], what: str) -> tuple[str, ...]:
    """Read a list of ids; note and drop those that do not exist."""
    listed = table.words(field)
    for each in listed:
        if each not in known:
            like = nearest(each, known) if is_slug(each) else ""  # the number of an article is like many others
            table.fault(field, f"there is no {what} {each}{like}", is_fatal=False)
    return tuple(each for each in listed if each in known)
