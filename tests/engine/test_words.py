"""The words in `words.toml`: each in both languages, each said by the engine, none said that is not there."""

import ast
import re
import string
import unicodedata
from functools import cache
from importlib import import_module
from pathlib import Path

from tests.engine.code import ROOT, TOGETHER, trees
from tests.every import every, for_each
from tutorials.engine.decks import FRENCH
from tutorials.engine.games import GAMES
from tutorials.engine.rules import as_dict
from tutorials.engine.words import MANY, both, of_options, say, sentences

pytestmark = TOGETHER

FILES = sorted(ROOT.rglob("words.toml"))
SAYS = {
    "both": 0,
    "FaultKind": 0,
    "Line": 0,
    "tell": 0,
    "say": 0,
    "_said": 1,
}  # which argument of a call is the key
FIELDS = "fields["  # begins the name of a field of the question in a sentence
ONE_LANGUAGE = {  # sentences of which one language names what the other leaves unsaid
    "bacay-ba-tien": {"what"},  # the Vietnamese name, which English gives in brackets
    "tala-lao-den": {"count"},
    "error-tala-eaten-outside": {"fields[taken]"},  # where one may look, after the cards themselves
    "error-cards-type": {"noun"},  # Vietnamese has one word for the cards of every deck
    "error-card-type": {"noun"},
    "error-one-card": {"noun"},
}


def named(text):
    """Return the names in braces, nouns of a number among them; one written with a capital begins a sentence."""
    found = [(name, spec) for _, name, spec, _ in string.Formatter().parse(text) if name is not None]
    return {name.lower() for name, _ in found}.union(*(named(spec) for _, spec in found))


@cache
def said():
    """Return every call that makes a line: its place, the node of its key, the call."""
    return tuple(_said())


def _said():
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in SAYS and len(node.args) > SAYS[name]:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.args[SAYS[name]], node


def pattern(key):
    """Return what the keys made by an f-string look like."""
    parts = [re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z0-9-]+" for part in key.values]
    return re.compile("".join(parts))


def test_every_sentence_is_whole_in_both_languages():
    def check(key):
        both = sentences()[key]
        for text in (both.vi, both.en):
            assert text.strip() == text != ""
            assert unicodedata.is_normalized("NFC", text)
        assert named(both.vi) ^ named(both.en) == ONE_LANGUAGE.get(key, set())

    every(((key, key) for key in sentences()), check)


def test_a_number_has_its_word_where_the_sentence_gives_one():
    told = [say("leaves-loose", "en", {"card": "It", "count": count}) for count in (0, 1, 12)]
    assert [text.removeprefix("Discard It, and ") for text in told] == [
        "no card is left loose.",
        "1 card is left loose.",
        "12 cards are left loose.",
    ]
    assert say("chan-count", "vi", {"count": 0, "need": 6}).startswith("Kể cả dưới chiếu, bài chưa có chắn nào.")


def test_a_sentence_names_a_field_as_it_is_called():
    taken = both("error-tala-not-held", card=FRENCH.kinds[0])
    assert taken.say("en").endswith("Choose from “cards”.")
    assert taken.say("en", {"cards": "Your hand"}.__getitem__).endswith("Choose from “Your hand”.")
    said = both("error-same-card", card=FRENCH.kinds[0], field="a")
    assert said.say("en").startswith("A♠ is in “a” already;")
    assert said.say("en", {"a": "The first hand"}.__getitem__).startswith("A♠ is in “The first hand” already;")
    assert both("error-question-type").say("vi", {}.__getitem__) == both("error-question-type").vi


def test_a_number_takes_its_english_noun():
    told = [say("tamcuc-other-size", "en", {"count": count, "given": 9}) for count in (0, 1, 12)]
    assert [text.split(" must")[0] for text in told] == [
        "A call of 0 pieces",
        "A call of 1 piece",
        "A call of 12 pieces",
    ]


def test_a_vietnamese_noun_has_no_plural():
    def nouns(text):
        return [spec for _, _, spec, _ in string.Formatter().parse(text) if spec and spec != MANY and "=" not in spec]

    assert [key for key, both in sentences().items() if nouns(both.vi)] == []


def test_a_key_is_plain():
    assert [key for key in sentences() if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key)] == []


def test_every_key_that_is_said_stands_in_a_file():
    keys = sentences()
    for place, key, _ in said():
        if isinstance(key, ast.Constant):
            assert key.value in keys, place
        if isinstance(key, ast.JoinedStr):
            assert [each for each in keys if pattern(key).fullmatch(each)], place


def test_every_sentence_is_said_somewhere():
    strings = [node for tree in trees().values() for node in ast.walk(tree)]
    plain = {node.value for node in strings if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    made = [pattern(key) for _, key, _ in said() if isinstance(key, ast.JoinedStr)]
    assert len(made) > 20
    assert [key for key in sentences() if key not in plain and not any(each.fullmatch(key) for each in made)] == []


def test_what_a_sentence_names_is_given():
    for place, key, call in said():
        if isinstance(key, ast.Constant) and all(each.arg for each in call.keywords):
            given = {each.arg for each in call.keywords}
            both = sentences()[key.value]
            asked = {name for name in named(both.vi) | named(both.en) if not name.startswith(FIELDS)}
            assert asked <= given, place


def field_names(schema):
    """Yield the names of what a question takes, and of what stands inside it."""
    if isinstance(schema, dict):
        yield from schema.get("properties", ())
        for each in schema.values():
            yield from field_names(each)
    if isinstance(schema, list):
        for each in schema:
            yield from field_names(each)


def test_a_field_that_a_sentence_names_is_one_of_a_question():
    fields = {name for game in GAMES.values() for ask in game.asks for name in game.fields_of(ask)}
    schemas = [game.fields_of(ask) for game in GAMES.values() for ask in game.asks]
    known = fields.union(*(field_names(list(schema.values())) for schema in schemas))
    told = {
        name.removeprefix(FIELDS).removesuffix("]")
        for both in sentences().values()
        for name in named(both.vi) | named(both.en)
        if name.startswith(FIELDS)
    }
    assert len(told) > 40
    rules = {"preset", *(f"rules.{name}" for game in GAMES.values() for name in game.rules.values)}
    assert sorted(told - known - rules) == []


def test_no_sentence_quotes_the_name_of_a_field_itself():
    values = {"true", "false", "u", "boc", "voi"}  # what may be written in a field
    quoted = {
        (key, word)
        for key, both in sentences().items()
        for text in (both.vi, both.en)
        for word in re.findall("“([a-z_.]+)”", text)
    }
    assert [each for each in quoted if each[1] not in values] == []


@for_each("path", FILES, ids=lambda path: path.parent.name)
def test_a_file_of_words_lies_beside_code(path):
    assert (path.parent / "__init__.py").exists()


def texts(words):
    """Walk every text of an option: its label, its choices."""
    for said in (words, *words["choices"].values()):
        assert {"vi", "en"} <= set(said) <= {"vi", "en", "choices"}
        yield from (said["vi"], said["en"])


@for_each("game", GAMES.values(), ids=GAMES)
def test_every_option_is_told_and_every_choice(game):
    folder = Path(import_module(type(game.rules.presets[0].options).__module__).__file__ or "").parent
    words = of_options(folder / "words.toml")
    assert list(words) == list(game.rules.values)

    def check(name):
        assert list(words[name]["choices"]) == [str(value).lower() for value in game.rules.values[name]]
        for text in texts(words[name]):
            assert text.strip() == text != ""
            assert unicodedata.is_normalized("NFC", text)

    every(((name, name) for name in words), check)


@for_each("game", GAMES.values(), ids=GAMES)
def test_a_preset_chooses_among_the_values(game):
    for preset in game.rules.presets:
        for name, value in as_dict(preset.options).items():
            assert (type(value), value) in [(type(each), each) for each in game.rules.values[name]]
