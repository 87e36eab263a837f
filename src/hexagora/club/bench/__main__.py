"""``python -m hexagora.club.bench PLAN``: the process that is measured; see ``node``."""

from hexagora.club.bench.node import main

if __name__ == "__main__":
    main()
