"""The exact solution of Pocket Ops: every round, every draft, the match."""
