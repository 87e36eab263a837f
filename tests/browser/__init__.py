"""The club in a real browser: played, looked at, and cut off in the middle, as people do."""
