"""The short booklet of a game: what a table looks up, in two dozen pages, under the rules of one village."""
