"""A hand on a desk: what was filled in, and the questions to the engine about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from tutorials import engine
from tutorials.catalogue import houses
from tutorials.catalogue.desks import Desk, Values
from tutorials.catalogue.houses import House

Answer = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Hand:
    """What was filled in on the desk of a game, under the house rules that were chosen."""

    desk: Desk
    values: Values
    house: House
    lang: str
    words: Mapping[str, str]  # the address
    _said: dict[tuple[House, str], Answer] = field(default_factory=dict, repr=False, compare=False)  # by the engine

    @property
    def houses(self) -> tuple[House, ...]:
        """Return the villages to compare: the presets told of the game, and the one that was chosen."""
        told = houses.presets(self.house.game)
        return told if self.house in told else (*told, self.house)

    @property
    def size(self) -> int:
        """Return the number of cards, on hand and on the mat."""
        return self.desk.size(self.values)

    def put(self, name: str = "", house: House | None = None, **changes: Any) -> Answer | None:
        """Put the question of this name, or the one that fits, about the hand or the hand changed; None if none fits.

        The chosen village is asked unless another is named. Raises DoorError.
        """
        question = self.desk.question({**self.values, **changes}, name)
        return None if question is None else self.ask(question, house)

    def ask(self, question: Mapping[str, Any], house: House | None = None) -> Answer:
        """Ask the engine under the rules of a village, the same question once. Raises DoorError."""
        house = house or self.house
        asked = (house, repr(sorted(question.items())))
        if asked not in self._said:
            about = {"game": self.house.game, "lang": self.lang, "rules": house.rules}
            self._said[asked] = engine.answer({**about, **question})
        return self._said[asked]

    def address(self, **changes: str) -> str:
        """Return the query of the same hand with some fields changed."""
        return urlencode({name: word for name, word in {**self.words, **changes}.items() if word})
