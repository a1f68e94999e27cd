import Foundation

/// A view that lays out other views in a row or column, by constraints that it makes and keeps up to date.
///
/// The stack view holds its constraints itself; their identifiers begin with `UISV-`. How much room the arranged views
/// get follows from their content sizes and priorities, as recorded in `UIKitConstants.md` 9.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How arranged views share the length of the stack view.
    public enum Distribution: Int, Sendable {
        /// They fill it. Views with a low hugging or compression resistance priority are resized, the first among
        /// equals.
        case fill = 0
        /// They fill it and are all as long.
        case fillEqually = 1
        /// They fill it in proportion to their natural lengths.
        case fillProportionally = 2
        /// The gaps between them are the same.
        case equalSpacing = 3
        /// The distances between the centers are equal, as long as no gap is smaller than the spacing.
        case equalCentering = 4
    }

    /// How arranged views lie across the stack view.
    public enum Alignment: Int, Sendable {
        /// From side to side.
        case fill = 0
        /// At the leading side of a column, at the top of a row.
        case leading = 1
        /// A row's views share the baseline of their first lines.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing side of a column, at the bottom of a row.
        case trailing = 4
        /// A row's views share the baseline of their last lines.
        case lastBaseline = 5

        /// The same as ``leading``, for rows.
        public static var top: Alignment { .leading }
        /// The same as ``trailing``, for rows.
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for the stack view's own ``spacing``, as a custom spacing.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// Stands for the system's spacing: 8 points, or what the fonts ask for between baselines.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraints of the stack view, in the order of ``StackArrangement``.
    private var ownConstraints: [NSLayoutConstraint] = []

    // MARK: Making stack views

    /// A stack view without arranged views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A stack view from an interface file.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.readInterface(into: self, as: UIStackView.self)
    }

    /// A row of views, which become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The views that the stack view lays out, hidden ones too, in their order. All are subviews; not all subviews
    /// need to be arranged.
    open var arrangedSubviews: [UIView] { arranged }

    /// Arranges a view after all others, and makes it a subview if it isn't one.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Arranges a view at an index, at most their count; moves it there if it is arranged already.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            raise(
                "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        arrange(view, at: stackIndex)
    }

    /// Leaves a view out of the arrangement. It stays a subview: call `removeFromSuperview()` to be rid of it.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsUpdateConstraints()
    }

    private func arrange(_ view: UIView, at index: Int) {
        var index = index
        // Arranged views are subviews, so other views don't need a search.
        if view.superview === self, let old = arranged.firstIndex(where: { $0 === view }) {
            arranged.remove(at: old)
            if old < index { index -= 1 }
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(index, arranged.count))
        if view.superview !== self { addSubview(view) }
        setNeedsUpdateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    package override var subviewsInLayoutOrder: [UIView] {
        // All of them are subviews.
        if arranged.count == subviews.count { return arranged }
        let identifiers = Set(arranged.map { ObjectIdentifier($0) })
        return arranged + subviews.filter { !identifiers.contains(ObjectIdentifier($0)) }
    }

    package override func subviewDidChangeVisibility(_ subview: UIView) {
        if arranged.contains(where: { $0 === subview }) { setNeedsUpdateConstraints() }
    }

    package override func subviewDidChangeContentSize(_ subview: UIView) {
        // Only shares are computed from natural lengths; otherwise the solver has them. Rows have rules for labels of
        // several lines.
        let needsOtherRules =
            distribution == .fillProportionally
            || axis == .horizontal && distribution == .fill
                && subview.isLabelOfSeveralLines != hasTextWidthRule(subview)
        if needsOtherRules, arranged.contains(where: { $0 === subview }) { setNeedsUpdateConstraints() }
    }

    private func hasTextWidthRule(_ view: UIView) -> Bool {
        ownConstraints.contains { $0.identifier == StackArrangement.textWidthIdentifier && $0.firstItem === view }
    }

    // MARK: Configuration

    /// The direction of the arranged views: in a row, the default, or in a column.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if oldValue != axis { setNeedsUpdateConstraints() } }
    }

    /// How the views share the length; fill by default.
    open var distribution: Distribution = .fill {
        didSet { if oldValue != distribution { setNeedsUpdateConstraints() } }
    }

    /// How the views lie across; fill by default.
    open var alignment: Alignment = .fill {
        didSet { if oldValue != alignment { setNeedsUpdateConstraints() } }
    }

    /// The gap between neighbors in points, 0 by default; the least gap for distributions that make gaps equal.
    /// Negative gaps overlap.
    open var spacing: CGFloat = 0 {
        didSet {
            spacing = finite(spacing, "spacing")
            if oldValue != spacing { setNeedsUpdateConstraints() }
        }
    }

    /// Sets the spacing after an arranged view; ``spacingUseDefault`` restores the common spacing. Other views are
    /// ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : finite(spacing, "customSpacing")
        setNeedsUpdateConstraints()
    }

    /// The gap set after an arranged view, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Whether the gaps of a column count from baseline to baseline; false by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if oldValue != isBaselineRelativeArrangement { setNeedsUpdateConstraints() } }
    }

    /// Whether the views keep to the stack view's margins; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsUpdateConstraints() } }
    }

    // MARK: Layout

    /// The first visible view's, as a row or column begins with it.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The last visible view's of a column, the first one's of a row.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
        return view?.forLastBaselineLayout ?? self
    }

    /// Brings the stack view's constraints up to date. Where only numbers have changed the constraints stay the same.
    open override func updateConstraints() {
        let rules = StackArrangement(self, arranged, spacings: arranged.map(spacing(after:))).rules
        let isSameStructure =
            rules.count == ownConstraints.count && zip(rules, ownConstraints).allSatisfy { $0.fits($1) }
        if isSameStructure {
            for (rule, constraint) in zip(rules, ownConstraints) {
                constraint.constant = rule.constant
                constraint.priority = rule.priority
            }
        } else {
            arrange(by: rules)
        }
        super.updateConstraints()
    }

    /// Creates the missing constraints and deactivates the constraints that aren't needed anymore. Constraints that
    /// stay are moved to the end with the new ones: all are in the order of the rules, after any other active
    /// constraint.
    private func arrange(by rules: [StackRule]) {
        var old: [StackRule.Key: NSLayoutConstraint] = [:]
        var surplus: [NSLayoutConstraint] = []
        for constraint in ownConstraints where constraint.holder === self {
            if let other = old.updateValue(constraint, forKey: StackRule.Key(constraint)) { surplus.append(other) }
        }
        ownConstraints = rules.map { rule in
            guard let constraint = old[rule.key], rule.fits(constraint) else { return rule.makeConstraint() }
            old[rule.key] = nil
            constraint.constant = rule.constant
            constraint.priority = rule.priority
            return constraint
        }
        NSLayoutConstraint.deactivate(surplus + old.values)
        holdLast(ownConstraints)
    }

    private func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == UIStackView.spacingUseDefault ? 0 : spacing
    }
}
