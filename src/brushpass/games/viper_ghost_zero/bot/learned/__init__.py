"""What was learned, as files."""
