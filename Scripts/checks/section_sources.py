"""Checks that the section modules build on iOS 15 with Apple's UIKit.

They use newer symbols only with `#available` or `@available`, fork by platform and import a UIKit only in Platform.swift,
and use only public symbols of Collage's UIKit. The version of a symbol is in the column iOS of uikit-api.tsv and
swiftui-api.tsv. A name counts as newer if no older symbol has it and the modules don't declare it. Methods are
distinguished by their labels.
"""

import tempfile

from checks import apple_api, compiler, repository
from checks.tokens import DECLARATIONS, versioned_tokens

OLDEST = 15.0
SECTIONS = repository.ROOT / "Sources" / "Sections"
MODULES = sorted(folder.name for folder in SECTIONS.iterdir() if folder.is_dir())
IMPORTS = {"Foundation", "Dispatch", "Combine", "Observation", *MODULES}


class NewerSymbols:
    """The symbols that are newer than the oldest version, by their form in source: a name, with the labels of its
    arguments if it's called."""

    def __init__(self, declared, sees_views):
        newer, older = {}, set()
        rows = [(parent, kind, name, version) for _, parent, kind, name, _, version, *_ in apple_api.rows("uikit-api.tsv")]
        if sees_views:
            # Other types' members have names that are too common.
            rows += [
                (parent, kind, name, version)
                for parent, kind, name, _, version, *_ in apple_api.rows("swiftui-api.tsv")
                if parent.split(" > ")[-1] in ("", "View", "EnvironmentValues", "UIHostingController")]
        for parent, kind, name, version in rows:
            use = self.use(parent, kind, name.replace("`", ""))
            if not version.replace(".", "").isdigit():
                continue
            if float(version) > OLDEST:
                newer[use] = min(float(version), newer.get(use, float(version)))
            else:
                older.add(use)
        self.versions = {
            use: version for use, version in newer.items() if use not in older | declared}

    @staticmethod
    def use(parent, kind, name):
        """The form of a row's symbol in source."""
        base = parent.split(" > ")[-1].split(".")[-1] if kind == "Initializer" else apple_api.base_name(name)
        return base, tuple(name.split("(")[1].split(")")[0].split(":")[:-1]) if "(" in name else None

    def version(self, name, labels, has_closure):
        """The version that a use requires; 0 for none. Trailing closures have lost their labels."""
        if labels is None or not has_closure:
            return self.versions.get((name, labels), 0)
        return min(
            (version for (own, all_labels), version in self.versions.items()
             if own == name and all_labels is not None and all_labels[:len(labels)] == labels), default=0)


def call(tokens, index):
    """The labels of the call of the name at `index`, and whether a closure follows; (None, False) without a call."""
    start = index + 1
    if start < len(tokens) and tokens[start].text in "?!":
        start += 1
    if start >= len(tokens) or tokens[start].text != "(" or tokens[start].line > tokens[index].line:
        return None, False
    labels, depth, begins_argument = [], 0, False
    for end in range(start, len(tokens)):
        text = tokens[end].text
        if text == ")" and depth == 1:
            return tuple(labels), end + 1 < len(tokens) and tokens[end + 1].text == "{"
        if depth == 1 and begins_argument:
            labels.append(text if tokens[end + 1].text == ":" else "_")
        depth += (text in "([{") - (text in ")]}")
        begins_argument = depth == 1 and text in "(,"
    return None, False


def declared_names(tokens):
    """A file's declarations, as their uses look; methods without their labels. A method with all the labels of a newer
    method of UIKit's implements a delegate's, and may call that of another delegate."""
    return {
        (name.text, labels) for word, name in zip(tokens, tokens[1:]) for labels in (None, ())
        if word.text in DECLARATIONS - {"init", "extension"}}


def unguarded_uses(tokens, newer):
    """The uses of newer symbols without a check, as lines and messages."""
    for index, token in enumerate(tokens):
        before = tokens[index - 1].text if index else ""
        if before in ("func", "import", "var", "let"):
            continue
        labels, has_closure = call(tokens, index)
        version = newer.version(token.text, labels, has_closure)
        is_type = token.text[:1].isupper()
        if not version:
            version = newer.version(token.text, None, False)
        # A lowercase name is a member only after a dot, or with labels.
        if version > token.version and (is_type or before == "." or labels):
            name = token.text + (f"({''.join(label + ':' for label in labels)})" if labels else "")
            yield token.line, f"{name} requires iOS {version:g}, and no #available checks for it"


def forks(tokens, is_platform):
    """Conditional compilation and imports that belong in Platform.swift, as lines and messages."""
    for token, following in zip(tokens, tokens[1:]):
        if token.text in ("#if", "#elseif") and not is_platform:
            yield token.line, "conditional compilation belongs in Platform.swift"
        if token.text == "import" and not is_platform and following.text not in IMPORTS:
            yield token.line, f"import {following.text} belongs in Platform.swift"


def problems(sources):
    """The problems of sources, which are given as text by path; one line each, sorted by path and line."""
    tokens = {path: versioned_tokens(text) for path, text in sources.items()}
    declared = set().union(*map(declared_names, tokens.values()))
    newer_by_views = {sees: NewerSymbols(declared, sees) for sees in (False, True)}
    # SwiftUI's symbols concern the modules whose Platform.swift imports it.
    with_views = tuple(
        path.removesuffix("Platform.swift") for path, text in sources.items()
        if path.endswith("/Platform.swift") and "import SwiftUI" in text)
    for path in sorted(tokens):
        newer = newer_by_views[path.startswith(with_views)]
        found = [*unguarded_uses(tokens[path], newer), *forks(tokens[path], path.endswith("/Platform.swift"))]
        yield from (f"{path}:{line}: {text}" for line, text in sorted(found))


def check(options):
    files = repository.swift_files("Sources/Sections")
    found = list(problems({repository.relative(file): repository.text(file) for file in files}))
    if found:
        raise repository.Failure(found, (
            f"Put newer symbols into `if #available(…)`: the modules build on iOS {OLDEST:g}. Declare what differs by "
            "platform in the module's Platform.swift."))
    return f"The {len(files)} files of the section modules need iOS {OLDEST:g} and fork only in Platform.swift."


def check_package_symbols(options):
    """Compiles each module as part of another package, which sees only UIKit's public symbols."""
    # Together the section modules are a package, and CollectionCore is what the others import.
    with tempfile.TemporaryDirectory() as folder:
        def compile_module(module, *task):
            return module, compiler.run([
                "swiftc", *task, *compiler.module_map_flags(options.modules), "-swift-version", "6", "-module-name", module,
                "-package-name", "Sections", "-I", folder, "-I", options.modules,
                *repository.swift_files(f"Sources/Sections/{module}")])

        core = f"{folder}/CollectionCore.swiftmodule"
        outcomes = [compile_module("CollectionCore", "-emit-module", "-emit-module-path", core)]
        outcomes += compiler.in_parallel(lambda module: compile_module(module, "-typecheck"), MODULES)
    if failures := [f"{module}: {outcome.stderr.strip()}" for module, outcome in outcomes if outcome.returncode]:
        raise repository.Failure(failures, "Use only public symbols of UIKit; Apple's has no others.")
    return f"The {len(MODULES)} section modules use only public symbols of UIKit."
