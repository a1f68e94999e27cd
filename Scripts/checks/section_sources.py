"""Checks that the section modules and the examples compile with Apple's UIKit.

The compiler checks them for iOS against Apple's declarations, as `apple_build` describes. They use newer symbols only with
`#available` or `@available`, and only symbols that Apple has. The section modules fork by platform and import a UIKit only
in Platform.swift.

Problems in some files of the examples are ignored, because their declarations aren't in `apple_modules`: the ones with views
of SwiftUI, and `NOT_CHECKED`.
"""

import re
import tempfile
from graphlib import TopologicalSorter
from pathlib import Path

from checks import repository
from checks.apple_build import AppleModules, names
from checks.tokens import tokens

# The oldest version of iOS that the section modules build on, and the one that the examples do.
OLDEST = 15.0
EXAMPLES_OLDEST = 17.0
EXAMPLES = {name: f"Examples/{name}/Sources" for name in ("Cookbook", "Gallery", "TestedApp")}
# Files of the examples, with the declarations that they need.
NOT_CHECKED = {
    "AttributedTexts.swift": "attributed strings", "CodeColoring.swift": "attributed strings",
    "EditorViewController.swift": "TextKit", "LineNumberView.swift": "TextKit", "PackageIndex.swift": "strings in C",
    "SourceTextStorage.swift": "TextKit", "SwiftToken.swift": "regular expressions"}
# The declaration that SwiftPM adds to modules with resources.
RESOURCES = "import Foundation\nextension Bundle { static var module: Bundle { main } }\n"
SECTIONS = repository.ROOT / "Sources" / "Sections"
MODULES = sorted(folder.name for folder in SECTIONS.iterdir() if folder.is_dir())
IMPORTS = {"Foundation", "Dispatch", "Combine", "Observation", *MODULES}


def forks(tokens, is_platform):
    """Conditional compilation and imports that belong in Platform.swift, as lines and messages."""
    for token, following in zip(tokens, tokens[1:]):
        if token.text in ("#if", "#elseif") and not is_platform:
            yield token.line, "conditional compilation belongs in Platform.swift"
        if token.text == "import" and not is_platform and following.text not in IMPORTS:
            yield token.line, f"import {following.text} belongs in Platform.swift"


def problems_of_forks(sources):
    """The forks of sources, which are given as text by path, that belong elsewhere; one line each."""
    for path, text in sorted(sources.items()):
        for line, problem in forks(list(tokens(text)), path.endswith("/Platform.swift")):
            yield f"{path}:{line}: {problem}"


def check_forks(options):
    files = repository.swift_files("Sources/Sections")
    found = list(problems_of_forks({repository.relative(file): repository.text(file) for file in files}))
    if found:
        raise repository.Failure(found, "Declare what differs by platform in the module's Platform.swift.")
    return f"The {len(files)} files of the section modules fork only in Platform.swift."


def by_dependency(modules):
    """Modules, given as their files by name, each after the ones that it imports."""
    imported = {
        module: set(re.findall(r"^(?:@_exported )?import (\w+)", "\n".join(path.read_text() for path in files), re.MULTILINE))
        for module, files in modules.items()}
    order = TopologicalSorter({module: names & modules.keys() for module, names in imported.items()}).static_order()
    return {module: modules[module] for module in order}


def section_modules():
    return {module: repository.swift_files(f"Sources/Sections/{module}") for module in MODULES}


def compile_modules(modules, oldest, ignores=lambda path, message: False):
    """Compiles modules, given as their files by name. Returns their lines, and the declarations that they compile with."""
    modules = by_dependency(modules)
    texts = [path.read_text() for files in modules.values() for path in files]
    with tempfile.TemporaryDirectory() as folder:
        apple = AppleModules(folder, names(texts), oldest)
        found = [
            f"{path.removeprefix(f'{repository.ROOT}/')}:{line}: {message}"
            for path, line, message in apple.problems(modules) if not ignores(Path(path), message)]
    if found:
        raise repository.Failure(found, (
            f"Use what Apple's UIKit declares, and put newer symbols into `if #available(…)`: the modules build on iOS "
            f"{oldest:g}. If Apple has the declaration, correct it in Tests/Resources/api or Scripts/checks/apple_modules."))
    types, members = apple.count
    return sum(text.count("\n") for text in texts), f"{types} types and {members:,} members of UIKit"


def check_sections(options):
    modules = section_modules()
    lines, declarations = compile_modules(modules, OLDEST)
    return (f"The {len(modules)} section modules ({lines:,} lines) compile for iOS {OLDEST:g} with Apple's declarations "
            f"({declarations}).")


def is_ignored(path, message):
    """Whether a problem in an example isn't one with Apple's modules."""
    return path.name in NOT_CHECKED or "import SwiftUI" in path.read_text() or message == "no macro named 'Preview'"


def check_examples(options):
    examples = {name: repository.swift_files(folder) for name, folder in EXAMPLES.items()}
    with tempfile.TemporaryDirectory() as folder:
        resources = Path(folder) / "Resources.swift"
        resources.write_text(RESOURCES)
        modules = section_modules() | {name: (*files, resources) for name, files in examples.items()}
        _, declarations = compile_modules(modules, EXAMPLES_OLDEST, is_ignored)
    files = [file for files in examples.values() for file in files]
    checked = [file for file in files if not is_ignored(file, "")]
    return (f"{len(checked)} of the {len(files)} files of the examples compile for iOS {EXAMPLES_OLDEST:g} with Apple's "
            f"declarations ({declarations}).")
