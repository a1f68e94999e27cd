import unittest

from unittest import mock

from checks import api_changes, apple_api, missing, other_types, public_api
from checks.generated import coverage, differences, performance
from checks.symbol_graph import PublicAPI, Symbol


def symbol(path, declaration="", kind="swift.method"):
    return Symbol(path, kind, declaration, "File.swift:1", "")


class SignatureTests(unittest.TestCase):
    def test_the_spelling_of_a_declaration_does_not_matter(self):
        for ours, apples in [
            ("open func a(_ b: Int)", "@MainActor func a(_ b: Int)"),
            ("public var a: Int", "var a: Int { get set }"),
            ("let a: Int", "var a: Int { get }"),
            ("class func a()", "static func a()"),
            ("func a<B>(_ b: B) where B : C", "func a<B: C>(_ b: B)"),
            ("init(a: Int = default)", "init(a: Int = 3)"),
            ("func a(b c: Int, _ d: Int)", "func a(b e: Int, _ f: Int)"),
            ("static let a: NSNotification.Name", "class let a: Notification.Name"),
        ]:
            with self.subTest(ours):
                self.assertEqual(apple_api.signature(ours), apple_api.signature(apples))

    def test_types_labels_and_setters_matter(self):
        for ours, apples in [
            ("func a(_ b: Int)", "func a(b: Int)"), ("var a: Int", "var a: Int { get }"), ("func a()", "func a() -> Int"),
        ]:
            with self.subTest(ours):
                self.assertNotEqual(apple_api.signature(ours), apple_api.signature(apples))

    def test_the_path_of_a_nested_type_is_written_once(self):
        self.assertEqual(apple_api.owner_and_path("A > A.B", "A.B.c"), ("A.B", "A.B.c"))
        self.assertEqual(apple_api.owner_and_path("A", "b(_:)"), ("A", "A.b(_:)"))


class ListTests(unittest.TestCase):
    def test_declarations_with_only_names_have_no_types(self):
        for declaration in ["var a", "func a", "func a(b:)", "init(a:b:)", "static let a"]:
            self.assertFalse(apple_api.has_types(declaration), declaration)
        for declaration in ["var a: Int { get }", "func a()", "func a(b: Int)", "case a", "class A"]:
            self.assertTrue(apple_api.has_types(declaration), declaration)

    def test_the_first_area_with_a_pattern_of_the_outermost_type_counts(self):
        areas = apple_api.Areas([("Tables", "UITable* A"), ("Rest", "*")])
        self.assertEqual(areas.names, ["Tables", "Rest"])
        self.assertEqual([areas.area(path) for path in ("UITableView.a(_:)", "A", "f(A.b)")], ["Tables", "Tables", "Rest"])

    def test_each_area_has_declarations(self):
        areas = apple_api.Areas(apple_api.rows("uikit-areas.tsv"))
        found = {areas.area(path) for _, _, path, _ in apple_api.tiered_declarations()}
        self.assertEqual(found, set(areas.names))

    def test_no_declaration_is_listed_in_two_lists(self):
        paths = [{apple_api.owner_and_path(row[1], row[3])[1] for row in apple_api.rows(name)}
                 for name in ("uikit-api.tsv", apple_api.WIDE_LIST)]
        self.assertEqual(paths[0] & paths[1], set())


class PublicAPITests(unittest.TestCase):
    apple = {"A.a()": ["func a()"], "A": ["class A"]}

    def problems(self, symbols, reviewed=()):
        api = PublicAPI(symbols, {"B": "A"}, {"B": ["Hashable"]})
        return list(public_api.problems(api, self.apple, public_api.Reviewed(reviewed), "list"))

    def test_members_of_supertypes_are_known(self):
        self.assertEqual(self.problems([symbol("B.a()"), symbol("B.hash(into:)"), symbol("A._b()")]), [])

    def test_unknown_symbols_and_other_signatures_are_problems(self):
        found = self.problems([symbol("A.b()"), symbol("A.a()", "func a() -> Int")])
        self.assertEqual(len(found), 2)
        self.assertIn("is Apple's func a()", found[0])
        self.assertIn("A.b() is public", found[1])

    def test_reviewed_symbols_are_fine_and_stale_rows_are_not(self):
        reviewed = [("A.b*", "why"), ("A.a() signature", "why"), ("C", "why")]
        found = self.problems([symbol("A.b()"), symbol("A.a()", "func a() -> Int")], reviewed)
        self.assertEqual(found, ["list: no public symbol matches C"])

    def test_patterns_of_names_do_not_excuse_signatures(self):
        found = self.problems([symbol("A.a()", "func a() -> Int")], [("A.*", "why")])
        self.assertEqual(len(found), 2)

    def test_changes_list_removed_names_in_backquotes(self):
        gone = {"M\tA.b(c:)\tfunc b(c: Int)", "M\tA.d\tvar d: Int"}
        self.assertEqual(api_changes.unnamed(gone, "Use `d2` instead of `A.d`."), ["M\tA.b(c:)\tfunc b(c: Int)"])


class OtherTypesTests(unittest.TestCase):
    def test_one_of_several_declarations_can_have_lost_its_types(self):
        symbols = [symbol("A.a(_:)", "func a(_ text: String)"), symbol("A.b", "var b: Int { get set }")]
        apple = {
            "A.a(_:)": ["func a(_ t: String)", "func a(_ number: Int)"], "A.b": ["var b: Int { get set }"],
            "A.c": ["var c: Int"]}
        self.assertEqual(other_types.without_match(symbols, apple), {("A.a(_:)", "func a(_ number: Int)")})

    def test_changes_name_the_declarations(self):
        before, now = {("UIKit", "A.a", "var a: Int")}, {("UIKit", "A.b", "var b: Int")}
        self.assertEqual(
            list(other_types.changes(before, now)),
            ["other-types.tsv: gone: A.b: var b: Int", "other-types.tsv: new: A.a: var a: Int"])


class MissingTests(unittest.TestCase):
    declared = [("", "A"), ("A", "A.a"), ("A", "A.a"), ("", "B"), ("B", "B.b"), ("B.C", "B.C.c")]

    def changes(self, before, now):
        def of(framework):
            return self.declared if framework is apple_api.UIKIT else []

        with mock.patch.object(missing, "declarations", of):
            lists = [{"UIKit": paths, "SwiftUI": set()} for paths in (before, now)]
            return [change.removeprefix("missing.tsv: ") for change in missing.changes(*lists)]

    def test_a_missing_type_stands_for_its_members(self):
        self.assertEqual(missing.without_members(set(self.declared)), {"A", "B"})
        self.assertTrue(missing.lacks({"B"}, "B.C", "B.C.c"))
        self.assertFalse(missing.lacks({"B", "A.b"}, "A", "A.a"))

    def test_removed_and_new_declarations_are_reported_once(self):
        self.assertEqual(self.changes({"A.a"}, {"B"}), ["new: A.a", "gone: B"])
        self.assertEqual(self.changes({"B"}, {"B.b"}), ["new: B"])
        self.assertEqual(self.changes({"B.b"}, {"B"}), ["gone: B"])

    def test_the_lists_of_the_last_versions_count(self):
        for framework in apple_api.FRAMEWORKS:
            newest = missing.newest_declarations(framework)
            self.assertGreater(len(newest), 90)
            self.assertEqual(missing.declarations(framework)[-len(newest):], newest)
        by_version = [missing.newest_declarations(apple_api.UIKIT, version) for version in ("26", "27")]
        self.assertEqual(sum(map(len, by_version)), len(missing.newest_declarations(apple_api.UIKIT)))

    def test_owners_of_paths(self):
        paths = {"A": "", "A.b": "A", "A.B.c(d:)": "A.B", "A.init(b:c:)": "A", "f(a:)": ""}
        self.assertEqual({path: apple_api.owner_of(path) for path in paths}, paths)

    def test_a_record_that_is_right_has_no_changes(self):
        self.assertEqual(self.changes({"A.a", "B"}, {"A.a", "B"}), [])

    def test_the_record_names_declarations_of_the_lists(self):
        self.assertEqual(self.changes({"D"}, set()), ["D isn't in the list of UIKit's declarations"])


class GeneratedTests(unittest.TestCase):
    def test_differences_of_paragraphs_and_parameters(self):
        comment = "Text.\n\nDiffers from UIKit: it\nisn't there.\n\n- Parameters:\n  - a: A. "
        comment += "Differs from SwiftUI: none.\n  - b: B."
        self.assertEqual(list(differences.differences(comment)), ["It isn't there.", "`a`: None."])

    def test_differences_in_another_form_are_reported(self):
        comments = ["Differs from UIKit: a.", "Differs from Foundation on Apple platforms: b.", "Differs from UIKit a lot."]
        symbols = [Symbol(f"A.{number}", "", "", "F.swift:1", comment) for number, comment in enumerate(comments)]
        self.assertEqual(len(list(differences.unlisted(symbols))), 1)

    def test_areas_leave_out_old_declarations(self):
        listed = [("", "core", "UIView", ""), ("UIView", "rest", "UIView.a", ""), ("UIView", "old", "UIView.b", "")]
        with mock.patch.object(apple_api, "tiered_declarations", lambda: listed), \
                mock.patch.object(apple_api, "rows", lambda _: [["Views", "*"]]):
            area = coverage.areas({"UIKit": {"UIView.a", "UIView.b"}})["Views"]
        self.assertEqual((area.declared, area.covered), (2, 1))

    def test_the_share_of_a_tier(self):
        tier = coverage.Tier({"A": 3, "": 1}, {"A": ["A.b"]})
        self.assertEqual((tier.declared, tier.covered, tier.percent), (4, 3, 75))

    def test_a_row_of_several_runs(self):
        times = ["| a | 3 ms | 4 ms | met |", "| a | 2 ms | 4 ms | met |"]
        self.assertEqual(performance.chosen(times), times[1])
        counts = [f"| a | {count} | 4 | met |" for count in (3, 1, 2)]
        self.assertEqual(performance.chosen(counts), counts[2])

    def test_tables_are_replaced_under_their_headings(self):
        document = f"# P\n\n## A\n\n{performance.TABLE_HEAD}|---|\n| a | 5 ms | 9 ms | met |\n\nText.\n"
        printed = document.replace("5 ms", "4 ms").removesuffix("Text.\n")
        self.assertEqual(performance.text(document, [printed]), document.replace("5 ms", "4 ms"))
