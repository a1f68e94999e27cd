"""Checks that each block of Swift in a documentation comment compiles.

One call of the compiler checks all blocks as one module, in which each block is a file: its types and tests are private
declarations, and its statements are the body of a throwing method of `ExampleController`. That class and the other
declarations that blocks use are in Tests/Documents/DocComments. A block imports UIKit, SwiftUI, and its module. `{ … }` is
an empty body.

A comment on the line above a block excludes it, as in documents:

    /// <!-- Not compiled: the reason. -->
"""

import re
import tempfile
from pathlib import Path

from checks import code_blocks, compiler, repository
from checks.repository import ROOT

CONTEXT = ROOT / "Tests/Documents/DocComments"

# The modules that apps import with another name.
UMBRELLAS = {"PortableCombine": "Combine"}

ATTRIBUTES = r"(?:@\w+(?:\(.*\))?\s+)*"
TYPE = re.compile(
    ATTRIBUTES + r"(?:(?:public|open|package|private|fileprivate|final|nonisolated|indirect)\s+)*"
    r"(?:struct|class|enum|protocol|extension|actor)\b")
# Macros expand a test's function into declarations that aren't allowed in a function.
TEST = re.compile(r"(?:@MainActor\s+)?@Test\b")
# The declarations that become private, so that several blocks can declare types of the same name.
INTERNAL = re.compile(f"({ATTRIBUTES})(?=(?:final|nonisolated|indirect|struct|class|enum|protocol|actor)\\b)")
LEADING_COMMENTS = re.compile(r"((?:\s*//[^\n]*\n)*)(.*)", re.DOTALL)
PREFIX = re.compile(r"^ *(@\w+(\(.*\))?\s*)+$|^//")


def markdown(source):
    """The documentation comments of a Swift file, at the same lines and columns."""
    return "\n".join(
        line.replace("///", "   ", 1) if line.lstrip().startswith("///") else "" for line in source.split("\n"))


def parts(block):
    """The declarations and statements at the top level of a block, each with the index of its line."""
    found, is_prefix = [], False
    for index, line in enumerate(block.rstrip("\n").split("\n")):
        if line and line[0] not in " })].{" and not is_prefix:
            found.append((index, []))
        if found:
            found[-1][1].append(line)
        # Attributes and comments belong to what follows.
        is_prefix = bool(PREFIX.match(line))
    return [(index, "\n".join(lines).rstrip()) for index, lines in found]


def source_file(file, line, block, number):
    """The source that the compiler checks for the block in a line of a file."""
    # Documentation comments of members are indented; the first line of a block is a part.
    depth = len(block) - len(block.lstrip(" "))
    block = re.sub(f"^ {{0,{depth}}}", "", block, flags=re.MULTILINE).replace("{ … }", "{   }")

    module = Path(file).parts[2]
    imports = dict.fromkeys(["UIKit", "SwiftUI", *modules(module)])
    declarations, statements = [], []
    for index, part in parts(block):
        comments, code = LEADING_COMMENTS.match(part).groups()
        if TYPE.match(code) or TEST.match(code):
            kind, code = declarations, INTERNAL.sub(r"\1private ", code, count=1)
        else:
            kind = statements
        # An error names the file and the line of the comment.
        kind.append(f'#sourceLocation(file: "{file}", line: {line + 1 + index})\n{comments}{code}\n')
    # An asynchronous function would prefer asynchronous variants of functions.
    effects = "async throws" if any(re.search(r"^\S.*\bawait\b", text, re.MULTILINE) for text in statements) else "throws"
    body = f"extension ExampleController {{\nfunc example{number}() {effects} {{\n{''.join(statements)}}}\n}}\n"
    return "".join(f"import {name}\n" for name in imports) + "".join(declarations) + (body if statements else "")


def modules(module):
    """The modules that the blocks of a module's comments import in addition to UIKit and SwiftUI."""
    if module in UMBRELLAS:
        return [UMBRELLAS[module]]
    testing = ["Testing", "XCTest"] if (ROOT / "Sources/Testing" / module).exists() else []
    return [*testing, *([] if module.startswith("Portable") else [module])]


def comment_blocks():
    """The blocks of Swift in documentation comments: file, line, code, and whether the block has to compile."""
    for path in repository.swift_files("Sources"):
        if "```swift" in repository.text(path):
            for line, block, is_compiled in code_blocks.blocks(markdown(repository.text(path))):
                yield repository.relative(path), line, block, is_compiled


def compile_blocks(blocks, modules_folder):
    """Compiles blocks as one module. Returns the errors, each with its file and line."""
    with tempfile.TemporaryDirectory() as folder:
        files = sorted(CONTEXT.glob("*.swift"))
        for number, (file, line, block) in enumerate(blocks, start=1):
            files.append(Path(folder) / f"Example{number}.swift")
            files[-1].write_text(source_file(file, line, block, number))
        compiles, output = compiler.typecheck(
            files, modules_folder, "-whole-module-optimization", "-parse-as-library", "-module-name", "Examples")
        if compiles:
            return []
    errors = re.findall(r"^(\S+:\d+):\d+: error: (.*)$", output.replace(f"{ROOT}/", ""), re.MULTILINE)
    return [f"{place}: {message}" for place, message in dict.fromkeys(errors)] or [output]


def check(options):
    found = list(comment_blocks())
    compiled = [(file, line, block) for file, line, block, is_compiled in found if is_compiled]
    if problems := compile_blocks(compiled, options.modules):
        raise repository.Failure(problems, (
            "Correct the block, or add the declarations that it uses to Tests/Documents/DocComments. If it isn't supposed "
            "to compile, put <!-- Not compiled: the reason. --> on the line above the block."))
    return (
        f"The {len(compiled)} blocks of Swift in documentation comments compile, and {len(found) - len(compiled)} blocks "
        "give a reason for their exclusion.")
