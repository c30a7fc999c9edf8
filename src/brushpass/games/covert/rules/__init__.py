"""The rules of Covert: the table, and the steps of a game by phase."""
