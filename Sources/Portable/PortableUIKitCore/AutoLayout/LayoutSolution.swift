import ConstraintEngine

/// The solver of a tree's constraints, with the values that variables have in its last solution.
///
/// A class, because a method of a structure that doesn't change it copies all of it, with the solver.
@MainActor
final class LayoutSolution {
    var solver = ConstraintSolver()
    /// The values by the numbers of their variables. The solver would copy all of them for each one.
    private var values: [Double] = []

    /// Creates the variables of a view or guide, which are 0 in the last solution.
    func makeVariables() -> LayoutVariables {
        let variables = LayoutVariables(&solver)
        for variable in variables.all where variable.number < values.count { values[variable.number] = 0 }
        return variables
    }

    /// Solves the constraints. Returns a contradiction among them, if there is one.
    func solve() -> ConstraintConflict? {
        let conflict = solver.solve()
        solver.storeValues(in: &values)
        return conflict
    }

    /// Returns the value of a variable in the last solution, or 0 if the variable is newer.
    func value(of variable: Variable) -> Double { Self.value(of: variable, in: values) }

    /// Returns left, top, width and height in the last solution.
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
