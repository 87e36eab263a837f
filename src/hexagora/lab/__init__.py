"""The lab: matches between bots, and measures of the engine."""
