extension ConstraintSolver {
    /// The constraints that hold `variables` where they are: if the constant of one of them moves, so does one of the
    /// variables. Call `solve()` before. By rank.
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
}
