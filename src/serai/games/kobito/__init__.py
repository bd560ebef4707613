"""Kobito: rainbows of cards, and the pots of gold at their ends."""
