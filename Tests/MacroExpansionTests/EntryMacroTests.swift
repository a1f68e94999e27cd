import Testing

@testable import MacroExpansion

struct EntryMacroTests {
    private func key(_ source: String, in container: String = "EnvironmentValues") throws -> String {
        try EntryMacro.expand(
            CompilerMessage.Attached(
                macro: .init(typeName: "EntryMacro"), macroRole: "peer",
                declSyntax: .init(source: source, location: nil),
                lexicalContext: [.init(source: "extension \(container) {}", location: nil)],
                conformanceListSyntax: nil))
    }

    @Test(arguments: [
        ("(() -> Void)?", "nil"), ("(Int) -> Void", "{ _ in }"), ("[String: (Int) -> [Int]]", "[:]"),
        ("(@Sendable (Int) async throws -> Void)?", "nil"), ("Int", "2 < 1 ? 3 : 4"),
    ])
    func `the type and the default value are separate`(type: String, value: String) throws {
        let key = try key("@Entry @MainActor public var a: \(type) = \(value) // A comment")
        #expect(key == "private struct __Key_a: EnvironmentKey { static var defaultValue: \(type) { \(value) } }")
    }

    @Test func `a value without a type has the type of the value`() throws {
        #expect(
            try key("/// Another var.\n@Entry var b = { (i: Int) in }")
                == "private struct __Key_b: EnvironmentKey { "
                + "nonisolated(unsafe) static var defaultValue = { (i: Int) in } }")
    }

    @Test(arguments: ["((Int) -> Void)?", "Optional<((Int) -> Void)>"])
    func `the value of a focused value isn't optional`(type: String) throws {
        #expect(
            try key("@Entry var c: \(type)", in: "FocusedValues")
                == "private struct __Key_c: FocusedValueKey { typealias Value = ((Int) -> Void) }")
    }

    @Test func `a function is an error`() {
        #expect(throws: MacroProblem.self) { try key("func a() {}") }
    }
}
