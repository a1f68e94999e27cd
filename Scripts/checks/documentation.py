"""Checks that public declarations have documentation comments.

swift-format's rule for them has no exceptions. Here, members with the same meaning in each type don't need a comment.
"""

import re

from checks import repository

FOLDERS = ("Sources", "Data/Sources")
# Members whose names say everything (Documentation/Style.md), and overrides, which have the comment of their superclass.
KNOWN = re.compile(
    r"\boverride\b|\bvar (rawValue|hashValue)\b|\blet rawValue\b|\binit\??\(rawValue:? ?|\bfunc (==|<|hash\(into)|"
    r"\bfunc encode\(to |\binit\(from decoder")
DECLARATION = re.compile(
    r"^ *(?:@[\w.]* )*(?:[a-z]+(?:\([a-z]+\))? )*?(?:public|open) (?:[a-z]+(?:\([a-z]+\))? )*?"
    r"(?:class|struct|enum|protocol|actor|func|var|let|init|subscript|typealias|macro)\b[^\n]*", re.MULTILINE)
# The attribute of an old name, which has the comment of the new name.
RENAMED = re.compile(r"@available\(\*, deprecated, renamed:")
TEXT = re.compile(r'"""\n.*?"""', re.DOTALL)
ATTRIBUTE = re.compile(r'@[\w.]+\((?:[^()"]|"(?:\\.|[^"\\])*"|\((?:[^()]|\([^()]*\))*\))*\)')
# Lines between a comment and its declaration.
BETWEEN = re.compile(r"\s*(@|#if|#else|//(?!/))")


def undocumented(source):
    """The lines of public declarations without a comment."""
    renamed = {repository.line_number(source, found.start()) for found in RENAMED.finditer(source)}
    source = TEXT.sub(lambda text: "\n" * text[0].count("\n"), source)
    source = ATTRIBUTE.sub(lambda attribute: "@" + "\n@" * attribute[0].count("\n"), source)
    lines = source.split("\n")
    for found in DECLARATION.finditer(source):
        if KNOWN.search(found[0]) or re.match(r" *//", found[0]):
            continue
        above = line = repository.line_number(source, found.start())
        while above > 1 and BETWEEN.match(lines[above - 2]) and not lines[above - 2].lstrip().startswith("///"):
            above -= 1
        if renamed.intersection(range(above, line)):
            continue
        if above < 2 or not lines[above - 2].lstrip().startswith("///"):
            yield line


def check(options):
    problems = []
    for path in repository.swift_files(*FOLDERS):
        name = repository.relative(path)
        problems += [f"{name}:{line}: a public declaration has no comment" for line in undocumented(repository.text(path))]
    if problems:
        raise repository.Failure(problems, "Write a documentation comment (Documentation/Style.md).")
    return "Public declarations have comments, unless their names are known from other types."
