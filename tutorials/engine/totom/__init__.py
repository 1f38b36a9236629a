"""Tổ tôm: the rules of bí ngũ (five players) and bí tứ (four), on the 120-card deck."""
