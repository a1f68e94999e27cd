"""Compares the names and signatures of the public symbols of UIKit and SwiftUI with Apple's.

Apple's symbols are listed in Tests/Resources/api. The reviewed lists there contain symbols that Apple documents elsewhere
or that the language requires, each with the reason. Names that begin with an underscore aren't API, as in Apple's SwiftUI.
"""

import fnmatch
import re

from checks import apple_api, repository, symbol_graph

# The members that a type gets from the protocols and the root class of the standard library and Foundation.
INHERITED = {
    "NSObject": [
        "init()", "isEqual(_:)", "hash", "description", "debugDescription", "copy()", "mutableCopy()"],
    "NSObjectProtocol": ["isEqual(_:)", "hash", "description", "debugDescription"],
    "Equatable": ["==(_:_:)", "!=(_:_:)"],
    "Hashable": ["hash(into:)", "hashValue"],
    "Comparable": ["<(_:_:)", ">(_:_:)", "<=(_:_:)", ">=(_:_:)"],
    "RawRepresentable": ["rawValue", "init(rawValue:)", "RawValue"],
    "ExpressibleByStringLiteral": ["init(stringLiteral:)"],
    "ExpressibleByArrayLiteral": ["init(arrayLiteral:)"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "CustomReflectable": ["customMirror"],
    "Identifiable": ["id", "ID"],
    "Sequence": ["makeIterator()", "Element", "Iterator"],
    "Encodable": ["encode(to:)"],
    "Decodable": ["init(from:)"],
    "NSCopying": ["copy(with:)"],
    "NSMutableCopying": ["mutableCopy(with:)"],
    "NSCoding": ["init(coder:)", "encode(with:)"],
    "NSSecureCoding": ["supportsSecureCoding"],
}

# Declarations of types differ in how they spell what they derive from; their members are compared instead.
TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.enum.case", "swift.protocol", "swift.typealias"}

# The prefixes of names in the frameworks whose contents UIKit has here.
UMBRELLAS = {"CoreGraphics": ("CG",), "QuartzCore": ("CA", "kCA", "CG")}

# The end of a pattern that is for the signature of a declaration instead of its name.
SIGNATURE = " signature"

FIX = (
    "Make what Apple doesn't have `package`, and write the others as Apple does. If Apple documents a symbol that the lists "
    "don't have, or the language requires it, add it with the reason to the reviewed list in Tests/Resources/api. Remove "
    "rows that no symbol matches. An umbrella exports what UIKit has of its framework.")


class Reviewed:
    """A reviewed list: patterns of paths, each with its reason, and the patterns that matched a symbol. A pattern for
    signatures ends with the word."""

    def __init__(self, rows):
        self.reasons = dict(rows)
        self.used = set()

    def has(self, path):
        for pattern in self.reasons:
            if pattern.endswith(SIGNATURE) != path.endswith(SIGNATURE):
                continue
            if pattern == path or ("*" in pattern and fnmatch.fnmatchcase(path, pattern)):
                self.used.add(pattern)
                return True
        return False


def is_known(symbol, api, apple):
    """Whether Apple has the symbol itself, or in a supertype of its owner."""
    if symbol.path in apple:
        return True
    owner, _, name = symbol.path.rpartition(".")
    # A parenthesis contains a dot only in operators such as `...`, which UIKit doesn't have.
    if not owner:
        return False
    return any(
        f"{above}.{name}" in apple or name in INHERITED.get(above, []) for above in api.supertypes(owner))


def signature_difference(symbol, apple):
    """Apple's declarations of the symbol if ours matches none of them, or `None`."""
    declarations = apple.get(symbol.path, [])
    if not declarations or symbol.kind in TYPES:
        return None
    if apple_api.signature(symbol.declaration) in map(apple_api.signature, declarations):
        return None
    return " / ".join(declarations)


def is_hidden(symbol):
    return any(part.startswith("_") for part in symbol.path.split("."))


def problems(api, apple, reviewed, list_name):
    """The differences between our API and Apple's."""
    symbols = [symbol for symbol in api.symbols if not is_hidden(symbol)]
    for symbol in symbols:
        expected = signature_difference(symbol, apple)
        if expected and not reviewed.has(symbol.path + SIGNATURE):
            yield f"{symbol.location}: {symbol.declaration}\n    is Apple's {expected}"
    for symbol in sorted(symbols, key=lambda symbol: symbol.path):
        if not is_known(symbol, api, apple) and not reviewed.has(symbol.path):
            yield f"{symbol.location}: {symbol.path} is public, but Apple has no such symbol"
    for pattern in sorted(set(reviewed.reasons) - reviewed.used):
        yield f"{list_name}: no public symbol matches {pattern}"


def incomplete_rows(name):
    """The rows of a reviewed list that aren't a pattern and a reason."""
    return [
        f"{name}: a row needs a pattern, a tab, and the reason: {row}" for row in apple_api.rows(name)
        if len(row) != 2 or not row[1].strip()]


def unexported_names(uikit):
    """The names in UIKit that the umbrella of Apple's framework for them doesn't export."""
    names = {symbol.path.partition("(")[0] for symbol in uikit.symbols if "." not in symbol.path}
    for umbrella, prefixes in UMBRELLAS.items():
        source = repository.ROOT / "Sources" / "Umbrellas" / umbrella / f"{umbrella}.swift"
        exported = set(re.findall(r"import \w+ Portable\w+\.(\w+)", repository.text(source)))
        for name in sorted(names - exported):
            if name.startswith(prefixes):
                yield f"{repository.relative(source)}: {name} isn't exported"


def check(options):
    found, count = [], 0
    for framework in apple_api.FRAMEWORKS:
        api = symbol_graph.public_api(framework.modules, options.modules)
        count += sum(not is_hidden(symbol) for symbol in api.symbols)
        if incomplete := incomplete_rows(framework.reviewed):
            raise repository.Failure(incomplete, FIX)
        reviewed = Reviewed(apple_api.rows(framework.reviewed))
        found += problems(api, apple_api.symbols(framework), reviewed, framework.reviewed)
    found += unexported_names(symbol_graph.public_api(apple_api.UIKIT.modules, options.modules))
    if found:
        raise repository.Failure(found, FIX)
    return f"Each of the {count} public symbols is Apple's and has Apple's signature."
