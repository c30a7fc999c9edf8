"""The Agents in words."""
