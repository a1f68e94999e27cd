import ConstraintEngine

/// The solver of a tree's constraints, with the values of the variables in its last solution.
///
/// It's a class, because a nonmutating method of a structure would copy the whole solver.
@MainActor
final class LayoutSolution {
    var solver = ConstraintSolver()
    /// The values, indexed by the variables' numbers. The solver would copy all of them for each access.
    private var values: [Double] = []

    /// The stack views whose views are laid out without the solver.
    var stacks = StackLayouts()

    /// Removes all variables and constraints.
    func removeAll() {
        solver = ConstraintSolver()
        values = []
    }

    /// Creates the variables of a view or guide, which are 0 in the last solution.
    func makeVariables() -> LayoutVariables {
        let variables = LayoutVariables(&solver)
        for variable in variables.all where variable.number < values.count { values[variable.number] = 0 }
        return variables
    }

    /// Solves the constraints. Returns a conflict, if there is one.
    func solve() -> ConstraintConflict? {
        let conflict = solver.solve()
        solver.storeValues(in: &values)
        return conflict
    }

    /// Returns the value of a variable in the last solution, or 0 for a newer variable.
    func value(of variable: Variable) -> Double { Self.value(of: variable, in: values) }

    /// Returns left, top, width, and height in the last solution.
    func values(of variables: LayoutVariables) -> SIMD4<Double> {
        let values = values
        return SIMD4(
            Self.value(of: variables.left, in: values), Self.value(of: variables.top, in: values),
            Self.value(of: variables.width, in: values), Self.value(of: variables.height, in: values))
    }

    private static func value(of variable: Variable, in values: [Double]) -> Double {
        variable.number < values.count ? values[variable.number] : 0
    }
}
