import Foundation

/// The properties of a stack view that determine its layout.
@MainActor
struct StackLayoutConfiguration {
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: StackLayoutAlignment
    /// The indexes of the children that aren't hidden.
    let visible: [Int]
    /// The gap after each child, from edge to edge.
    let spacings: [Double]
    /// The sum of the gaps between visible children.
    let gaps: Double
    /// The shares of visible children that fill the stack view proportionally.
    private(set) var shares: [Double] = []
    /// A Boolean value that indicates whether a descendant's height can depend on its width.
    let hasText: Bool
    /// The rank of the rules that concern several children.
    var rank = 0
    /// A Boolean value that indicates whether the stack view isn't arranged in another one with a layout.
    var isTop = true

    init(_ stack: UIStackView, _ children: [StackLayoutChild]) {
        axis = stack.axis
        distribution = stack.distribution
        alignment = StackLayoutAlignment(stack)
        visible = children.indices.filter { !children[$0].isHidden }
        spacings = stack.edgeSpacings
        gaps = visible.dropLast().reduce(0.0) { [spacings] in $0 + spacings[$1] }
        hasText = children.contains { $0.isText || $0.nested?.hasText ?? false }
        if distribution == .fillProportionally { shares = shares(of: stack.naturalLengths.map { Double($0) }) }
    }

    private func shares(of lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +) + gaps
        guard lengths.count == visible.count else { return visible.map { _ in 0 } }
        return lengths.map { total > 0 && $0 > 0 ? $0 / total : 0 }
    }
}

/// The alignments that differ in the layout of a stack view.
enum StackLayoutAlignment {
    case fill, start, center, end

    @MainActor init(_ stack: UIStackView) {
        self =
            switch stack.alignment {
            case .fill: .fill
            case .leading, .firstBaseline: .start
            case .center: .center
            case .trailing, .lastBaseline: .end
            }
    }
}

/// The state of a stack view's layout along an axis.
struct StackLayoutAxis {
    /// The demand, until a child changes.
    var demand: LengthDemand?
    /// The rules of the demand for the solver.
    var bounds: [LengthBound]?
    /// The lengths for which these rules are complete.
    var range = -Double.infinity...Double.infinity
    /// A Boolean value that indicates whether several lengths have the lowest cost.
    var isOpen = false
    /// The number of rules that the solver has.
    var ruleCount = 0
    /// The length that was assigned last.
    var length = Double.nan

    /// Discards everything that depends on contents.
    mutating func invalidate() {
        demand = nil
        bounds = nil
        length = .nan
    }
}

extension StackLayout {
    var axis: Axis { configuration.axis }
    var distribution: UIStackView.Distribution { configuration.distribution }
    var alignment: StackLayoutAlignment { configuration.alignment }
    var visible: [Int] { configuration.visible }
    var spacings: [Double] { configuration.spacings }
    var gaps: Double { configuration.gaps }
    var shares: [Double] { configuration.shares }
    var hasText: Bool { configuration.hasText }
    var rank: Int { configuration.rank }
    var isTop: Bool { configuration.isTop }
    var margins: UIEdgeInsets { geometry.margins }
    var isMirrored: Bool { geometry.isMirrored }
}
