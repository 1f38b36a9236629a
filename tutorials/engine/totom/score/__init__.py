"""What a winning hand earns: its cước, its points, and what must be said. Law: TT-11, TT-14, TT-15."""
