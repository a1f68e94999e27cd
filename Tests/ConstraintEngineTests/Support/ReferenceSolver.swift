import ConstraintEngine

/// A reference implementation that shares no code with the engine: dense simplex from scratch, one level at a time. The
/// error of each level is a constraint of the next.
enum ReferenceSolver {
    static func error(of constraint: LinearConstraint, value: (Variable) -> Double) -> Double {
        let left = constraint.terms.reduce(0) { $0 + $1.coefficient * value($1.variable) }
        switch constraint.relation {
        case .lessThanOrEqual: return max(0, left - constraint.constant)
        case .equal: return abs(left - constraint.constant)
        case .greaterThanOrEqual: return max(0, constraint.constant - left)
        }
    }

    /// The least summed error of each level, required first; the required constraints don't contradict each other.
    static func leastErrors(_ constraints: [LinearConstraint], variables: [Variable]) -> [(
        priority: Double, error: Double
    )] {
        let priorities = Set(constraints.map(\.priority) + [LinearConstraint.required]).sorted(by: >)
        // Columns: x+ and x- of each variable, above and below of each constraint, a slack for each level.
        let n = variables.count
        let m = constraints.count
        let width = 2 * n + 2 * m + priorities.count
        var rows: [[Double]] = []
        var rights: [Double] = []
        for (index, constraint) in constraints.enumerated() {
            var row = [Double](repeating: 0, count: width)
            for term in constraint.terms {
                let column = variables.firstIndex(of: term.variable)!
                row[2 * column] += term.coefficient
                row[2 * column + 1] -= term.coefficient
            }
            row[2 * n + 2 * index] = -1
            row[2 * n + 2 * index + 1] = 1
            rows.append(row)
            rights.append(constraint.constant)
        }
        var result: [(Double, Double)] = []
        for (position, priority) in priorities.enumerated() {
            var costs = [Double](repeating: 0, count: width)
            for (index, constraint) in constraints.enumerated() where constraint.priority == priority {
                if constraint.relation != .lessThanOrEqual { costs[2 * n + 2 * index + 1] = 1 }
                if constraint.relation != .greaterThanOrEqual { costs[2 * n + 2 * index] = 1 }
            }
            let least = minimum(of: costs, rows: rows, rights: rights)
            result.append((priority, least))
            costs[2 * n + 2 * m + position] = 1
            rows.append(costs)
            rights.append(least + 1e-9)
        }
        return result
    }

    /// The least value of `costs * x` for nonnegative x with `rows * x = rights`.
    private static func minimum(of costs: [Double], rows: [[Double]], rights: [Double]) -> Double {
        let width = costs.count
        let height = rows.count
        var table = rows.enumerated().map { index, row in
            let sign: Double = rights[index] < 0 ? -1 : 1
            var line = row.map { $0 * sign } + [Double](repeating: 0, count: height) + [rights[index] * sign]
            line[width + index] = 1
            return line
        }
        var basis = (0..<height).map { width + $0 }
        let phaseOne = [Double](repeating: 0, count: width) + [Double](repeating: 1, count: height)
        _ = simplex(&table, &basis, phaseOne, columns: width)
        return simplex(&table, &basis, costs + [Double](repeating: 0, count: height), columns: width)
    }

    private static func simplex(
        _ table: inout [[Double]], _ basis: inout [Int], _ costs: [Double], columns: Int
    ) -> Double {
        let right = table.first.map { $0.count - 1 } ?? 0
        while true {
            let entering = (0..<columns).first { column in
                let reduced = costs[column] - basis.indices.reduce(0) { $0 + costs[basis[$1]] * table[$1][column] }
                return reduced < -1e-9
            }
            guard let entering else { break }
            var leaving: Int?
            for row in basis.indices where table[row][entering] > 1e-9 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let ratio = table[row][right] / table[row][entering]
                let bestRatio = table[best][right] / table[best][entering]
                if ratio < bestRatio - 1e-12 || (ratio <= bestRatio + 1e-12 && basis[row] < basis[best]) {
                    leaving = row
                }
            }
            guard let leaving else { break }
            let pivot = table[leaving][entering]
            table[leaving] = table[leaving].map { $0 / pivot }
            for row in basis.indices where row != leaving && table[row][entering] != 0 {
                let factor = table[row][entering]
                for column in table[row].indices { table[row][column] -= factor * table[leaving][column] }
            }
            basis[leaving] = entering
        }
        return basis.indices.reduce(0) { $0 + costs[basis[$1]] * table[$1][right] }
    }
}
