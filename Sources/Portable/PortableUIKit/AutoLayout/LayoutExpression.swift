import ConstraintEngine

/// A sum of variables and a constant: where a side of a view or guide lies, or how long it is.
struct LayoutExpression: Equatable {
    var terms: [LinearTerm] = []
    var constant = 0.0

    init(_ constant: Double) {
        self.constant = constant
    }

    init(_ variable: Variable) {
        terms = [LinearTerm(variable, 1)]
    }

    /// `self + factor * other`.
    func adding(_ other: LayoutExpression, times factor: Double = 1) -> LayoutExpression {
        var sum = self
        sum.constant += factor * other.constant
        guard factor != 0 else { return sum }
        for term in other.terms {
            if let index = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
                sum.terms[index].coefficient += factor * term.coefficient
            } else {
                sum.terms.append(LinearTerm(term.variable, factor * term.coefficient))
            }
        }
        sum.terms.removeAll { abs($0.coefficient) < 1e-12 }
        return sum
    }

    func adding(_ constant: Double) -> LayoutExpression {
        var sum = self
        sum.constant += constant
        return sum
    }

    var negated: LayoutExpression { LayoutExpression(0).adding(self, times: -1) }
}

/// Where a view or guide lies along one axis.
struct LayoutSpan {
    var start: LayoutExpression
    var length: LayoutExpression

    var end: LayoutExpression { start.adding(length) }
    var center: LayoutExpression { start.adding(length, times: 0.5) }

    /// The part between two insets.
    func inset(_ atStart: Double, _ atEnd: Double) -> LayoutSpan {
        if atStart == 0 && atEnd == 0 { return self }
        return LayoutSpan(start: start.adding(atStart), length: length.adding(-atStart - atEnd))
    }
}
