"""Runs the tests of the engines with engines that check themselves: after each edit a collection, an outline, a layout, or a
tableau of constraints examines its whole state, and stops if an invariant is broken.

Collections of more than a thousand elements aren't examined after each edit, because that takes as long as creating them.
`swift test -Xswiftc -DCOLLAGE_CHECKS` tests all of Collage like this, and compiles everything again; some
tests that count hashes fail there.
"""

import subprocess

from checks import repository
from checks.repository import ROOT
from engines_package import ENGINES_MANIFEST

# The folder stays, so that only what has changed is built the next time.
FOLDER = ROOT / ".build/check-invariants"


def check(options):
    FOLDER.mkdir(parents=True, exist_ok=True)
    manifest = FOLDER / "Package.swift"
    if not manifest.exists() or manifest.read_text() != ENGINES_MANIFEST.lstrip():
        manifest.write_text(ENGINES_MANIFEST.lstrip())
    for name in ["Sources", "Tests"]:
        link = FOLDER / name
        if not link.is_symlink():
            link.symlink_to(ROOT / name)
    command = ["swift", "test", "--package-path", FOLDER, "-Xswiftc", "-DCOLLAGE_CHECKS"]
    if options.filter:
        command += ["--filter", options.filter]
    if subprocess.run(command).returncode != 0:
        raise repository.Failure(
            ["Sources/Engines: a test failed, as printed above"],
            "Run one suite with: Scripts/check invariants --filter NAME")
    return "The engines keep their invariants in all of their tests."
