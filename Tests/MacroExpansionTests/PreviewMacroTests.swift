import Foundation
import Testing

@testable import MacroExpansion

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

    @Test func `declarations with @Previewable become properties of a view`() throws {
        let expansion = try expansion(
            """
            #Preview("Name", traits: .modifier({ a in a }(b))) {
                @Previewable @State var text = [
                    "}", "b",
                ]
                .joined()
                @Previewable @FocusState var isFocused: Bool; let number = 1
                Text(text) { @Previewable in }
            }
            """)
        #expect(
            expansion.contains(
                "@State var text = [\n        \"}\", \"b\",\n    ]\n    .joined()\n @FocusState var isFocused: Bool\n"))
        #expect(
            expansion.contains(
                "PortablePreviews.Preview(\"Name\", traits: .modifier({ a in a }(b))) { PreviewedContent() }"))
        #expect(expansion.contains("let number = 1") && expansion.contains("Text(text) { @Previewable in }"))
    }

    @Test func `a semicolon after a declaration with @Previewable isn't part of the body`() throws {
        let expansion = try expansion("#Preview(\"A\") { @Previewable @State var x = 1; Text(\"\\(x)\") }")
        #expect(!expansion.contains(";") && expansion.contains("@State var x = 1\n"))
        #expect(expansion.contains("Text(\"\\(x)\")"))
    }

    @Test func `a preview without a closure is an error`() {
        #expect(throws: MacroProblem.self) { try expansion("// {\n#Preview") }
    }
}
