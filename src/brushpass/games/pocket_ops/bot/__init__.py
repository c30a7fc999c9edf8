"""Who plays Pocket Ops."""
