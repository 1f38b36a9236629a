"""A table where one plays, drawn as one seat sees it: the mat, who sits round it, the hand, what may be done."""
