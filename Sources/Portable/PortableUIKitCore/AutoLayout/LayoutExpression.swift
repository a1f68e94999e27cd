import ConstraintEngine

/// A sum of variables and a constant: the position of an edge, or a length.
struct LayoutExpression: Equatable {
    var terms: [LinearTerm] = []
    var constant = 0.0

    init(_ constant: Double) {
        self.constant = constant
    }

    init(_ variable: Variable) {
        terms = [LinearTerm(variable, 1)]
    }

    /// Adds `factor * variable`.
    mutating func add(_ variable: Variable, times factor: Double) {
        guard factor != 0 else { return }
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += factor
            return
        }
        terms.append(LinearTerm(variable, factor))
    }

    /// Adds `factor * other`.
    mutating func add(_ other: LayoutExpression, times factor: Double) {
        constant += factor * other.constant
        for term in other.terms { add(term.variable, times: factor * term.coefficient) }
    }

    /// Removes terms with a coefficient of 0.
    mutating func removeZeros() {
        terms.removeAll { abs($0.coefficient) < 1e-12 }
    }

    /// Returns `self + factor * other`.
    func adding(_ other: LayoutExpression, times factor: Double = 1) -> LayoutExpression {
        var sum = self
        sum.add(other, times: factor)
        sum.removeZeros()
        return sum
    }

    func adding(_ constant: Double) -> LayoutExpression {
        var sum = self
        sum.constant += constant
        return sum
    }
}

/// The start and the length of a view or guide along one axis.
struct LayoutSpan {
    var start: LayoutExpression
    var length: LayoutExpression

    var end: LayoutExpression { start.adding(length) }

    /// Returns the span between two insets.
    func inset(_ atStart: Double, _ atEnd: Double) -> LayoutSpan {
        if atStart == 0 && atEnd == 0 { return self }
        return LayoutSpan(start: start.adding(atStart), length: length.adding(-atStart - atEnd))
    }
}
