import Foundation

/// The order in which the constraints of a conflict are broken: the greatest one is (`UIKitConstants.md` 10). The order
/// of activation only matters if everything else is equal.
@MainActor
struct ConflictPrecedence: Comparable {
    /// The kind of rule, which depends on its owner.
    private let kind: Int
    /// The index of the later item in the order of ``ranks(in:)``. A constant counts as the last item.
    private var laterItem = 0
    private var secondItem = 0
    private var relation = 0
    private var attribute = 0
    private var constant: CGFloat = 0
    private let order: Int

    /// Creates the precedence of a rule that isn't a constraint of the app.
    init(kind: Int, order: Int) {
        self.kind = kind
        self.order = order
    }

    init(_ constraint: NSLayoutConstraint, ranks: [ObjectIdentifier: Int]) {
        func rank(_ item: AnyObject?) -> Int? { item.map { ranks[ObjectIdentifier($0)] ?? -1 } }
        kind = constraint.identifier?.hasPrefix("UISV-") == true ? 1 : 2
        let (first, second) = (rank(constraint.firstItem) ?? -1, rank(constraint.secondItem))
        laterItem = max(first, second ?? -1)
        secondItem = second ?? Int.max
        // Inequalities precede equalities, and upper limits precede lower ones.
        relation =
            switch constraint.relation {
            case .lessThanOrEqual: 2
            case .greaterThanOrEqual: 1
            case .equal: 0
            }
        attribute = constraint.firstAttribute.rawValue
        constant = constraint.constant
        order = constraint.activation
    }

    nonisolated static func < (first: ConflictPrecedence, second: ConflictPrecedence) -> Bool {
        if first.kind != second.kind { return first.kind < second.kind }
        if first.laterItem != second.laterItem { return first.laterItem < second.laterItem }
        if first.secondItem != second.secondItem { return first.secondItem < second.secondItem }
        if first.relation != second.relation { return first.relation < second.relation }
        if first.attribute != second.attribute { return first.attribute < second.attribute }
        if first.constant != second.constant { return first.constant < second.constant }
        return first.order < second.order
    }

    /// Returns the order of the views and guides in a tree: breadth first, with the guides of a view after its
    /// subviews.
    static func ranks(in root: UIView) -> [ObjectIdentifier: Int] {
        var ranks: [ObjectIdentifier: Int] = [:]
        var items: [AnyObject] = [root]
        var next = 0
        while next < items.count {
            let item = items[next]
            ranks[ObjectIdentifier(item)] = next
            next += 1
            guard let view = item as? UIView else { continue }
            items += view.subviews
            items += view.autoLayout.guides as [AnyObject]
        }
        return ranks
    }
}
