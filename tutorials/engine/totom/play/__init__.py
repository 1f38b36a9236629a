"""Self-play: a dealer, players that make lawful moves only, and planted faults for the referee to find.

The legality of these players is told from the text of the law, not from the referee: two methods that must agree.
"""
