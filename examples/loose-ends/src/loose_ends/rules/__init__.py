"""The rules: what is on the table, what may be done, and what follows."""
