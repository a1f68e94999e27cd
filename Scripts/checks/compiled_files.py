"""Checks how the compiler treats users' code: its messages about mistakes, the effort of checking types, and the code that
apps' sources are rewritten to. Each file or folder is a module."""

import re

from checks import compiler, repository
from checks.repository import ROOT

CONSTRUCTS = ROOT / "Tools" / "Tests" / "SourceRewritingTests" / "Constructs"
MESSAGE = "// error: "
SCOPES = "// scopes: "
GIVEN_UP = "reasonable time"


def first_line(file, prefix):
    """The rest of a file's first line, which begins with a prefix."""
    return repository.text(file).splitlines()[0].removeprefix(prefix)


def check_messages(options):
    """The files in Tests/Messages are mistakes that a beginner makes: the compiler's messages are part of the API."""
    files, problems = sorted((ROOT / "Tests" / "Messages").glob("*.swift")), []
    for file in files:
        expected = first_line(file, MESSAGE)
        compiles, output = compiler.typecheck([file], options.modules)
        if compiles or expected not in output:
            problems.append(f"{repository.relative(file)}: the compiler doesn't print: {expected}\n{output}")
    if problems:
        raise repository.Failure(problems, (
            "Change the declarations so that the compiler explains the mistake again, or the file's first line if the "
            "new message is as good."))
    return f"The compiler explains each of the {len(files)} mistakes in Tests/Messages."


def check_type_checking(options):
    """The files in Tests/TypeChecking are long bodies of views. Their first lines limit the scopes that the compiler's
    solver tries for one expression: that number doesn't depend on the machine."""
    files = sorted((ROOT / "Tests" / "TypeChecking").glob("*.swift"))

    def problem(file):
        def check(scopes):
            return compiler.typecheck([file], options.modules, "-Xfrontend", f"-solver-scope-threshold={scopes}")

        scopes, name = first_line(file, SCOPES), repository.relative(file)
        compiles, output = check(scopes)
        if not compiles:
            return f"{name}: the compiler needs more than {scopes} scopes for an expression\n{output}"
        # A limit that no file keeps shows that the limit has an effect.
        compiles, output = check(1)
        return f"{name}: a limit of one scope has no effect\n{output}" if compiles or GIVEN_UP not in output else None

    if problems := [found for found in compiler.in_parallel(problem, files) if found]:
        raise repository.Failure(problems, "Reduce the overloads that an expression of these files has to try.")
    return f"The compiler checks each of the {len(files)} files in Tests/TypeChecking with little effort."


def table_problems(table, tests, folders):
    """The problems of the table of constructs: each row has a state and names folders or tests, and each folder a row."""
    named = set()
    for row in table.splitlines()[1:]:
        *_, state, shown = [column.strip() for column in row.strip(" |").split(" | ")]
        names = re.findall(r"`([^`]+)`", shown)
        if not names or state not in ("whole", "in part"):
            yield f"a row needs a state and a folder or test: {row}"
        yield from (f"there is no folder or test {name!r} for: {row}" for name in names if name not in tests | folders)
        named |= set(names)
    yield from (f"no row names the folder {name}" for name in sorted(folders - named))


def check_construct_table(options):
    """Documentation/Apps.md lists the constructs that apps' sources are rewritten for."""
    sources = "\n".join(
        repository.text(path) for path in repository.swift_files("Tests", "Tools/Tests") if path.stem.endswith("Tests"))
    tests = set(re.findall(r"func `?([^`(]+)`?\(", sources))
    folders = {path.name for path in CONSTRUCTS.iterdir() if path.is_dir()}
    page = repository.text(ROOT / "Documentation/Apps.md")
    table = page.split("| golden or test |\n", 1)[1].split("\n\n", 1)[0]
    if problems := [f"Documentation/Apps.md: {problem}" for problem in table_problems(table, tests, folders)]:
        raise repository.Failure(problems, f"Correct the table, or the folders in {repository.relative(CONSTRUCTS)}.")
    return f"Documentation/Apps.md lists the {len(folders)} constructs."


def compiled_files(folder):
    """The files of a folder to compile: the rewritten file if there is one, otherwise the original."""
    sources = [path for path in sorted(folder.glob("*.swift")) if not path.name.endswith(".rewritten.swift")]
    rewritten = [path.with_suffix(".rewritten.swift") for path in sources]
    return [new if new.exists() else old for old, new in zip(sources, rewritten)]


def needs_data(files):
    """Whether files import Core Data or SwiftData, which the package in Data builds and other builds don't have."""
    return any(re.search(r"\bimport (Core|Swift)Data\b", repository.text(file)) for file in files)


def check_constructs(options):
    """Compiles the constructs in Swift 5 mode, which most apps use. The tests of the tools only compare text.

    The constructs of Core Data need the modules of the package in Data: `./test data` gives their folder."""
    folders = sorted(path for path in CONSTRUCTS.iterdir() if path.is_dir())
    if not (options.modules / "CoreData.swiftmodule").exists():
        folders = [folder for folder in folders if not needs_data(compiled_files(folder))]
    outcomes = compiler.in_parallel(
        lambda folder: compiler.typecheck(
            compiled_files(folder), options.modules, "-parse-as-library", "-module-name", "App", language="5"),
        folders)
    problems = [
        f"{repository.relative(folder)}: the rewritten files don't compile\n{output}"
        for folder, (compiles, output) in zip(folders, outcomes) if not compiles]
    if problems:
        raise repository.Failure(problems, "Correct Tools/Sources/SourceRewriting, and then the rewritten files.")
    return f"The rewritten code of {len(folders)} constructs compiles."
