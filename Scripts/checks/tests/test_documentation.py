import unittest

from checks import documentation


class DocumentationTests(unittest.TestCase):
    def lines(self, source):
        return list(documentation.undocumented(source))

    def test_public_declarations_need_a_comment(self):
        self.assertEqual(self.lines("public struct A {\n    /// A name.\n    public var name: String\n}\n"), [1])
        self.assertEqual(self.lines("open func a() {}\nstruct B {}\npublic extension C {}\n"), [1])

    def test_attributes_can_be_between_the_comment_and_the_declaration(self):
        source = '/// A view.\n@MainActor\n@available(\n    *, deprecated, message: "Use (another).")\npublic final class A {}\n'
        self.assertEqual(self.lines(source), [])
        self.assertEqual(self.lines(source.partition("\n")[2]), [4])

    def test_known_members_and_overrides_do_not(self):
        self.assertEqual(self.lines("public let rawValue: Int\npublic init(rawValue: Int) {}\n"), [])
        self.assertEqual(self.lines("public static func == (a: A, b: A) -> Bool { true }\nopen override func a() {}\n"), [])

    def test_old_names_do_not(self):
        self.assertEqual(self.lines('@available(*, deprecated, renamed: "B")\npublic typealias A = B\npublic struct B {}\n'), [3])

    def test_texts_and_variables_are_ignored(self):
        self.assertEqual(self.lines('let text = """\n    public func a() {}\n    """\nlet open = 1\nfor open in all {}\n'), [])
