import unittest

from checks import global_state, state
from checks.tokens import tokens

CLASSES = """
final class Screen: View {
    let a = 1
    private var b: Int, c = 2
    @Wrapped weak var d: AnyObject?
    lazy var e: Int = { var local = 1; return local }()
    var f = 1 { didSet { let local = f } }
    var computed: Int { 3 }
    static var shared = Screen()
    class var kind: Int { 1 }
    override var inherited: Int { didSet { a() } }
    func method() { var local = 1 }
    struct Part { var member = 1 }
    class Nested<Value> { let g: Int }
    actor Worker { var h = 1 }
}
extension Screen.Part {
    final class Box { var i = 1 }
}
protocol Owner: class { var j: Int { get } }
let k = Kind.class
"""


class StateTests(unittest.TestCase):
    def test_stored_instance_properties_of_classes_count(self):
        found = {}
        for owner, name in state.stored_properties(list(tokens(CLASSES))):
            found.setdefault(owner, []).append(name)
        self.assertEqual(found, {
            "Screen": ["a", "b", "c", "d", "e", "f"], "Screen.Nested": ["g"], "Screen.Worker": ["h"],
            "Screen.Part.Box": ["i"]})

    def test_a_name_that_occurs_twice_has_the_larger_number(self):
        files = [list(tokens(source)) for source in ["class A { var a = 1 }", "class A { let a = 1\nlet b = 2 }"]]
        self.assertEqual(state.counts(files), {"A": 2})

    def test_more_than_the_ceiling_is_a_problem(self):
        risen, fallen = state.problems({"Listed": 8, "New": 6, "Small": 5}, {"Listed": 7})
        self.assertEqual([problem.split(":")[0] for problem in risen], ["Listed", "New"])
        self.assertEqual(fallen, [])

    def test_less_than_the_ceiling_is_a_problem_too(self):
        risen, fallen = state.problems({"Fewer": 6, "Small": 5, "Same": 9}, {"Fewer": 7, "Small": 6, "Gone": 8, "Same": 9})
        self.assertEqual(risen, [])
        self.assertEqual([problem.split(":")[0] for problem in fallen], ["Fewer", "Gone", "Small"])

    def test_only_classes_above_the_limit_are_written(self):
        self.assertEqual(state.written({"B": 7, "A": 6, "C": 5}), state.HEADER + "A\t6\nB\t7\n")


class GlobalStateTests(unittest.TestCase):
    def names(self, source):
        return list(global_state.states(list(tokens(source))))

    def test_stored_statics_and_globals_are_state(self):
        self.assertEqual(self.names("var a = 1\nstruct B { static var c = 1; static var d: Int { 1 } }"), ["a", "c"])

    def test_constants_are_state_if_their_value_changes(self):
        self.assertEqual(
            self.names("let a = Mutex(1)\nlet b = 1\nenum C { static let shared = D()\n static let e = NSCache<A, B>() }"),
            ["a", "shared", "e"])

    def test_mutable_global_variables_that_the_compiler_does_not_check_are_state(self):
        self.assertEqual(
            self.names("class A { nonisolated(unsafe) var b = 1\n unowned(unsafe) var c: D\n var e = 1 }"), ["b"])

    def test_rows_need_a_reason(self):
        rows, incomplete = global_state.listed(["file\tname\treason", "A.swift\ta\tBecause.", "B.swift\tb\t "])
        self.assertEqual(list(rows), [("A.swift", "a")])
        self.assertEqual([problem.split(": ")[0] for problem in incomplete], ["Scripts/global-state.tsv:3"])
