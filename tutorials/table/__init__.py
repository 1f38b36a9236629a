"""Sit down and play: a whole hand, or many of them, against neighbours who know the law."""
