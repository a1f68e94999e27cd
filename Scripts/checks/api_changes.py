"""Compares the public declarations of the section modules and the test kit with Tests/Resources/api/collage-api.tsv, so
that every change is visible in a review.

A patch version removes nothing. CHANGELOG.md names the declarations, in backquotes, that were removed or changed since the
last tag.
"""

import re
import subprocess

from checks import apple_api, repository, symbol_graph

LIST = apple_api.LISTS / "collage-api.tsv"
MODULES = (
    "CollectionCore", "CompositionalLayoutBuilder", "Composer", "CompositionalLayoutableSection", "CompositionalList",
    "Collage", "CollageTesting", "SnapshotTesting", "SnapshotTestingSwiftUI")
HEADER = "# What the section modules and the test kit offer; Scripts/check api-changes --record writes it.\n"


def declarations(modules_folder):
    """The public declarations, each with its module and its path before it."""
    return {
        f"{module}\t{symbol.path}\t{' '.join(symbol.declaration.split())}"
        for module in MODULES for symbol in symbol_graph.public_api((module,), modules_folder).symbols}


def released():
    """The last tag and the declarations that it recorded; nothing if there is no tag, or none with a list."""
    git = ["git", "-C", str(repository.ROOT)]
    tag = subprocess.run([*git, "describe", "--tags", "--abbrev=0"], capture_output=True, text=True)
    if tag.returncode:
        return None, set()
    name = tag.stdout.strip()
    file = subprocess.run([*git, "show", f"{name}:{repository.relative(LIST)}"], capture_output=True, text=True)
    return name, {line for line in file.stdout.splitlines() if line and not line.startswith("#")}


def unnamed(gone, changes):
    """The removed declarations that the changelog doesn't name in backquotes."""
    named = re.findall(r"`([^`]+)`", changes)

    def is_named(line):
        name = line.split("\t")[1].rpartition(".")[2]
        return any(name in code for code in named)

    return sorted(line for line in gone if not is_named(line))


def spaced(line):
    return line.replace("\t", "  ")


def check(options):
    current = declarations(options.modules)
    if options.record:
        LIST.write_text(HEADER + "".join(f"{line}\n" for line in sorted(current)))
    else:
        recorded = {"\t".join(row) for row in apple_api.rows(LIST.name)}
        problems = [f"{LIST.name}: gone or changed: {spaced(line)}" for line in sorted(recorded - current)]
        problems += [f"{LIST.name}: new: {spaced(line)}" for line in sorted(current - recorded)]
        if problems:
            raise repository.Failure(problems, (
                "Scripts/check api-changes --record records new declarations. Removed or changed ones break callers: "
                "keep it next to the new one, marked as deprecated, or name it in CHANGELOG.md."))
    tag, offered = released()
    silent = unnamed(offered - current, repository.text(repository.ROOT / "CHANGELOG.md"))
    if silent:
        raise repository.Failure(
            [f"CHANGELOG.md: {tag} had {spaced(line)}" for line in silent],
            "Name in CHANGELOG.md, in backquotes, what is gone or changed since the last tag.")
    return f"The {len(current)} declarations of the section modules and the test kit are the recorded ones."
