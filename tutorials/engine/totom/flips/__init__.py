"""Hands and cases on which one house rule changes the answer."""
