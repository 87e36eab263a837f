"""``python -m hexagora`` is the command ``hexagora``."""

from hexagora.cli import main

if __name__ == "__main__":
    main()
