"""The fields of the questions about a written record."""

from tutorials.engine.fields import Field, Number, Text
from tutorials.engine.records.lines import text_of
from tutorials.engine.totom.referee.record import parse_record

MAX_LINE = 10**6


RECORD = Field(
    "record",
    Text(lambda given, path: parse_record(text_of(given, path))),
    about="The text of a hand, one action a line.",
)
LINE = Field("line", Number(0, MAX_LINE), 0, "Line of a record.")
