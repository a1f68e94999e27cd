import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query`: a property of a view whose value is that of its storage, a `Query`.
struct QueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let (name, _) = property(declaration) else { return [] }
        return ["get { _\(raw: name).wrappedValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let (name, type) = property(declaration) else {
            throw MacroProblem(description: "@Query can only be applied to a single property.")
        }
        // The storage isn't private, because the view's implicit initializer would be private as well.
        let access = variable.modifiers.first {
            ["internal", "package", "public"].contains($0.name.text) && $0.detail == nil
        }
        let prefix = access.map { $0.name.text + " " } ?? ""
        let arguments = node.arguments?.trimmedDescription ?? ""
        guard let type, let element = element(of: type) else {
            return ["\(raw: prefix)var _\(raw: name) = Query(\(raw: arguments))"]
        }
        return [
            "\(raw: prefix)var _\(raw: name): Query<\(raw: element), \(raw: type)> = Query(\(raw: arguments))"
        ]
    }

    private static func property(_ declaration: some DeclSyntaxProtocol) -> (name: String, type: TypeSyntax?)? {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return (name.identifier.text, binding.typeAnnotation?.type.trimmed)
    }

    /// Returns the type of the elements of an array or of sections.
    private static func element(of type: TypeSyntax) -> String? {
        if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
        let generic = type.as(IdentifierTypeSyntax.self)
        let names = ["Array", "SectionedResults"]
        return names.contains(generic?.name.text ?? "")
            ? generic?.genericArgumentClause?.arguments.first?.argument.trimmedDescription : nil
    }
}
