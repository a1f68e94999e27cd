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

    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = identifier
        return constraint
    }

    /// Whether a constraint says the same, but for its constant and priority.
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
