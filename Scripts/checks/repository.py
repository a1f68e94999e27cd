"""The files of the repository, each read and split into tokens once per run."""

import re
import subprocess
from functools import cache
from pathlib import Path

from checks import tokens

ROOT = Path(__file__).resolve().parents[2]
MODULES = ROOT / ".build" / "debug" / "Modules"


class Failure(Exception):
    """The problems that a check found, one per line with its location first, and how to fix them."""

    def __init__(self, problems, fix):
        super().__init__(problems, fix)
        self.problems = list(problems)
        self.fix = fix

    def __str__(self):
        return "\n".join([*(f"error: {problem}" for problem in self.problems), f"To fix this: {self.fix}"])


def relative(path):
    """The path of a file from the top of the repository."""
    return str(path.relative_to(ROOT))


@cache
def text(path):
    """The text of a file."""
    return path.read_text(errors="replace")


@cache
def swift_files(*folders):
    """The Swift files of folders of the repository, except for what was built there."""
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*.swift"))]
    return tuple(file for file in files if "/.build" not in relative(file))


@cache
def swift_tokens(path):
    """The tokens of a Swift file."""
    return list(tokens.tokens(text(path)))


@cache
def tracked_files():
    """The paths of all files that are in the repository, or will be with the next commit."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout
    return tuple(name for name in listed.split("\0") if (ROOT / name).is_file())


def line_number(source, index):
    """The number of the line that an index of a text is in."""
    return source.count("\n", 0, index) + 1


def without_code_blocks(document):
    """A Markdown document without its blocks of code."""
    return re.sub(r"^```.*?^```", "", document, flags=re.MULTILINE | re.DOTALL)
