import SwiftSyntax
import SwiftSyntaxMacros

/// `@_PersistedProperty`: the accessors of a property whose value is in the backing data.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let property = StoredProperty(variable) else {
            return []
        }
        let name = property.name
        if keepsInitialValue(in: context) { return laterAccessors(name) }
        return [
            """
            @storageRestrictions(accesses: _$backingData, initializes: _\(raw: name))
            init(initialValue) {
                _$backingData.setValue(initialValue, forKey: "\(raw: name)")
                _\(raw: name) = _SwiftDataNoType()
            }
            """,
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return _$backingData.value(forKey: "\(raw: name)")
            }
            """,
            """
            set {
                _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
                    _$backingData.setValue(newValue, forKey: "\(raw: name)")
                }
            }
            """,
        ]
    }

    /// Returns whether the property belongs to a class that may have a model as its superclass.
    private static func keepsInitialValue(in context: some MacroExpansionContext) -> Bool {
        let model = context.lexicalContext.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
        return model.map { StoredProperty.keepsInitialValues(in: $0) } ?? false
    }

    /// The accessors of a property that may belong to a subclass.
    ///
    /// The initializer of a subclass sets its properties before it calls the superclass's initializer, which creates
    /// the backing data. The property keeps its initial value until it's used.
    private static func laterAccessors(_ name: String) -> [AccessorDeclSyntax] {
        [
            """
            @storageRestrictions(initializes: _\(raw: name))
            init(initialValue) {
                _\(raw: name) = _SwiftDataInitialValue(initialValue)
            }
            """,
            """
            get {
                _\(raw: name).move(to: _$backingData, forKey: "\(raw: name)")
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return _$backingData.value(forKey: "\(raw: name)")
            }
            """,
            """
            set {
                _\(raw: name) = _SwiftDataInitialValue()
                _$observationRegistrar.withMutation(of: self, keyPath: \\.\(raw: name)) {
                    _$backingData.setValue(newValue, forKey: "\(raw: name)")
                }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let property = StoredProperty(variable) else {
            return []
        }
        let type = keepsInitialValue(in: context) ? "_SwiftDataInitialValue" : "_SwiftDataNoType"
        return ["@Transient private var _\(raw: property.name): \(raw: type)"]
    }
}

/// `@Attribute`, `@Relationship`, and `@Transient`: marks that `@Model` reads.
struct AnnotationMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index`: marks that `@Model` reads.
struct DeclarationMarkerMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `@ModelActor`: the container and the executor of an actor that uses models.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        return [
            "\(raw: access)nonisolated let modelExecutor: any ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: ModelContainer",
            """
            \(raw: access)init(modelContainer: ModelContainer) {
                modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try [ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
    }
}
