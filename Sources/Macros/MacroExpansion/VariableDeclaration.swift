/// The parts of a declaration such as `@Entry public var name: Type = value`.
struct VariableDeclaration {
    let name: String
    let type: String?
    let initialValue: String?

    init(_ source: String) throws {
        var parser = DeclarationParser(source)
        parser.skip(to: "var")
        guard parser.skip("var"), let name = parser.word() else {
            throw MacroProblem(description: "'@Entry' macro can only attach to var declarations.")
        }
        self.name = name
        type = parser.skip(":") ? try parser.text { $0.text == "=" } : nil
        initialValue = parser.skip("=") ? parser.rest() : nil
    }
}
