import ConstraintEngine
import Foundation

extension ConstraintTranslator {
    /// Returns the rule for the size of the root: its actual size, or the target size of a measurement.
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
        // If the root's size is open, this rule only applies if no other one does.
        return LinearConstraint(
            [LinearTerm(variable, 1)], .equal, Double(length),
            priority: engine.rootSizeIsOpen ? 0.5 : LinearConstraint.required)
    }

    // MARK: Content sizes

    /// Returns the rule for the size of a view's content, or `nil` if there's no intrinsic size. The height of text is
    /// the one at the solved width if `isNarrow` is `true`, and at its natural width otherwise.
    mutating func makeContentSize(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ isHugging: Bool, isNarrow: Bool
    ) -> LinearConstraint? {
        let size = view.measuredIntrinsicContentSize()
        var length = axis == .horizontal ? size.width : size.height
        guard length >= 0 else { return nil }
        let insets = view.alignmentDistances
        if insets != .zero { readsGeometry = true }
        if isNarrow, axis == .vertical, isText(view) {
            length = view.contentHeight(
                size, atWidth: solvedWidth(of: view) - insets.left - insets.right, PixelRounding(root))
        }
        let priority =
            isHugging
            ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
        var sum = LayoutExpression(0)
        addLength(of: view.layoutSubject, axis, to: &sum)
        sum.constant -= Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
        // If the size of a view is given, its content's size must not conflict with it.
        let limit =
            view === root && engine.fitting == nil ? LinearConstraint.required - 1 : LinearConstraint.contentSize
        return LinearConstraint(
            sum.terms, isHugging ? .lessThanOrEqual : .greaterThanOrEqual, Double(length) - sum.constant,
            priority: min(Double(priority.rawValue), limit))
    }

    /// Returns whether the height of a view's content can increase if its width decreases.
    private func isText(_ view: UIView) -> Bool {
        if view === root { return engine.items.rootIsText }
        return item(of: view.layoutSubject)?.isText ?? false
    }

    private func solvedWidth(of view: UIView) -> CGFloat {
        if view === root { return engine.solution.value(of: engine.items.rootLengths[0]) }
        guard let variables = engine.items.variables(of: view.layoutSubject) else { return view.bounds.width }
        return engine.solution.value(of: variables.width)
    }
}
