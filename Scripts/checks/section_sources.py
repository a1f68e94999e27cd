"""Checks that the section modules compile with Apple's UIKit for iOS 15.

The compiler checks them for iOS against Apple's declarations, as `apple_build` describes. They use newer symbols only with
`#available` or `@available`, and only symbols that Apple has. They fork by platform and import a UIKit only in
Platform.swift.
"""

import re
import tempfile
from graphlib import TopologicalSorter

from checks import repository
from checks.apple_build import OLDEST, AppleModules, names
from checks.tokens import tokens

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
        module: set(re.findall(r"^(?:@_exported )?import (\w+)", "\n".join(map(repository.text, files)), re.MULTILINE))
        for module, files in modules.items()}
    order = TopologicalSorter({module: names & modules.keys() for module, names in imported.items()}).static_order()
    return {module: modules[module] for module in order}


def check_apple(options):
    modules = by_dependency({module: repository.swift_files(f"Sources/Sections/{module}") for module in MODULES})
    texts = [repository.text(file) for files in modules.values() for file in files]
    with tempfile.TemporaryDirectory() as folder:
        apple = AppleModules(folder, names(texts))
        found = [
            f"{path.removeprefix(f'{repository.ROOT}/')}:{line}: {message}"
            for path, line, message in apple.problems(modules)]
    if found:
        raise repository.Failure(found, (
            f"Use what Apple's UIKit declares, and put newer symbols into `if #available(…)`: the modules build on iOS "
            f"{OLDEST:g}. If Apple has the declaration, correct it in Tests/Resources/api or Scripts/checks/apple_modules."))
    types, members = apple.count
    lines = sum(text.count("\n") for text in texts)
    return (f"The {len(modules)} section modules ({lines:,} lines) compile for iOS {OLDEST:g} with Apple's declarations "
            f"({types} types and {members:,} members of UIKit).")
