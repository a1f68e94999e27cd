import ConstraintEngine

/// The solver of a tree's constraints, with the values of the variables in its last solution.
///
/// It's a class, because a nonmutating method of a structure would copy the whole solver.
@MainActor
final class LayoutSolution {
    @exclusivity(unchecked)
    var solver = ConstraintSolver()
    /// The values of the last solution.
    @exclusivity(unchecked)
    private(set) var values = LayoutValues()

    /// Creates the variables of a view or guide, which are 0 in the last solution.
    func makeVariables() -> LayoutVariables {
        let variables = LayoutVariables(&solver)
        values.clear(variables)
        return variables
    }

    /// Solves the constraints. Returns a conflict, if there is one.
    func solve() -> ConstraintConflict? {
        let conflict = solver.solve()
        values.store(of: &solver)
        return conflict
    }

    /// Returns the value of a variable in the last solution, or 0 for a newer variable.
    func value(of variable: Variable) -> Double { values.value(of: variable) }
}

/// The values of the variables in a solution.
struct LayoutValues {
    /// The values, indexed by the variables' numbers. The solver would copy all of them for each access.
    private var values: [Double] = []

    /// Returns the value of a variable, or 0 for a newer variable.
    func value(of variable: Variable) -> Double { variable.number < values.count ? values[variable.number] : 0 }

    /// Returns left, top, width, and height.
    func frame(of variables: LayoutVariables) -> SIMD4<Double> {
        SIMD4(
            value(of: variables.left), value(of: variables.top), value(of: variables.width),
            value(of: variables.height))
    }

    fileprivate mutating func store(of solver: inout ConstraintSolver) { solver.storeValues(in: &values) }

    fileprivate mutating func clear(_ variables: LayoutVariables) {
        for variable in variables.all where variable.number < values.count { values[variable.number] = 0 }
    }
}
