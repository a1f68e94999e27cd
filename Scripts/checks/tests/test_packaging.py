import unittest

from checks import packaging, recipes
from checks.tokens import tokens

PLAN = """targets:
  "main": ["<all>"]
  "test": ["<App>"]
commands:
  "<App>":
    inputs: ["App.module"]
    outputs: ["<App>"]
  "C.App-debug.module":
    inputs: ["Kit.module"]
    outputs: ["App.module"]
    args: ["-Xcc","-fmodule-map-file=/Sources/CKit/module.modulemap"]
  "C.Kit-debug.module":
    outputs: ["Kit.module"]
  "C.Other-debug.module":
    outputs: ["Other.module"]
"""


class PlanTests(unittest.TestCase):
    def test_only_what_the_tests_need_is_built(self):
        self.assertEqual(packaging.built(PLAN), {"App", "Kit", "CKit"})


class DependenciesTests(unittest.TestCase):
    def test_a_target_may_import_what_it_depends_on_indirectly(self):
        targets = {"App": ["Kit", "NIO"], "Kit": ["Core"], "Core": [], "Views": []}
        imported = {"App": {"Core", "Foundation", "App"}, "Kit": {"Views"}, "Core": {"Kit"}, "Views": set()}
        self.assertEqual(list(packaging.undeclared_imports(targets, imported)), [("Kit", "Views"), ("Core", "Kit")])

    def test_imports_for_some_platforms_do_not_count(self):
        source = "import A\n#if canImport(Darwin)\nimport B\n#else\n@_exported import C\n#endif\n@testable import D"
        self.assertEqual(packaging.always_imported(list(tokens(source))), {"A", "D"})


class RecipesTests(unittest.TestCase):
    def test_commands_of_a_Dockerfile(self):
        text = 'FROM a\n# RUN b\nRUN c \\\n    d\nCMD ["e", "f"]\n'
        self.assertEqual(list(recipes.docker_commands(text)), ["c      d", "e f"])

    def test_commands_of_a_workflow(self):
        text = "steps:\n  - run: a\n  - name: b\n    run: |\n      c ${{ d }}\n      e\n  - uses: f\n"
        self.assertEqual(list(recipes.workflow_commands(text)), ["a", "c value\ne"])

    def test_only_needed_packages_are_listed(self):
        needed = recipes.needed_packages("# text\na\nbrowser:b\npython3\n")
        self.assertEqual(needed, {"a"})
        self.assertEqual(list(recipes.package_problems("apt-get install --yes a git && c", needed)), [])
        self.assertEqual(len(list(recipes.package_problems("apt-get install d", needed))), 2)

    def test_options_of_swift_have_to_exist(self):
        self.assertEqual(list(recipes.swift_problems("swift test --parallel")), [])
        self.assertEqual(list(recipes.swift_problems("swift test --sideways")), ["swift test has no option --sideways"])
