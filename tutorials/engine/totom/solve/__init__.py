"""The solver: phu, the whole hand laid out, its waits and its discards. Law: TT-4, TT-5, TT-10, TT-13."""
