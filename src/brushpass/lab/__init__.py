"""Games by the hundred thousand, and what they tell."""
