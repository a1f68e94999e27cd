"""The tables of Documentation/Differences.md, from the differences from UIKit and SwiftUI in the documentation comments of
public symbols."""

import re

from checks import symbol_graph

MODULES = {"UIKit": ("PortableUIKit", "PortableCombine", "OSLog"), "SwiftUI": ("PortableSwiftUI",)}
DIFFERENCE = re.compile(r"\bDiffers from (?:UIKit|SwiftUI|Foundation|Core \w+|Apple's)[:,]\s*")


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


def tables(options):
    text = ""
    for framework, modules in MODULES.items():
        symbols = symbol_graph.public_api(modules, options.modules).symbols
        rows = [(symbol.path, words) for symbol in symbols for words in differences(symbol.comment)]
        text += f"\n## {framework}\n\n{table(rows)}"
    return text
