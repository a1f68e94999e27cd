"""Type-checks the program of `Scripts/fuzz`. Building it takes longer than all tests, so no other stage compiles it."""

import re

from checks import compiler, repository
from checks.repository import ROOT

TOOLS = ROOT / "Tools/.build/debug/Modules"
YAML = ROOT / "Tools/.build/checkouts/Yams/Sources/CYaml/include/module.modulemap"


def check(options):
    """Compiles the targets with the modules of the tools, which contain the readers of projects."""
    if not (TOOLS / "XcodeProjects.swiftmodule").exists():
        built = compiler.run(["swift", "build", "--package-path", ROOT / "Tools", "--target", "XcodeProjects"])
        if built.returncode != 0:
            raise repository.Failure([built.stdout + built.stderr], "Fix the errors in Tools.")
    files = sorted((ROOT / "Tests/Fuzzing").rglob("*.swift"))
    # Declarations of a package are visible in the package of the same name, which SwiftPM gives it by its folder.
    package = re.sub(r"\W", "_", ROOT.name.lower())
    compiles, output = compiler.typecheck(
        files, options.modules, "-swift-version", "6", "-package-name", package, "-I", TOOLS, "-Xcc",
        f"-fmodule-map-file={YAML}")
    if not compiles:
        raise repository.Failure([output], "Fix the errors in Tests/Fuzzing.")
    return f"The {len(files)} files of Tests/Fuzzing compile."
