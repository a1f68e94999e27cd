extension ConstraintSolver {
    /// Returns the variables among `variables` that could have another value at the same cost. Call `solve()` first.
    ///
    /// Complexity: Up to two optimizations of a copy for each variable. Meant for diagnosis.
    package func ambiguousVariables(among variables: [Variable]) -> [Variable] {
        var solver = self
        let blocked = solver.optimize()
        return variables.filter { solver.isAmbiguous($0, blocked) }
    }

    private func isAmbiguous(_ variable: Variable, _ blocked: [Bool]) -> Bool {
        guard let slot = basicSlot(variable.symbol) else { return true }
        var tableau = tableau
        let row = tableau.writtenOut(tableau.rows[slot])
        if row.terms.contains(where: { tableau.kinds[Int($0.symbol)] == .external }) { return true }
        guard row.terms.contains(where: { !blocked[Int($0.symbol)] }) else { return false }
        for sign in [1.0, -1.0] {
            var solver = self
            var blocked = blocked
            // A separate basic symbol represents the variable, because an external symbol is never a cost row.
            solver.minimize(&blocked) { tableau in
                var cost = tableau.writtenOut(tableau.rows[Int(tableau.slotOfSymbol[Int(variable.symbol)])])
                cost.scale(by: sign)
                return cost
            }
            solver.tableau.updateValues()
            if abs(solver.value(of: variable) - value(of: variable)) > 1e-6 { return true }
            if solver.canGrowWithoutLimit(variable, sign: sign, blocked) { return true }
        }
        return false
    }

    private func canGrowWithoutLimit(_ variable: Variable, sign: Double, _ blocked: [Bool]) -> Bool {
        var tableau = tableau
        let row = tableau.writtenOut(tableau.rows[Int(tableau.slotOfSymbol[Int(variable.symbol)])])
        return row.terms.contains {
            sign * $0.coefficient < -Tolerance.cost && !blocked[Int($0.symbol)]
                && tableau.leavingSlot(entering: $0.symbol, isStalling: false) == nil
        }
    }
}
