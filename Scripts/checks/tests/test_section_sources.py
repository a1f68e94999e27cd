import tempfile
import unittest
from pathlib import Path

from checks import section_sources
from checks.apple_build import AppleModules, names

# Sources, with a part of the problem of each line, or `None`.
FORKS = {
    "Layout.swift": [
        ("#if canImport(UIKit)", "conditional compilation belongs in Platform.swift"),
        ("import UIKit", "import UIKit belongs in Platform.swift"),
        ("#endif", None),
        ("import Foundation", None),
    ],
    "List/Platform.swift": [("@_exported import SwiftUI", None)],
    "Module/Platform.swift": [("#if os(iOS)", None), ("import UIKit", None), ("#endif", None)],
}
CORE = [
    ("@_exported import UIKit", None),
    ("#if os(iOS) && canImport(Darwin)", None),
    ("public struct Core { public init() {} }", None),
    ("#endif", None),
]
# The same, for the compiler.
MODULE = [
    ("import Core", None),
    ("import SwiftUI", None),
    ("let core = Core()", None),
    ("@MainActor func a(_ view: UICollectionView) { view.reloadItems(at: []) }", None),
    ("@MainActor func b(_ view: UICollectionView) { view.reloadItems(in: []) }", "incorrect argument label"),
    ("@MainActor func c(_ view: UICollectionView) { view.reloadEverything() }", "no member 'reloadEverything'"),
    ("@MainActor func d(_ view: UICollectionView) -> Int { view.visibleCells }", "cannot convert return expression"),
    ("func e(_ view: UICollectionView) { view.reloadData() }", "main actor-isolated"),
    ("@MainActor func f(_ section: NSCollectionLayoutSection) { section.orthogonalScrollingProperties.bounce = .never }",
     "only available in iOS 17"),
    ("@MainActor func g(_ section: NSCollectionLayoutSection) {", None),
    ("    if #available(iOS 17, *) { section.orthogonalScrollingProperties.bounce = .never }", None),
    ("    guard #available(iOS 16, *) else { return }", None),
    ("    _ = [section].map { $0.orthogonalScrollingProperties }", "only available in iOS 17"),
    ("}", None),
    ("let h: UICollectionLayoutSectionOrthogonalScrollingProperties? = nil", "only available in iOS 17"),
    ("let i = ContinuousClock.now", "only available in iOS 16"),
    ("final class J: NSObject, UICollectionViewDataSource {", None),
    ("    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }", None),
    ("    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }",
     None),
    ("}", None),
    ("final class K: NSObject, UICollectionViewDataSource {}", "does not conform to protocol 'UICollectionViewDataSource'"),
    ("@MainActor func l(_ source: any UICollectionViewDataSource, _ view: UICollectionView) {", None),
    ("    _ = source.numberOfSections?(in: view)", None),
    ("    let count: Int = source.numberOfSections(in: view)", "must be unwrapped"),
    ("}", None),
    ("struct M: View { var body: some View { EmptyView().ignoresSafeArea() } }", None),
]


class SectionSourcesTests(unittest.TestCase):
    def expect(self, found, files):
        """Expects a problem of each line that has one, and no others."""
        expected = [
            (f"{path}:{number}: ", text) for path, lines in sorted(files.items())
            for number, (_, text) in enumerate(lines, 1) if text]
        lines = {problem.split(": ")[0] for problem in found}
        self.assertEqual(sorted(lines), sorted(place.removesuffix(": ") for place, _ in expected), found)
        for place, text in expected:
            self.assertTrue(any(problem.startswith(place) and text in problem for problem in found), (place, text, found))

    def test_the_wrong_forks_are_problems_and_no_others(self):
        self.expect(
            list(section_sources.problems_of_forks({
                path: "\n".join(line for line, _ in lines) for path, lines in FORKS.items()})), FORKS)

    def test_modules_come_after_the_ones_that_they_import(self):
        with tempfile.TemporaryDirectory() as folder:
            files = {}
            for module, text in {"A": "import B", "B": "@_exported import C\nimport UIKit", "C": ""}.items():
                files[module] = (Path(folder) / f"{module}.swift",)
                files[module][0].write_text(text)
            self.assertEqual(list(section_sources.by_dependency(files)), ["C", "B", "A"])

    def test_uses_that_apples_declarations_do_not_allow_are_problems(self):
        with tempfile.TemporaryDirectory() as folder:
            files = {"Core": CORE, "Module": MODULE}
            sources = {module: "\n".join(line for line, _ in lines) for module, lines in files.items()}
            modules = {module: (Path(folder) / f"{module}.swift",) for module in sources}
            for module, text in sources.items():
                modules[module][0].write_text(text)
            (Path(folder) / "modules").mkdir()
            apple = AppleModules(Path(folder) / "modules", names(sources.values()), section_sources.OLDEST)
            found = apple.problems(modules)
            self.expect([f"{Path(path).stem}:{line}: {message}" for path, line, message in found], files)
