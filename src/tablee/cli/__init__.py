"""The `tablee` command. Importing the modules below registers their commands with `app`."""

from tablee.cli import authoring, boxes, lab, lab_report, lessons, play, records, workshop
from tablee.cli.common import app

__all__ = ["app", "authoring", "boxes", "lab", "lab_report", "lessons", "play", "records", "workshop"]
