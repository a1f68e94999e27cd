import Foundation

/// A constraint that a stack view wants, before it is made.
@MainActor
struct StackRule {
    let first: LayoutOperand
    let relation: NSLayoutConstraint.Relation
    let second: LayoutOperand?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority
    let identifier: String

    init(
        _ identifier: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation = .equal,
        _ second: LayoutOperand? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// A key that few constraints of a stack view share.
    struct Key: Hashable {
        private let first: ObjectIdentifier?
        private let second: ObjectIdentifier?
        private let signs: Int

        @MainActor init(_ constraint: NSLayoutConstraint) {
            self.init(constraint.first, constraint.relation, constraint.second)
        }

        @MainActor fileprivate init(
            _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?
        ) {
            self.first = if let subject = first.subject { ObjectIdentifier(subject) } else { nil }
            self.second = if let subject = second?.subject { ObjectIdentifier(subject) } else { nil }
            signs =
                (first.attribute.rawValue * 32 + (second?.attribute.rawValue ?? 0)) * 4 + relation.rawValue + 1
        }
    }

    var key: Key { Key(first, relation, second) }

    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = identifier
        return constraint
    }

    /// Whether a constraint is the same except for its constant and priority.
    func fits(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.isActive, constraint.identifier == identifier, constraint.relation == relation,
            constraint.multiplier == multiplier, constraint.first.isSame(as: first)
        else { return false }
        switch (constraint.second, second) {
        case (nil, nil): return true
        case (let existing?, let wanted?): return existing.isSame(as: wanted)
        default: return false
        }
    }
}
