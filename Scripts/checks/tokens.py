"""Swift source as tokens."""

import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"(?P<skip>\s+|//[^\n]*)"
    r"|(?P<comment>/\*)"
    r'|(?P<text>#*"""|#*")'
    # A message can contain parentheses.
    r'|(?P<available>[@#]available\s*\((?:[^()"]|"(?:\\.|[^"\\])*")*\))'
    r"|(?P<word>[#@]?[A-Za-z_]\w*|`\w+`)"
    r"|(?P<number>\d[\w.]*)"
    r"|(?P<mark>.)", re.DOTALL)

MODIFIERS = {
    "open", "public", "package", "internal", "private", "fileprivate", "weak", "unowned", "lazy", "final", "static",
    "class", "override", "nonisolated", "dynamic", "required", "mutating"}


@dataclass(slots=True)
class Token:
    """A word, a number, or a punctuation character."""

    text: str
    line: int


def end_of_text(source, start, delimiter):
    """The index after the string literal whose opening `delimiter` ends at `start`."""
    hashes = "#" * delimiter.count("#")
    closing = delimiter.lstrip("#") + hashes
    escape = "\\" + hashes
    index = start
    while index < len(source):
        if source.startswith(closing, index):
            return index + len(closing)
        if source.startswith(escape, index):
            index += len(escape)
            # An interpolation may contain string literals.
            index = end_of_interpolation(source, index + 1) if source[index:index + 1] == "(" else index + 1
        else:
            index += 1
    return index


def end_of_interpolation(source, start):
    """The index after the interpolation whose opening parenthesis ends at `start`."""
    depth, index = 1, start
    while depth and index < len(source):
        match = TOKEN.match(source, index)
        index = match.end()
        if match.lastgroup == "text":
            index = end_of_text(source, index, match.group())
        elif match.lastgroup == "comment":
            index = end_of_comment(source, index)
        else:
            depth += {"(": 1, ")": -1}.get(match.group(), 0)
    return index


def end_of_comment(source, start):
    """The index after the comment whose opening mark ends at `start`. Comments nest."""
    depth, index = 1, start
    while depth and index < len(source):
        pair = source[index:index + 2]
        depth += {"/*": 1, "*/": -1}.get(pair, 0)
        index += 2 if pair in ("/*", "*/") else 1
    return index


def tokens(source):
    """The tokens of a file without comments. A string literal is `""`; `#available` and `@available` are one token."""
    index, line = 0, 1
    match_at = TOKEN.match
    while match := match_at(source, index):
        kind, end = match.lastgroup, match.end()
        if kind == "word" or kind == "mark" or kind == "number":
            yield Token(match.group().strip("`") if kind == "word" else match.group(), line)
            index = end
            continue
        if kind == "comment":
            end = end_of_comment(source, end)
        elif kind == "text":
            end = end_of_text(source, end, match.group())
            yield Token('""', line)
        elif kind == "available":
            yield Token(match.group(), line)
        line += source.count("\n", index, end)
        index = end


def modifiers(tokens, index):
    """The modifiers before the keyword at `index`, with their arguments: `static`, `private(set)`."""
    words, position = set(), index - 1
    while position >= 0:
        text = tokens[position].text
        if text in MODIFIERS:
            words.add(text)
            position -= 1
        elif text == ")" and position > 2 and tokens[position - 3].text in MODIFIERS:
            words.add("".join(token.text for token in tokens[position - 3:position + 1]))
            position -= 4
        else:
            return words
    return words


# The tokens at the beginning and at the end of a line that belong to the type of the line before or after.
CONTINUING = {".", "&", "-", ">", "any", "some"}
CONTINUED = {":", ".", "&"}


def is_stored(tokens, index):
    """Whether the variable whose name is at `index` has storage, instead of a getter."""
    depth = 0
    line = tokens[index].line
    for position in range(index + 1, len(tokens)):
        text = tokens[position].text
        if text in "([<":
            depth += 1
        elif text in ")]" or (text == ">" and depth and tokens[position - 1].text != "-"):
            depth -= 1
        elif depth == 0 and text == "=":
            return True
        elif depth == 0 and text == "{":
            return tokens[position + 1].text in ("didSet", "willSet")
        elif depth == 0 and tokens[position].line > line and text not in CONTINUING and (
                tokens[position - 1].text not in CONTINUED):
            # The type has ended without a value or a body.
            return True
        line = tokens[position].line
    return True
