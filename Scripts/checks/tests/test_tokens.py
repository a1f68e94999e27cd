import unittest

from checks.tokens import is_stored, modifiers, tokens


def texts(source):
    return [token.text for token in tokens(source)]


def index_of(source, name):
    found = list(tokens(source))
    return found, next(index for index, token in enumerate(found) if token.text == name)


class TokensTests(unittest.TestCase):
    def test_comments_are_skipped(self):
        self.assertEqual(texts("a // b\n/* c /* d */ e */ f"), ["a", "f"])

    def test_a_string_literal_is_one_token(self):
        self.assertEqual(texts(r'x = "a \" b"; y'), ["x", "=", '""', ";", "y"])

    def test_strings_in_interpolations_belong_to_the_literal(self):
        self.assertEqual(texts(r'x = "a \(b["c"] + "\(d)") }"; y'), ["x", "=", '""', ";", "y"])

    def test_a_raw_string_ends_at_its_own_delimiter(self):
        self.assertEqual(texts(r'#"a " \(b) \"# c'), ['""', "c"])

    def test_a_string_of_several_lines_counts_its_lines(self):
        found = list(tokens('"""\na "quoted"\n""" b'))
        self.assertEqual([(token.text, token.line) for token in found], [('""', 1), ("b", 3)])

    def test_backquotes_are_removed(self):
        self.assertEqual(texts("case `default`"), ["case", "default"])

    def test_the_message_of_an_attribute_may_contain_parentheses(self):
        found = tokens('@available(iOS, deprecated: 16, message: "Use b(_:).") let a = "c"; let d: Int')
        self.assertEqual([token.text for token in found if token.text in "abcd"], ["a", "d"])


class DeclarationTests(unittest.TestCase):
    def test_modifiers_keep_their_arguments(self):
        found, index = index_of("@objc private(set) nonisolated(unsafe) static var a = 1", "var")
        self.assertEqual(modifiers(found, index), {"private(set)", "nonisolated(unsafe)", "static"})

    def test_stored_variables(self):
        for source in ["var a = 1", "var a: Int\nvar b: Int { 1 }", "var a: Int { didSet { b() } }",
                       "var a: [Int: (Int) -> Int]",
                       "var a: Dictionary<Int, (Int) -> Int>\nfunc b() {}"]:
            with self.subTest(source):
                self.assertTrue(is_stored(*index_of(source, "a")))

    def test_computed_variables(self):
        for source in ["var a: Int { 1 }", "var a: (Int) -> Int { b }", "var a: any B &\n    C { b }",
                       "var a: Dictionary<Int, Int> {\n    get { b } }"]:
            with self.subTest(source):
                self.assertFalse(is_stored(*index_of(source, "a")))
