"""What the site teaches, read from `tutorials/content` into frozen values.

`load()` gives the whole; texts are `Text(vi, en)` with `.say(lang)`, rendered prose is `Prose`.
"""

from tutorials.catalogue.abouts import About
from tutorials.catalogue.content import Catalogue, collect, load
from tutorials.catalogue.desks import Desk
from tutorials.catalogue.games import Game
from tutorials.catalogue.glossary import Term
from tutorials.catalogue.law import Article, Clause, Example, Law
from tutorials.catalogue.lessons import Lesson, Step
from tutorials.catalogue.parts import Part
from tutorials.catalogue.presets import PresetText
from tutorials.catalogue.problems import ContentError, Problem
from tutorials.catalogue.prose import Prose
from tutorials.catalogue.puzzles import Puzzle
from tutorials.catalogue.sources import Document, Source
from tutorials.catalogue.tasks import Shown, Task
from tutorials.catalogue.texts import LANGS, Text
from tutorials.catalogue.verses import Verse

__all__ = [
    "LANGS",
    "About",
    "Article",
    "Catalogue",
    "Clause",
    "ContentError",
    "Desk",
    "Document",
    "Example",
    "Game",
    "Law",
    "Lesson",
    "Part",
    "PresetText",
    "Problem",
    "Prose",
    "Puzzle",
    "Shown",
    "Source",
    "Step",
    "Task",
    "Term",
    "Text",
    "Verse",
    "collect",
    "load",
]
