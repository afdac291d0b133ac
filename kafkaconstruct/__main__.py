"""`python -m kafkaconstruct`."""

from kafkaconstruct.cli import main

if __name__ == "__main__":
    main()
