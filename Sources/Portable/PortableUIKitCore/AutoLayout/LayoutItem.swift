import ConstraintEngine
import Foundation

/// A view or guide whose place and size constraints decide.
@MainActor
struct LayoutItem {
    let subject: LayoutSubject
    let variables: LayoutVariables
    /// Whether its content may be higher the narrower it is.
    let isText: Bool
    /// The collection that came across it last.
    var collection: Int
    /// Left, top, width and height as the last update found them.
    var placed = LayoutItem.unplaced

    /// Values that differ from all others, also from themselves.
    static let unplaced = SIMD4<Double>(repeating: .nan)

    init(_ subject: LayoutSubject, _ variables: LayoutVariables, collection: Int) {
        self.subject = subject
        self.variables = variables
        self.collection = collection
        isText = subject.view is any WidthDependentContent
    }
}

/// Left and top in the superview or owner, width and height of the frame.
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

    /// Returns the constraint on a length that is only known to be at most something, weaker than all others.
    func openLength(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        LinearConstraint([LinearTerm(variables.length(axis), 1)], .lessThanOrEqual, 0, priority: 0.25)
    }
}
