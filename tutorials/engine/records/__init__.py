"""Written records of a hand: their text, their values, and what each game says in words of its own."""
