import ConstraintEngine
import Foundation

/// A translator of the rule of one entry from the terms of views into the terms of the solver.
///
/// Positions are in the coordinates of a common ancestor of the rule's items. An offset outside this ancestor is the
/// same on both sides of the rule.
@MainActor
struct ConstraintTranslator {
    let engine: LayoutEngine
    let root: UIView
    /// The view whose coordinate space is used, if it isn't the root.
    private(set) var reference: UIView?
    /// A Boolean value that indicates whether the translation depends on frames, insets or scrolling, which aren't
    /// variables.
    var readsGeometry = false
    /// A Boolean value that indicates whether the translation depends on the scroll offset of a view.
    var dependsOnScrolling = false

    init(_ engine: LayoutEngine) {
        self.engine = engine
        root = engine.root
    }

    /// Returns the translation of a rule, or `nil` if one of its items was deallocated.
    mutating func translate(_ source: LayoutEntry.Source) -> LayoutEntry.Translation? {
        var offset = 0.0
        let rule: LinearConstraint?
        switch source {
        case .constraint(let constraint): rule = makeConstraint(constraint, &offset)
        case .contentSize(let subject, let axis, let isHugging):
            guard let view = subject.view else { return nil }
            rule = makeContentSize(view, axis, isHugging, isNarrow: true)
        case .rootSize(let axis): rule = makeRootSize(axis)
        case .openLength(let subject, let axis): rule = item(of: subject)?.openLength(axis)
        case .nonnegativeLength(let subject, let axis): rule = item(of: subject)?.nonnegativeLength(axis)
        }
        guard let rule else { return nil }
        return LayoutEntry.Translation(rule: rule.bounded, offset: offset, readsGeometry: readsGeometry)
    }

    func item(of subject: LayoutSubject) -> LayoutItem? {
        guard let index = engine.items.index(of: subject) else { return nil }
        return engine.items[index]
    }

    // MARK: Constraints

    /// Returns the rule of a constraint. `offset` is the difference between the constraint's constant and the rule's.
    private mutating func makeConstraint(_ constraint: NSLayoutConstraint, _ offset: inout Double) -> LinearConstraint?
    {
        let first = constraint.first, second = constraint.second
        guard let axis = first.axis else { return nil }
        let ancestor = constraint.nearestCommonAncestor
        if let ancestor, ancestor.isDescendant(of: root) { reference = ancestor }
        // The direction of the enclosing view determines the leading edge, regardless of the items' own directions.
        let mentionsReading = first.mentionsReading || (second?.mentionsReading ?? false)
        let isMirrored = mentionsReading && (ancestor ?? first.subject?.layoutView)?.isRightToLeft ?? false
        let isReversed = isMirrored && (first.isReadingPosition || (second?.isReadingPosition ?? false))
        let multiplier = Double(constraint.multiplier)
        var difference = LayoutExpression(0)
        difference.terms.reserveCapacity(4)
        guard add(first, times: 1, constraint, isMirrored, isReversed, to: &difference) else { return nil }
        if let second {
            guard add(second, times: -multiplier, constraint, isMirrored, isReversed, to: &difference) else {
                return nil
            }
            if multiplier != 1, first.isPosition, let ancestor {
                // Positions are multiplied as distances from the origin of the nearest common ancestor.
                let subject = ancestor.layoutSubject
                let factor = isReversed ? 1 - multiplier : multiplier - 1
                addStart(of: subject, axis, times: factor, to: &difference)
                if isReversed { addLength(of: subject, axis, times: factor, to: &difference) }
            }
        }
        difference.removeZeros()
        offset = difference.constant
        return LinearConstraint(
            difference.terms, constraint.relation.engineRelation, Double(constraint.constant) - offset,
            priority: Double(constraint.priority.rawValue))
    }

    /// Adds the position of an operand, times `factor`. In right-to-left layouts, leading and trailing positions are
    /// measured from the right. Returns `false` if the item was deallocated.
    private mutating func add(
        _ operand: LayoutOperand, times factor: Double, _ constraint: NSLayoutConstraint, _ isMirrored: Bool,
        _ isReversed: Bool, to sum: inout LayoutExpression
    ) -> Bool {
        switch operand {
        case .distance(let from, let to):
            let isReversed = isMirrored && (from.isReadingPosition || to.isReadingPosition)
            return add(to, times: factor, constraint, isMirrored, isReversed, to: &sum)
                && add(from, times: -factor, constraint, isMirrored, isReversed, to: &sum)
        case .attribute(let reference, let attribute):
            guard let subject = reference.subject, let item = subject.object, let axis = attribute.axis else {
                return false
            }
            let factor = isReversed && attribute.kind != .size ? -factor : factor
            switch attribute {
            case .width, .height:
                addAlignmentLength(of: subject, axis, times: factor, to: &sum)
                return true
            case .left, .top, .leftMargin, .topMargin:
                addPosition(of: subject, axis, part: 0, times: factor, in: constraint, to: &sum)
            case .right, .bottom, .rightMargin, .bottomMargin:
                addPosition(of: subject, axis, part: 1, times: factor, in: constraint, to: &sum)
            case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
                addPosition(of: subject, axis, part: 0.5, times: factor, in: constraint, to: &sum)
            case .leading, .leadingMargin:
                addPosition(of: subject, axis, part: isMirrored ? 1 : 0, times: factor, in: constraint, to: &sum)
            case .trailing, .trailingMargin:
                addPosition(of: subject, axis, part: isMirrored ? 0 : 1, times: factor, in: constraint, to: &sum)
            case .firstBaseline, .lastBaseline:
                readsGeometry = true
                let span = alignmentSpan(of: item, axis, in: constraint)
                sum.add(baseline(of: item, span, isFirst: attribute == .firstBaseline), times: factor)
            case .notAnAttribute: return false
            }
            sum.constant += factor * (margin(of: subject, attribute) - scrollShift(of: subject, axis, in: constraint))
            return true
        }
    }

    /// Returns the distance of a margin attribute from the edge or center with the same name.
    private mutating func margin(of subject: LayoutSubject, _ attribute: NSLayoutConstraint.Attribute) -> Double {
        guard attribute.isMargin, let view = subject.view else { return 0 }
        readsGeometry = true
        view.autoLayout.isReferencedByConstraints = true
        let margins = view.layoutMargins
        let margin: CGFloat =
            switch attribute {
            case .leftMargin: margins.left
            case .rightMargin: -margins.right
            case .topMargin: margins.top
            case .bottomMargin: -margins.bottom
            case .leadingMargin: view.isRightToLeft ? -margins.right : margins.left
            case .trailingMargin: view.isRightToLeft ? margins.left : -margins.right
            case .centerXWithinMargins: (margins.left - margins.right) / 2
            case .centerYWithinMargins: (margins.top - margins.bottom) / 2
            default: 0
            }
        return Double(margin)
    }

    private mutating func baseline(of item: AnyObject, _ span: LayoutSpan, isFirst: Bool) -> LayoutExpression {
        guard let view = item as? UIView else { return isFirst ? span.start : span.end }
        let textView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        var textSpan = span
        if textView !== view, let place = view.place(of: textView) {
            let start = span.start.adding(span.length, times: place.part).adding(Double(place.distance))
            textSpan = LayoutSpan(start: start, length: LayoutExpression(Double(place.height)))
        } else if textView !== view, textView.isDescendant(of: root) {
            textSpan = alignmentSpan(of: textView, .vertical)
        }
        guard let metrics = textView.textBaselineMetrics else { return isFirst ? textSpan.start : textSpan.end }
        return isFirst
            ? textSpan.start.adding(Double(metrics.firstBaseline))
            : textSpan.end.adding(-Double(metrics.lastBaseline))
    }
}

extension LinearConstraint {
    /// The constraint with numbers that can be added without overflow. The limits are larger than any screen.
    var bounded: LinearConstraint {
        if constant.magnitude <= 1e7, !LinearConstraint.areLarge(terms) { return self }
        var bounded = self
        bounded.constant = LinearConstraint.bounded(constant)
        for index in terms.indices where abs(terms[index].coefficient) > 1e6 {
            bounded.terms[index].coefficient = terms[index].coefficient < 0 ? -1e6 : 1e6
        }
        return bounded
    }

    fileprivate static func areLarge(_ terms: [LinearTerm]) -> Bool {
        for term in terms where abs(term.coefficient) > 1e6 { return true }
        return false
    }

    static func bounded(_ constant: Double) -> Double {
        constant.isNaN ? 0 : min(max(constant, -1e7), 1e7)
    }
}

extension LayoutOperand {
    /// A Boolean value that indicates whether the operand is a position that depends on the layout direction.
    var isReadingPosition: Bool {
        if case .attribute(_, let attribute) = self { return attribute.kind == .readingPosition }
        return false
    }

    /// A Boolean value that indicates whether the operand is such a position, or a distance between such positions.
    var mentionsReading: Bool {
        switch self {
        case .attribute: isReadingPosition
        case .distance(let from, let to): from.mentionsReading || to.mentionsReading
        }
    }

    var isPosition: Bool {
        guard case .attribute(_, let attribute) = self else { return false }
        return attribute.kind != .size && attribute.kind != .none
    }
}

extension NSLayoutConstraint.Relation {
    var engineRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
