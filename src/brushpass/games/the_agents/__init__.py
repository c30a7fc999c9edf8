"""The Agents."""
