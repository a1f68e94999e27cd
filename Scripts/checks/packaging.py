"""Checks how packages take Collage: in a clone of any name, with the modules of the traits that they ask for, and without
traits."""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from checks import compiler, repository
from checks.repository import ROOT

# The folder of the build without traits: packages are fetched only once.
SCRATCH = ROOT / ".build/without-traits"

# A package with an app and tests, as README.md has it.
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(path: {path}, traits: [{traits}])],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "UIKit", package: {name}, moduleAliases: ["UIKit": "CollageUIKit"]),
                .product(name: "SwiftUI", package: {name}, moduleAliases: ["SwiftUI": "CollageSwiftUI"]),
            ]),
        .testTarget(name: "AppTests", dependencies: ["App", .product(name: "CollageTesting", package: {name})]),
    ]
)
"""

# The modules that only traits build. `--script`, which is for images, has the commands that pages have.
DRAWING = {"AppHosting", "BrowserHost", "ArgumentParser", "CCairoPango", "CFontPacking"}
SERVING = {"BrowserServer", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"}
EXPECTED = {"": set(), "Cairo": DRAWING, "Browser": DRAWING | SERVING}
ALWAYS = {"App", "AppTests", "CollageUIKit", "CollageSwiftUI", "AppLauncher"}


def check_folder_name(options):
    """Reads the manifests of the other packages in a clone of another name. SwiftPM knows a package that is taken by its
    path by the name of its folder, and refuses the products of others."""
    manifests = sorted([*ROOT.glob("Examples/*/Package.swift"), ROOT / "Benchmarks/Package.swift"])
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


def plan(trait):
    """SwiftPM's plan for an app with a trait, or without one for the empty string. Nothing is compiled."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder)
        (package / "Package.swift").write_text(MANIFEST.format(
            path=json.dumps(str(ROOT)), name=json.dumps(ROOT.name), traits=json.dumps(trait) if trait else ""))
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
                [f"Package.swift: SwiftPM has no plan for an app with the traits [{trait}]: {outcome.stderr.strip()}"],
                "Write a manifest that SwiftPM reads, and build once, so that packages are fetched.")
        return (SCRATCH / "debug.yaml").read_text()


def built(plan):
    """The modules that a plan compiles for the app and its tests, and those of system libraries that they import."""
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
    """An app and its tests build the hosts that their manifest asks for. In this package itself everything is built."""
    problems = []
    for trait, expected in EXPECTED.items():
        names = built(plan(trait))
        if missing := ALWAYS - names:
            problems.append(f"Package.swift: the plan for an app with the traits [{trait}] lacks {sorted(missing)}")
        behind_traits = names & EXPECTED["Browser"]
        if behind_traits != expected:
            problems.append(
                f"Package.swift: an app with the traits [{trait}] builds {sorted(behind_traits)}, and should build "
                f"{sorted(expected)}")
    if problems:
        raise repository.Failure(problems, "Add the condition for the trait to the dependency that causes it.")
    return "An app and its tests build the hosts that their manifest asks for, and no others."


def check_without_traits(options):
    """What is built without traits, so without Cairo and the server, computes the recorded layouts, and an app without a
    host prints one line about traits."""
    products, problems = SCRATCH / "debug", []
    missing = [name for name in ("layout-conformance", "BrowserTestApp") if not (products / name).exists()]
    if missing:
        raise repository.Failure(
            [f"{repository.relative(products)}: {name} isn't built" for name in missing],
            f"Run swift build --scratch-path {repository.relative(SCRATCH)}.")
    conformance = compiler.run([products / "layout-conformance", ROOT / "Tests/Resources/golden"])
    if conformance.returncode != 0:
        problems.append(f"layout-conformance: {conformance.stdout}{conformance.stderr}")
    for arguments in ([], ["--snapshot", "screen.png"]):
        app = subprocess.run(
            [products / "BrowserTestApp", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        output = app.stdout.strip()
        if app.returncode != 1 or 'traits: ["Browser"]' not in output or "\n" in output:
            problems.append(
                f"BrowserTestApp {' '.join(arguments)}: ended with {app.returncode} and printed: {output}")
    if problems:
        raise repository.Failure(problems, (
            "Without traits, layouts are those that were recorded, and an app ends with 1 and one line that names "
            'traits: ["Browser"].'))
    return "Without traits layouts are as recorded, and an app prints which trait it needs."
