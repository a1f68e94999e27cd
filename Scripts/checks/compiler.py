"""Runs the compiler and SwiftPM."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from checks import repository


@cache
def target_triple():
    """The target that the compiler builds for."""
    return json.loads(run(["swift", "-print-target-info"]).stdout)["target"]["triple"]


def run(command):
    """Runs a command that may fail."""
    return subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, capture_output=True, text=True)


def in_parallel(function, values):
    """The results of a function that waits for other processes, in order."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, values))


@cache
def module_map_flags(modules_folder):
    """The flags that the compiler needs to find the C modules that the compiled modules import.

    SwiftPM writes module maps into the build folder, except for packages that have their own."""
    module_maps = [*modules_folder.parent.glob("*.build/module.modulemap")]
    for folder in modules_folder.parents:
        for place in ["", "include/"]:  # of system libraries, and of targets in C
            module_maps += (folder / "checkouts").glob(f"*/Sources/*/{place}module.modulemap")
    return tuple(argument for path in module_maps for argument in ("-Xcc", f"-fmodule-map-file={path}"))


@cache
def import_flags(modules_folder):
    """The flags that the compiler needs to import the compiled modules and their dependencies."""
    flags = ["-I", str(modules_folder)]
    for library in ["CCairoPango", "CFontPacking"]:
        flags += ["-I", str(repository.ROOT / "Sources" / "BackEnds" / library)]
    # The headers of the system libraries that the renderer imports.
    headers = run(["pkg-config", "--cflags", "pangocairo", "harfbuzz-subset", "libbrotlienc"])
    for flag in headers.stdout.split():
        flags += ["-Xcc", flag]
    return (*flags, *module_map_flags(modules_folder))


@cache
def macro_flags(modules_folder):
    """The flags that the compiler needs to expand the macros of the compiled modules."""
    programs = sorted(modules_folder.parent.glob("*Macros-tool"))
    return tuple(
        argument for program in programs
        for argument in ("-load-plugin-executable", f"{program}#{program.name.removesuffix('-tool')}"))


def typecheck(files, modules_folder, *flags, language="6"):
    """Checks files as one module. Returns whether they compile, and the compiler's output."""
    folder = Path(modules_folder)
    outcome = run([
        "swiftc", "-typecheck", "-swift-version", language, *flags, *import_flags(folder), *macro_flags(folder),
        *files])
    return outcome.returncode == 0, outcome.stdout + outcome.stderr


def manifest(folder):
    """A package's manifest as SwiftPM reads it, or `None` with SwiftPM's message."""
    outcome = run(["swift", "package", "--package-path", folder, "dump-package"])
    return (json.loads(outcome.stdout), "") if outcome.returncode == 0 else (None, outcome.stderr.strip())
