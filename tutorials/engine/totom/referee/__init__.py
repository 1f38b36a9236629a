"""The referee: replay a written record and find the faults that the record itself proves.

Each fault is told with its line, seat, result and article. What would need cards that nobody has seen is
not guessed: a hand of which only a part is known is judged by that part and by what lies on the mat.
"""

from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault, Note
from tutorials.engine.totom.referee.table import Referee

__all__ = ["FAULT_KINDS", "Fault", "Note", "Referee"]
