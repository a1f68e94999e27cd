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
        if inheritsConformance(model, protocols) { return subclassMembers(of: model) }
        let name = model.name.trimmed
        let properties = StoredProperty.all(in: model)
        let access = model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let metadata = properties.map { "    \($0.metadata(of: name.text))" }.joined(separator: ",\n")
        let keyPaths = properties.map { "    _$observationRegistrar.withMutation(of: self, keyPath: \\.\($0.name)) {}" }
        let markers = properties.map { "    _\($0.name) = \($0.emptyStorage(in: model))" }.joined(separator: "\n")
        return [
            "@Transient \(raw: access)let _$observationRegistrar = Observation.ObservationRegistrar()",
            "@Transient \(raw: access)private(set) var _$backingData = ModelBacking(\(name).self)",
            """
            \(raw: access)class var schemaMetadata: [Schema.PropertyMetadata] {
            [
            \(raw: metadata)
            ]
            }
            """,
            """
            \(raw: access)class var uniquenessConstraints: [[AnyKeyPath]] {
            let groups: [[PartialKeyPath<\(name)>]] = [\(raw: markerArguments("Unique", in: model))]
            return groups
            }
            """,
            """
            \(raw: access)class var indexedKeyPaths: [[AnyKeyPath]] {
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
            "\(raw: access)class var _$superModel: (any PersistentModel.Type)? { nil }",
            """
            \(raw: access)func _$setInitialValues() {
            \(raw: initialValues(of: properties, in: model))
            }
            """,
        ]
    }

    /// Returns whether the superclass of a class is a model.
    ///
    /// - Parameter protocols: The protocols that the class doesn't conform to yet.
    private static func inheritsConformance(_ model: ClassDeclSyntax, _ protocols: [TypeSyntax]) -> Bool {
        guard protocols.isEmpty, let inherited = model.inheritanceClause?.inheritedTypes else { return false }
        return !inherited.contains { $0.type.trimmedDescription.hasSuffix("PersistentModel") }
    }

    /// The statements that set the values that initializers assigned to properties.
    private static func initialValues(of properties: [StoredProperty], in model: ClassDeclSyntax) -> String {
        if !StoredProperty.keepsInitialValues(in: model) { return "" }
        return properties.map { "    _\($0.name).move(to: _$backingData, forKey: \"\($0.name)\")" }
            .joined(separator: "\n")
    }

    /// The members of a class whose superclass is a model. They describe the properties that it adds.
    private static func subclassMembers(of model: ClassDeclSyntax) -> [DeclSyntax] {
        let name = model.name.trimmed
        let properties = StoredProperty.all(in: model)
        let access = model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let superclass = model.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
        let metadata = properties.map { "    \($0.metadata(of: name.text))" }.joined(separator: ",\n")
        let keyPaths = properties.map { "    _$observationRegistrar.withMutation(of: self, keyPath: \\.\($0.name)) {}" }
        let markers = properties.map { "    _\($0.name) = \($0.emptyStorage(in: model))" }.joined(separator: "\n")
        let groups = ["uniquenessConstraints": "Unique", "indexedKeyPaths": "Index"].sorted { $0.key < $1.key }
        return [
            "\(raw: access)override class var schemaMetadata: [Schema.PropertyMetadata] { [\n\(raw: metadata)\n] }",
            "\(raw: access)override class var _$superModel: (any PersistentModel.Type)? { \(raw: superclass).self }",
            """
            \(raw: access)required init(backingData: ModelBacking) {
            \(raw: markers)
                super.init(backingData: backingData)
            }
            """,
            """
            \(raw: access)override func _$notifyObservers() {
                super._$notifyObservers()
            \(raw: keyPaths.joined(separator: "\n"))
            }
            """,
            """
            \(raw: access)override func _$setInitialValues() {
                super._$setInitialValues()
            \(raw: initialValues(of: properties, in: model))
            }
            """,
        ]
            + groups.map { property, macro in
                """
                \(raw: access)override class var \(raw: property): [[AnyKeyPath]] {
                let groups: [[PartialKeyPath<\(name)>]] = [\(raw: markerArguments(macro, in: model))]
                return groups
                }
                """
            }
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
        if let model = declaration.as(ClassDeclSyntax.self), inheritsConformance(model, protocols) { return [] }
        return try [ExtensionDeclSyntax("extension \(type.trimmed): PersistentModel, Observation.Observable {}")]
    }
}

/// A problem with a declaration.
struct MacroProblem: Error, CustomStringConvertible {
    let description: String
}
