"""The rules of Marrakesh: one file for each phase and each district."""
