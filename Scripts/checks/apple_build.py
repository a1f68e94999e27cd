"""Compiles sources for iOS, with interfaces of Apple's modules.

The compiler of Linux can check sources for iOS: their conditions, the versions that `#available` checks, and Objective-C's
optional methods and overrides. It needs the standard library and modules of Apple's. The standard library is that of
Linux, whose compiled modules name their target as text; a copy names iOS. It has the versions of iOS that its
declarations require. The modules are the interfaces in `apple_modules`, and UIKit's, which is written from Apple's lists.

The sources are only type-checked: no code is generated, so the compiler's checks of flow and data races don't run. The
build with Collage's UIKit has these.
"""

import json
import re
from pathlib import Path

from checks import apple_interface, compiler, repository

# Compiled modules of the toolchain that sources import, or that the compiler imports into all sources.
TOOLCHAIN = ("Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Observation")
# The interfaces of Apple's modules: each imports only ones before it.
INTERFACES = ("ObjectiveC", "CoreGraphics", "Dispatch", "Foundation", "UIKit", "Combine", "SwiftUI")
# The modules that add Swift declarations to ones in C.
WITH_HEADERS = ("ObjectiveC", "CoreGraphics")
HEADER = """\
// swift-interface-format-version: 1.0
// swift-module-flags: -target {target} -module-name {module} -swift-version 6 -enable-objc-interop \
-enable-library-evolution -experimental-skip-all-function-bodies{flags}
"""
PROBLEM = re.compile(r"^(/[^:\n]+):(\d+):\d+: (?:error|warning): (.*)$", re.MULTILINE)


def names(sources):
    """The names that occur in the texts of sources, outside of comments."""
    return {name for text in sources for name in re.findall(r"[A-Za-z_]\w*", re.sub(r"//.*", "", text))}


class AppleModules:
    """Compiled modules in a folder, for sources that contain only some names and build on a version of iOS."""

    def __init__(self, folder, names, oldest):
        self.folder, self.oldest = Path(folder), oldest
        information = json.loads(compiler.run(["swiftc", "-print-target-info"]).stdout)
        self.resources = Path(information["paths"]["runtimeResourcePath"])
        self.host = information["target"]["unversionedTriple"]
        self.architecture = self.host.split("-")[0]
        self.write_toolchain()
        self.count = self.write_interfaces(names)

    @property
    def target(self):
        return f"{self.architecture}-apple-ios{self.oldest}-simulator"

    @property
    def flags(self):
        return ["-target", self.target, "-resource-dir", self.folder / "resources", "-I", self.folder]

    def write_toolchain(self):
        """Links the compiler's resources, and copies compiled modules with the target of iOS."""
        resources = self.folder / "resources"
        resources.mkdir()
        for name in ("clang", "shims", "apinotes"):
            (resources / name).symlink_to(self.resources / name)
        # The text has a fixed length. The vendor doesn't matter.
        target = f"{self.architecture}-a-ios15-simulator"
        for module in TOOLCHAIN:
            compiled = self.resources / "linux" / f"{module}.swiftmodule" / f"{self.host}.swiftmodule"
            data = compiled.read_bytes()
            if data.count(self.host.encode()) != 1 or len(target) != len(self.host):
                raise repository.Failure(
                    [f"{compiled}: the module doesn't name its target as expected"],
                    "Adapt Scripts/checks/apple_build.py to the toolchain.")
            (self.folder / f"{module}.swiftmodule").write_bytes(data.replace(self.host.encode(), target.encode()))

    def write_interfaces(self, names):
        """Compiles Apple's modules. Returns the numbers of types and members in UIKit's interface."""
        for path in apple_interface.MODULES.iterdir():
            if path.suffix in (".h", ".modulemap"):
                (self.folder / path.name).write_text(path.read_text())
        texts = {
            module: (apple_interface.MODULES / f"{module}.swiftinterface").read_text() for module in INTERFACES}
        # The other declarations mention types of UIKit, too.
        mentioned = set(re.findall(r"\b(?:UI|NS)[A-Z]\w+", texts["SwiftUI"] + texts["UIKit"]))
        texts["UIKit"], count = apple_interface.interface(names | mentioned, self.oldest)
        for module, text in texts.items():
            flags = " -import-underlying-module" * (module in WITH_HEADERS)
            path = self.folder / f"{module}.swiftinterface"
            path.write_text(HEADER.format(target=self.target, module=module, flags=flags) + text)
            outcome = compiler.run([
                "swiftc", "-frontend", "-compile-module-from-interface", path, *self.flags, "-module-name", module,
                "-diagnostic-style", "llvm", "-o", self.folder / f"{module}.swiftmodule"])
            if outcome.returncode:
                lines = path.read_text().splitlines()
                raise repository.Failure(
                    [f"{module}.swiftinterface:{line}: {message}\n    {lines[int(line) - 1]}"
                     for _, line, message in PROBLEM.findall(outcome.stderr)] or [outcome.stderr.strip()],
                    "Correct the interface in Scripts/checks/apple_modules, the list of declarations that has the line, or "
                    "Tests/Resources/api/apple-types.tsv.")
        return count

    def compile(self, module, files, *task):
        """Compiles a module from files for a task. Returns the problems as paths, lines, and messages."""
        outcome = compiler.run([
            "swiftc", "-frontend", *task, *self.flags, "-swift-version", "6", "-module-name", module, "-package-name",
            "Sections", "-diagnostic-style", "llvm", *files])
        found = {(path, int(line), message) for path, line, message in PROBLEM.findall(outcome.stderr)}
        if outcome.returncode and not found:
            raise repository.Failure(
                [f"{module}: {outcome.stderr.strip()}"], "Report a crash of the compiler, or correct the command.")
        return sorted(found)

    def write_module(self, module, files):
        """Writes a module that others import, without the bodies of its functions."""
        self.compile(
            module, files, "-emit-module", "-experimental-skip-all-function-bodies", "-o",
            self.folder / f"{module}.swiftmodule")

    def problems(self, modules):
        """The problems of modules, which are given as their files by name, each after the ones that it imports."""
        for module, files in modules.items():
            self.write_module(module, files)
        found = compiler.in_parallel(
            lambda module: self.compile(module, modules[module], "-typecheck"), modules)
        return sorted({problem for problems in found for problem in problems})
