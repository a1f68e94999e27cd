"""Checks where the design of the system is queried."""

from checks import repository

SOURCES = "Sources/Portable"
# Files with another name that query the design: its colors, and the trait.
OTHERS = {"SystemColor.swift", "SystemMetrics.swift", "BarDesign.swift"}


def problems(tokens):
    """The comparisons of the generation of the system's design."""
    for index, token in enumerate(tokens):
        if token.text == "generation" and index + 1 < len(tokens) and tokens[index + 1].text in (
                ">=", "<", ">", "<=", "==", "!="):
            yield token.line, "the design is compared here"


def check(options):
    found = [
        f"{repository.relative(path)}:{line}: {problem}" for path in repository.swift_files(SOURCES)
        if not path.name.endswith("Metrics.swift") and path.name not in OTHERS
        for line, problem in problems(repository.swift_tokens(path))]
    if found:
        raise repository.Failure(
            found, "Only types of metrics compare designs. Other code reads a length or a property from such a type.")
    return "Only types of metrics compare designs of the system."
