import Foundation
@_spi(Collage) import PortablePredicates

extension NSPredicate {
    /// Returns whether the predicate reads only attributes and to-one relationships of the object itself.
    func comparesOnlyAttributes(of entity: NSEntityDescription) -> Bool {
        guard let condition else { return false }
        return condition.paths.allSatisfy { path in
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
    /// The key paths from the object that is evaluated, also of conditions for the elements of collections.
    fileprivate func absolutePaths(_ base: [String]) -> [[String]] {
        switch self {
        case .always: []
        case .both(let left, let right), .either(let left, let right):
            left.absolutePaths(base) + right.absolutePaths(base)
        case .not(let condition): condition.absolutePaths(base)
        case .comparison(let comparison):
            [comparison.left, comparison.right].compactMap(\.path).map { base + $0 }
        case .exists(let keys, let condition): [base + keys] + condition.absolutePaths(base + keys)
        }
    }

    fileprivate var paths: [[String]] {
        switch self {
        case .always: []
        case .both(let left, let right), .either(let left, let right): left.paths + right.paths
        case .not(let condition): condition.paths
        case .comparison(let comparison): [comparison.left, comparison.right].compactMap(\.path)
        case .exists(let keys, _): [keys, ["", ""]]
        }
    }
}

extension PredicateOperand {
    fileprivate var path: [String]? {
        if case .keys(let keys) = self { return keys }
        return nil
    }
}
