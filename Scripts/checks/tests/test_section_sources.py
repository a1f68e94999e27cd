import unittest

from checks import section_sources

# Sources, with a part of the problem of each line, or `None`.
SAMPLES = {
    "Layout.swift": [
        ("#if canImport(UIKit)", "conditional compilation belongs in Platform.swift"),
        ("import UIKit", "import UIKit belongs in Platform.swift"),
        ("#endif", None),
        ("import Foundation", None),
        ("func a() { section.orthogonalScrollingProperties.m() }", "requires iOS 17"),
        ("func b() { let made = NSCollectionLayoutGroup.horizontal(layoutSize: s, repeatingSubitem: i, count: 2) }",
         "requires iOS 16"),
        ("func c() { let made = NSCollectionLayoutGroup.horizontal(layoutSize: s, subitem: i, count: 2) }", None),
        ("func d() { client?.collectionView?(view, performPrimaryActionForItemAt: path) }", "requires iOS 16"),
        ("func collectionView(_ view: V, performPrimaryActionForItemAt path: IndexPath) {}", None),
        ("func e() { if #available(iOS 16.0, *) { x.collectionView?(v, performPrimaryActionForItemAt: p) } }", None),
        ("func f() { if #available(iOS 16.0, *) {} else { x.collectionView?(v, performPrimaryActionForItemAt: p) } }",
         "requires iOS 16"),
        ("func g() { guard #available(iOS 17, *) else { return }; section.orthogonalScrollingProperties.m() }", None),
        ("func h() { section.orthogonalScrollingProperties.m() }", "requires iOS 17"),
        ("@available(iOS 17.0, *) func i() { section.orthogonalScrollingProperties.m() }", None),
        ("@available(iOS 17.0, *) let j: UICollectionLayoutSectionOrthogonalScrollingProperties", None),
        ("let k: UICollectionLayoutSectionOrthogonalScrollingProperties", "requires iOS 17"),
        ("let l = \"UICollectionLayoutSectionOrthogonalScrollingProperties\" // .isUniformAcrossSiblings", None),
        ("func m() { if #available(iOS 17, *), d.isUniformAcrossSiblings { return } }", None),
        ("func n() { if #available(iOS 16, *), d.isUniformAcrossSiblings { return } }", "requires iOS 17"),
        ("let o = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3)", "requires iOS 17"),
    ],
    "List/Platform.swift": [("@_exported import SwiftUI", None)],
    "List/List.swift": [
        ("let p: UIHostingConfiguration<Row, EmptyView>", "requires iOS 16"),
        ("func q() { controller.sizingOptions = [] }", "requires iOS 16"),
        ("func r() { if #available(iOS 16.0, *) { controller.sizingOptions = [] } }", None),
        ("let s: UIHostingController<Row>", None),
    ],
    "Module/Platform.swift": [("#if os(iOS)", None), ("import UIKit", None), ("#endif", None)],
}


class SectionSourcesTests(unittest.TestCase):
    def test_the_wrong_lines_are_problems_and_no_others(self):
        found = list(section_sources.problems({
            path: "\n".join(line for line, _ in lines) for path, lines in SAMPLES.items()}))
        expected = [
            (f"{path}:{number}: ", text) for path, lines in sorted(SAMPLES.items())
            for number, (_, text) in enumerate(lines, 1) if text]
        self.assertEqual(len(found), len(expected), found)
        for problem, (place, text) in zip(found, expected):
            self.assertTrue(problem.startswith(place), problem)
            self.assertIn(text, problem)
