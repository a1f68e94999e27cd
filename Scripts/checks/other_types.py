"""The declarations of UIKit and SwiftUI that Collage has with other types only.

`missing` compares names with argument labels, which overloads share. This record lists Apple's declarations whose types no
declaration of ours with the same name has, so that a change that removes one of several overloads fails. A declaration can
be spelled in another way and mean the same.
"""

from checks import apple_api, repository, symbol_graph
from checks.public_api import TYPES

RECORD = apple_api.LISTS / "other-types.tsv"


def without_match(symbols, apple):
    """The paths and Apple's declarations that have a symbol of the same path, but none with the same signature."""
    signatures = {}
    for symbol in symbols:
        if symbol.kind not in TYPES:
            signatures.setdefault(symbol.path, set()).add(apple_api.signature(symbol.declaration))
    return {
        (path, declaration) for path, declarations in apple.items() for declaration in declarations
        if path in signatures and apple_api.signature(declaration) not in signatures[path]}


def found(modules_folder):
    """The rows of the record: the framework, the path, and Apple's declaration."""
    return {
        (framework.name, path, " ".join(declaration.split()))
        for framework in apple_api.FRAMEWORKS
        for path, declaration in without_match(
            symbol_graph.public_api(framework.modules, modules_folder).symbols, apple_api.symbols(framework))}


def recorded():
    """The rows of the record."""
    return {tuple(row) for row in apple_api.rows(RECORD.name)}


def record(rows):
    """Writes the record."""
    header = [line for line in repository.text(RECORD).splitlines() if line.startswith("#")]
    RECORD.write_text("\n".join([*header, *("\t".join(row) for row in sorted(rows))]) + "\n")


def changes(before, now):
    """The declarations that have lost their types, and the ones that have them now."""
    for word, rows in (("gone", now - before), ("new", before - now)):
        for _, path, declaration in sorted(rows):
            yield f"{RECORD.name}: {word}: {path}: {declaration}"
