/// The properties of a type with `@Animatable`.
struct AnimatableDeclaration {
    struct Property: Equatable {
        let name: String
        let type: String
    }

    let name: String
    /// The access level with a space after it; empty if there's none.
    let access: String
    /// The stored variables without `@AnimatableIgnored`.
    let properties: [Property]

    init(_ source: String) throws {
        var parser = DeclarationParser(source)
        _ = try parser.attributes()
        let modifiers = parser.modifiers()
        guard Self.keywords.contains(where: { parser.skip($0) }), let name = parser.word() else {
            throw MacroProblem(description: "'@Animatable' can only be attached to a structure, class, or enumeration.")
        }
        self.name = name
        access = modifiers.first { $0 == "public" || $0 == "package" }.map { $0 + " " } ?? ""
        parser.skip(to: "{")
        properties = try Self.properties(of: &parser)
    }

    private static let keywords = ["struct", "class", "enum"]

    private static func properties(of parser: inout DeclarationParser) throws -> [Property] {
        guard parser.skip("{") else { throw parser.problem("The type has no braces.") }
        var properties: [Property] = []
        while !parser.skip("}") {
            if parser.skip(";") { continue }
            let attributes = try parser.attributes()
            let modifiers = parser.modifiers()
            guard parser.skip("var") else {
                try parser.skipMember()
                continue
            }
            let isIgnored = !attributes.isEmpty || modifiers.contains("static") || modifiers.contains("class")
            let (name, type) = try variable(of: &parser)
            guard !isIgnored, let type else { continue }
            guard !type.isEmpty else { throw parser.problem("'@Animatable' needs the type of '\(name)'.") }
            properties.append(Property(name: name, type: type))
        }
        return properties
    }

    /// Skips a variable, and returns its name and its type. The type is empty if it isn't known, and `nil` if the variable
    /// is computed.
    private static func variable(of parser: inout DeclarationParser) throws -> (name: String, type: String?) {
        guard let name = parser.word() else { throw parser.problem("A variable has no name.") }
        var type: String?
        if parser.skip(":") { type = try parser.text { $0.startsLine || ["=", "{", ";", "}"].contains($0.text) } }
        guard parser.skip("=") else { return (name, try parser.skipAccessors() ? nil : type ?? "") }
        let value = try parser.text { $0.startsLine || ["{", ";", "}"].contains($0.text) } ?? ""
        _ = try parser.skipAccessors()
        return (name, type ?? literalType(value) ?? "")
    }

    /// Returns the type of a value such as `0.5` or `CGPoint(x: 1, y: 2)`.
    private static func literalType(_ value: String) -> String? {
        let digits = value.drop { $0 == "-" }
        if digits.first?.isNumber == true { return digits.contains(".") ? "Double" : nil }
        let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.first?.isUppercase == true ? String(name) : nil
    }
}
