"""Writes the sources that have a template, and compares them with the template's output."""

import subprocess

from checks import repository
from checks.generated import merge_publishers

FIX = "Edit the template, and run Scripts/check generated-sources --record."


def formatted(text, path):
    """A source in the repository's format."""
    outcome = subprocess.run(
        ["swift", "format", "--assume-filename", path, "--configuration", repository.ROOT / ".swift-format"], input=text,
        capture_output=True, text=True)
    if outcome.returncode != 0:
        raise repository.Failure([f"{path}: swift format fails\n{outcome.stderr}"], "Correct the template.")
    return outcome.stdout


def check(options):
    """Checks that each source that has a template is the template's output."""
    sources = {path: formatted(text, path) for path, text in merge_publishers.sources().items()}
    if options.record:
        for path, text in sources.items():
            (repository.ROOT / path).write_text(text)
    different = [
        f"{path}: differs from its template" for path, text in sources.items()
        if not (repository.ROOT / path).exists() or repository.text(repository.ROOT / path) != text]
    if different:
        raise repository.Failure(different, FIX)
    return f"{len(sources)} generated sources are what their templates give"
