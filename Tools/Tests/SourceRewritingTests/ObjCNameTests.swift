import Testing

@testable import SourceRewriting

struct ObjCNameTests {
    @Test(
        arguments: [
            ("refresh", [], "refresh"),
            ("tap", [nil], "tap:"),
            ("tap", ["sender"], "tapWithSender:"),
            ("move", [nil, "to"], "move:to:"),
            ("move", [nil, nil], "move::"),
            ("fade", ["from", "to"], "fadeFrom:to:"),
            ("remove", ["at"], "removeAt:"),
            ("go", ["withAnimation"], "goWithAnimation:"),
            ("dismissWith", ["reason"], "dismissWithReason:"),
            ("init", ["frame"], "initWithFrame:"),
            ("prepare", ["for", "sender"], "prepareFor:sender:"),
        ] as [(String, [String?], String)])
    func methodsHaveTheNamesOfTheCompiler(_ name: String, _ labels: [String?], _ expected: String) {
        #expect(ObjCName.method(name, labels: labels) == expected)
    }

    @Test func settersHaveTheNamesOfTheirProperties() {
        #expect(ObjCName.setter("title") == "setTitle:")
    }
}
