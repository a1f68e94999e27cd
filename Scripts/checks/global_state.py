"""Compares the state that a process has outside its devices with Scripts/global-state.tsv.

The list contains all mutable state in Sources that doesn't belong to an object: stored static and global variables, static
constants with a locked value or shared objects, and everything that `nonisolated(unsafe)` excludes from the compiler's
checks, each with the reason why no device owns it. State of a device belongs in `DeviceScope` or `DeviceContext`.
"""

from collections import Counter

from checks import repository
from checks.tokens import is_stored, modifiers

LIST = repository.ROOT / "Scripts" / "global-state.tsv"
# Types whose value changes behind a constant.
BOXES = {"LockedValue", "Mutex", "Atomic", "ManagedAtomic", "ObjectAttachments", "NSCache"}


def has_box(tokens, index):
    """Whether the constant whose name is at `index` is declared as one of `BOXES`, or as the single object of its class."""
    return tokens[index].text == "shared" or any(
        token.text in BOXES for token in tokens[index + 1:index + 12] if token.line == tokens[index].line)


def states(tokens):
    """The names of the global state in a file, with repetitions."""
    depth = 0
    for index, token in enumerate(tokens):
        text = token.text
        if text == "{":
            depth += 1
        elif text == "}":
            depth -= 1
        elif text in ("var", "let") and index + 1 < len(tokens):
            words, name = modifiers(tokens, index), index + 1
            is_global = "static" in words or depth == 0
            if "nonisolated(unsafe)" in words or (
                    is_global and (is_stored(tokens, name) if text == "var" else has_box(tokens, name))):
                yield tokens[name].text


def listed(lines):
    """How often the list has each file and name, and the rows without a reason."""
    rows, incomplete = Counter(), []
    for number, line in enumerate(lines[1:], 2):
        columns = line.split("\t")
        if len(columns) == 3 and columns[2].strip():
            rows[(columns[0], columns[1])] += 1
        else:
            incomplete.append(f"{repository.relative(LIST)}:{number}: a row needs a file, a name, and a reason")
    return rows, incomplete


def check(options):
    known, problems = listed(repository.text(LIST).splitlines())
    found = Counter(
        (repository.relative(path), name)
        for path in repository.swift_files("Sources") for name in states(repository.swift_tokens(path)))
    problems += [f"{file}: {name} is new global state" for file, name in sorted((found - known).keys())]
    problems += [f"{file}: {name} is listed, but isn't global state" for file, name in sorted((known - found).keys())]
    if problems:
        raise repository.Failure(problems, (
            "Move the state into a device's (`DeviceScope`), or add a row with the reason to Scripts/global-state.tsv. "
            "Remove rows of state that no longer exists."))
    return f"The global state is the {sum(known.values())} variables that Scripts/global-state.tsv explains."
