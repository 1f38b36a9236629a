"""Questions for a class: each has a name for addresses, and is the same on paper, screen and telephone."""
