"""The referee: replay a written record and find the faults that the record itself proves.

Each fault is told with its line, seat, result and article. What would need cards that nobody has seen is
not guessed: a hand of which only a part is known is judged by that part and by what lies on the mat.

The record (`written`, `record`) seats the players (`seating`) at a `table`; `replay` carries out each act (`acts`),
which asks the law and moves the cards. The law stands in tables of clauses: `eating`, `throwing`, `laying`, `raising`,
`winning`; what matters only at an ù is owed till then (`owing`).
"""

from tutorials.engine.totom.referee.faults import FAULT_KINDS, Fault, Note

__all__ = ["FAULT_KINDS", "Fault", "Note"]
