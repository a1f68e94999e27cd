"""Checks how packages depend on Collage: in a clone with any name, and with the modules of the products that they use."""

import json
import re
import shutil
import tempfile
from pathlib import Path

from checks import compiler, repository
from checks.imports import imports
from checks.repository import ROOT

# The folder of the plans: packages are fetched only once.
SCRATCH = ROOT / ".build/client-plans"

# A package with an app and tests, as README.md has it, or with a library and tests.
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(path: {path})],
    targets: [
        .{kind}(
            name: "App",
            dependencies: [
                {products}
                .product(name: "UIKit", package: {name}, moduleAliases: ["UIKit": "CollageUIKit"]),
            ]),
        .testTarget(name: "AppTests", dependencies: ["App", .product(name: "CollageTesting", package: {name})]),
    ]
)
"""
SWIFTUI = '.product(name: "SwiftUI", package: {name}, moduleAliases: ["SwiftUI": "CollageSwiftUI"]),'
SNAPSHOTS = '.product(name: "SnapshotTesting", package: {name}),'
HOST = '.product(name: "AppHosting", package: {name}),'

# The modules that only an app with a host builds.
HOSTING = {
    "AppHosting", "BrowserHost", "BrowserServer", "ArgumentParser", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"}
# The modules that only a package with SwiftUI builds.
VIEWS = {"PortableSwiftUI", "PortableCombine", "ObjectPublishers", "OpenCombine"}
ALWAYS = {"App", "AppTests", "CollageUIKit", "AppLauncher", "CollageTesting", "CairoRenderer"}

# The products that a package uses in addition to UIKit and the test kit, and the modules above that it builds.
CLIENTS = {
    "a library with tests": ("target", "", set()),
    "a library with tests of snapshots": ("target", SNAPSHOTS, set()),
    "a library with SwiftUI and tests": ("target", SWIFTUI, VIEWS),
    "an app with tests": ("executableTarget", HOST + SWIFTUI, HOSTING | VIEWS),
}


def check_folder_name(options):
    """Reads the manifests of the other packages in a clone of another name. SwiftPM
    identifies a local package by the name of its folder, and rejects products of other names."""
    manifests = sorted(ROOT.glob("Examples/*/Package.swift"))
    with tempfile.TemporaryDirectory() as folder:
        copies = [Path(folder) / "A fork" / manifest.relative_to(ROOT) for manifest in manifests]
        for manifest, copy in zip(manifests, copies):
            copy.parent.mkdir(parents=True)
            shutil.copy(manifest, copy)
        outcomes = compiler.in_parallel(lambda copy: compiler.manifest(copy.parent), copies)
    problems = [
        f"{repository.relative(manifest)}: SwiftPM can't read it in a clone of another name: {message}"
        for manifest, (package, message) in zip(manifests, outcomes) if not package]
    if problems:
        raise repository.Failure(problems, "Take Collage by the name of the folder that it is in, not by a constant name.")
    return f"The {len(manifests)} other packages find Collage's own in a clone of any name."


def undeclared_imports(targets, imported):
    """The imports of the package's own modules that a target doesn't depend on, even indirectly, each as (target, module).

    `targets` has the names that each target depends on, and `imported` the modules that each target imports."""
    for name in targets:
        reached, waiting = set(), [name]
        while waiting:
            target = waiting.pop()
            if target in targets and target not in reached:
                reached.add(target)
                waiting += targets[target]
        missing = (imported[name] & targets.keys()) - reached
        yield from ((name, module) for module in sorted(missing))


def always_imported(tokens):
    """The modules that a file imports on all platforms."""
    lines, depth = set(), 0
    for token in tokens:
        depth += {"#if": 1, "#endif": -1}.get(token.text, 0)
        if depth:
            lines.add(token.line)
    return {module for line, _, module in imports(tokens) if line not in lines}


def check_dependencies(options):
    """A target depends on the modules that it imports. Otherwise a build fails if it compiles them later, by chance."""
    package, message = compiler.manifest(ROOT)
    if not package:
        raise repository.Failure([f"Package.swift: {message}"], "Write a manifest that SwiftPM reads.")
    targets, imported = {}, {}
    for target in package["targets"]:
        name = target["name"]
        folder = target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{name}"
        excluded = tuple(f"{folder}/{path}/" for path in target["exclude"])
        # A dependency is a kind with the name and its conditions.
        targets[name] = [next(iter(dependency.values()))[0] for dependency in target["dependencies"]]
        imported[name] = {
            module for path in repository.swift_files(folder) if not repository.relative(path).startswith(excluded)
            for module in always_imported(repository.swift_tokens(path))}
    problems = [
        f"Package.swift: {name} imports {module}, and doesn't depend on it"
        for name, module in undeclared_imports(targets, imported)]
    if problems:
        raise repository.Failure(problems, "Add the dependency, or import a module that the target depends on.")
    return f"The {len(targets)} targets depend on what they import."


def check_new_package(options):
    """Writes the packages that README.md and Documentation/FirstScreen.md print to an empty folder next to a clone, and lets
    SwiftPM read them. The clone takes the place of the repository's URL."""
    # The document's files follow their names in the text. README.md prints the manifest alone, and the target of its tests.
    named = re.compile(r"`([\w/]+\.swift)`[^`]*```swift\n(.*?)^```", re.MULTILINE | re.DOTALL)
    first_screen = dict(named.findall(repository.text(ROOT / "Documentation/FirstScreen.md")))
    readme = repository.text(ROOT / "README.md")
    manifest = re.search(r"```swift\n(// swift-tools-version.*?)^```", readme, re.MULTILINE | re.DOTALL)[1]
    manifest = re.sub(r'url: "…/collage.git", from: "[\d.]+"', 'path: "../collage"', manifest)
    target = re.search(r"```swift\n(\.testTarget\(.*?)^```", readme, re.MULTILINE | re.DOTALL)[1]
    app = {"Package.swift": manifest, "Sources/App/App.swift": ""}
    tested = {**app, "Tests/AppTests/AppTests.swift": "", "Package.swift": f"{manifest}package.targets.append({target})\n"}
    packages = [("Documentation/FirstScreen.md", first_screen), ("README.md", app), ("README.md", tested)]
    problems = [problem for problem in compiler.in_parallel(lambda package: reading_problem(*package), packages) if problem]
    if problems:
        raise repository.Failure(problems, "Print manifests that SwiftPM reads without a warning, with the files that they name.")
    return f"SwiftPM reads the {len(packages)} packages that documents print, in an empty folder next to a clone."


def reading_problem(document, files):
    """The problem that SwiftPM reports for a package with these files next to a clone, or `None`."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "collage").symlink_to(ROOT)
        for name, text in files.items():
            file = Path(folder) / "App" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        outcome = compiler.run(["swift", "package", "--package-path", Path(folder) / "App", "describe"])
    return f"{document}: {outcome.stderr.strip()}" if outcome.returncode != 0 or "warning:" in outcome.stderr else None


def plan(kind, products):
    """SwiftPM's plan for a package with a target of the given kind that depends on products. Nothing is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        package, name = Path(folder), json.dumps(ROOT.name)
        (package / "Package.swift").write_text(MANIFEST.format(
            path=json.dumps(str(ROOT)), name=name, kind=kind, products=products.format(name=name)))
        # The versions that are fetched already.
        (package / "Package.resolved").write_bytes((ROOT / "Package.resolved").read_bytes())
        for source in ("Sources/App/App.swift", "Tests/AppTests/AppTests.swift"):
            (package / source).parent.mkdir(parents=True)
            (package / source).touch()
        outcome = compiler.run(
            ["swift", "build", "--build-tests", "--print-manifest-job-graph", "--package-path", folder,
             "--scratch-path", SCRATCH])
        if outcome.returncode != 0:
            raise repository.Failure(
                [f"Package.swift: SwiftPM has no plan for a package that takes [{products}]: {outcome.stderr.strip()}"],
                "Write a manifest that SwiftPM reads, and build once, so that packages are fetched.")
        return (SCRATCH / "debug.yaml").read_text()


def built(plan):
    """The modules that a plan compiles for the app and its tests, and the system libraries' modules that they import."""
    inputs, makers, arguments, wanted, command = {}, {}, {}, [], None
    for line in plan.splitlines():
        if found := re.match(r'  "([^"]+)": *(.*)$', line):
            command = found[1]
            # A target is a list of its inputs. This one has everything that a package's tests need.
            if command == "test" and found[2]:
                wanted = json.loads(found[2])
        elif found := re.match(r"    (inputs|outputs|args): (\[.*\])$", line):
            values = json.loads(found[2])
            if found[1] == "inputs":
                inputs[command] = values
            elif found[1] == "args":
                arguments[command] = values
            else:
                makers.update((value, command) for value in values)
    commands = set()
    while wanted:
        command = makers.get(wanted.pop())
        if command and command not in commands:
            commands.add(command)
            wanted += inputs.get(command, [])
    modules = {found[1] for name in commands if (found := re.match(r"C\.(\w+)-.*\.module$", name))}
    options = {option for name in commands for option in arguments.get(name, [])}
    maps = {found[1] for option in options if (found := re.match(r"-fmodule-map-file=.*/(\w+)/[\w.]+$", option))}
    return modules | maps


def check_client_plan(options):
    """Packages build the modules of the products that they depend on, and no unused host or SwiftUI."""
    problems = []
    for client, (kind, products, expected) in CLIENTS.items():
        names = built(plan(kind, products))
        if missing := ALWAYS - names:
            problems.append(f"Package.swift: the plan for {client} lacks {sorted(missing)}")
        optional = names & (HOSTING | VIEWS)
        if optional != expected:
            problems.append(
                f"Package.swift: {client} builds {sorted(optional)}, and should build {sorted(expected)}")
    if problems:
        raise repository.Failure(problems, "Remove the dependency that causes it.")
    return "Packages build the hosts and the views that they take, and no others."
