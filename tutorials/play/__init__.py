"""Players and tables of every game: a second reading of the law, beside the engine. Standard library only."""
