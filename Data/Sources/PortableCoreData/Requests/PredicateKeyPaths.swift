import Foundation
@_spi(Collage) import PortablePredicates

extension NSPredicate {
    /// Returns whether the predicate reads only attributes and to-one relationships of the object itself.
    func comparesOnlyAttributes(of entity: NSEntityDescription) -> Bool {
        guard let condition else { return false }
        return condition.absolutePaths([]).allSatisfy { path in
            path.count <= 1 && !(path.first.map { entity.relationshipsByName[$0]?.isToMany ?? false } ?? false)
        }
    }

    /// Returns the names of the entities whose objects the predicate reads, or `nil` if they aren't known.
    func entities(from entity: NSEntityDescription) -> Set<String>? {
        condition.map { condition in
            condition.absolutePaths([]).reduce(into: []) { $0.formUnion(entity.entities(along: $1)) }
        }
    }

    /// Returns a predicate with values for its variables.
    func substituting(_ variables: [String: Any]) -> NSPredicate {
        condition.map { NSPredicate(condition: $0.substituting(variables)) } ?? self
    }
}

extension NSEntityDescription {
    /// Returns the names of the entities that a key path goes through, including this one.
    func entities(along keys: [String]) -> Set<String> {
        var current: NSEntityDescription? = self
        var names: Set<String> = []
        func add(_ entity: NSEntityDescription?) {
            guard let entity else { return }
            names.insert(entity.name ?? "")
            for subentity in entity.subentities { add(subentity) }
        }
        add(self)
        for key in keys where !key.hasPrefix("@") && key.lowercased() != "self" {
            current = current?.relationshipsByName[key]?.destinationEntity
            add(current)
        }
        return names
    }
}

extension PredicateCondition {
    /// The key paths from the object that is evaluated, including those in conditions for the elements of collections.
    ///
    /// - Parameters:
    ///   - base: The key path of the object of this condition.
    ///   - variables: The key paths of the elements that variables refer to.
    func absolutePaths(_ base: [String], _ variables: [String: [String]] = [:]) -> [[String]] {
        switch self {
        case .always: []
        case .both(let left, let right), .either(let left, let right):
            left.absolutePaths(base, variables) + right.absolutePaths(base, variables)
        case .not(let condition): condition.absolutePaths(base, variables)
        case .comparison(let comparison):
            comparison.left.absolutePaths(base, variables) + comparison.right.absolutePaths(base, variables)
        case .exists(let keys, let condition): [base + keys] + condition.absolutePaths(base + keys, variables)
        }
    }
}

extension PredicateOperand {
    fileprivate func absolutePaths(_ base: [String], _ variables: [String: [String]]) -> [[String]] {
        switch self {
        case .constant: return []
        case .keys(let keys): return [base + keys]
        case .list(let elements), .function(_, let elements):
            return elements.flatMap { $0.absolutePaths(base, variables) }
        case .variable(let name): return [variables[name] ?? base]
        case .path(let operand, let keys):
            let paths = operand.absolutePaths(base, variables)
            return paths + paths.map { $0 + keys }
        case .subquery(let collection, let variable, let condition):
            let paths = collection.absolutePaths(base, variables)
            let inner = variables.merging([variable: paths.first ?? base]) { $1 }
            return paths + condition.absolutePaths(base, inner)
        }
    }
}
