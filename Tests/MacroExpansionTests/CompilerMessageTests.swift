import Foundation
import Testing

@testable import MacroExpansion

struct CompilerMessageTests {
    @Test func `errors are reported at their position in the file`() throws {
        let answer = try answer(
            to: """
                {"expandAttachedMacro": {"macro": {"typeName": "OptionalMethodsMacro"}, "macroRole": "peer",
                "declSyntax": {"source": "\\n  protocol P { var x: Int { get } }",
                "location": {"fileName": "/P.swift", "offset": 100}}}}
                """)
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
        let position = try #require(diagnostics.first?["position"] as? [String: Any])
        #expect(diagnostics.count == 1)
        #expect(position["fileName"] as? String == "/P.swift")
        #expect(position["offset"] as? Int == 116)
    }

    @Test func `an error without a position is reported where the declaration begins`() throws {
        let answer = try answer(
            to: """
                {"expandAttachedMacro": {"macro": {"typeName": "EntryMacro"}, "macroRole": "peer",
                "declSyntax": {"source": " // Comment\\n func a()", "location": {"fileName": "/P.swift", "offset": 10}}}}
                """)
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        let diagnostics = try #require(result["diagnostics"] as? [[String: Any]])
        let position = try #require(diagnostics.first?["position"] as? [String: Any])
        #expect(position["offset"] as? Int == 23)
    }

    @Test func `unknown macros are reported`() throws {
        let answer = try answer(
            to: """
                {"expandAttachedMacro": {"macro": {"typeName": "Other"}, "macroRole": "peer",
                "declSyntax": {"source": "func a()"}}}
                """)
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        #expect((result["diagnostics"] as? [Any])?.count == 1)
        #expect(result["expandedSource"] == nil)
    }

    /// Sends a message to the plugin, and returns its response to the compiler.
    private func answer(to json: String) throws -> [String: Any] {
        let question = Pipe()
        let length = UInt64(json.utf8.count)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
        question.fileHandleForWriting.write(Data(header) + Data(json.utf8))
        let message = try #require(CompilerMessage.read(from: question.fileHandleForReading))
        let answer = Pipe()
        message.answer.write(to: answer.fileHandleForWriting)
        try answer.fileHandleForWriting.close()
        let data = answer.fileHandleForReading.readDataToEndOfFile()
        return try #require(JSONSerialization.jsonObject(with: data.dropFirst(8)) as? [String: Any])
    }
}
