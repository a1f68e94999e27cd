import Testing

@testable import ConstraintEngine

/// A suite whose tests are about three variables of one solver.
protocol ThreeVariables {
    var solver: ConstraintSolver { get set }
    var x: Variable { get }
    var y: Variable { get }
    var z: Variable { get }
}

extension ThreeVariables {
    /// Solves, and expects values of the three.
    mutating func expect(
        _ values: [Double], _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(solver.solve() == nil, comment, sourceLocation: sourceLocation)
        #expect(solver.values([x, y, z]) == values, comment, sourceLocation: sourceLocation)
        #expect(solver.brokenInvariant == nil, comment, sourceLocation: sourceLocation)
    }
}
