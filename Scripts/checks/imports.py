"""Checks what the engines and the gallery import."""

from checks import repository

ENGINES = "Sources/Engines"
GALLERY = "Examples/Gallery/Sources"
# The modules that apps import, on Apple's platforms and here.
APP_MODULES = {
    "UIKit", "SwiftUI", "Foundation", "Collage", "Composer", "CompositionalLayoutBuilder",
    "CompositionalLayoutableSection", "CompositionalList"}


def imports(tokens):
    """The imports of a file: their lines, the words before the module's name, and the name."""
    for index, token in enumerate(tokens):
        if token.text == "import" and index + 1 < len(tokens) and (not index or tokens[index - 1].text != "."):
            words = [other.text for other in tokens[max(0, index - 6):index] if other.line == token.line]
            yield token.line, words, tokens[index + 1].text


def engine_problems(tokens, module):
    """The imports of an engine's file that aren't allowed."""
    allowed = {"Swift", "Synchronization"} | ({"LayoutGeometry"} if module != "LayoutGeometry" else set())
    for line, _, name in imports(tokens):
        if name not in allowed:
            yield line, f"import {name} isn't allowed in an engine"


def app_problems(tokens):
    """The imports and the conditional compilation of an app's file that aren't allowed."""
    for line, words, name in imports(tokens):
        if name not in APP_MODULES or words:
            yield line, f"{' '.join([*words, 'import', name])} isn't allowed in the gallery"
    for index, token in enumerate(tokens):
        if token.text in ("#if", "#elseif"):
            condition = "".join(other.text for other in tokens[index:index + 12] if other.line == token.line)
            if condition != "#ifcanImport(ObjectiveC)":
                yield token.line, "conditional compilation is for outlets only, with #if canImport(ObjectiveC)"


def check_engines(options):
    found = [
        f"{repository.relative(path)}:{line}: {problem}" for path in repository.swift_files(ENGINES)
        for line, problem in engine_problems(repository.swift_tokens(path), repository.relative(path).split("/")[2])]
    if found:
        raise repository.Failure(
            found, "Engines import only the standard library, its module Synchronization, and LayoutGeometry.")
    return "The engines import only the standard library and LayoutGeometry."


def check_gallery(options):
    """Together with public-api this shows that the gallery uses only Apple's API: it sees only what Collage has of it.

    It may fork for outlets, which only the Objective-C runtime finds by their names (Documentation/InterfaceFiles.md)."""
    found = [
        f"{repository.relative(path)}:{line}: {problem}" for path in repository.swift_files(GALLERY)
        for line, problem in app_problems(repository.swift_tokens(path))]
    if found:
        raise repository.Failure(
            found, "An app imports UIKit, SwiftUI, Foundation, and the section modules, without attributes.")
    return "The gallery imports only UIKit, SwiftUI, Foundation, and the section modules."
