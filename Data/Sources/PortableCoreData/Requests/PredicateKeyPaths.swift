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

    /// Returns a predicate with values for its variables.
    func substituting(_ variables: [String: Any]) -> NSPredicate {
        condition.map { NSPredicate(condition: $0.substituting(variables)) } ?? self
    }
}

extension PredicateCondition {
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
