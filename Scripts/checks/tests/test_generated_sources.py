import unittest
from types import SimpleNamespace
from unittest import mock

from checks import repository
from checks.generated import merge_publishers, sources

PATH = f"{merge_publishers.FOLDER}/Publishers.Merge3.swift"


class GeneratedSourcesTests(unittest.TestCase):
    def test_conditions_chain_all_types(self):
        self.assertEqual(
            merge_publishers.same_types("ABC"),
            "A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output")

    def test_a_type_merges_up_to_eight_publishers(self):
        self.assertIn("Merge8(a, b, c, d, e, f, z, y)", merge_publishers.source(6))
        self.assertNotIn("Merge9", merge_publishers.source(6))
        self.assertNotIn("also merges", merge_publishers.source(8))

    def test_a_source_that_differs_from_its_template_is_reported(self):
        with mock.patch.object(merge_publishers, "sources", lambda: {PATH: "extension Publishers {}\n"}), \
                self.assertRaises(repository.Failure):
            sources.check(SimpleNamespace(record=False))

    def test_a_source_without_a_file_is_reported(self):
        with mock.patch.object(merge_publishers, "sources", lambda: {"Sources/None.swift": "struct A {}\n"}), \
                self.assertRaises(repository.Failure):
            sources.check(SimpleNamespace(record=False))
