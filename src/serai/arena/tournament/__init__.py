"""Tournaments among bots: who plays whom, what happened, and what it shows."""
