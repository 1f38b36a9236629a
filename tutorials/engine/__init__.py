"""The rules of the games, behind one door. Standard library only; knows nothing of the site."""

from tutorials.engine.door import answer, ask
from tutorials.engine.errors import DoorError
from tutorials.engine.schema import schema

__all__ = ["DoorError", "answer", "ask", "schema"]
