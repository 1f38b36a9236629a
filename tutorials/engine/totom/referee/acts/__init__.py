"""What each act of a record does at the table: the laws are asked, and the cards lie anew."""
