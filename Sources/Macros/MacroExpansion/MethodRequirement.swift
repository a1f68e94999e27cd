/// An optional method of a protocol.
struct MethodRequirement {
    struct Parameter {
        let label: String
        let name: String
        let type: String

        var declaration: String { (label == name ? name : "\(label) \(name)") + ": \(type)" }

        /// The argument that forwards the parameter.
        var argument: String {
            let value = type.hasPrefix("inout ") ? "&" + name : name
            return label == "_" ? value : "\(label): \(value)"
        }
    }

    let name: String
    let parameters: [Parameter]
    let isAsync: Bool
    let isThrowing: Bool
    /// The result's type; `nil` if the method returns nothing.
    let result: String?
    /// The `@available` attributes.
    let availability: [String]

    /// The name with the labels: `tableView(_:heightForRowAt:)`.
    var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

    /// The rest of the declaration after the parameters: ` async throws -> Int`.
    var signatureEnd: String {
        (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (result.map { " -> \($0)" } ?? "")
    }

    init(attributes: [DeclarationParser.Attribute], parser: inout DeclarationParser) throws {
        availability = attributes.filter { $0.name == "available" }.map(\.text)
        let start = parser
        guard parser.modifiers().isEmpty, parser.skip("func") else {
            throw start.problem("Only instance methods can be optional. Mark other requirements with '@Required'.")
        }
        let atName = parser
        guard let name = parser.word(), parser.skip("(") else {
            throw atName.problem("Operators and generic methods can't be optional. Mark them with '@Required'.")
        }
        self.name = name
        parameters = try Self.parameters(of: &parser)
        isAsync = parser.skip("async")
        isThrowing = parser.skip("throws")
        if parser.skip("->") {
            guard let type = try parser.text(until: { $0.text == "where" || DeclarationParser.endsRequirement($0) })
            else { throw parser.problem("The method '\(name)' has no type after '->'.") }
            result = type
        } else {
            result = nil
        }
        guard parser.isAtEndOfRequirement else {
            throw parser.problem("'@OptionalMethods' doesn't support this part of the method '\(name)'.")
        }
    }

    /// Parses the parameters and the closing parenthesis.
    private static func parameters(of parser: inout DeclarationParser) throws -> [Parameter] {
        var parameters: [Parameter] = []
        while !parser.skip(")") {
            guard let label = parser.word() else { throw parser.problem("A parameter has no label.") }
            let name = parser.word() ?? label
            guard parser.skip(":"), let type = try parser.text(until: { $0.text == "," || $0.text == ")" }) else {
                throw parser.problem("The parameter '\(name)' has no type.")
            }
            guard !type.hasSuffix("..."), !type.contains("@autoclosure") else {
                throw parser.problem("The parameter '\(name)' can't be forwarded. Mark the method with '@Required'.")
            }
            parameters.append(Parameter(label: label, name: name, type: type))
            parser.skip(",")
        }
        return parameters
    }
}
