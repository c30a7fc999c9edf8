"""The games where researchers already work. Each adapter is an optional extra."""
