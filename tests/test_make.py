"""`make release` fails before it builds anything if the changelog or the working tree is not ready for a release."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GIT = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]

pytestmark = pytest.mark.skipif(not (shutil.which("make") and shutil.which("git")), reason="needs make and git")


@pytest.fixture
def repository(tmp_path):
    """Return a repository in which our Makefile and a changelog are committed."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.0.1\n", encoding="utf-8")
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "all"]):
        subprocess.run([*GIT, *words], cwd=tmp_path, check=True)
    return tmp_path


def release(folder: Path) -> str:
    """Run `make release` as if everything were installed, check that it fails, and return its output."""
    words = ["make", "--no-print-directory", "-o", ".venv/installed-dev", "release"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert not (folder / "dist").exists()
    return done.stdout


def test_a_release_needs_an_entry_in_the_changelog(repository):
    assert "CHANGELOG.md has no entry" in release(repository)


def test_a_release_needs_a_clean_tree(repository):
    version = next(line for line in (ROOT / "pyproject.toml").read_text().splitlines() if line.startswith("version"))
    (repository / "CHANGELOG.md").write_text("## " + version.split('"')[1] + "\n", encoding="utf-8")
    said = release(repository)
    assert "not committed" in said
    assert "CHANGELOG.md" in said
