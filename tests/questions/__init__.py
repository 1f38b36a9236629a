"""Tests of questions for a class."""
