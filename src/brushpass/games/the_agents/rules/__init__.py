"""The rules of The Agents: the table, the rows, commands by effect, turns."""
