import Testing

@testable import ConstraintEngine

struct LinearConstraintTests {
    private let x = Variable(symbol: 4)

    @Test func `a constraint is required unless it has a lower priority`() {
        #expect(LinearConstraint([LinearTerm(x, 1)], .equal, 1).isRequired)
        #expect(LinearConstraint([], .equal, 1, priority: 1_000).isRequired)
        #expect(LinearConstraint([], .equal, 1, priority: 1_000.5).isRequired)
        #expect(!LinearConstraint([], .equal, 1, priority: 999.9).isRequired)
    }

    @Test func `products of powers of two don't round, but other products do`() {
        func rounds(_ coefficients: Double...) -> Bool {
            LinearConstraint(coefficients.map { LinearTerm(x, $0) }, .equal, 0).rounds
        }
        #expect(!rounds() && !rounds(1, -1, 2, 0.5, -0.25, 0))
        #expect(rounds(3) && rounds(1, 1.0 / 3) && rounds(0.1, 1))
    }

    @Test func `a variable has a number, and constraints have an order`() {
        #expect(x.number == 4)
        #expect(ConstraintID(index: 1) < ConstraintID(index: 2) && !(ConstraintID(index: 2) < ConstraintID(index: 2)))
    }

    @Test func `slacks and errors are restricted and pivotable; other kinds aren't both`() {
        let kinds: [SymbolKind] = [.free, .external, .slack, .error, .dummy, .artificial]
        #expect(kinds.filter(\.isRestricted) == [.slack, .error, .artificial])
        #expect(kinds.filter(\.isPivotable) == [.slack, .error])
    }
}
