import Foundation
import Testing

@testable import XcodeProjects

struct OpenStepReaderTests {
    private func read(_ text: String) throws(ProjectProblem) -> PropertyList {
        try PropertyList(data: Data(text.utf8), file: "project.pbxproj")
    }

    @Test func textListsAndDictionariesAreRead() throws {
        let list = try read(
            "// !$*UTF8*$!\n{ a = b; \"c d\" = (1, \"two\\n\", 3.x/y-z, ); /* note */ e = { f = <0a 0b>; }; }")
        #expect(list["a"]?.text == "b")
        #expect(list["c d"]?.list?.map(\.text) == ["1", "two\n", "3.x/y-z"])
        #expect(list["e"]?["f"]?.text == "0a 0b")
    }

    @Test func valuesHaveTheirLineNumbers() throws {
        let list = try read("{\n a = (\n x,\n y\n );\n b = {\n };\n}")
        #expect(list["a"]?.line == 2)
        #expect(list["a"]?.list?.map(\.line) == [3, 4])
        #expect(list["b"]?.line == 6)
    }

    @Test func charactersOfAllScriptsAreRead() throws {
        let list = try read(#"{ "Käse & Öl" = "\U00e9\"\\"; Größe = 'm'; }"#)
        #expect(list["Käse & Öl"]?.text == "é\"\\")
        #expect(list["Größe"]?.text == "m")
    }

    @Test(arguments: [
        ("{ a = b }extra", 1, "text after the end"), ("{\n a = b;\n", 3, "brace on line 1 is never closed"),
        ("{\n a b;\n}", 2, "= is missing after a"), ("{\n a = b\n c = d;\n}", 3, "; is missing after a"),
        ("{\n a = \"b;\n}", 2, "never closed"), ("{\n a = (b c);\n}", 2, ", is missing"),
        ("{\n a = ;\n}", 2, "isn't allowed here"), ("{\n a = b;\n a = c;\n}", 3, "appears twice"),
        ("{\n /* a = b;\n}", 2, "never closed"), ("", 1, "ends unexpectedly"),
    ])
    func mistakesAreNamedWithTheirLine(text: String, line: Int, words: String) {
        let problem = #expect(throws: ProjectProblem.self) { try read(text) }
        #expect(problem?.line == line, "\(String(describing: problem))")
        #expect(problem?.problem.contains(words) == true, "\(String(describing: problem))")
        #expect(problem?.description.hasPrefix("project.pbxproj:\(line): error: ") == true)
    }

    @Test func mergeConflictsAreReported() {
        let text = "{\n a = (\n<<<<<<< HEAD\n x,\n=======\n y,\n>>>>>>> other\n );\n}"
        let problem = #expect(throws: ProjectProblem.self) { try read(text) }
        #expect(problem?.line == 3)
        #expect(problem?.problem.contains("merge conflict") == true)
    }

    @Test func deepNestingDoesNotOverflowTheStack() {
        let problem = #expect(throws: ProjectProblem.self) { try read(String(repeating: "(", count: 100_000)) }
        #expect(problem?.problem.contains("deep") == true)
    }

    @Test func otherFormatsAreReadToo() throws {
        let value: [String: Any] = ["a": ["b", 3], "c": ["d": true]]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
            let list = try PropertyList(data: data, file: "x")
            #expect(list["a"]?.list?.map(\.text) == ["b", "3"])
        }
        #expect(throws: ProjectProblem.self) { try PropertyList(data: Data("<?xml <plist>".utf8), file: "x") }
        #expect(throws: ProjectProblem.self) { try PropertyList(data: Data([0x7B, 0xFF, 0xFE]), file: "x") }
    }
}
