"""Research: the games behind the interfaces that researchers already use. Each needs its own library installed."""
