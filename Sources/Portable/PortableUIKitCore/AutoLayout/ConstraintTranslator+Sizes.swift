import ConstraintEngine
import Foundation

extension ConstraintTranslator {
    /// Returns the rule that the root has its size, or one close to what it is measured for.
    mutating func makeRootSize(_ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        readsGeometry = true
        let variable = engine.items.rootLengths[axis.rawValue]
        if let fitting = engine.fitting {
            let target = axis == .horizontal ? fitting.target.width : fitting.target.height
            let priority = axis == .horizontal ? fitting.horizontalPriority : fitting.verticalPriority
            return LinearConstraint(
                [LinearTerm(variable, 1)], .equal, Double(target), priority: Double(priority.rawValue))
        }
        let length = axis == .horizontal ? root.bounds.width : root.bounds.height
        // A root of open size keeps its length only where nothing else says anything.
        return LinearConstraint(
            [LinearTerm(variable, 1)], .equal, Double(length),
            priority: engine.rootSizeIsOpen ? 0.5 : LinearConstraint.required)
    }

    // MARK: Content sizes

    /// Returns the rule for the size of a view's content, or `nil` if the content has none. The height of text is that at the
    /// solved width if `isNarrow` is true, and that at its own width otherwise.
    mutating func makeContentSize(
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
            let isOther =
                width < size.width - 0.01 || content.contentHeightGrowsWithWidth && width > size.width + 0.01
            if isSeen(width), isOther {
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
        let limit =
            view === root && engine.fitting == nil ? LinearConstraint.required - 1 : LinearConstraint.contentSize
        return LinearConstraint(
            sum.terms, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, Double(length) - sum.constant,
            priority: min(Double(priority.rawValue), limit))
    }

    /// Whether a view's content may be higher the narrower it is.
    private func isText(_ view: UIView) -> Bool {
        if view === root { return engine.items.rootIsText }
        return item(of: view.layoutSubject)?.isText ?? false
    }

    /// Whether a length is a pixel or more. A remainder of rounding isn't a width at which to break text.
    private func isSeen(_ length: CGFloat) -> Bool {
        length >= 1 || (length > 0 && PixelRounding(root).size(length, 0).width > 0)
    }

    private func solvedWidth(of view: UIView) -> CGFloat {
        if view === root { return engine.solution.value(of: engine.items.rootLengths[0]) }
        guard let variables = engine.items.variables(of: view.layoutSubject) else { return view.bounds.width }
        return engine.solution.value(of: variables.width)
    }
}
