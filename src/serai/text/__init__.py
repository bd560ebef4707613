"""Sentences: Fluent files in en, hu and he, and what speaks from them."""

from serai.text.speech import LANGUAGES, Speech

__all__ = ["LANGUAGES", "Speech"]
