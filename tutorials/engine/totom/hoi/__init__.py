"""The table over many hands: dealing, the cái, gà, and who pays whom. Law: TT-1, TT-2, TT-7, TT-16.4 to TT-16.12."""
