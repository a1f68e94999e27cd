import SwiftSyntax

/// `delegate?.game(_:canMove:)`, an optional method as a value. It's replaced with the property that stores the method.
struct OptionalReferences {
    let index: DeclarationIndex

    func rewrite(_ node: MemberAccessExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard let names = node.declName.argumentNames, let base = node.base else { return }
        // A method of a type, or of the object itself, isn't the protocol's requirement.
        let owner = (base.trimmedDescription.split(separator: ".").last ?? "").prefix { $0 != "?" && $0 != "!" }
        guard owner.first?.isUppercase != true, owner != "self", owner != "super" else { return }
        let labels = names.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.text }
        let name = node.declName.baseName.text
        guard let requirement = index.optionalRequirement(named: name, labels: labels),
            mayBeOfProtocol(String(owner), base, scopes, name, labels)
        else { return }
        edits.replaceKeepingLines(node.declName.trimmedBytes, with: requirement.hookName)
    }

    /// Returns whether the object's type can be a protocol with the requirement instead of a class that has the method.
    private func mayBeOfProtocol(
        _ owner: String, _ base: ExprSyntax, _ scopes: Scopes, _ name: String, _ labels: [String?]
    ) -> Bool {
        let types = DeclaredTypes(index: index).types(of: owner, at: Syntax(base), scopes)
        if !types.isEmpty {
            return types.contains { type in
                index.type(type)?.members.contains {
                    $0.name == name && $0.labels == labels && $0.isOptionalInstanceRequirement
                } == true
            }
        }
        // The type is unknown. Optional objects are usually delegates.
        return base.is(OptionalChainingExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
            || !index.hasConcreteMethod(named: name, labels: labels)
    }
}

/// The declared types of names, as far as they're written in the source.
struct DeclaredTypes {
    let index: DeclarationIndex

    /// Returns the names of the types of a parameter, a local variable, or a property. The result is empty if no type
    /// is written.
    func types(of name: String, at node: Syntax, _ scopes: Scopes) -> [String] {
        if let local = localType(of: name, around: node) { return local.namesOfTypes.map(\.withoutOptionality) }
        return propertyTypes(of: name, scopes).map { type in
            var type = type.withoutOptionality
            if type.hasPrefix("any ") { type.removeFirst(4) }
            return type
        }
    }

    /// Returns the declared types of properties with the given name: the property of the enclosing type, or otherwise
    /// the properties of all types.
    func propertyTypes(of name: String, _ scopes: Scopes) -> [String] {
        if let type = scopes.type.flatMap({ index.type($0.name) }) {
            let own = index.members(named: name, of: type).filter { $0.kind == .property }.compactMap(\.type)
            if !own.isEmpty { return own }
        }
        return index.propertyTypes(named: name)
    }

    private func localType(of name: String, around node: Syntax) -> TypeSyntax? {
        var current = node.parent
        while let parent = current {
            if let list = parent.as(CodeBlockItemListSyntax.self) {
                for item in list where item.position < node.position {
                    guard let bindings = item.item.as(VariableDeclSyntax.self)?.bindings else { continue }
                    for binding in bindings
                    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                        return binding.typeAnnotation?.type
                            ?? binding.initializer?.value.as(FunctionCallExprSyntax.self)?.constructedType
                    }
                }
            }
            if let function = parent.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                if let found = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    return found.type
                }
            }
            current = parent.parent
        }
        return nil
    }
}

extension FunctionCallExprSyntax {
    /// The type of an object that a call such as `Board()` creates.
    fileprivate var constructedType: TypeSyntax? {
        guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            name.text.first?.isUppercase == true
        else { return nil }
        return TypeSyntax(IdentifierTypeSyntax(name: name))
    }
}

extension String {
    /// The type without optionality.
    fileprivate var withoutOptionality: String {
        var text = trimmingPrefix("(")
        while let last = text.last, "?!)".contains(last) { text.removeLast() }
        return String(text)
    }
}
