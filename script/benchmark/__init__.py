"""Figures of the engine, the pages and the rulebook, against the bars they should reach."""
