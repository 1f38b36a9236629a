"""The body of a book in halves of about the same length, which are laid out beside each other."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutorials.catalogue import Article
from tutorials.rulebook.book import Book
from tutorials.rulebook.volume import Chapter, Volume, chosen

EXAMPLE, SETTING = 300, 250  # letters of a law that take as much room as an example, and as a choice of the house


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some articles of a law that follow each other."""

    volume: Volume
    articles: tuple[Article, ...]

    @property
    def begins(self) -> bool:
        """Say whether the law begins here."""
        return self.articles[:1] == self.volume.law.articles[:1]

    @property
    def ends(self) -> bool:
        """Say whether the law ends here."""
        return self.articles[-1:] == self.volume.law.articles[-1:]

    def chapters(self) -> Iterator[Chapter]:
        """Yield the articles with their clauses and examples."""
        return map(self.volume.chapter, self.articles)


@dataclass(frozen=True, slots=True)
class Half:
    """What one process lays out: some stretches, and what stands before the first law and behind the last."""

    stretches: tuple[Stretch, ...]
    is_first: bool
    is_last: bool


def halves_of(book: Book) -> tuple[Half, ...]:
    """Part the body of a book of several laws between two laws, that of one law between two articles."""
    if len(book.volumes) > 1:
        pieces = [Stretch(volume, volume.law.articles) for volume in book.volumes]
    else:
        [volume] = book.volumes
        pieces = [Stretch(volume, (article,)) for article in volume.law.articles]
    *lengths, last = (sum(map(_length, piece.articles)) for piece in pieces)
    place = _middle([*lengths, last + SETTING * len(tuple(book.settings()))])
    if not place:
        return (Half(_joined(pieces), True, True),)
    return Half(_joined(pieces[:place]), True, False), Half(_joined(pieces[place:]), False, True)


def _joined(pieces: Sequence[Stretch]) -> tuple[Stretch, ...]:
    """Return pieces of one law as one."""
    if len({id(piece.volume) for piece in pieces}) > 1:
        return tuple(pieces)
    return (Stretch(pieces[0].volume, tuple(article for piece in pieces for article in piece.articles)),)


def _middle(lengths: Sequence[int]) -> int:
    """Return how many come first so that what comes first is most nearly as long as the rest; none if there is one."""
    places = range(1, len(lengths))
    return min(places, key=lambda place: abs(sum(lengths[:place]) - sum(lengths[place:])), default=0)


def _length(article: Article) -> int:
    """Return about how long an article is, in letters."""
    told = (clause.text.html.vi for clause in article.clauses if clause.text)
    return sum(map(len, told)) + EXAMPLE * sum(len(chosen(clause.examples)) for clause in article.clauses)
