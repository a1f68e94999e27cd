extension ConstraintSolver {
    /// Returns the constraints that determine `variables`, by rank: changing the constant of one of them changes one of
    /// the variables. Call `solve()` first.
    package func constraints(affecting variables: [Variable]) -> [ConstraintID] {
        var tableau = tableau
        var indexes: [Int] = []
        for variable in variables {
            guard let slot = basicSlot(variable.symbol) else { continue }
            for term in tableau.writtenOut(tableau.rows[slot]).terms {
                let owner = Int(owners[Int(term.symbol)])
                if owner >= 0, !indexes.contains(owner) { indexes.append(owner) }
            }
        }
        return indexes.sorted { records[$0]!.rank < records[$1]!.rank }.map(ConstraintID.init(index:))
    }

    /// Returns whether required equations alone determine a variable. Call `solve()` first.
    package mutating func isDetermined(_ variable: Variable) -> Bool {
        guard let slot = basicSlot(variable.symbol) else { return false }
        return tableau.writtenOut(tableau.rows[slot]).terms.allSatisfy { tableau.kinds[Int($0.symbol)] == .dummy }
    }
}
