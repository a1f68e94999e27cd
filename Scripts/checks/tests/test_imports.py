import unittest

from checks import imports
from checks.tokens import tokens


class ImportsTests(unittest.TestCase):
    def engine_problems(self, source, module="DiffEngine"):
        return [line for line, _ in imports.engine_problems(list(tokens(source)), module)]

    def app_problems(self, source):
        return [line for line, _ in imports.app_problems(list(tokens(source)))]

    def test_an_engine_imports_the_standard_library(self):
        self.assertEqual(
            self.engine_problems("import Swift\npackage import Synchronization\n@_exported import LayoutGeometry"), [])

    def test_an_engine_imports_nothing_else(self):
        self.assertEqual(self.engine_problems("// import A\nimport Foundation\n@testable import DisplayList"), [2, 3])

    def test_the_lowest_engine_imports_no_other(self):
        self.assertEqual(self.engine_problems("import LayoutGeometry", "LayoutGeometry"), [1])

    def test_an_app_imports_modules_without_attributes(self):
        self.assertEqual(self.app_problems("import UIKit\n@testable import UIKit\nimport PortableUIKit"), [2, 3])

    def test_an_app_forks_only_for_outlets(self):
        self.assertEqual(
            self.app_problems("#if canImport(ObjectiveC)\n#else\n#endif\n#if os(Linux)\n#elseif canImport(ObjectiveC)"),
            [4, 5])
