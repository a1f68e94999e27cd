"""Writes the generated documents, and checks that they are up to date."""

from checks import repository
from checks.generated import cookbook, coverage, differences, performance, swiftui

DOCUMENTATION = repository.ROOT / "Documentation"
# The generators of tables by the documents' names, which need built modules.
TABLES = {"Coverage": coverage.tables, "Differences": differences.tables, "SwiftUI": swiftui.tables}
NAMES = ["cookbook", "coverage", "differences", "performance", "swiftui"]


def file(name):
    """The document of a name on the command line."""
    return next(path for path in DOCUMENTATION.glob("*.md") if path.stem.lower() == name)


def marker(name):
    """The line above the generated part of a document. Everything above it is written manually and stays."""
    return f"<!-- What follows is written by Scripts/document {name}. -->\n"


def text(name, options):
    """A document as it should be."""
    path = file(name)
    if name == "cookbook":
        return cookbook.text(options)
    if name == "performance":
        return performance.text(repository.text(path), [output.read_text() for output in options.outputs])
    above, line, _ = repository.text(path).partition(marker(name))
    if not line:
        raise repository.Failure([f"{repository.relative(path)}: there is no line {marker(name).strip()}"], "Add the line.")
    return above + line + TABLES[path.stem](options)


def check(names):
    """A check of documents."""
    def check(options):
        stale = [name for name in names if text(name, options) != repository.text(file(name))]
        if stale:
            raise repository.Failure(
                [f"{repository.relative(file(name))}: the document is out of date" for name in stale],
                " ".join(f"Run Scripts/document {name}." for name in stale))
        return f"The generated documents are up to date: {', '.join(names)}."

    return check


check_text = check(["cookbook"])
check_tables = check(["coverage", "differences", "swiftui"])
