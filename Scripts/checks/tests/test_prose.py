import unittest
from argparse import Namespace
from unittest import mock

from checks import prose, repository

SOURCE = '''/// A view, anew.
/// It lies in `stands in` a window.
///
/// A view.
let address = "https://example.com" // Two words.
func report() { fatalError("The cell \\(name) is to " + "be registered.") }
let text = """
    A text of
    several lines.
    """
'''


class SentenceTests(unittest.TestCase):
    def texts(self, source):
        return [(is_comment, line, " ".join(text.split())) for is_comment, line, text in prose.source_texts(source)]

    def test_lines_of_a_comment_and_joined_literals_are_one_text(self):
        self.assertEqual(self.texts(SOURCE), [
            (True, 1, "A view, anew. It lies in `stands in` a window."), (True, 4, "A view."),
            (False, 5, "https://example.com"), (True, 5, "Two words."),
            (False, 6, "The cell \\(name) is to be registered."), (False, 7, "A text of several lines.")])

    def test_code_and_targets_of_links_are_left_out(self):
        self.assertEqual(list(prose.sentences("See `anew` and\n[a page](beside). Then go.")), ["See X and a page.", "Then go."])

    def test_list_items_rows_and_headings_are_paragraphs(self):
        document = "# A title\n\nOne\ntwo.\n- three\n- four\n\n```swift\nfive\n```\n| six | seven |\n"
        self.assertEqual(
            [(line, " ".join(text.split())) for line, text in prose.document_paragraphs(document)],
            [(1, "A title"), (3, "One two."), (5, "three"), (6, "four"), (11, "six | seven |")])

    def test_messages_are_literals_of_sources_and_names_are_those_of_tests(self):
        def kinds(file, source):
            with mock.patch.object(repository, "text", lambda path: source):
                return [(sentence.kind, sentence.text) for sentence in prose.swift_sentences(file)]

        self.assertEqual(kinds("Sources/A/B.swift", 'let a = "no idea what this is \\(b) about"'), [
            ("messages", "no idea what this is X about")])
        self.assertEqual(kinds("Sources/A/B.swift", 'let a = "<p>no idea what this is</p>"'), [])
        self.assertEqual(kinds("Tests/A/B.swift", '@Test func `a view moves`() { _ = "a b c d e" }'), [
            ("test names", "a view moves")])

    def test_names_of_tests_are_sentences_titles_and_words(self):
        source = """
            @Suite("Moving views") struct Moves {
                @Test("A view moves") func move() {}
                @Test(arguments: [1, 2]) @MainActor func invalidJSONIsReported(number: Int) {}
                func helper() {}
            }
            @Suite struct `Order of views` {}
            final class OldTests: XCTestCase { func testAViewMoves() {} }
            """
        self.assertEqual([prose.test_name(found) for found in prose.TEST_NAME.finditer(source)], [
            "Moving views", "A view moves", "invalid json is reported", "Order of views", "a view moves"])

    def test_comments_of_scripts_are_read(self):
        def texts(file, source):
            with mock.patch.object(repository, "text", lambda path: source):
                return [(sentence.kind, sentence.line, sentence.text) for sentence in prose.script_sentences(file)]

        self.assertEqual(
            texts("a.py", '"""Two words."""\n\n# One\n# text.\nx = "no comment"\ndef test_a_view_moves(): pass\n'), [
                ("test names", 6, "a view moves"), ("comments", 1, "Two words."), ("comments", 3, "One text.")])
        self.assertEqual(texts("run", "#!/bin/bash\nx=${y#no comment} # Two words.\n"), [("comments", 2, "Two words.")])
        self.assertEqual(texts("a.js", 'const a = "https://a.b/c"; // Two words.\n\n/* Three more words. */\n'), [
            ("comments", 1, "Two words."), ("comments", 3, "Three more words.")])
        self.assertEqual(texts("image.png", "# No script."), [])

    def test_comments_in_blocks_of_code_are_read(self):
        document = "A page.\n\n```bash\ncollage check   # Two words.\n```\n\n```swift\nlet a = 1 // Three more words.\n```\n"
        with mock.patch.object(repository, "text", lambda path: document):
            found = [(sentence.line, sentence.text) for sentence in prose.document_sentences("README.md")]
        self.assertEqual(found, [(1, "A page."), (4, "Two words."), (8, "Three more words.")])


class IdiomTests(unittest.TestCase):
    def names(self, *texts):
        return [idiom and idiom.name for idiom in (prose.found_idiom(text, "comments") for text in texts)]

    def test_idioms_are_found_anywhere_in_a_sentence(self):
        self.assertEqual(
            self.names("What is dragged.", "It is made anew.", "The cells stand in a row.", "A cell is to be registered."),
            ["noun clause as subject", "anew", "stands", "is to be"])

    def test_plain_sentences_have_no_idiom(self):
        self.assertEqual(
            self.names(
                "The items being dragged.", "There is no such item.", "Tells the delegate that an item was selected.",
                "A value that stands for a view.", "What is the cause?"),
            [None] * 5)

    def test_some_idioms_count_only_in_some_kinds_of_text(self):
        self.assertIsNone(prose.found_idiom("The room of a view.", "comments"))
        self.assertEqual(prose.found_idiom("The room of a view.", "messages").name, "room")
        self.assertEqual(self.names("The view is told.", "Tells the delegate."), ["tells", None])

    def test_each_row_has_a_pattern_and_a_replacement(self):
        for idiom in prose.idioms():
            self.assertTrue(idiom.name and idiom.instead)
            self.assertIsNone(idiom.pattern.search(""))


class CeilingTests(unittest.TestCase):
    def test_more_than_the_ceiling_is_a_problem(self):
        found = prose.risen({"comments": 3, "articles": 1, "new": 1}, {"comments": 2, "articles": 1})
        self.assertEqual([problem.split(":")[0] for problem in found], ["comments", "new"])

    def check(self, ceiling, **options):
        sentences = [prose.Sentence("comments", "A.swift", 1, words) for words in ("Made anew.", "Made again.")]
        with (
            mock.patch.object(prose, "all_sentences", lambda: sentences),
            mock.patch.object(prose, "changed_files", lambda: {"A.swift"}),
            mock.patch.object(prose, "CEILINGS") as file,
        ):
            file.read_text.return_value = f"{prose.HEADER}comments\t{ceiling}\n"
            return prose.check(Namespace(list=False, record=False, **options)), file

    def test_a_count_below_the_ceiling_passes_and_asks_for_a_record(self):
        self.assertIn("comments 1 of 2", self.check(1)[0])
        self.assertNotIn("--record", self.check(1)[0])
        self.assertIn("--record", self.check(2)[0])

    def test_a_failure_names_the_sentences_of_changed_files(self):
        with self.assertRaises(repository.Failure) as caught:
            self.check(0)
        self.assertIn("A.swift:1: “anew”", str(caught.exception))
