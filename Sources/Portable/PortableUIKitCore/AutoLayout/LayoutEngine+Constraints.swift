import ConstraintEngine
import Foundation

extension LayoutEngine {
    /// What a rule says now; nil if what it speaks of is gone.
    func translate(_ source: LayoutEntry.Source) -> LayoutEntry.Translation? {
        work.translations += 1
        readsGeometry = false
        var offset = 0.0
        let rule: LinearConstraint?
        switch source {
        case .constraint(let constraint): rule = makeConstraint(constraint, &offset)
        case .contentSize(let subject, let axis, let isHugging):
            rule = subject.view.flatMap { makeContentSize($0, axis, isHugging, isNarrow: true) }
        case .rootSize(let axis): rule = makeRootSize(axis)
        case .openLength(let subject, let axis):
            rule = itemIndex(of: subject).map { makeOpenLength(items[$0], axis) }
        case .nonnegativeLength(let subject, let axis):
            rule = itemIndex(of: subject).map { makeNonnegativeLength(items[$0], axis) }
        }
        return rule.map { LayoutEntry.Translation(rule: $0.bounded, offset: offset, readsGeometry: readsGeometry) }
    }

    // MARK: The root's size

    private func makeRootSize(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        readsGeometry = true
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
        if insets != .zero { readsGeometry = true }
        if isNarrow, axis == .vertical, isText(view), let content = view as? any WidthDependentContent,
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
        var sum = LayoutExpression(0)
        addLength(of: view.layoutSubject, axis, to: &sum)
        sum.constant -= Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
        // A view laid out in a given size doesn't contradict it by its own content.
        let limit = view === root && fitting == nil ? LinearConstraint.required - 1 : LinearConstraint.required
        return LinearConstraint(
            sum.terms, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, Double(length) - sum.constant,
            priority: min(Double(priority.rawValue), limit))
    }

    /// Whether a view's content may be higher the narrower it is.
    private func isText(_ view: UIView) -> Bool {
        if view === root { return rootIsText }
        return itemIndex(of: view.layoutSubject).map { items[$0].isText } ?? false
    }

    /// Whether a length is a pixel or more. What a solution leaves of 0 by rounding isn't a width to break text at.
    private func isSeen(_ length: CGFloat) -> Bool {
        length >= 1 || (length > 0 && PixelRounding(root).size(length, 0).width > 0)
    }

    private func solvedWidth(of view: UIView) -> CGFloat {
        if view === root { return value(of: rootVariables[0]) }
        guard let index = itemIndex(of: view.layoutSubject) else { return view.bounds.width }
        return value(of: items[index].variables.width)
    }

    // MARK: Constraints

    /// The rule of a constraint. `offset` is what its own constant is more than that of the rule.
    private func makeConstraint(_ constraint: NSLayoutConstraint, _ offset: inout Double) -> LinearConstraint? {
        let first = constraint.first, second = constraint.second
        guard let axis = first.axis else { return nil }
        let ancestor = constraint.nearestCommonAncestor
        let outerReference = reference
        reference = ancestor.flatMap { $0.isDescendant(of: root) ? $0 : nil }
        defer { reference = outerReference }
        // Leading is where the view around both reads from, whatever the direction of their own contents is.
        let mentionsReading = first.mentionsReading || (second?.mentionsReading ?? false)
        let reader = ancestor ?? first.item.flatMap(layoutView(of:))
        let isMirrored = mentionsReading && reader?.isRightToLeft ?? false
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
                // Places are multiplied as distances from the origin of the nearest common ancestor.
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

    /// Adds where an operand lies, `factor` times. From right to left, places in the order of reading count from the
    /// right. Returns false if what it speaks of is gone.
    private func add(
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
                addPlace(of: subject, axis, part: 0, times: factor, in: constraint, to: &sum)
            case .right, .bottom, .rightMargin, .bottomMargin:
                addPlace(of: subject, axis, part: 1, times: factor, in: constraint, to: &sum)
            case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
                addPlace(of: subject, axis, part: 0.5, times: factor, in: constraint, to: &sum)
            case .leading, .leadingMargin:
                addPlace(of: subject, axis, part: isMirrored ? 1 : 0, times: factor, in: constraint, to: &sum)
            case .trailing, .trailingMargin:
                addPlace(of: subject, axis, part: isMirrored ? 0 : 1, times: factor, in: constraint, to: &sum)
            case .firstBaseline, .lastBaseline:
                readsGeometry = true
                let span = alignmentSpan(of: item, axis, in: constraint)
                sum.add(baseline(of: item, span, isFirst: attribute == .firstBaseline), times: factor)
            case .notAnAttribute: return false
            }
            sum.constant += factor * (margin(of: subject, attribute) - scrollShift(of: item, axis, in: constraint))
            return true
        }
    }

    /// How far a margin attribute lies from the side or center of the same name.
    private func margin(of subject: LayoutSubject, _ attribute: NSLayoutConstraint.Attribute) -> Double {
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
        bounded.constant = LinearConstraint.bounded(constant)
        for index in terms.indices where abs(terms[index].coefficient) > 1e6 {
            bounded.terms[index].coefficient = terms[index].coefficient < 0 ? -1e6 : 1e6
        }
        return bounded
    }

    static func bounded(_ constant: Double) -> Double {
        constant.isNaN ? 0 : min(max(constant, -1e7), 1e7)
    }
}

extension LayoutOperand {
    /// Whether it is a place that turns with the direction of reading.
    var isReadingPosition: Bool {
        if case .attribute(_, let attribute) = self { return attribute.kind == .readingPosition }
        return false
    }

    /// Whether it is such a place, or a distance of such.
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
