"""Run the `tablee` command with `python -m tablee`."""

from tablee.cli import app

app()
