"""Speed, side by side with peers, as ratios of the same run."""
