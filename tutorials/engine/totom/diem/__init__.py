"""Tổ tôm điếm: drum, flags, and the order of a hand at the festival. Law: TD-4, TD-8, TD-9."""
