"""Checks that each block of Swift in a document compiles: in README.md, in Documentation, and in articles of modules.

The paragraphs of a block appear, one after the other, in a source that is compiled: of Examples, of Tests, or of
Tests/Documents, which this check compiles. Spaces and line breaks are ignored. Between paragraphs, and at `…` in a
block, the source may contain more text, such as the declarations that the block needs.

SwiftPM reads blocks of a manifest, and their products must exist: whole manifests with the additions in the same document,
targets, and additions to a manifest that the document doesn't show.

A comment on the line above a block excludes it, and gives the reason:

    <!-- Not compiled: it shows what the compiler refuses. -->
"""

import re
import tempfile
from pathlib import Path

from checks import compiler, repository
from checks.repository import ROOT

SOURCES = ROOT / "Tests/Documents"
HEADER = "// swift-tools-version: 6.1\nimport PackageDescription\n"
# A manifest for targets, and for additions to the manifest of an app.
AROUND = HEADER + (
    'let package = Package(name: "App", dependencies: [.package(url: "…/collage.git", from: "0.1.0")], targets: [%s])\n')


def documents():
    """All documents with blocks of Swift."""
    articles = (ROOT / "Sources").glob("**/*.docc/*.md")
    return [ROOT / "README.md", *sorted((ROOT / "Documentation").rglob("*.md")), *sorted(articles)]


def blocks(text):
    """The blocks of Swift, each with its line and whether it has to compile."""
    for found in re.finditer(r"^( *)```swift\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL):
        before = text[: found.start()].rstrip("\n").rpartition("\n")[2].lstrip()
        yield (
            repository.line_number(text, found.start()), found.group(2), not before.startswith("<!-- Not compiled: "))


def condensed(source):
    """A source without spaces and documentation comments: documents describe the code in their text."""
    return re.sub(r"\s+", "", re.sub(r"^ *///( .*)?\n", "", source, flags=re.MULTILINE))


def pieces(block):
    """The parts of a block that a source has to contain, in this order."""
    return [piece for piece in map(condensed, re.split(r"\n\s*\n|…", block)) if piece]


def contains(source, pieces):
    """Whether a condensed source contains pieces in their order."""
    place = 0
    for piece in pieces:
        place = source.find(piece, place)
        if place < 0:
            return False
        place += len(piece)
    return True


def is_of_manifest(block):
    return bool(re.match(r"(// swift-tools-version|let package = |\.(target|testTarget|executableTarget)\()", block)
                or re.search(r"^package\.(targets|dependencies|products)", block, re.MULTILINE))


def manifests(blocks):
    """The manifests that a document's blocks of manifests make."""
    manifest = ""
    for block in blocks:
        if block.startswith("."):
            yield AROUND % block
        elif "let package = " in block:
            if manifest:
                yield manifest
            manifest = block if "import PackageDescription" in block else HEADER + block
        else:
            manifest = (manifest or AROUND % '.target(name: "App")') + block
    if manifest:
        yield manifest


def manifest_problems(document, manifest, products):
    """The products that the manifest of an app in a document names and Collage doesn't have."""
    with tempfile.TemporaryDirectory() as folder:
        # SwiftPM requires an address instead of the dots.
        (Path(folder) / "Package.swift").write_text(
            manifest.replace("…/collage.git", "https://example.com/collage.git"))
        package, message = compiler.manifest(folder)
    if not package:
        return [f"{document}: SwiftPM can't read the manifest: {message}"]
    named = [
        dependency["product"][0]
        for target in package["targets"] for dependency in target["dependencies"] if "product" in dependency]
    return [
        f"{document}: a manifest names a product that doesn't exist: {name}" for name in named if name not in products]


def check_blocks(options):
    sources = [
        condensed(repository.text(file)) for file in repository.swift_files("Tests", "Examples")
        if re.match(r"Tests/|Examples/\w+/(Sources|Tests)/", repository.relative(file))]
    count, excluded, problems, read = 0, 0, [], []
    for document in documents():
        name = repository.relative(document)
        of_manifest = []
        for line, block, is_compiled in blocks(repository.text(document)):
            if not is_compiled:
                excluded += 1
                continue
            count += 1
            if is_of_manifest(block):
                of_manifest.append(block)
            elif not any(contains(source, pieces(block)) for source in sources):
                problems.append(f"{name}:{line}: no source that is compiled contains this block")
        read += [(name, manifest) for manifest in manifests(of_manifest)]
    ours, message = compiler.manifest(ROOT)
    if not ours:
        raise repository.Failure([f"Package.swift: {message}"], "Write a manifest that SwiftPM reads.")
    products = {product["name"] for product in ours["products"]}
    for found in compiler.in_parallel(lambda entry: manifest_problems(*entry, products), read):
        problems += found
    if problems:
        raise repository.Failure(problems, (
            "Add the code to a file in Tests/Documents, or to another source that is compiled. If it isn't supposed to "
            "compile, put <!-- Not compiled: the reason. --> on the line above the block."))
    return (
        f"Sources contain each of {count} blocks of Swift in documents, SwiftPM reads {len(read)} manifests, and "
        f"{excluded} blocks give a reason for their exclusion.")


def check_sources(options):
    """Compiles each file of Tests/Documents as a separate module."""
    def problem(file):
        # Code outside of types is a script, except in a file with an entry point.
        kind = ["-parse-as-library"] if "@main" in repository.text(file) else []
        compiles, message = compiler.typecheck(
            [file], options.modules, *kind, "-module-name", "AppTests", "-warnings-as-errors")
        return None if compiles else f"{repository.relative(file)} doesn't compile:\n{message}"

    files = sorted(SOURCES.glob("*.swift"))
    if problems := [found for found in compiler.in_parallel(problem, files) if found]:
        raise repository.Failure(problems, "Fix the code there and in the document.")
    return f"The {len(files)} files of Tests/Documents compile."
