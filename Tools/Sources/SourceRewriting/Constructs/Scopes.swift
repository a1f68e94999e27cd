import SwiftSyntax

/// The types and functions around a place.
struct Scopes {
    struct TypeScope {
        /// The name with the types around it.
        let name: String
        let isExtension: Bool
    }

    private var types: [TypeScope?] = []
    private var generics: [[String: String]] = []

    /// The innermost type.
    var type: TypeScope? { types.last { $0 != nil } ?? nil }

    /// Whether any generic parameter around has a class to derive from, or may have one.
    var hasClassBounds: Bool { generics.contains { !$0.isEmpty } }

    /// What a generic parameter derives from or conforms to; nil if there is no such parameter.
    func bound(of parameter: String) -> String? {
        generics.last { $0[parameter] != nil }?[parameter]
    }

    mutating func enter(type name: String, isExtension: Bool, generics: [String: String]) {
        let outer = type.map { $0.name + "." } ?? ""
        types.append(TypeScope(name: outer + name, isExtension: isExtension))
        self.generics.append(generics)
    }

    mutating func enter(generics: [String: String]) {
        types.append(nil)
        self.generics.append(generics)
    }

    mutating func leave() {
        types.removeLast()
        generics.removeLast()
    }
}

extension WithGenericParametersSyntax {
    /// The generic parameters that have a constraint, each with the first type that it names.
    var genericBounds: [String: String] {
        var bounds: [String: String] = [:]
        for parameter in genericParameterClause?.parameters ?? [] {
            if let type = parameter.inheritedType?.namesOfTypes.first { bounds[parameter.name.text] = type }
        }
        bounds.merge(genericWhereClause?.bounds ?? [:]) { $1 }
        return bounds
    }
}

extension GenericWhereClauseSyntax {
    /// The types that have to conform or to derive, each with the first type that they do from.
    var bounds: [String: String] {
        requirements.reduce(into: [:]) { bounds, requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                let type = conformance.rightType.namesOfTypes.first
            else { return }
            bounds[conformance.leftType.trimmedDescription] = type
        }
    }
}
