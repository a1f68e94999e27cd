import Foundation

// The choice between the solver and ``StackLayout``.

extension UIStackView {
    /// The reason why the solver has the rules of the stack view as constraints.
    var solverUse: StackSolverUse { solverState.use }

    /// The lengths of the visible arranged views that determine the proportions of `fillProportionally`.
    var naturalLengths: [CGFloat] { solverState.naturalLengths }

    /// A Boolean value that indicates whether the solver has the rules of the stack view, for tests.
    package var usesSolver: Bool { solverUse != .none }

    /// A Boolean value that indicates whether baselines determine positions of arranged views.
    var usesBaselines: Bool {
        axis == .horizontal
            ? alignment == .firstBaseline || alignment == .lastBaseline : isBaselineRelativeArrangement
    }

    /// Creates the constraints of a stack view that has been laid out without the solver.
    func startUsingSolver(_ use: StackSolverUse) {
        let isNew = solverUse == .none
        if use > solverUse { solverState.use = use }
        if use == .contradiction { solverState.contradictionCount += 1 }
        if isNew { updateOwnConstraints() }
    }

    /// A Boolean value that indicates whether the stack view should be laid out without the solver again.
    var avoidsSolver: Bool {
        solverUse < .contradiction || solverUse == .contradiction && solverState.contradictionCount < 3
    }

    /// Removes the constraints of a stack view that can be laid out without the solver again.
    func stopUsingSolver() {
        solverState.use = .none
        NSLayoutConstraint.deactivate(solverState.constraints.filter { $0.holder === self })
        solverState.constraints = []
    }

    /// Returns whether a constraint is one of the stack view's own ones.
    func isOwn(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.identifier?.hasPrefix("UISV-") == true && constraint.holder === self
    }

    /// The gap after each arranged view, from edge to edge.
    var edgeSpacings: [Double] {
        arrangedSubviews.map { view in
            let spacing = spacing(after: view)
            return Double(spacing == UIStackView.spacingUseSystem ? SystemSpacing.standard : spacing)
        }
    }

    /// Returns the lengths of the visible arranged views along the axis: of their contents, or their smallest fitting sizes.
    func measuredLengths() -> [CGFloat] {
        arrangedSubviews.filter { !$0.isHidden }.map { view in
            let size = view.measuredIntrinsicContentSize()
            let length = axis == .horizontal ? size.width : size.height
            if length >= 0 { return length }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return axis == .horizontal ? fitting.width : fitting.height
        }
    }
}

/// The reasons for passing the rules of a stack view to the solver, which is slower than ``StackLayout``.
enum StackSolverUse: Int, Comparable {
    /// The solver isn't used.
    case none
    /// Constraints reach into the stack view, or its distribution or alignment needs the solver.
    case needed
    /// The lengths contradicted the rules.
    case contradiction
    /// The constraints were read.
    case requested

    static func < (first: StackSolverUse, second: StackSolverUse) -> Bool { first.rawValue < second.rawValue }
}

/// The constraints of a stack view.
struct StackSolverState {
    var use = StackSolverUse.none
    /// The constraints, in the order of ``StackArrangement``. It's empty without ``use``.
    var constraints: [NSLayoutConstraint] = []
    /// The lengths of the visible arranged views that determine the proportions of `fillProportionally`.
    var naturalLengths: [CGFloat] = []
    /// The number of times that the lengths contradicted the rules without the solver.
    var contradictionCount = 0
}
