import Foundation
@_spi(Collage) import PortableUIKitCore

/// A cell for the rows of a list, with accessories, an indentation, and separators.
///
/// ```swift
/// let row = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
///     var content = cell.defaultContentConfiguration()
///     content.text = recipe.name
///     content.image = UIImage(systemName: recipe.isFavorite ? "heart.fill" : "heart")
///     cell.contentConfiguration = content
///     cell.accessories = [.disclosureIndicator(), .reorder()]
///     cell.indentationLevel = 1
/// }
/// ```
///
/// Accessories, indentation, and configurations work in any layout. Separators, margins, and rounded corners require a
/// list section.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: Initializers

    /// Creates a cell with a frame in its future superview's coordinates, in points. Collection views call it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showDefaultBackground()
    }

    /// Creates a cell without a size. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showDefaultBackground()
    }

    // MARK: Configurations

    /// Returns the default content configuration for the cell in its list: that of a sidebar, a header, or a footer. In
    /// other layouts, it's that of a plain list's row.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch styleRole {
            case .header: .header()
            case .footer: .footer()
            case .row: .cell()
            }
        return configuration.updated(for: configurationState)
    }

    /// Returns the default background configuration for the cell in its list, which is also used until another one is
    /// set.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let configuration: UIBackgroundConfiguration =
            switch styleRole {
            case .header: .listHeader()
            case .footer: .listFooter()
            case .row: .listCell()
            }
        return configuration.updated(for: configurationState)
    }

    /// The role that determines the cell's appearance: the first item of a section can be its header.
    private var styleRole: ListRow.Role {
        guard let listRow else { return .row }
        return listRow.isHeaderItem ? .header : listRow.role
    }

    /// The configuration of the background. The default is ``defaultBackgroundConfiguration()``. Setting it, even to
    /// `nil`, or setting a background view replaces the default.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    private var hasOwnBackground = false

    private func showDefaultBackground() {
        guard !hasOwnBackground, backgroundView == nil, selectedBackgroundView == nil else { return }
        background.show(defaultBackgroundConfiguration(), in: self)
    }

    private var isInList = false

    /// Applies the list's margins and appearance for the row.
    package override func listRowDidChange() {
        super.listRowDidChange()
        if let margin = listRow?.horizontalMargin ?? (isInList ? 8 : nil) { setHorizontalMargins(margin) }
        isInList = listRow != nil
        showDefaultBackground()
        accessoriesNeedUpdate()
    }

    // MARK: Indentation

    /// The indentation level of the content. The default is 0; negative values count as 0. In an outline, the diffable
    /// data source sets it to the item's level after the app has configured the cell.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { accessoriesNeedUpdate() } }
    }

    /// The width of one level of indentation, in points. The default is 10. An indentation that is negative or not
    /// finite counts as 0.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { accessoriesNeedUpdate() } }
    }

    /// A Boolean value that indicates whether leading accessories are also indented, instead of only the content. The
    /// default is `true`.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { accessoriesNeedUpdate() } }
    }

    private var indentation: CGFloat {
        let indentation = CGFloat(max(indentationLevel, 0)) * indentationWidth
        return indentation.isFinite ? max(indentation, 0) : 0
    }

    /// The content's margin includes the indentation (ListRules.md L30 and L31): all levels have the same width, even
    /// if the cell's margin is larger than the content's.
    @_spi(Collage)
    public override func layoutMargins(for subview: UIView) -> UIEdgeInsets {
        var margins = super.layoutMargins(for: subview)
        guard subview === contentView else { return margins }
        if isRightToLeft { margins.right += indentation } else { margins.left += indentation }
        return margins
    }

    // MARK: Accessories

    /// The accessories at the sides of the content. The default is an empty array. Displayed accessories have the
    /// system's order, regardless of their order in the array. Raises an exception if a kind of system accessory is
    /// repeated.
    ///
    /// Setting the property keeps the views of kinds that are in both arrays.
    ///
    /// - Complexity: Setting is O(*n*) in the number of accessories.
    public final var accessories: [UICellAccessory] = [] {
        didSet {
            AccessoryOrder.requireDistinct(accessories)
            accessoriesNeedUpdate()
        }
    }

    package let shownAccessories = ListCellAccessories()
    private var accessoriesAreStale = false
    private var knownArrangement: AccessoryArrangement?
    /// Whether the next layout is animated from the current state.
    private var animatesNextLayout = false
    private var animationCount = 0

    /// Marks the accessories for an update in the next layout.
    private func accessoriesNeedUpdate() {
        accessoriesAreStale = true
        setNeedsLayout()
    }

    /// Shows the accessories for the current state. Returns whether the content's width has changed.
    private func updateAccessoriesIfNeeded() -> Bool {
        guard accessoriesAreStale else { return false }
        accessoriesAreStale = false
        if !accessories.isEmpty || !shownAccessories.isEmpty {
            let order = AccessoryOrder(
                accessories, isEditing: configurationState.isEditing, outlineDisclosureLeads: outlineDisclosureLeads)
            shownAccessories.show(order, in: self)
        }
        let old = knownArrangement
        knownArrangement = nil
        return old != nil && arrangement(in: bounds.size).contentFrame.width != old?.contentFrame.width
    }

    /// The insets of the content view in addition to accessories and indentation. The default is zero.
    package var contentPadding: UIEdgeInsets { .zero }

    /// The insets of accessories and separators for an adjacent index. Here, they are zero.
    package var indexPadding: UIEdgeInsets { .zero }

    /// Called when the space for the content has changed.
    package func contentRoomDidChange() {
        accessoriesNeedUpdate()
    }

    /// Returns the arrangement of the accessories and the content in a cell of the given size. The last result is
    /// cached.
    private func arrangement(in size: CGSize) -> AccessoryArrangement {
        if let knownArrangement, knownArrangement.size == size { return knownArrangement }
        var input = shownAccessories.input(in: size, traits: traitCollection)
        let margins = directionalLayoutMargins
        let index = indexPadding.directionalInsets(isRightToLeft: isRightToLeft)
        input.leadingMargin = margins.leading + index.leading
        input.trailingMargin = margins.trailing + index.trailing
        input.indentation = indentation
        input.indentsAccessories = indentsAccessories
        let room = contentPadding.directionalInsets(isRightToLeft: isRightToLeft)
        input.leadingPadding = room.leading + index.leading
        input.trailingRoom = room.trailing + index.trailing
        let arrangement = AccessoryArrangement(input)
        let result = isRightToLeft ? arrangement.mirrored(inWidth: size.width) : arrangement
        knownArrangement = result
        return result
    }

    // MARK: Outlines

    /// Whether the cell has a reorder control.
    var showsReorderControl: Bool { shownAccessories.visible(.reorder) != nil }

    /// The style of the visible outline disclosure; `nil` if there isn't one.
    var outlineDisclosureStyle: UICellAccessory.OutlineDisclosureOptions.Style? {
        shownAccessories.visible(.outlineDisclosure).flatMap(resolvedStyle)
    }

    private func resolvedStyle(of accessory: UICellAccessory) -> UICellAccessory.OutlineDisclosureOptions.Style? {
        guard case .outlineDisclosure(let style, _) = accessory.detail else { return nil }
        guard style == .automatic else { return style }
        return styleRole == .header ? .header : .cell
    }

    /// On a Mac, outline disclosures are on the leading side; everywhere else, they are on the trailing side.
    private var outlineDisclosureLeads: Bool {
        SystemMetrics.current.isOnMac && accessories.lazy.compactMap(resolvedStyle).first == .cell
    }

    package override var isExpandedInOutline: Bool {
        didSet { if isExpandedInOutline != oldValue { animatesNextLayout = canAnimate } }
    }

    // MARK: Reordering

    /// A cell that is being moved has a shadow.
    package override var isReordering: Bool {
        didSet {
            guard isReordering != oldValue else { return }
            placement.shadow?.end()
            placement.shadow = isReordering ? ReorderingShadow(of: self) : nil
        }
    }

    // MARK: Separators

    let separatorGuide = SeparatorLayoutGuide()
    package let separators = ListCellSeparators()

    /// A guide for the bottom separator: from the start of the primary text to the cell's trailing side. In cells
    /// without a system content configuration, align its leading side with the text using a constraint.
    ///
    /// Only lists draw separators, and their separator configurations can have other insets.
    open var separatorLayoutGuide: UILayoutGuide {
        if separatorGuide.owningView == nil { addLayoutGuide(separatorGuide) }
        return separatorGuide
    }

    /// The separator insets of only this cell; `nil` for the list's insets.
    package var ownSeparatorInsets: NSDirectionalEdgeInsets? { nil }

    /// The additional insets at the leading and trailing sides of separators. Here, they are zero.
    package var additionalSeparatorInsets: NSDirectionalEdgeInsets { .zero }

    /// The automatic inset of separators at their trailing end.
    package var automaticSeparatorEnd: CGFloat {
        ListMetrics(.metrics(for: traitCollection)).separatorTrailingInset
    }

    /// The distance from the cell's leading side to the primary text, or to the content if there's no text.
    package var textStart: CGFloat {
        let contentFrame = contentFrame
        if let content = contentView as? UIListContentView {
            content.layoutIfNeeded()
            if let text = content.textFrame?.offsetBy(dx: contentFrame.minX, dy: 0) {
                return isRightToLeft ? bounds.width - text.maxX : text.minX
            }
        }
        return max(contentStart + contentView.directionalLayoutMargins.leading, listRow?.horizontalMargin ?? 0)
    }

    /// The distance from the cell's leading side to the content.
    package var contentStart: CGFloat {
        let contentFrame = contentFrame
        return isRightToLeft ? bounds.width - contentFrame.maxX : contentFrame.minX
    }

    // MARK: State

    private var canAnimate: Bool { window != nil && placement.isDisplayed && UIView.areAnimationsEnabled }

    /// A Boolean value that indicates whether the cell has another background while it's selected or highlighted.
    package var showsSelection: Bool { true }

    package override func stateDidChange() {
        super.stateDidChange()
        accessoriesNeedUpdate()
        for distance in [-1, 1] { neighbor(distance)?.setNeedsLayout() }
    }

    package override func editingDidChange() {
        super.editingDidChange()
        animatesNextLayout = canAnimate
        accessoriesNeedUpdate()
    }

    // MARK: Layout

    package override var contentFrame: CGRect {
        arrangement(in: bounds.size).contentFrame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    /// Lays out the accessories, and the content between them.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        if updateAccessoriesIfNeeded() { owningCollectionView?.sizeWasInvalidated(of: self) }
        guard animatesNextLayout else {
            layOut()
            if animationCount == 0 { shownAccessories.removeLeaving() }
            return
        }
        animatesNextLayout = false
        animationCount += 1
        let arrangement = arrangement(in: bounds.size)
        UIView.performWithoutAnimation { shownAccessories.prepareArrivals(arrangement, in: self) }
        UIView.animate(withDuration: Self.animationDuration) {
            self.layOut()
        } completion: { [weak self] _ in
            guard let self else { return }
            animationCount -= 1
            if animationCount == 0 { shownAccessories.removeLeaving() }
        }
    }

    private func layOut() {
        super.layoutSubviews()
        if !shownAccessories.isEmpty { shownAccessories.place(arrangement(in: bounds.size), in: self) }
        if listRow != nil || !separators.frames.isEmpty { updateSeparators() }
    }

    /// The duration of the animations of accessories and disclosures, in seconds.
    private static let animationDuration = 0.3

    /// Returns the width that accessories and indentation use.
    package func reservedWidth(inWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        _ = updateAccessoriesIfNeeded()
        return arrangement(in: CGSize(width: width, height: bounds.height)).reservedWidth
    }

    /// Returns the size of the content with the accessories at its sides.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let reserved = reservedWidth(inWidth: targetSize.width)
        // The margins that the content inherits from the cell depend on its position in the cell.
        if bounds.width == targetSize.width { placeContentView() }
        var size = super.systemLayoutSizeFitting(
            CGSize(width: max(targetSize.width - reserved, 0), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        size.width = horizontalFittingPriority == .required ? targetSize.width : size.width + reserved
        if verticalFittingPriority != .required {
            size.height = max(size.height, shownAccessories.height(in: targetSize, traits: traitCollection))
        }
        return size
    }

    /// Updates the accessories, because their positions depend on the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        accessoriesNeedUpdate()
    }

    /// Updates the accessories, because their positions can depend on the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentRoomDidChange()
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        accessoriesNeedUpdate()
    }
}
