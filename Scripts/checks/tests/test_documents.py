import unittest
from argparse import Namespace
from pathlib import Path
from unittest import mock

from checks import code_blocks, compiled_files, documents, repository
from checks.generated import cookbook, pages


class NamesTests(unittest.TestCase):
    def test_tests_in_tables_are_found(self):
        text = "| rule | shown by |\n|---|---|\n| a | `one`, \"two\" |\n\n| rule | other |\n|---|---|\n| a | `three` |\n"
        self.assertEqual(list(documents.named_tests(text)), [(3, "one"), (3, "two")])

    def test_tests_in_paragraphs_are_found(self):
        self.assertEqual(list(documents.named_tests("A `b`.\n\nWhat it does is shown\nby `c` and `d`.\n")), [(3, "c"), (3, "d")])

    def test_anchors_are_like_those_on_github(self):
        text = "# Use `it`, now\n```\n# no heading\n```\n## [A link](b)\n## A link\n"
        self.assertEqual(
            documents.anchors(text), {"use-it-now": "Use `it`, now", "a-link": "A link", "a-link-1": "A link"})

    def test_links_of_this_repository(self):
        text = 'See [a](b.swift#c), `[d](e)`, [f](https://g)\n```\n[h](i)\n```\n![j]( k.png ) <img width="1" src="l.png">'
        self.assertEqual(documents.links(text), ["b.swift#c", "k.png", "l.png"])

    def test_paths_begin_with_a_folder_of_the_repository(self):
        text = "`Sources/A+B.swift` and `Tests/C`, not `A/B`, `Sources/…/C.swift`, or Sources/D"
        self.assertEqual(documents.PATH.findall(text), ["Sources/A+B.swift", "Tests/C"])

    def test_names_of_tests_are_sentences(self):
        source = "@Test func `a sentence`() {}\n@Test func word() {}\n@Test(\"A title\") func `b`() {}\n"
        source += "@Test(arguments: [1])\nfunc other(_ a: Int) {}\n@Test(arguments: [1]) func `c d`(_ a: Int) {}\n"
        self.assertEqual(list(documents.unnamed_tests(source)), [2, 3, 4])

    def test_suites_have_traits(self):
        source = "@Suite(.device) struct A {}\n@Suite struct B {}\n@MainActor @Suite(\"A title\", .device) struct C {}\n"
        self.assertEqual(list(documents.suites_without_traits(source)), [2, 3])


class PageTests(unittest.TestCase):
    def test_the_page_replaces_what_the_repository_has_below_the_marker(self):
        page = f"# Coverage\n\n{pages.marker('Coverage')}\nHow to get the tables.\n"
        with mock.patch.object(repository, "text", lambda path: page), \
                mock.patch.dict(pages.GENERATORS, {"Coverage": lambda options: "\nTables.\n"}):
            self.assertEqual(pages.text("Coverage", Namespace()), "# Coverage\n\nTables.\n")
        with mock.patch.object(repository, "text", lambda path: "# Coverage\n"), self.assertRaises(repository.Failure):
            pages.text("Coverage", Namespace())

    def test_each_page_has_a_document_with_a_marker(self):
        for name in pages.GENERATORS:
            self.assertIn(pages.marker(name), repository.text(pages.document(name)))

    def test_links_of_a_page_lead_to_the_same_files(self):
        text = '[a](Lists.md#c) [d](\n../E/f.swift) [g](#h) [i](https://j) <img src="../k.png">\n```\n[l](m)\n```\n'
        moved = pages.relocated(text, Path("/r/Documentation"), Path("/r/out/pages"))
        self.assertEqual(moved, (
            '[a](../../Documentation/Lists.md#c) [d](\n../../E/f.swift) [g](#h) [i](https://j) <img src="../../k.png">\n'
            "```\n[l](m)\n```\n"))

    def test_links_that_lead_nowhere(self):
        here = repository.ROOT / "Documentation/Coverage.md"
        text = "[a](Coverage.md#all) [b](#none) [c](None.swift)"
        found = list(documents.link_problems("page", text, here, {here: "# All\n"}))
        self.assertEqual(found, ["page: page has no heading #none", "page: there is no None.swift"])

    def test_recipes_and_their_folders_have_anchors(self):
        anchors = cookbook.anchors()
        self.assertEqual(anchors[cookbook.SOURCES / "Grids/TwoColumnGrid.swift"], "two-column-grid")
        self.assertEqual(anchors[cookbook.SOURCES / "Lists"], "lists-and-tables")
        headings = documents.anchors(pages.text("Cookbook", Namespace()))
        self.assertEqual(set(anchors.values()) - headings.keys(), set())


class CodeBlockTests(unittest.TestCase):
    def test_blocks_have_lines_and_may_be_excluded(self):
        text = "# A\n```swift\na()\n```\n<!-- Not compiled: because. -->\n```swift\nb()\n```\n```bash\nc\n```\n"
        self.assertEqual(list(code_blocks.blocks(text)), [(2, "a()\n", True), (6, "b()\n", False)])

    def test_a_source_contains_the_pieces_in_order(self):
        pieces = code_blocks.pieces("a(b)\n\nc { …\n}")
        self.assertEqual(pieces, ["a(b)", "c{", "}"])
        self.assertTrue(code_blocks.contains(code_blocks.condensed("a(b)\nx()\nc {\n  /// Text\n  y()\n}"), pieces))
        self.assertFalse(code_blocks.contains("c{a(b)}", pieces))

    def test_additions_to_a_manifest_follow_it(self):
        blocks = ["let package = Package(a)\n", "package.targets += b\n", ".target(name: \"c\")"]
        self.assertTrue(all(map(code_blocks.is_of_manifest, blocks)))
        of_target, whole = code_blocks.manifests(blocks)
        self.assertIn('targets: [.target(name: "c")]', of_target)
        self.assertTrue(whole.endswith("Package(a)\npackage.targets += b\n"))

    def test_other_code_is_not_a_manifest(self):
        self.assertFalse(code_blocks.is_of_manifest("let packages = 1\n"))


class ConstructTableTests(unittest.TestCase):
    def problems(self, rows):
        return list(compiled_files.table_problems("|---|---|\n" + rows, {"a test"}, {"Folder"}))

    def test_a_complete_table_has_no_problem(self):
        self.assertEqual(self.problems("| a | b | whole | `Folder` |\n| c | d | in part | `a test` |"), [])

    def test_states_names_and_folders_are_needed(self):
        self.assertEqual(len(self.problems("| a | b | maybe | `a test` |\n| c | d | whole | `Unknown` |")), 3)
