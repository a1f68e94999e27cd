import SwiftSyntax

/// The types and functions that contain a position.
struct Scopes {
    struct TypeScope {
        /// The name, including the enclosing types.
        let name: String
        let isExtension: Bool
    }

    private var types: [TypeScope?] = []
    private var generics: [[String: String]] = []

    /// The innermost type.
    var type: TypeScope? { types.last { $0 != nil } ?? nil }

    /// A Boolean value that indicates whether any enclosing generic parameter has a constraint.
    var hasClassBounds: Bool { generics.contains { !$0.isEmpty } }

    /// Returns the constraint of a generic parameter, or `nil` if there's no such parameter.
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
    /// The constrained generic parameters, each with the first type of its constraint.
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
    /// The constrained types, each with the first type of its constraint.
    var bounds: [String: String] {
        requirements.reduce(into: [:]) { bounds, requirement in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                let type = conformance.rightType.namesOfTypes.first
            else { return }
            bounds[conformance.leftType.trimmedDescription] = type
        }
    }
}
