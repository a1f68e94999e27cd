/// The parts of a protocol that generated declarations need.
struct ProtocolDeclaration {
    let name: String
    /// The access level with a space after it; empty if there's none.
    let access: String
    /// The attributes `@preconcurrency` and `@MainActor`, or that of another global actor whose name ends in `Actor`.
    let isolation: [String]
    let optionalMethods: [MethodRequirement]

    /// The attribute of the global actor.
    var globalActor: String? { isolation.last { $0.hasSuffix("Actor") } }

    init(_ source: String) throws {
        var parser = DeclarationParser(source)
        let attributes = try parser.attributes()
        let modifiers = parser.modifiers()
        guard parser.skip("protocol"), let name = parser.word() else {
            throw MacroProblem(description: "'@OptionalMethods' can only be attached to a protocol.")
        }
        self.name = name
        access = modifiers.first { Self.accessLevels.contains($0) }.map { $0 + " " } ?? ""
        isolation = attributes.map(\.text).filter { $0 == "@preconcurrency" || $0.hasSuffix("Actor") }
        parser.skip(to: "{")
        optionalMethods = try Self.optionalMethods(of: &parser)
        if optionalMethods.isEmpty {
            throw MacroProblem(
                description:
                    "'\(name)' has no optional method. Remove '@OptionalMethods', or '@Required' from a method.")
        }
    }

    private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]

    private static func optionalMethods(of parser: inout DeclarationParser) throws -> [MethodRequirement] {
        guard parser.skip("{") else { throw parser.problem("The protocol has no braces.") }
        var methods: [MethodRequirement] = []
        while !parser.skip("}") {
            if parser.skip(";") { continue }
            let attributes = try parser.attributes()
            if attributes.contains(where: { $0.name == "Required" }) {
                try parser.skipRequirement()
            } else {
                methods.append(try MethodRequirement(attributes: attributes, parser: &parser))
            }
        }
        return methods
    }
}
