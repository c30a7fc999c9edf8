"""The rules of Pocket Ops: the facility, the specialists, draws, and the steps of a match."""
