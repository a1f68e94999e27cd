"""The generated pages: documents with tables from the sources and the compiled modules.

The repository has the beginning of such a document, and below a marker how to get the rest. The page has the generated part
there instead. `Scripts/document` and `./docs` write the pages. They aren't committed, because they change with every comment
that they quote.
"""

import os
import re

from checks import documents, repository
from checks.generated import cookbook, coverage, differences

DOCUMENTATION = repository.ROOT / "Documentation"
# The folder of the pages.
FOLDER = repository.ROOT / "out/pages"
# The functions that write the generated parts, by the names of the documents.
GENERATORS = {"Cookbook": cookbook.body, "Coverage": coverage.tables, "Differences": differences.tables}
# The links and images of a document.
TARGET = re.compile(r'(?P<before>\]\(\s*|<(?:img|a)[^>]* (?:src|href)=")(?P<path>[^)"#\s]+)')


def marker(name):
    """The line of a document above the part that the page replaces."""
    return f"<!-- Scripts/document {name.lower()} replaces what follows. -->\n"


def document(name):
    """The document of a page, with the beginning of its text."""
    return DOCUMENTATION / f"{name}.md"


def text(name, options):
    """A page, with the links that its document in the repository has."""
    above, line, _ = repository.text(document(name)).partition(marker(name))
    if not line:
        raise repository.Failure(
            [f"{repository.relative(document(name))}: there is no line {marker(name).strip()}"], "Add the line.")
    return above.rstrip("\n") + "\n" + GENERATORS[name](options)


def relocated(text, source, folder):
    """A document of one folder for another one: its links to files lead to the same files."""
    def target(found):
        if re.match(r"[a-z]+:", found["path"]):
            return found[0]
        return found["before"] + os.path.relpath(source / found["path"], folder)

    parts = re.split(r"(^```.*?^```)", text, flags=re.MULTILINE | re.DOTALL)
    parts[::2] = [TARGET.sub(target, part) for part in parts[::2]]
    return "".join(parts)


def write(name, options):
    """Writes a page. Returns its file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.md"
    file.write_text(relocated(text(name, options), DOCUMENTATION, FOLDER))
    return file


def check(names):
    """A check that pages can be written, and that their links lead to files and headings."""
    def check(options):
        problems = []
        for name in names:
            page = text(name, options)
            problems += documents.link_problems(f"the page {name}", page, document(name), {document(name): page})
        if problems:
            raise repository.Failure(problems, "Correct the comment or document that the link is from.")
        return f"These pages can be written: {', '.join(names)}."

    return check


check_read = check(["Cookbook"])
check_built = check(["Coverage", "Differences"])
