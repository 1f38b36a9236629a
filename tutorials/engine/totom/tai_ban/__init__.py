"""Tài bàn: lưng are counted, not only looked for. Law: TB."""
