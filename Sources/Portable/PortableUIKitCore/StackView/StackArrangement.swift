import Foundation

/// The rules that lay out the views of a stack view, along its axis and across it.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let views: [UIView]
    /// The gap after each view; ``UIStackView/spacingUseSystem`` is the system's.
    private let spacings: [CGFloat]
    /// The indexes of the views that are not hidden.
    let visible: [Int]
    private let canvasReference: LayoutItemReference

    init(_ stack: UIStackView, _ views: [UIView], spacings: [CGFloat]) {
        self.stack = stack
        self.views = views
        self.spacings = spacings
        visible = views.indices.filter { !views[$0].isHidden }
        canvasReference =
            stack.isLayoutMarginsRelativeArrangement
            ? LayoutItemReference(stack.layoutMarginsGuide) : LayoutItemReference(stack)
    }

    var rules: [StackRule] {
        guard !views.isEmpty else { return [] }
        return hidingRules + connectionRules + distributionRules + alignmentRules
    }

    // MARK: Operands

    typealias Attribute = NSLayoutConstraint.Attribute

    var isHorizontal: Bool { stack.axis == .horizontal }
    var startAttribute: Attribute { isHorizontal ? .leading : .top }
    var endAttribute: Attribute { isHorizontal ? .trailing : .bottom }
    var lengthAttribute: Attribute { isHorizontal ? .width : .height }
    var centerAttribute: Attribute { isHorizontal ? .centerX : .centerY }

    func operand(_ view: UIView, _ attribute: Attribute) -> LayoutOperand {
        .attribute(LayoutItemReference(view), attribute)
    }

    /// Returns an attribute of the area that contains the arranged views: the stack view, or its margins.
    func canvas(_ attribute: Attribute) -> LayoutOperand {
        .attribute(canvasReference, attribute)
    }

    // MARK: Along the axis

    /// Hidden views have no length and stand half a gap behind the view before them, the first ones at the start.
    private var hidingRules: [StackRule] {
        views.indices.filter { views[$0].isHidden }.flatMap { index -> [StackRule] in
            let length = StackRule("UISV-hiding", operand(views[index], lengthAttribute))
            let start = operand(views[index], startAttribute)
            guard let previous = visible.last(where: { $0 < index }) else {
                return [length, StackRule("UISV-canvas-connection", start, .equal, canvas(startAttribute))]
            }
            let place = StackRule(
                "UISV-spacing", start, .equal, operand(views[previous], endAttribute),
                constant: spacing(after: previous) / 2)
            return [length, place]
        }
    }

    /// The first and the last view are at the ends. Without visible views, the length of the stack view is 0.
    private var connectionRules: [StackRule] {
        guard let first = visible.first, let last = visible.last else {
            return [
                StackRule(
                    "UISV-canvas-connection", canvas(endAttribute), .equal, canvas(startAttribute),
                    priority: StackArrangement.ambiguitySuppression)
            ]
        }
        return [
            StackRule(
                "UISV-canvas-connection", canvas(startAttribute), .equal, operand(views[first], startAttribute)),
            StackRule("UISV-canvas-connection", canvas(endAttribute), .equal, operand(views[last], endAttribute)),
        ]
    }

    private var distributionRules: [StackRule] {
        switch stack.distribution {
        case .fill: gapRules(.equal) + textWidthRules
        case .fillEqually: gapRules(.equal) + equalLengthRules
        case .fillProportionally: gapRules(.equal) + proportionalLengthRules
        case .equalSpacing: gapRules(.greaterThanOrEqual) + equalGapRules + smallestGapRules
        case .equalCentering: gapRules(.greaterThanOrEqual) + equalCenterRules + smallestGapRules
        }
    }

    /// Each pair of visible neighbors.
    private var pairs: [(Int, Int)] { Array(zip(visible, visible.dropFirst())) }

    private func gap(_ pair: (Int, Int)) -> LayoutOperand {
        .distance(from: operand(views[pair.0], endAttribute), to: operand(views[pair.1], startAttribute))
    }

    private var usesBaselines: Bool { !isHorizontal && stack.isBaselineRelativeArrangement }

    private func gapRules(_ relation: NSLayoutConstraint.Relation) -> [StackRule] {
        pairs.map { pair in
            let end = operand(views[pair.0], usesBaselines ? .lastBaseline : endAttribute)
            let start = operand(views[pair.1], usesBaselines ? .firstBaseline : startAttribute)
            let spacing =
                spacings[pair.0] == UIStackView.spacingUseSystem
                ? SystemSpacing.between(end, and: start) : spacings[pair.0]
            return StackRule("UISV-spacing", start, relation, end, constant: spacing)
        }
    }

    /// The gap after a view, from edge to edge.
    private func spacing(after index: Int) -> CGFloat {
        spacings[index] == UIStackView.spacingUseSystem ? SystemSpacing.standard : spacings[index]
    }

    static let textWidthIdentifier = "UISV-text-width-disambiguation"

    /// An optional width for each label of several lines in a row: an equal share, which outweighs the label's compression
    /// resistance by 10 (observed by developers and reported to Apple: rdar://39275811, rdar://41192642).
    private var textWidthRules: [StackRule] {
        guard isHorizontal, visible.count > 1 else { return [] }
        let gaps = pairs.reduce(0) { $0 + spacing(after: $1.0) }, count = CGFloat(visible.count)
        return visible.filter { views[$0].isLabelOfSeveralLines }.map { index in
            StackRule(
                Self.textWidthIdentifier, operand(views[index], .width), .equal, canvas(.width),
                multiplier: 1 / count, constant: -gaps / count, priority: Self.textWidthPriority(of: views[index]))
        }
    }

    static func textWidthPriority(of view: UIView) -> UILayoutPriority {
        let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
        return UILayoutPriority(min(resistance + 10, UILayoutPriority.required.rawValue - 1))
    }

    private var equalLengthRules: [StackRule] {
        visible.dropFirst().map { index in
            StackRule(
                "UISV-fill-equally", operand(views[index], lengthAttribute), .equal,
                operand(views[visible[0]], lengthAttribute))
        }
    }

    /// Each view gets its share of the whole, gaps included, with falling priority, so that the last takes the rest.
    private var proportionalLengthRules: [StackRule] {
        // Without an update since the last change, other lengths aren't known.
        let lengths = stack.naturalLengths
        guard lengths.count == visible.count else { return [] }
        let total = lengths.reduce(0, +) + pairs.reduce(0) { $0 + spacing(after: $1.0) }
        return visible.indices.map { position in
            let length = operand(views[visible[position]], lengthAttribute)
            guard lengths[position] > 0, total > 0 else { return StackRule("UISV-fill-proportionally", length) }
            return StackRule(
                "UISV-fill-proportionally", length, .equal, canvas(lengthAttribute),
                multiplier: lengths[position] / total, priority: UILayoutPriority(999 - Float(min(position, 900))))
        }
    }

    private var equalGapRules: [StackRule] {
        let pairs = pairs
        return pairs.dropFirst().map { pair in
            StackRule("UISV-distributing", gap(pair), .equal, gap(pairs[0]))
        }
    }

    private var equalCenterRules: [StackRule] {
        let pairs = pairs
        func distance(_ pair: (Int, Int)) -> LayoutOperand {
            .distance(
                from: operand(views[pair.0], centerAttribute), to: operand(views[pair.1], centerAttribute))
        }
        return pairs.dropFirst().map { pair in
            StackRule(
                "UISV-distributing", distance(pair), .equal, distance(pairs[0]),
                priority: StackArrangement.equalCentering)
        }
    }

    /// Gaps have their minimum size.
    private var smallestGapRules: [StackRule] {
        pairs.map { pair in
            StackRule(
                "UISV-ambiguity-suppression", gap(pair), .equal, constant: spacing(after: pair.0),
                priority: StackArrangement.ambiguitySuppression)
        }
    }

    /// Below hugging, so that views keep their sizes and the distances give way.
    static let equalCentering = UILayoutPriority(149)
    /// The priority of constraints that resolve ambiguity. It's above the fitting size level, so that stack views have
    /// their minimum size.
    static let ambiguitySuppression = UILayoutPriority(51)
}

extension UIView {
    /// A Boolean value that indicates whether the view is a label that may have several lines.
    var isLabelOfSeveralLines: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }
}
