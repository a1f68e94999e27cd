import Foundation
import Testing

@testable import MacroExpansion

@Suite("The preview macro")
struct PreviewMacroTests {
    private func expansion(_ source: String) throws -> String {
        let request: [String: Any] = [
            "macro": ["typeName": "PreviewMacro"], "syntax": ["source": source], "discriminator": "$s4Unique",
        ]
        let data = try JSONSerialization.data(withJSONObject: request)
        return try PreviewMacro.expand(JSONDecoder().decode(CompilerMessage.Freestanding.self, from: data))
    }

    @Test(arguments: [
        "", "// MARK: - Preview\n", "/// A preview of `#Preview { Text(\"B\") }`.\n", "/* #Preview(\"Old\") { } */ ",
    ])
    func `comments above a preview are ignored`(comment: String) throws {
        let expansion = try expansion(comment + "#Preview(\"Name\") { Text(\"A\") }")
        #expect(expansion.contains("PortablePreviews.Preview(\"Name\") { Text(\"A\") }\n"))
        #expect(!expansion.contains("Old") && !expansion.contains("MARK"))
    }

    @Test func `a preview without a closure is an error`() {
        #expect(throws: MacroProblem.self) { try expansion("// {\n#Preview") }
    }
}
