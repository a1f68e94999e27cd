import ConstraintEngine

/// Views in a column, arranged as in a stack view: each has the size of its content, the first and last are at the
/// ends, and each has a gap to the previous one.
struct StackedViews {
    struct View {
        let x, y, width, height: Variable
    }

    /// The constraints, each of which stays the same when it's removed and added again.
    private(set) var constraints: [LinearConstraint] = []
    private(set) var views: [View] = []
    private(set) var variableCount = 2

    /// - Parameter areEqual: Whether all views are as high as the first.
    init(count: Int, height: Double, areEqual: Bool = false, in solver: inout ConstraintSolver) {
        let width = solver.makeVariable()
        let whole = solver.makeVariable()
        constraints = [
            LinearConstraint([LinearTerm(width, 1)], .equal, 320),
            LinearConstraint([LinearTerm(whole, 1)], .equal, height),
        ]
        for index in 0..<count {
            let view = View(
                x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
                height: solver.makeVariable())
            views.append(view)
            addContent(LinearTerm(view.width, 1), Double(40 + index % 7))
            addContent(LinearTerm(view.height, 1), Double(20 + index % 3))
        }
        variableCount += 4 * count
        let last = views[count - 1]
        add([LinearTerm(views[0].y, 1)])
        add([LinearTerm(last.y, 1), LinearTerm(last.height, 1), LinearTerm(whole, -1)])
        for (before, after) in zip(views, views.dropFirst()) {
            add([LinearTerm(after.y, 1), LinearTerm(before.y, -1), LinearTerm(before.height, -1)], 8)
        }
        if areEqual {
            for view in views.dropFirst() { add([LinearTerm(view.height, 1), LinearTerm(views[0].height, -1)]) }
        }
        for view in views {
            add([LinearTerm(view.x, 1)])
            add([LinearTerm(view.x, 1), LinearTerm(view.width, 1), LinearTerm(width, -1)])
        }
    }

    private mutating func add(_ terms: [LinearTerm], _ constant: Double = 0) {
        constraints.append(LinearConstraint(terms, .equal, constant))
    }

    private mutating func addContent(_ length: LinearTerm, _ constant: Double) {
        constraints.append(LinearConstraint([length], .lessThanOrEqual, constant, priority: 250))
        constraints.append(LinearConstraint([length], .greaterThanOrEqual, constant, priority: 750))
    }

    /// The frames of the views: left, top, width, and height of each.
    func frames(_ solver: ConstraintSolver) -> [Double] {
        views.flatMap { [$0.x, $0.y, $0.width, $0.height].map(solver.value(of:)) }
    }
}
