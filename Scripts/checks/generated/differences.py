"""The tables of the page of differences, from the documentation comments of public symbols."""

import re

from checks import repository, symbol_graph

MODULES = {"UIKit": ("PortableUIKit", "PortableCombine", "OSLog"), "SwiftUI": ("PortableSwiftUI",)}
DIFFERENCE = re.compile(r"\bDiffers from [^:,.]+[:,]\s*")


def differences(comment):
    """The differences that the paragraphs and parameters of a comment describe."""
    lines = "\n".join(line.strip() for line in comment.splitlines())
    for part in re.split(r"\n\n|\n(?=- )", lines):
        if found := DIFFERENCE.search(part):
            words = " ".join(part[found.end():].split())
            parameter = re.match(r"- (?:Parameter )?(\w+): ", part)
            yield f"{f'`{parameter[1]}`: ' if parameter else ''}{words[0].upper()}{words[1:]}"


def table(rows):
    text = "| symbol | how it differs |\n|---|---|\n"
    for symbol, words in sorted(set(rows)):
        cell = re.sub(r"``([^`]*)``", lambda link: f"`{link[1].replace('/', '.')}`", words).replace("|", "\\|")
        text += f"| `{symbol}` | {cell} |\n"
    return text


def unlisted(symbols):
    """The comments that name a difference in another form, which the tables don't have."""
    for symbol in symbols:
        if symbol.comment.count("Differs from") != len(list(differences(symbol.comment))):
            yield f"{symbol.location}: the difference of {symbol.path} isn't a paragraph that begins with \"Differs from …:\""


def tables(options):
    text, problems = "", []
    for framework, modules in MODULES.items():
        symbols = symbol_graph.public_api(modules, options.modules).symbols
        problems += unlisted(symbols)
        rows = [(symbol.path, words) for symbol in symbols for words in differences(symbol.comment)]
        text += f"\n## {framework}\n\n{table(rows)}"
    if problems:
        raise repository.Failure(sorted(set(problems)), "Write one difference in a paragraph or a parameter.")
    return text
