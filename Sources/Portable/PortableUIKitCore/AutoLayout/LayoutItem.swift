import ConstraintEngine
import Foundation

/// A view or guide whose frame is determined by constraints.
@MainActor
struct LayoutItem {
    let subject: LayoutSubject
    let variables: LayoutVariables
    /// A Boolean value that indicates whether the height of the content can increase if its width decreases.
    let isText: Bool
    /// A Boolean value that indicates whether the item is the content of a scroll view, whose position is zero.
    let isScrollContent: Bool
    /// The most recent collection that included the item.
    var collection: Int
    /// The frame in the last update: left, top, width, and height.
    var placed = LayoutItem.unplaced

    /// A value that differs from all others, including itself.
    static let unplaced = SIMD4<Double>(repeating: .nan)

    init(_ subject: LayoutSubject, _ variables: LayoutVariables, collection: Int) {
        self.subject = subject
        self.variables = variables
        self.collection = collection
        isText = subject.view is any WidthDependentContent
        isScrollContent = subject.guide?.source == .scrollContent
    }
}

/// The variables of a frame: left and top in the superview or owner, width, and height.
struct LayoutVariables {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable

    init(_ solver: inout ConstraintSolver) {
        left = solver.makeVariable()
        top = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? left : top }

    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }

    var all: [Variable] { [left, top, width, height] }
}

extension LayoutItem {
    /// Returns the constraint that keeps a length from being negative. Its priority is just below required: if there's
    /// no room for the spacing alone, lengths shrink without a message.
    func nonnegativeLength(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint(
            [LinearTerm(variables.length(axis), 1)], .greaterThanOrEqual, 0,
            priority: LinearConstraint.required - 0.5)
    }

    /// Returns the constraint on a length that's only limited from above. It's weaker than all others.
    func openLength(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint([LinearTerm(variables.length(axis), 1)], .lessThanOrEqual, 0, priority: 0.25)
    }
}
