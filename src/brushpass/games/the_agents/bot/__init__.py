"""The judgement of The Agents' heuristic player."""
