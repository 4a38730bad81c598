"""The example notebook runs from its first cell to its last."""

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "lab.ipynb"


@pytest.mark.kernel
def test_every_cell_runs_and_finds_what_the_text_says(capsys):
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    space: dict = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), space)
    assert len(space["printed"].games) == 600
    assert len(space["effects"]) == 3
    assert len(space["used"]) > 20
    assert "decisions: " in capsys.readouterr().out  # a shorter dungeon makes shorter games
    assert space["match"].position.is_over
