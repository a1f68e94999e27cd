/// `@Entry`: the accessors of a value of the environment or another container of values, and its key.
enum EntryMacro {
    static func expand(_ request: CompilerMessage.Attached) throws -> String {
        let variable = try VariableDeclaration(request.declSyntax.source)
        let key = "__Key_\(variable.name.filter { $0 != "`" })"
        if request.macroRole == "accessor" {
            return """
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
                """
        }
        let container = request.lexicalContext?.first.flatMap { extendedType($0.source) } ?? "EnvironmentValues"
        guard let keyProtocol = keyProtocols[container] else {
            throw MacroProblem(
                description: "'@Entry' macro can only attach to var declarations inside extensions of "
                    + "EnvironmentValues, Transaction, ContainerValues, or FocusedValues")
        }
        let value: String
        switch (variable.type, variable.initialValue) {
        case (let type?, let initial?): value = "static var defaultValue: \(type) { \(initial) }"
        case (let type?, nil) where type.hasSuffix("?") || optionalPrefix(of: type) != nil:
            value = "static var defaultValue: \(type) { nil }"
        case (nil, let initial?):
            // The value doesn't have to be sendable, as in SwiftUI. A constant would then cause a warning if it is.
            value = "nonisolated(unsafe) static var defaultValue = \(initial)"
        default:
            throw MacroProblem(description: "@Entry var \(variable.name) needs an initial value or an optional type.")
        }
        if keyProtocol == "FocusedValueKey" {
            return "private struct \(key): \(keyProtocol) { typealias Value = \(wrappedType(variable.type ?? "")) }"
        }
        return "private struct \(key): \(keyProtocol) { \(value) }"
    }

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    /// Returns the type of the values of an optional type, such as `Int` for `Int?` and `Optional<Int>`.
    private static func wrappedType(_ type: String) -> String {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        guard let prefix = optionalPrefix(of: type), type.hasSuffix(">") else { return type }
        return String(type.dropFirst(prefix.count).dropLast())
    }

    private static func optionalPrefix(of type: String) -> String? {
        ["Optional<", "Swift.Optional<"].first { type.hasPrefix($0) }
    }

    /// Returns the type that a declaration such as `extension SwiftUI.Type {` extends.
    private static func extendedType(_ source: String) -> String? {
        guard let range = source.range(of: "extension ") else { return nil }
        let name = source[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.split(separator: ".").last.map(String.init)
    }
}
