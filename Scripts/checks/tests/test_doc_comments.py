import unittest
from unittest import mock

from checks import code_blocks, compiler, doc_comments, repository

FILE = "Sources/Portable/PortableControls/A.swift"


class DocCommentTests(unittest.TestCase):
    def source(self, block, file=FILE):
        return doc_comments.source_file(file, 3, block, 1)

    def test_blocks_of_comments_keep_their_lines(self):
        text = "/// A.\n///\n/// ```swift\n/// a()\n/// ```\nstruct A {\n    /// ```swift\n    /// b()\n    /// ```\n}\n"
        found = list(code_blocks.blocks(doc_comments.markdown(text)))
        self.assertEqual([(line, block.strip(), is_compiled) for line, block, is_compiled in found], [
            (3, "a()", True), (7, "b()", True)])

    def test_a_comment_excludes_a_block(self):
        text = "/// <!-- Not compiled: because. -->\n/// ```swift\n/// a()\n/// ```\nstruct A {}\n"
        self.assertEqual([found[2] for found in code_blocks.blocks(doc_comments.markdown(text))], [False])

    def test_parts_begin_with_attributes_and_comments(self):
        block = "let a = b(\n    c\n)\n\n// D.\n@MainActor\nstruct D {\n}\ne()\n"
        self.assertEqual(doc_comments.parts(block), [
            (0, "let a = b(\n    c\n)"), (4, "// D.\n@MainActor\nstruct D {\n}"), (8, "e()")])

    def test_types_are_private_and_statements_are_in_a_method(self):
        source = self.source("    @MainActor\n    final class A {\n    }\n\n    let a = A()\n")
        self.assertIn(
            f'#sourceLocation(file: "{FILE}", line: 4)\n@MainActor\nprivate final class A {{\n}}\n', source)
        self.assertIn("func example1() throws {\n" f'#sourceLocation(file: "{FILE}", line: 8)\nlet a = A()\n', source)

    def test_extensions_and_tests_are_declarations(self):
        source = self.source("extension A: B {}\n@Test(arguments: [1]) func c(a: Int) {}\n")
        self.assertNotIn("private", source)
        self.assertNotIn("example1", source)

    def test_only_statements_that_wait_make_a_method_asynchronous(self):
        self.assertIn("async throws", self.source("let a = await b()\n"))
        self.assertNotIn("async throws", self.source("Task {\n    await b()\n}\n"))

    def test_an_empty_body_may_be_left_out(self):
        self.assertIn("func a() {   }", self.source("struct A {\n    func a() { … }\n}\n"))

    def test_blocks_import_their_module(self):
        def imports(file):
            return [line for line in self.source("a()\n", file).splitlines() if line.startswith("import ")]

        self.assertEqual(imports(FILE), ["import UIKit", "import SwiftUI"])
        self.assertEqual(imports("Sources/Portable/PortableCombine/A.swift")[2:], ["import Combine"])
        self.assertEqual(imports("Sources/Sections/Composer/A.swift")[2:], ["import Composer"])
        self.assertEqual(
            imports("Sources/Testing/CollageTesting/A.swift")[2:],
            ["import Testing", "import XCTest", "import CollageTesting"])

    def test_errors_name_the_line_of_the_comment(self):
        output = f"{FILE}:4:9: error: cannot find 'a' in scope\n 2 | a()\n{FILE}:4:9: error: cannot find 'a' in scope\n"
        with mock.patch.object(compiler, "typecheck", return_value=(False, output)) as typecheck:
            problems = doc_comments.compile_blocks([(FILE, 3, "a()\n")], repository.MODULES)
        self.assertEqual(problems, [f"{FILE}:4: cannot find 'a' in scope"])
        self.assertEqual(typecheck.call_count, 1)

    def test_output_without_a_location_is_reported(self):
        with mock.patch.object(compiler, "typecheck", return_value=(False, "error: no such module 'UIKit'")):
            self.assertEqual(
                doc_comments.compile_blocks([], repository.MODULES), ["error: no such module 'UIKit'"])
