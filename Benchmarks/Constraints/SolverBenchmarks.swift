import ConstraintEngine

/// Measures the solver alone, with the constraints that UIKit would pass to it.
@MainActor
struct SolverBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "10 views, 40 constraints: added and solved", unit: .microseconds) { form() / 1000 },
            Benchmark(name: "one constant of them edited and solved", unit: .microseconds) { edit() / 1000 },
            Benchmark(name: "column of 60 views: added and solved", unit: .milliseconds) { column(60) / 1e6 },
            Benchmark(ratio: "column of 240 views / column of 60", limit: 4.2) {
                column(240)
            } to: {
                column(60)
            },
        ]
    }

    /// Returns the nanoseconds for ten views with forty constraints.
    func form() -> Double { Benchmark.nanoseconds(count) { _ = Form() } }

    /// Returns the nanoseconds for an edited constant of one of these constraints.
    func edit() -> Double {
        var form = Form()
        return Benchmark.nanoseconds(count, batch: 100) { form.move() }
    }

    /// Returns the nanoseconds for a column with the constraints of a stack view.
    func column(_ viewCount: Int) -> Double {
        Benchmark.nanoseconds(max(count / 4, 5)) { _ = Column(viewCount) }
    }
}

/// Ten views below each other, with two sides, a gap and a height each.
private struct Form {
    private var solver = ConstraintSolver()
    private var first: ConstraintID?
    private var gap = 8.0

    init() {
        let width = solver.makeVariable()
        solver.add(LinearConstraint([LinearTerm(width, 1)], .equal, 390))
        var above: (y: Variable, height: Variable)?
        for _ in 0..<10 {
            let x = solver.makeVariable(), y = solver.makeVariable()
            let breadth = solver.makeVariable(), height = solver.makeVariable()
            solver.add(LinearConstraint([LinearTerm(x, 1)], .equal, 16))
            solver.add(
                LinearConstraint([LinearTerm(x, 1), LinearTerm(breadth, 1), LinearTerm(width, -1)], .equal, -16))
            let behind = above.map { [LinearTerm($0.y, -1), LinearTerm($0.height, -1)] } ?? []
            let id = solver.add(LinearConstraint([LinearTerm(y, 1)] + behind, .equal, 8))
            first = first ?? id
            solver.add(LinearConstraint([LinearTerm(height, 1)], .equal, 44))
            above = (y, height)
        }
        _ = solver.solve()
    }

    mutating func move() {
        gap = gap == 8 ? 20 : 8
        if let first { solver.setConstant(gap, of: first) }
        _ = solver.solve()
    }
}

/// A column as a stack view makes it of views with contents.
private struct Column {
    private var solver = ConstraintSolver()

    init(_ count: Int) {
        let root = (0..<2).map { _ in solver.makeVariable() }
        add([LinearTerm(root[0], 1)], 390)
        add([LinearTerm(root[1], 1)], Double(count) * 30)
        let views = (0..<count).map { _ in (0..<4).map { _ in solver.makeVariable() } }
        for view in views {
            for (length, content) in [(view[2], 100.0), (view[3], 20)] {
                let term = LinearTerm(length, 1)
                solver.add(LinearConstraint([term], .lessThanOrEqual, content, priority: 250))
                solver.add(LinearConstraint([term], .greaterThanOrEqual, content, priority: 750))
            }
        }
        add([LinearTerm(views[0][1], 1)], 0)
        add([LinearTerm(root[1], 1), LinearTerm(views[count - 1][1], -1), LinearTerm(views[count - 1][3], -1)], 0)
        for (before, after) in zip(views, views.dropFirst()) {
            add([LinearTerm(after[1], 1), LinearTerm(before[1], -1), LinearTerm(before[3], -1)], 8)
        }
        for view in views {
            add([LinearTerm(view[0], 1)], 0)
            add([LinearTerm(view[0], 1), LinearTerm(view[2], 1), LinearTerm(root[0], -1)], 0)
        }
        _ = solver.solve()
    }

    private mutating func add(_ terms: [LinearTerm], _ constant: Double) {
        solver.add(LinearConstraint(terms, .equal, constant))
    }
}
