import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from checks import holes, index_store, repository

SOURCE = """
/// Methods of a list. Differs from UIKit: not all are called.
public protocol ListDelegate: AnyObject {
    func listDidScroll()
    func listDidEnd()
}
extension ListDelegate {
    public func listDidScroll() {}
    public func listDidEnd() {}
}
open class List {
    public weak var delegate: (any ListDelegate)?
    public init() {}
    struct Options { var title = "", color = "", limit = 0 }
    var options = Options()
    public var title: String {
        get { options.title }
        set { options.title = newValue }
    }
    public var color: String {
        get { options.color }
        set { options.color = newValue }
    }
    public var limit = 0 { didSet { if limit != oldValue { options.limit += 1 } } }
    public var text = "" { didSet { show(text) } }
    open func listWillAppear() {}
    open func listWillDisappear() {}
    open var prefersTitle: Bool { false }
    open var prefersColor: Bool { false }
    /// Differs from UIKit: it has no effect.
    public func reset() {}
    open func reload() {
        listWillAppear()
        delegate?.listDidScroll()
        show(options.title)
        show(options.limit)
        if prefersTitle { show(title) }
    }
    func show(_ value: Any) { print(value) }
}
open class LongList: List {
    open override func listWillDisappear() { super.listWillDisappear() }
}
"""

HOLES = {
    "ListDelegate.listDidEnd()": "no code calls the requirement",
    "List.color": "no code reads the property",
    "List.limit": "no code reads the property",
    "List.listWillDisappear()": "the body is empty, and no code calls the method",
    "List.prefersColor": "no code calls the overridable declaration",
    "List.reset()": "the body is empty",
}


def compiled(folder, text):
    """The declarations of a source, compiled in a folder."""
    source = folder / "Lists.swift"
    source.write_text(text)
    (folder / "Modules").mkdir()
    subprocess.run(
        ["swiftc", "-emit-module", "-emit-module-path", "Modules/Lists.swiftmodule", "-module-name", "Lists", "-c",
         "-index-store-path", "index/store", "-emit-symbol-graph", "-emit-symbol-graph-dir", ".",
         "-symbol-graph-minimum-access-level", "public", source],
        cwd=folder, check=True, capture_output=True)
    library = index_store.Library(folder / "index" / "store")
    index = index_store.Index()
    for unit in library.units():
        for record, file in library.records(unit, lambda file: file.endswith("Lists.swift")):
            library.read(record, file, index)
    return holes.Declarations(index, [json.loads((folder / "Lists.symbols.json").read_text())])


PLANTED = """
public protocol RowDelegate: AnyObject {
    func rowDidMove()
}
public class Row {
    public weak var delegate: (any RowDelegate)?
    public init() {}
    public func move() { MOVE }
}
"""

PASSING_ON = """
open class Grid {
    public init() {}
    open func offset(forProposed offset: Int) -> Int { offset }
    open func height(forProposed height: Int) -> Int { return height }
    open func width(forProposed width: Int) -> Int { width }
    open func didReload(_ grid: Grid) { _ = grid }
    open func didEnd() { return }
    open var depth: Int { 1 + width(forProposed: 20) }
}
open class DeepGrid: Grid {
    var storedDepth = 0
    open override var depth: Int {
        get { storedDepth }
        set { storedDepth = newValue }
    }
}
public func show(_ grid: Grid) { print(grid.depth) }
"""


class HoleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.declarations = compiled(cls.folder, SOURCE)

    def problems(self, *rows):
        return list(holes.problems(
            self.declarations, list(holes.holes(self.declarations)), [holes.Row(*row, "A reason.") for row in rows]))

    def test_each_kind_of_hole_is_found(self):
        found = {self.declarations.path(usr): reason for usr, reason in holes.holes(self.declarations)}
        self.assertEqual(found, HOLES)

    def test_a_planted_hole_is_a_problem(self):
        planted = ["Row.delegate", "Row.move()", "RowDelegate.rowDidMove()"]
        for body, expected in [("delegate?.rowDidMove()", []), ("", planted)]:
            with tempfile.TemporaryDirectory() as folder:
                declarations = compiled(Path(folder), PLANTED.replace("MOVE", body))
                found = holes.problems(declarations, list(holes.holes(declarations)), [])
                self.assertEqual([problem.split(": ")[1] for problem in found], expected)

    def test_passing_a_value_on_has_no_effect(self):
        with tempfile.TemporaryDirectory() as folder:
            declarations = compiled(Path(folder), PASSING_ON)
            found = {declarations.path(usr): reason for usr, reason in holes.holes(declarations)}
        uncalled, empty = "no code calls the overridable declaration", "the body is empty, and no code calls the method"
        self.assertEqual(found, {
            "Grid.offset(forProposed:)": uncalled, "Grid.height(forProposed:)": uncalled,
            "Grid.didReload(_:)": empty, "Grid.didEnd()": empty})

    def test_a_hole_without_a_row_is_a_problem(self):
        found = self.problems()
        self.assertEqual(len(found), len(HOLES))
        self.assertIn("List.reset(): the body is empty", "\n".join(found))

    def test_a_row_needs_a_hole(self):
        found = self.problems(("same", "List*", len(HOLES)), ("same", "List.title", 1))
        self.assertEqual(found, ["silent-holes.tsv: List.title isn't a hole"])

    def test_a_row_has_the_number_of_its_holes(self):
        found = self.problems(("same", "List.*", 4), ("same", "ListDelegate.*", 1))
        self.assertEqual(found, ["silent-holes.tsv: List.* has 5 declarations instead of 4"])

    def test_the_most_specific_row_counts(self):
        self.assertEqual(
            self.problems(("same", "List*", 4), ("same", "List.reset()", 1), ("same", "ListDelegate.*", 1)), [])

    def test_the_comment_of_a_declaration_or_its_type_has_the_difference(self):
        found = self.problems(("host", "List*", len(HOLES)))
        self.assertEqual(
            [problem.split(": ")[1].split(" ")[0] for problem in found],
            ["List.color", "List.limit", "List.listWillDisappear()", "List.prefersColor"])

    def test_only_constants_are_trivial_bodies(self):
        self.assertTrue(all(map(holes.is_constant, ([], ["nil"], ["return", "false"], [".", "default"], ["-", "1"]))))
        self.assertFalse(any(map(holes.is_constant, (None, ["a"], ["a", "(", ")"], ["super", ".", "a"]))))


class HoleListTests(unittest.TestCase):
    ROWS = [
        holes.Row("host", "A.*", 3, "A reason."), holes.Row("host", "B", 1, "A reason."),
        holes.Row("later", "C", 1, "A reason.")]

    def test_incomplete_rows_are_problems(self):
        self.assertEqual(holes.read_rows([["host", "A.*", "3", "A reason."]]), self.ROWS[:1])
        for line in (["A", "A reason."], ["host", "A", "3", " "], ["host", "A", "many", "…"], ["maybe", "A", "3", "…"]):
            with self.assertRaises(repository.Failure):
                holes.read_rows([line])

    def test_rows_and_declarations_have_ceilings(self):
        found = holes.sizes(self.ROWS)
        self.assertEqual(found, {"host": (2, 4), "later": (1, 1), "same": (0, 0)})
        self.assertEqual(holes.ceiling_problems(found, found), ([], []))
        risen, fallen = holes.ceiling_problems(found, {"host": (2, 3), "later": (2, 1)})
        self.assertEqual(risen, ["silent-holes.tsv: 4 declarations of kind host, and the ceiling is 3"])
        self.assertEqual(fallen, ["silent-holes.tsv: 1 rows of kind later, and the ceiling is 2"])
