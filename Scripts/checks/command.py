"""The command line of `Scripts/check`."""

import argparse
import sys
import time
import unittest
from pathlib import Path
from typing import NamedTuple

from checks import (
    api_changes, code_blocks, compiled_files, designs, doc_comments, documentation, documents, fuzz_targets, global_state,
    holes, imports, invariants, missing, packaging, prose, public_api, recipes, repository, section_sources, state,
    swiftui_signatures)
from checks.generated import cookbook, coverage, pages, sources


class Check(NamedTuple):
    """A subcommand: its description, the steps that read sources, and the steps that need a build."""

    summary: str
    reading: list = []
    built: list = []


CHECKS = {
    "engine-imports": Check("Engines import only the standard library", [imports.check_engines]),
    "gallery-imports": Check("The gallery imports what any app can import", [imports.check_gallery]),
    "designs": Check("Only types of metrics compare designs of the system", [designs.check]),
    "section-sources": Check(
        "The section modules and the examples compile for iOS, with Apple's declarations",
        [section_sources.check_forks, section_sources.check_sections, section_sources.check_examples]),
    "global-state": Check("Scripts/global-state.tsv explains all global state", [global_state.check]),
    "state": Check("Classes have few stored properties (Scripts/state-ceilings.tsv)", [state.check]),
    "documentation": Check("Public declarations have documentation comments", [documentation.check]),
    "test-names": Check("The names of tests are sentences", [documents.check_test_names]),
    "documents": Check(
        "Names, links, figures, and code in documents and comments are right, and pages can be generated",
        [documents.check_names, documents.check_links, documents.check_paths, coverage.check_figures, cookbook.check_list,
         pages.check_read, code_blocks.check_blocks],
        [code_blocks.check_sources, doc_comments.check, pages.check_built]),
    "prose": Check("Comments, documents, and messages are plain English (Documentation/Style.md)", [prose.check]),
    "generated-sources": Check("Generated sources match their templates", [sources.check]),
    "packaging": Check(
        "Targets declare their dependencies; clients can rename the package and build only the products that they use",
        [packaging.check_dependencies, packaging.check_folder_name, packaging.check_new_package, recipes.check],
        [packaging.check_client_plan]),
    "constructs": Check(
        "The code that apps' sources are rewritten to compiles", [compiled_files.check_construct_table],
        [compiled_files.check_constructs]),
    "public-api": Check("Public symbols and their signatures are Apple's", [], [public_api.check]),
    "api-changes": Check("Changes of our own API are recorded", [], [api_changes.check]),
    "coverage": Check("No available declaration of UIKit or SwiftUI is lost", [], [missing.check, coverage.check]),
    "holes": Check("Apps' delegate methods, overrides, and properties of UIKit have an effect", [holes.check_list], [holes.check]),
    "signatures": Check(
        "Collage keeps the signatures of SwiftUI that apps use", [], [swiftui_signatures.check]),
    "messages": Check("The compiler explains mistakes of beginners", [], [compiled_files.check_messages]),
    "type-checking": Check("The compiler checks long views with little effort", [], [compiled_files.check_type_checking]),
    "fuzz-targets": Check("The program of Scripts/fuzz compiles", [], [fuzz_targets.check]),
    "invariants": Check("The engines keep their invariants (builds them and runs their tests)", [], [invariants.check]),
}

EPILOG = "checks:\n" + "".join(f"  {name:<17} {check.summary}\n" for name, check in CHECKS.items()) + (
    f"  {'all':<17} All of these\n"
    f"  {'self-test':<17} The tests of the checks themselves\n")


def parser():
    result = argparse.ArgumentParser(
        prog="Scripts/check", description="Runs checks that are specific to this repository.", epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter)
    result.add_argument(
        "names", nargs="+", metavar="CHECK", choices=[*CHECKS, "all", "self-test"], help="what to check, as listed below")
    part = result.add_mutually_exclusive_group()
    part.add_argument("--without-build", action="store_true", help="skip the steps that need a build")
    part.add_argument("--with-build", action="store_true", help="run only the steps that need a build")
    result.add_argument(
        "--modules", type=Path, default=repository.MODULES, help="the folder of the compiled modules (%(default)s)")
    result.add_argument(
        "--record", action="store_true",
        help="api-changes, coverage, holes, state, prose, signatures, and generated-sources: write the files")
    result.add_argument("--list", action="store_true", help="prose: print each sentence with an idiom")
    result.add_argument(
        "--used-by", type=int, metavar="N", help="coverage: print missing names that at least N of 40 apps use")
    result.add_argument("--filter", metavar="NAME", help="invariants: run only the tests of this name")
    return result


def steps(options):
    """The steps of the named checks, each with its check's name."""
    for name in CHECKS if "all" in options.names else options.names:
        check = CHECKS[name]
        if not options.with_build:
            yield from ((name, step) for step in check.reading)
        if not options.without_build:
            yield from ((name, step) for step in check.built)


def run(steps, options):
    """Runs steps and prints their results. Returns the number of failures."""
    failures = 0
    for name, step in steps:
        start = time.monotonic()
        try:
            print(f"{name}: {step(options)} ({time.monotonic() - start:.1f} s)", flush=True)
        except repository.Failure as failure:
            failures += 1
            print(f"{name}:\n{failure}", file=sys.stderr, flush=True)
    return failures


def self_test():
    """Runs the tests of the checks. Returns whether they pass."""
    scripts = repository.ROOT / "Scripts"
    tests = unittest.defaultTestLoader.discover(str(scripts / "checks/tests"), top_level_dir=str(scripts))
    return unittest.TextTestRunner(verbosity=1).run(tests).wasSuccessful()


def main(arguments=None):
    options = parser().parse_args(arguments)
    options.modules = options.modules.absolute()
    if "self-test" in options.names:
        return 0 if self_test() else 1
    return 1 if run(steps(options), options) else 0
