import SwiftSyntax

/// A property of a model that is saved.
struct StoredProperty {
    let name: String
    private let type: String?
    private let initialValue: String?
    private let attribute: AttributeSyntax?

    /// Creates a description of a variable, or returns `nil` if it isn't saved.
    init?(_ variable: VariableDeclSyntax) {
        let names = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
            !names.contains(where: { Self.name(of: $0) == "Transient" }), Self.isStored(binding)
        else { return nil }
        name = identifier.text
        type = binding.typeAnnotation?.type.trimmedDescription
        initialValue = binding.initializer?.value.trimmedDescription
        attribute = names.first { ["Attribute", "Relationship"].contains(Self.name(of: $0)) }
    }

    /// The saved properties of a class.
    static func all(in model: ClassDeclSyntax) -> [StoredProperty] {
        model.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { StoredProperty($0) }
    }

    /// Returns whether the properties of a class keep their initial values until they're used, because the class may have a
    /// model as its superclass. Macros don't know whether an inherited type is a class or a protocol.
    static func keepsInitialValues(in model: ClassDeclSyntax) -> Bool {
        model.inheritanceClause?.inheritedTypes.isEmpty == false
    }

    /// The storage of the property of a model that has its values in a store.
    func emptyStorage(in model: ClassDeclSyntax) -> String {
        Self.keepsInitialValues(in: model) ? "_SwiftDataInitialValue()" : "_SwiftDataNoType()"
    }

    private static func name(of attribute: AttributeSyntax) -> String {
        String(attribute.attributeName.trimmedDescription.split(separator: ".").last ?? "")
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The metadata of the property, as an expression.
    func metadata(of model: String) -> String {
        var arguments = ["name: \"\(name)\"", "keypath: \\\(model).\(name)"]
        if let initialValue {
            // The property's type determines the type of literals.
            arguments.append("defaultValue: { \(initialValue) }")
        }
        if let attribute {
            let list = attribute.arguments?.trimmedDescription ?? ""
            arguments.append("metadata: Schema.\(Self.name(of: attribute))(\(list))")
        }
        return "Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
    }
}
