"""The rules of Kobito, in the order of the rulebook."""
