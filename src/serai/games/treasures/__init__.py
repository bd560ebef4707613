"""Treasures: cards are collected by equal value or by sum."""
