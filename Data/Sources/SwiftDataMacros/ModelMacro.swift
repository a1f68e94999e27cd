import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model`: the backing data, the metadata, and the conformances of a class whose instances are saved.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else {
            throw MacroProblem(description: "@Model can only be applied to a class.")
        }
        let name = model.name.trimmed
        let properties = StoredProperty.all(in: model)
        let access = model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let metadata = properties.map { "    \($0.metadata(of: name.text))" }.joined(separator: ",\n")
        let keyPaths = properties.map { "    _$observationRegistrar.withMutation(of: self, keyPath: \\.\($0.name)) {}" }
        let markers = properties.map { "    _\($0.name) = _SwiftDataNoType()" }.joined(separator: "\n")
        return [
            "@Transient private let _$observationRegistrar = Observation.ObservationRegistrar()",
            "@Transient \(raw: access)private(set) var _$backingData = ModelBacking(\(name).self)",
            """
            \(raw: access)static var schemaMetadata: [Schema.PropertyMetadata] {
            [
            \(raw: metadata)
            ]
            }
            """,
            """
            \(raw: access)static var uniquenessConstraints: [[AnyKeyPath]] {
            let groups: [[PartialKeyPath<\(name)>]] = [\(raw: markerArguments("Unique", in: model))]
            return groups
            }
            """,
            """
            \(raw: access)static var indexedKeyPaths: [[AnyKeyPath]] {
            let groups: [[PartialKeyPath<\(name)>]] = [\(raw: markerArguments("Index", in: model))]
            return groups
            }
            """,
            """
            \(raw: access)required init(backingData: ModelBacking) {
            \(raw: markers)
                _$backingData = backingData
            }
            """,
            """
            \(raw: access)func _$notifyObservers() {
            \(raw: keyPaths.joined(separator: "\n"))
            }
            """,
        ]
    }

    /// The arguments of all `#Unique` or `#Index` in a class.
    private static func markerArguments(_ name: String, in model: ClassDeclSyntax) -> String {
        model.memberBlock.members.compactMap { $0.decl.as(MacroExpansionDeclSyntax.self) }
            .filter { $0.macroName.text == name }
            .flatMap { $0.arguments.map { "\(keyPaths(of: $0.expression).trimmed)" } }
            .joined(separator: ", ")
    }

    /// Returns the key paths of an argument: an array, or the value of a type of index, as in `.binary([\.name])`.
    private static func keyPaths(of argument: ExprSyntax) -> ExprSyntax {
        argument.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? argument
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), StoredProperty(variable) != nil else { return [] }
        return ["@_PersistedProperty"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try [ExtensionDeclSyntax("extension \(type.trimmed): PersistentModel, Observation.Observable {}")]
    }
}

/// A problem with a declaration.
struct MacroProblem: Error, CustomStringConvertible {
    let description: String
}
