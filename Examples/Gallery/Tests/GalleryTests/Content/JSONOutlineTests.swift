import Foundation
import Testing

@testable import Gallery

struct JSONOutlineTests {
    private func outline(_ text: String) throws(JSONOutline.SyntaxError) -> [String: Int] {
        try JSONOutline(of: Data(text.utf8)).lines
    }

    @Test func findsTheLineOfEachValue() throws {
        let lines = try outline("{\"a\": [1,\n true,\n {\"b\": null}], \"c\":\n \"x\"}")
        #expect(lines == ["": 1, "a": 1, "a[0]": 1, "a[1]": 2, "a[2]": 3, "a[2].b": 3, "c": 4])
    }

    @Test func acceptsEmptyContainersAndEscapedQuotationMarks() throws {
        let lines = try outline(#"{"a": {}, "b": [ ], "c": "\"}"}"#)
        #expect(Set(lines.keys) == ["", "a", "b", "c"])
    }

    @Test(arguments: [
        ("", 1, "", "the text ends where a value should begin"),
        ("{\"a\" 1}", 1, "a", "a colon should follow the key"),
        ("{a: 1}", 1, "", "a key in quotation marks is expected here"),
        ("[1,\n2", 2, "", "a comma or a closing bracket should follow"),
        ("[1,]", 1, "[1]", "a value is expected here"),
        ("{\"a\": \"x\n\"}", 1, "a", "the string isn't closed on its line"),
        ("[\"x", 1, "[0]", "the string isn't closed"),
        ("1 2", 1, "", "there is more text after the end of the value"),
    ])
    func reportsThePositionOfInvalidJSON(text: String, line: Int, key: String, problem: String) {
        #expect(throws: JSONOutline.SyntaxError(line: line, key: key, problem: problem)) {
            try outline(text)
        }
    }

    @Test func nestingThatIsTooDeepIsRejected() {
        #expect(throws: JSONOutline.SyntaxError.self) {
            try outline(String(repeating: "[", count: 1_000_000))
        }
    }
}
