import unittest

from checks import swiftui_signatures
from checks.symbol_graph import Symbol

ROWS = [["View.alert(_:)", "3", "Apple", "yes"], ["View.draggable(_:)", "1", "Apple", "no"]]


class SwiftUISignatureTests(unittest.TestCase):
    def test_the_share_is_that_of_signatures_or_of_the_apps_that_use_them(self):
        self.assertEqual(swiftui_signatures.share(ROWS), 50)
        self.assertEqual(swiftui_signatures.share(ROWS, lambda row: int(row[1])), 75)

    def test_removed_and_new_signatures_are_reported(self):
        current = swiftui_signatures.updated(ROWS, {"View.draggable(_:)"})
        self.assertEqual([row[3] for row in current], ["no", "yes"])
        found = list(swiftui_signatures.problems(ROWS, current))
        self.assertEqual(len(found), 2)
        self.assertIn("gone: View.alert(_:)", found[0])
        self.assertIn("new: View.draggable(_:)", found[1])

    def test_unchanged_signatures_are_fine(self):
        current = swiftui_signatures.updated(ROWS, {"View.alert(_:)"})
        self.assertEqual(list(swiftui_signatures.problems(ROWS, current)), [])

    def test_parameters_with_default_values_can_be_left_out(self):
        symbol = Symbol(
            "View.frame(width:height:alignment:)", "swift.method",
            "func frame(width: CGFloat? = nil, height: (Int, Int) -> CGFloat, alignment: Alignment = .center)", "", "")
        self.assertEqual(
            swiftui_signatures.callable_paths(symbol),
            {"View.frame(width:height:alignment:)", "View.frame(height:alignment:)", "View.frame(width:height:)",
             "View.frame(height:)"})
