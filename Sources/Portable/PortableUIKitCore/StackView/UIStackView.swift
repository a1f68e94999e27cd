import Foundation

/// A view that lays out other views in a row or column, with constraints that it creates and updates.
///
/// ```swift
/// let name = UILabel(), minutes = UILabel()
/// name.text = recipe.name
/// minutes.text = "\(recipe.minutes) min"
/// minutes.setContentCompressionResistancePriority(.required, for: .horizontal)
///
/// let row = UIStackView(arrangedSubviews: [name, minutes])
/// row.axis = .horizontal
/// row.alignment = .firstBaseline
/// row.spacing = 8
/// row.isLayoutMarginsRelativeArrangement = true
/// view.addSubview(row)
/// ```
///
/// The stack view owns these constraints. Their identifiers begin with `UISV-`. The content sizes and priorities of the
/// arranged views determine their lengths, as recorded in `UIKitConstants.md` 9.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distributions of arranged views along the axis.
    public enum Distribution: Int, Sendable {
        /// The views fill the stack view. Views with a low hugging or compression resistance priority are resized, and
        /// the first view if several have the same priority.
        case fill = 0
        /// The views fill the stack view and have the same length.
        case fillEqually = 1
        /// The views fill the stack view in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// The gaps between the views are equal.
        case equalSpacing = 3
        /// The distances between the centers are equal, unless a gap would be smaller than the spacing.
        case equalCentering = 4
    }

    /// The alignments of arranged views perpendicular to the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack view.
        case fill = 0
        /// The views are at the leading edge of a column, or at the top of a row.
        case leading = 1
        /// The first baselines of a row's views are aligned.
        case firstBaseline = 2
        /// The views are centered.
        case center = 3
        /// The views are at the trailing edge of a column, or at the bottom of a row.
        case trailing = 4
        /// The last baselines of a row's views are aligned.
        case lastBaseline = 5

        /// The same as ``leading``, for rows.
        public static var top: Alignment { .leading }
        /// The same as ``trailing``, for rows.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that restores ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

    /// The system's spacing: 8 points, or the line spacing of the fonts between baselines.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private(set) final var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    package final var layoutState = StackLayoutState()
    private var ownConstraints: [NSLayoutConstraint] {
        get { layoutState.constraints }
        set { layoutState.constraints = newValue }
    }

    // MARK: Creating stack views

    /// Creates a stack view without arranged views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack view from an interface file.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.readInterface(into: self, as: UIStackView.self)
    }

    /// Creates a row of views, and adds them as subviews.
    ///
    /// - Parameter views: The arranged views, in order. They become subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The views that the stack view lays out, in order, including hidden views. They're all subviews. Other subviews
    /// aren't laid out.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view to the end of the arranged views, and adds it as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Inserts a view into the arranged views, or moves it if it's already arranged. Raises an exception if the index
    /// is out of bounds.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            raise(
                "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        arrange(view, at: stackIndex)
    }

    /// Removes a view from the arranged views. It remains a subview until `removeFromSuperview()` is called.
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
        let placed = autoLayout.arrangesDirectly ? [] : arranged
        if arranged.count == subviews.count { return placed }
        let identifiers = Set(arranged.map { ObjectIdentifier($0) })
        return placed + subviews.filter { !identifiers.contains(ObjectIdentifier($0)) }
    }

    package override func subviewDidChangeVisibility(_ subview: UIView) {
        if arranged.contains(where: { $0 === subview }) { setNeedsUpdateConstraints() }
    }

    package override func subviewDidChangeContentSize(_ subview: UIView) {
        if autoLayout.arrangesDirectly { return directLayoutDidChange() }
        // Only proportional lengths are computed from content sizes; otherwise the solver has them. Rows have rules for
        // labels with several lines.
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

    /// The axis of the arranged views. The default is `horizontal`, which means a row.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if oldValue != axis { setNeedsUpdateConstraints() } }
    }

    /// The distribution of the views along the axis. The default is `fill`.
    open var distribution: Distribution = .fill {
        didSet { if oldValue != distribution { setNeedsUpdateConstraints() } }
    }

    /// The alignment of the views perpendicular to the axis. The default is `fill`.
    open var alignment: Alignment = .fill {
        didSet { if oldValue != alignment { setNeedsUpdateConstraints() } }
    }

    /// The gap between adjacent views, in points. For distributions with equal gaps or distances, it's the minimum gap.
    /// Views overlap if it's negative. The default is 0.
    open var spacing: CGFloat = 0 {
        didSet {
            spacing = finite(spacing, "spacing")
            if oldValue != spacing { setNeedsUpdateConstraints() }
        }
    }

    /// Sets the gap after an arranged view, in points. ``spacingUseDefault`` restores ``spacing``. Views that aren't
    /// arranged are ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : finite(spacing, "customSpacing")
        setNeedsUpdateConstraints()
    }

    /// Returns the custom gap after an arranged view, or ``spacingUseDefault`` if there isn't one.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// A Boolean value that indicates whether the gaps of a column are measured between baselines. The default is `false`.
    open var isBaselineRelativeArrangement = false {
        didSet { if oldValue != isBaselineRelativeArrangement { setNeedsUpdateConstraints() } }
    }

    /// A Boolean value that indicates whether the views are inside the layout margins. The default is `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if oldValue != isLayoutMarginsRelativeArrangement { setNeedsUpdateConstraints() } }
    }

    // MARK: Layout

    /// The view for the first baseline of the first visible view.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The view that provides the last baseline. In a column, it's that of the last visible view; in a row, it's that
    /// of the first one.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? arranged.last { !$0.isHidden } : arranged.first { !$0.isHidden }
        return view?.forLastBaselineLayout ?? self
    }

    /// Updates the stack view's constraints. If only constants or priorities have changed, the same constraints are kept.
    open override func updateConstraints() {
        updateConstraintsOrDirectLayout()
        super.updateConstraints()
    }

    final func updateOwnConstraints() {
        let rules = StackArrangement(self, arranged, spacings: spacings).rules
        if haveSameStructure(rules) {
            for (rule, constraint) in zip(rules, ownConstraints) {
                constraint.constant = rule.constant
                constraint.priority = rule.priority
            }
        } else {
            arrange(by: rules)
        }
    }

    private func haveSameStructure(_ rules: [StackRule]) -> Bool {
        guard rules.count == ownConstraints.count else { return false }
        for (rule, constraint) in zip(rules, ownConstraints) where !rule.fits(constraint) { return false }
        return true
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

    // MARK: Layout without constraints

    package override func layOutDirectly() -> Bool { arrangeDirectly() }

    package override func directLayoutDidChange() { outermostStack.setNeedsLayout() }

    package override func startUsingConstraints() {
        let outermost = outermostStack
        layoutState.isOff = true
        outermost.layoutState.isOff = true
        if outermost.autoLayout.arrangesDirectly { outermost.setNeedsUpdateConstraints() }
    }

    /// The gap after each arranged view.
    final var spacings: [CGFloat] {
        var spacings: [CGFloat] = []
        spacings.reserveCapacity(arranged.count)
        for view in arranged { spacings.append(spacing(after: view)) }
        return spacings
    }

    /// A Boolean value that indicates whether a gap is the system's, which can depend on fonts.
    final var hasSystemSpacing: Bool {
        if spacing == UIStackView.spacingUseSystem { return true }
        for (_, spacing) in customSpacings where spacing == UIStackView.spacingUseSystem { return true }
        return false
    }

    private func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        return spacing == UIStackView.spacingUseDefault ? 0 : spacing
    }
}
