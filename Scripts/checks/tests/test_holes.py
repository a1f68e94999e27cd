import json
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from checks import holes, index_store

SOURCE = """
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


def compiled(folder):
    """The declarations of `SOURCE`, compiled in a folder."""
    source = folder / "Lists.swift"
    source.write_text(SOURCE)
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


class HoleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        cls.declarations = compiled(cls.folder)

    def problems(self, reviewed):
        return list(holes.problems(self.declarations, list(holes.holes(self.declarations)), reviewed))

    def test_each_kind_of_hole_is_found(self):
        found = {self.declarations.path(usr): reason for usr, reason in holes.holes(self.declarations)}
        self.assertEqual(found, HOLES)

    def test_a_hole_without_a_row_is_a_problem(self):
        found = self.problems({})
        self.assertEqual(len(found), len(HOLES))
        self.assertIn("List.reset(): the body is empty", "\n".join(found))

    def test_a_row_needs_a_hole_and_a_comment(self):
        found = self.problems({"List*": "A reason.", "List.title": "A reason."})
        self.assertEqual(found[-1], "silent-holes.tsv: List.title isn't a hole")
        self.assertIn("its comment has no", found[0])

    def test_only_constants_are_trivial_bodies(self):
        self.assertTrue(all(map(holes.is_constant, ([], ["nil"], ["return", "false"], [".", "default"], ["-", "1"]))))
        self.assertFalse(any(map(holes.is_constant, (None, ["a"], ["a", "(", ")"], ["super", ".", "a"]))))
