"""Checks that the tests, cases, files, and headings that documents name exist, and that tests are named by sentences."""

import re
from functools import cache

from checks import repository
from checks.repository import ROOT

# A document that the test kit writes.
FOREIGN = {"summary.md"}
# The name of a test or a recorded case, in one of two groups.
NAME = r'`([^`]+)`|"([^"]+)"'
# Folders whose tests are named as their libraries do it.
OTHER_STYLES = ("Browser", "Documents", "SnapshotTestingTests", "SnapshotTestingSwiftUITests")
# A path in backticks that begins with a folder of the repository, and has no placeholder.
PATH = re.compile(r"`((?:Sources|Tests|Tools|Scripts|Examples|Benchmarks|Documentation)/[\w./+-]+)`")
CODE_FILE = re.compile(r"(\.(swift|md|py|js)|^[^.]*)$")


def test_names():
    """The names of the tests' functions."""
    source = "\n".join(map(repository.text, repository.swift_files("Tests")))
    return set(re.findall(r"func `([^`]+)`[(<]", source)) | set(re.findall(r"func (\w+)\(", source))


def case_names():
    """The names of the recorded cases."""
    return {path.stem for path in (ROOT / "Tests/Resources/golden").rglob("*.json")}


def named_tests(text):
    """The tests and cases that a document names, with their lines: in the last column of tables whose heading is "shown
    by" or "test", and after "shown by" in paragraphs."""
    shows_tests = False
    for number, line in enumerate(text.splitlines(), 1):
        columns = [column.strip() for column in line.strip().strip("|").split(" | ")]
        if not line.startswith("|"):
            shows_tests = False
        elif columns[-1] in ("shown by", "test"):
            shows_tests = True
        elif shows_tests:
            for pair in re.findall(NAME, columns[-1]):
                yield number, "".join(pair)
    for paragraph in re.finditer(r"(?:(?!\||```).+\n?)+", text):
        _, _, rest = " ".join(paragraph[0].split()).replace("Shown by", "shown by").partition("shown by ")
        for pair in re.findall(NAME, rest):
            yield repository.line_number(text, paragraph.start()), "".join(pair)


def anchors(text):
    """A document's headings by their anchors, as GitHub makes them."""
    found = {}
    for heading in re.findall(r"^#+ (.+)$", repository.without_code_blocks(text), re.MULTILINE):
        heading = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        number = 0
        while (anchor := name if number == 0 else f"{name}-{number}") in found:
            number += 1
        found[anchor] = heading
    return found


def links(text):
    """The targets of a document's links and images, except for those on other sites."""
    text = re.sub(r"`[^`\n]*`", "code", repository.without_code_blocks(text))
    found = [re.sub(r"\s+", "", target) for target in re.findall(r"\]\(\s*([^)]+?)\s*\)", text)]
    found += re.findall(r'<(?:img|a)[^>]* (?:src|href)="([^"]+)"', text)
    return [target for target in found if not re.match(r"[a-z]+:", target)]


def unnamed_tests(source):
    """The lines of tests of Swift Testing that have a title, or a name of one word."""
    for found in re.finditer(r'^ *(@\w+ )*@Test(\(\s*"|[^"`{\n]*\n?[^"`{\n]*func \w)', source, re.MULTILINE):
        yield repository.line_number(source, found.start())


def suites_without_traits(source):
    """The lines of `@Suite` without a trait. Types with tests are suites without it, and each batch of files that the
    compiler works on expands the macro for all suites of the module."""
    for found in re.finditer(r"^ *(@\w+ )*@Suite\b(?!\(\s*\.)", source, re.MULTILINE):
        yield repository.line_number(source, found.start())


def check_names(options):
    """Names in documents, and documents that any file names, by names that end in `.md`."""
    tests, cases, count, problems = test_names(), case_names(), 0, []
    for path in sorted((ROOT / "Documentation").rglob("*.md")):
        for number, name in named_tests(repository.text(path)):
            count += 1
            if name not in tests and not any(case.startswith(name) for case in cases):
                problems.append(f"{repository.relative(path)}:{number}: there is no test {name!r}")
    documents = FOREIGN | {path.name for path in [*ROOT.glob("*.md"), *ROOT.glob("[A-Z]*/**/*.md")]}
    for file in filter(CODE_FILE.search, repository.tracked_files()):
        text = repository.text(ROOT / file)
        for found in re.finditer(r"\b[\w-]+\.md\b", text):
            if found[0] not in documents:
                problems.append(f"{file}:{repository.line_number(text, found.start())}: there is no document {found[0]}")
    if problems:
        raise repository.Failure(problems, "Name a test, a recorded case, or a document that exists.")
    return f"Each of the {count} tests and cases that documents name exists, and so does every document that is named."


@cache
def anchors_of(path):
    """The anchors of a document of the repository."""
    return anchors(repository.text(path))


def link_problems(name, text, path, pages={}):
    """The links of a document at a path that lead nowhere. `pages` has the texts of documents that differ from their files."""
    for target in links(text):
        file, _, anchor = target.partition("#")
        aim = (path.parent / file) if file else path
        if not aim.exists():
            yield f"{name}: there is no {target}"
        elif anchor and aim.suffix == ".md" and anchor not in (anchors(pages[aim]) if aim in pages else anchors_of(aim)):
            yield f"{name}: {file or name} has no heading #{anchor}"


def check_links(options):
    """Links to other sites aren't checked: no test depends on the network."""
    count, problems = 0, []
    for file in repository.tracked_files():
        if file.endswith(".md") and not file.startswith("Tests/Resources"):
            text = repository.text(ROOT / file)
            count += len(links(text))
            problems += link_problems(file, text, ROOT / file)
    if problems:
        raise repository.Failure(problems, "Link to a file of the repository, and to one of its headings.")
    return f"Each of the {count} links in documents leads to a file or a heading."


def check_paths(options):
    """Paths in documents for contributors. Pages for users also name files of the reader's package."""
    count, problems = 0, []
    for path in [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "Documentation").glob("*/*.md"))]:
        text = repository.text(path)
        for found in PATH.finditer(text):
            count += 1
            if not (ROOT / found[1]).exists():
                problems.append(
                    f"{repository.relative(path)}:{repository.line_number(text, found.start())}: there is no {found[1]}")
    if problems:
        raise repository.Failure(problems, "Name a file or folder that exists.")
    return f"Each of the {count} files and folders that documents for contributors name exists."


def check_test_names(options):
    problems = []
    for path in repository.swift_files("Tests"):
        if path.relative_to(ROOT / "Tests").parts[0] not in OTHER_STYLES:
            name = repository.relative(path)
            source = repository.text(path)
            problems += [f"{name}:{line}: the test has no sentence as its name" for line in unnamed_tests(source)]
            problems += [f"{name}:{line}: the suite has no traits" for line in suites_without_traits(source)]
    if problems:
        raise repository.Failure(problems, (
            "Name the test by what it shows, without a title: func `a sentence`(). Remove @Suite from types without traits."))
    return "The names of tests are sentences."
