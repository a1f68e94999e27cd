import ConstraintEngine
import Foundation

/// An arranged view of a ``StackLayout``: its rules, and its position and size.
@MainActor
struct StackLayoutChild {
    typealias Axis = NSLayoutConstraint.Axis

    let subject: LayoutSubject
    /// The layout of an arranged stack view.
    let nested: StackLayout?
    let isHidden: Bool
    /// A Boolean value that indicates whether the height of the content can depend on the width.
    let isText: Bool
    /// A Boolean value that indicates whether the view is a label that may have several lines.
    private(set) var isLabelOfSeveralLines = false
    /// The constraints of the view's own width and height with constants.
    let sizeRules: [NSLayoutConstraint]

    /// The rank of the first rule of the content: two for the width, and two for the height.
    var rank = 0
    /// The rank of the first of ``sizeRules``.
    var sizeRank = 0

    private var contents = [StackLayoutContent(), StackLayoutContent()]
    private(set) var insets = UIEdgeInsets.zero
    /// The positions and lengths of the alignment rectangle in the stack view, on each axis.
    var starts = SIMD2<Double>(repeating: 0)
    var lengths = SIMD2<Double>(repeating: 0)

    init(_ view: UIView, nested: StackLayout?) {
        subject = view.layoutSubject
        self.nested = nested
        isHidden = view.isHidden
        isText = nested == nil && view is any WidthDependentContent
        sizeRules = view.autoLayout.constraints.filter(\.isOwnSize)
        insets = view.alignmentRectInsets
        readContent()
    }

    // MARK: Contents

    /// Reads the size and the priorities of the content.
    mutating func readContent() {
        guard let view = subject.view else { return }
        let size = view.measuredIntrinsicContentSize()
        for axis in [Axis.horizontal, .vertical] {
            contents[axis.rawValue] = StackLayoutContent(
                length: Double(axis == .horizontal ? size.width : size.height),
                resistance: min(
                    Double(view.contentCompressionResistancePriority(for: axis).rawValue), LinearConstraint.contentSize),
                hugging: min(Double(view.contentHuggingPriority(for: axis).rawValue), LinearConstraint.contentSize))
        }
        isLabelOfSeveralLines = view.isLabelOfSeveralLines
    }

    mutating func updateGeometry() {
        if let nested { nested.updateGeometry() }
        if let view = subject.view { insets = view.alignmentRectInsets }
    }

    /// Returns the content along an axis if it's the only rule.
    func content(_ axis: Axis) -> StackLayoutContent? {
        let content = contents[axis.rawValue]
        return nested == nil && sizeRules.isEmpty && content.length >= 0 && insetLength(axis) == 0 ? content : nil
    }

    private func insetLength(_ axis: Axis) -> Double {
        Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
    }

    /// Returns the rules for the length of the alignment rectangle along an axis.
    func demand(_ axis: Axis) -> LengthDemand {
        // The length of the frame isn't negative.
        var demand = nested?.demand(axis) ?? LengthDemand(minimum: -insetLength(axis))
        demand.bounds += ownBounds(axis)
        return demand
    }

    /// Returns the rules for the view's own content and size.
    func ownBounds(_ axis: Axis) -> [LengthBound] {
        var bounds: [LengthBound] = []
        let content = contents[axis.rawValue]
        if content.length >= 0 {
            let rank = rank + (axis == .horizontal ? 0 : 2)
            bounds += [
                LengthBound(isUpper: true, value: content.length, priority: content.hugging, rank: rank),
                LengthBound(isUpper: false, value: content.length, priority: content.resistance, rank: rank + 1),
            ]
        }
        var isLimited = content.length >= 0
        for (index, rule) in sizeRules.enumerated() where rule.firstAttribute.axis == axis {
            let priority = Double(rule.priority.rawValue), value = LinearConstraint.bounded(Double(rule.constant))
            for isUpper in [true, false] where rule.relation != (isUpper ? .greaterThanOrEqual : .lessThanOrEqual) {
                bounds.append(
                    LengthBound(isUpper: isUpper, value: value, priority: priority, rank: sizeRank + index))
            }
            // A length that's only limited from above is as small as possible.
            if rule.relation == .lessThanOrEqual, !isLimited {
                isLimited = true
                bounds.append(
                    LengthBound(isUpper: true, value: 0, priority: LayoutItem.openLengthPriority, rank: .max))
            }
        }
        return bounds
    }

    /// Updates the height of a text to the one at its width. Returns whether it has changed.
    mutating func updateTextHeight(areNarrow: Bool, isVisible: (Double) -> Bool) -> Bool {
        guard isText, let view = subject.view as? any WidthDependentContent else { return false }
        let size = view.measuredIntrinsicContentSize()
        guard size.height >= 0 else { return false }
        var height = Double(size.height)
        if areNarrow, view.contentHeightFollowsWidth {
            let width = lengths.x
            let isOther =
                width < Double(size.width) - 0.01
                || view.contentHeightGrowsWithWidth && width > Double(size.width) + 0.01
            if isOther, isVisible(width) { height = Double(view.measuredContentHeight(atWidth: CGFloat(width))) }
        }
        guard contents[1].length != height else { return false }
        contents[1].length = height
        return true
    }
}

/// The length of a view's content along an axis, or -1 without one, and its priorities.
struct StackLayoutContent {
    var length = -1.0
    var resistance = 0.0
    var hugging = 0.0
}

extension NSLayoutConstraint {
    /// A Boolean value that indicates whether the constraint compares the width or height of a view with a constant, and
    /// the view holds it.
    var isOwnSize: Bool {
        guard second == nil, case .attribute(let reference, let attribute) = first, attribute.kind == .size,
            let subject = reference.subject
        else { return false }
        return !subject.isGuide && holderSubject === subject
    }
}
