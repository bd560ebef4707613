"""Marrakesh: keshis from a cube tower, nine districts and twelve rounds, for two to four players."""
