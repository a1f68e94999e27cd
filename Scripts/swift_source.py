"""Swift source as tokens, with the version of iOS that each of them may count on."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"(?P<skip>\s+|//[^\n]*)"
    r"|(?P<comment>/\*)"
    r'|(?P<text>#*"""|#*")'
    r"|(?P<available>[@#]available\s*\([^)]*\))"
    r"|(?P<word>[#@]?[A-Za-z_]\w*|`\w+`)"
    r"|(?P<number>\d[\w.]*)"
    r"|(?P<mark>.)", re.DOTALL)

# What begins a declaration: an `@available` before one covers it and nothing after it.
DECLARATIONS = {
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "init", "let", "protocol",
    "struct", "subscript", "typealias", "var"}


@dataclass
class Token:
    """A word, a number or a mark."""

    text: str
    line: int
    # The version of iOS that whoever runs this has at least.
    version: float = 0


@dataclass
class Scope:
    """What stands between two braces."""

    version: float
    # The version after the scope, of a `guard`'s `else`; nothing of all others.
    version_after: float | None = None


def end_of_text(source, start, delimiter):
    """The index after the string literal whose opening `delimiter` ends at `start`."""
    hashes = delimiter.count("#")
    closing = delimiter.lstrip("#") + "#" * hashes
    index = start
    while index < len(source):
        if source.startswith(closing, index):
            return index + len(closing)
        index += 2 if source[index] == "\\" and not hashes else 1
    return index


def end_of_comment(source, start):
    """The index after the comment whose opening mark ends at `start`; comments nest."""
    depth, index = 1, start
    while depth and index < len(source):
        pair = source[index:index + 2]
        depth += {"/*": 1, "*/": -1}.get(pair, 0)
        index += 2 if pair in ("/*", "*/") else 1
    return index


def tokens(source):
    """The tokens of a file without comments and string literals, `#available` and `@available` in one piece each."""
    index, line = 0, 1
    while index < len(source):
        match = TOKEN.match(source, index)
        kind, end = match.lastgroup, match.end()
        if kind == "comment":
            end = end_of_comment(source, end)
        elif kind == "text":
            end = end_of_text(source, end, match.group())
            yield Token('""', line)
        elif kind != "skip":
            yield Token(match.group().strip("`"), line)
        line += source.count("\n", index, end)
        index = end


def ios_version(condition):
    """17.0 for `#available(iOS 17.0, tvOS 17.0, *)`; 0 if it doesn't speak of iOS."""
    found = re.search(r"\biOS\s+(\d+(?:\.\d+)?)", condition)
    return float(found.group(1)) if found else 0


def versioned_tokens(source):
    """The tokens of a file, each with the version of iOS that checks around it ask for."""
    found, scopes = [], [Scope(0)]
    # The version that what comes next may count on: a condition's up to its brace, a declaration's up to its end.
    # Of a declaration also whether it has begun; nothing of a condition.
    pending, is_guard, covers_declaration = 0, False, None
    for token in tokens(source):
        text = token.text
        if text.startswith(("@available", "#available")):
            pending = max(pending, ios_version(text))
            covers_declaration = False if text.startswith("@") else None
            continue
        token.version = max(scopes[-1].version, pending)
        if text == "guard":
            is_guard = True
        elif text == "{":
            if is_guard and pending:
                scopes.append(Scope(scopes[-1].version, version_after=pending))
            else:
                scopes.append(Scope(token.version))
            pending, is_guard, covers_declaration = 0, False, None
        elif text == "}" and len(scopes) > 1:
            after = scopes.pop().version_after
            scopes[-1].version = max(scopes[-1].version, after or 0)
            pending, is_guard = 0, False
        elif text in DECLARATIONS and covers_declaration is not None:
            if covers_declaration:
                # A second declaration: the first had no braces, and what was said of it is over.
                pending, covers_declaration, token.version = 0, None, scopes[-1].version
            else:
                covers_declaration = True
        found.append(token)
    return found
