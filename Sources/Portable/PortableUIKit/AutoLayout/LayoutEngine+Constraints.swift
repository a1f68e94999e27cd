import ConstraintEngine
import Foundation

extension LayoutEngine {
    /// What a rule says now; nil if what it speaks of is gone.
    func makeConstraint(_ source: LayoutEntry.Source) -> LinearConstraint? {
        makeUnboundedConstraint(source)?.bounded
    }

    private func makeUnboundedConstraint(_ source: LayoutEntry.Source) -> LinearConstraint? {
        switch source {
        case .constraint(let constraint): makeConstraint(constraint)
        case .contentSize(let reference, let axis, let isHugging):
            reference.view.flatMap { makeContentSize($0, axis, isHugging, isNarrow: true) }
        case .rootSize(let axis): makeRootSize(axis)
        case .openLength(let item, let axis):
            itemIndexes[item].map { makeOpenLength(items[$0], axis) }
        case .nonnegativeLength(let item, let axis):
            itemIndexes[item].map { makeNonnegativeLength(items[$0], axis) }
        }
    }

    // MARK: The root's size

    private func makeRootSize(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        let variable = rootVariables[axis.rawValue]
        if let fitting {
            let target = axis == .horizontal ? fitting.target.width : fitting.target.height
            let priority = axis == .horizontal ? fitting.horizontalPriority : fitting.verticalPriority
            return LinearConstraint(
                [LinearTerm(variable, 1)], .equal, Double(target), priority: Double(priority.rawValue))
        }
        let length = axis == .horizontal ? root.bounds.width : root.bounds.height
        // A root of open size keeps its length only where nothing else says anything.
        return LinearConstraint(
            [LinearTerm(variable, 1)], .equal, Double(length),
            priority: rootSizeIsOpen ? 0.5 : LinearConstraint.required)
    }

    // MARK: Content sizes

    /// What a view's content says about its size; text is as high as it is at the width found if `isNarrow`, else as at
    /// its own.
    func makeContentSize(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ isHugging: Bool, isNarrow: Bool
    ) -> LinearConstraint? {
        let size = view.measuredIntrinsicContentSize()
        var length = axis == .horizontal ? size.width : size.height
        guard length >= 0 else { return nil }
        let insets = view.alignmentRectInsets
        if isNarrow, axis == .vertical, let content = view as? any WidthDependentContent,
            content.contentHeightFollowsWidth
        {
            let width = solvedWidth(of: view) - insets.left - insets.right
            if isSeen(width), width < size.width - 0.01 {
                length = content.measuredContentHeight(atWidth: width)
            }
        }
        let priority =
            isHugging
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        let span = alignmentSpan(of: view, axis)
        // A view laid out in a given size doesn't contradict it by its own content.
        let limit = view === root && fitting == nil ? LinearConstraint.required - 1 : LinearConstraint.required
        return LinearConstraint(
            span.length.terms, isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
            Double(length) - span.length.constant, priority: min(Double(priority.rawValue), limit))
    }

    /// Whether a length is a pixel or more. What a solution leaves of 0 by rounding isn't a width to break text at.
    private func isSeen(_ length: CGFloat) -> Bool {
        length >= 1 || (length > 0 && PixelRounding(root).size(length, 0).width > 0)
    }

    private func solvedWidth(of view: UIView) -> CGFloat {
        if view === root { return solver.value(of: rootVariables[0]) }
        guard let index = itemIndexes[ObjectIdentifier(view)] else { return view.bounds.width }
        return solver.value(of: items[index].variables[2])
    }

    // MARK: Constraints

    private func makeConstraint(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        let ancestor = constraint.nearestCommonAncestor
        let outerReference = reference
        reference = ancestor.flatMap { $0.isDescendant(of: root) ? $0 : nil }
        defer { reference = outerReference }
        // Leading is where the view around both reads from, whatever the direction of their own contents is.
        let isMirrored = (ancestor ?? constraint.items.first.flatMap(layoutView(of:)))?.isRightToLeft ?? false
        let isReadingOrder = constraint.first.isReadingPosition || (constraint.second?.isReadingPosition ?? false)
        guard let axis = constraint.first.axis,
            var left = expression(of: constraint.first, constraint, isMirrored, isReadingOrder)
        else { return nil }
        var right = LayoutExpression(0)
        if let second = constraint.second {
            guard let expression = expression(of: second, constraint, isMirrored, isReadingOrder) else { return nil }
            right = expression
            if constraint.multiplier != 1, constraint.first.isPosition, let ancestor {
                // Places are multiplied as distances from the origin of the nearest common ancestor.
                let origin = origin(of: ancestor, axis, isMirrored: isMirrored && isReadingOrder)
                left = left.adding(origin, times: -1)
                right = right.adding(origin, times: -1)
            }
        }
        let difference = left.adding(right, times: -Double(constraint.multiplier))
        return LinearConstraint(
            difference.terms, constraint.relation.engineRelation,
            Double(constraint.constant) - difference.constant,
            priority: Double(constraint.priority.rawValue))
    }

    private func origin(
        of ancestor: UIView, _ axis: NSLayoutConstraint.Axis, isMirrored: Bool
    ) -> LayoutExpression {
        let span = span(of: ancestor, axis)
        return isMirrored ? span.end.negated : span.start
    }

    /// Where an operand lies. From right to left, places in the order of reading count from the right.
    private func expression(
        of operand: LayoutOperand, _ constraint: NSLayoutConstraint, _ isMirrored: Bool, _ isReadingOrder: Bool
    ) -> LayoutExpression? {
        switch operand {
        case .distance(let from, let to):
            let isReadingOrder = from.isReadingPosition || to.isReadingPosition
            guard let start = expression(of: from, constraint, isMirrored, isReadingOrder),
                let end = expression(of: to, constraint, isMirrored, isReadingOrder)
            else { return nil }
            return end.adding(start, times: -1)
        case .attribute(let reference, let attribute):
            guard let item = reference.item, let axis = attribute.axis else { return nil }
            let span = alignmentSpan(of: item, axis, in: constraint)
            let isReversed = isMirrored && isReadingOrder
            let place: LayoutExpression
            switch attribute {
            case .width, .height: return span.length
            case .left, .top, .leftMargin, .topMargin: place = span.start
            case .right, .bottom, .rightMargin, .bottomMargin: place = span.end
            case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: place = span.center
            case .leading, .leadingMargin: place = isMirrored ? span.end : span.start
            case .trailing, .trailingMargin: place = isMirrored ? span.start : span.end
            case .firstBaseline: place = baseline(of: item, span, isFirst: true)
            case .lastBaseline: place = baseline(of: item, span, isFirst: false)
            case .notAnAttribute: return nil
            }
            let margin = (item as? UIView).map { self.margin(of: $0, attribute) } ?? 0
            let scrolled = place.adding(margin - scrollShift(of: item, axis, in: constraint))
            return isReversed ? scrolled.negated : scrolled
        }
    }

    /// How far a margin attribute lies from the side or center of the same name.
    private func margin(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Double {
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

    private func baseline(of item: AnyObject, _ span: LayoutSpan, isFirst: Bool) -> LayoutExpression {
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
    /// The constraint with numbers that can be added up: lengths beyond those of any screen are as good as these.
    var bounded: LinearConstraint {
        var bounded = self
        bounded.constant = constant.isNaN ? 0 : min(max(constant, -1e7), 1e7)
        for index in terms.indices where abs(terms[index].coefficient) > 1e6 {
            bounded.terms[index].coefficient = terms[index].coefficient < 0 ? -1e6 : 1e6
        }
        return bounded
    }
}

extension LayoutOperand {
    /// Whether it is a place that turns with the direction of reading.
    var isReadingPosition: Bool {
        if case .attribute(_, let attribute) = self { return attribute.kind == .readingPosition }
        return false
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
