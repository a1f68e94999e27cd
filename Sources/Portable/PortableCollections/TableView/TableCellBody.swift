@_spi(Collage) import PortableUIKitCore

/// The editing controls and the indentation of a cell.
struct TableCellControls: Equatable {
    /// Whether the row can be edited.
    var canEdit = false
    var style = UITableViewCell.EditingStyle.none
    /// Whether the row has a control for multiple selection, which replaces the control of its editing style.
    var isChoosable = false
    var canMove = false
    /// The indentation level that the delegate returned, or 0.
    var indentationLevel = 0
}

/// The implementation of a table view cell: a list cell that fills it, and that is the cell of the table's collection
/// view.
package final class TableCellBody: UICollectionViewListCell {
    weak var tableCell: UITableViewCell?

    /// The table that contains the cell.
    var table: UITableView? { (owningCollectionView as? TableRowsView)?.table }

    /// The table cell is in the table's view hierarchy.
    package override var outermostView: UIView { tableCell ?? self }

    /// Cells that aren't reused also have an identifier for the collection view.
    package override var reuseIdentifier: String? { registeredIdentifier ?? "" }

    /// Aligned with the text of other rows, with their vertical padding, and close to an accessory at the trailing
    /// side.
    package override func makePlainContentView() -> UIView {
        let view = TableCellContentView(frame: .zero)
        view.body = self
        view.insets.preservingAxes = .horizontal
        view.directionalLayoutMargins = TableCellLabels.contentMargins(.current)
        return view
    }

    // MARK: State

    package override var showsSelection: Bool { tableCell?.selectionStyle != UITableViewCell.SelectionStyle.none }

    /// Whether the table cell causes the current change of state.
    private var isSetByTableCell = false

    package override var isSelected: Bool {
        didSet { if !isSetByTableCell { tableCell?.setSelected(isSelected, animated: false) } }
    }

    package override var isHighlighted: Bool {
        didSet { if !isSetByTableCell { tableCell?.setHighlighted(isHighlighted, animated: false) } }
    }

    func showSelected(_ selected: Bool) {
        guard selected != isSelected else { return }
        isSetByTableCell = true
        isSelected = selected
        isSetByTableCell = false
    }

    func showHighlighted(_ highlighted: Bool) {
        guard highlighted != isHighlighted else { return }
        isSetByTableCell = true
        isHighlighted = highlighted
        isSetByTableCell = false
    }

    /// The table cell has focus instead of the body.
    package override var canBecomeFocused: Bool { false }

    private(set) var isEditingCell = false

    func showEditing(_ editing: Bool) {
        guard editing != isEditingCell else { return }
        tableCell?.willTransition(to: editing && controls.canEdit ? .showingEditControl : [])
        isEditingCell = editing
        editingDidChange()
        tableCell?.didTransition(to: editing && controls.canEdit ? .showingEditControl : [])
    }

    package override var configurationState: UICellConfigurationState {
        tableCell?.configurationState ?? ownConfigurationState
    }

    /// The state without the app's additions.
    var ownConfigurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isEditing = isEditingCell
        state.isFocused = tableCell?.isFocused ?? false
        return state
    }

    package override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        super.dragStateDidChange(dragState)
        if let cell = tableCell {
            cell.contentView.isUserInteractionEnabled = dragState == .none || cell.userInteractionEnabledWhileDragging
        }
        tableCell?.dragStateDidChange(UITableViewCell.DragState(dragState))
    }

    package override func prepareForReuse() {
        super.prepareForReuse()
        tableCell?.prepareForReuse()
    }

    // MARK: Looks

    /// Whether the app has set a background configuration.
    var hasOwnBackground = false

    /// The color behind the content that the app has set.
    var plainColor: UIColor? {
        didSet { if plainColor != oldValue { setNeedsUpdateConfiguration() } }
    }

    package override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        showTablesBackground(in: state)
        tableCell?.updateConfiguration(using: state)
    }

    /// Shows the table's default background for cells, in which the app may have changed the color.
    private func showTablesBackground(in state: UICellConfigurationState) {
        guard !hasOwnBackground else { return }
        let isMarked = state.isSelected || state.isHighlighted
        guard backgroundView == nil, !(isMarked && selectedBackgroundView != nil) else {
            background.show(nil, in: self)
            return
        }
        var state = state
        if !showsSelection {
            state.isSelected = false
            state.isHighlighted = false
        }
        var configuration = defaultBackgroundConfiguration().updated(for: state)
        if let plainColor, !state.isSelected, !state.isHighlighted { configuration.backgroundColor = plainColor }
        background.show(configuration, in: self)
    }

    /// The separator insets that the app has set for only this cell.
    var separatorInset: UIEdgeInsets? {
        didSet { if separatorInset != oldValue { setNeedsLayout() } }
    }

    private var separatorInsetsAreAdditional: Bool { table?.separatorInsetReference == .fromAutomaticInsets }

    package override var ownSeparatorInsets: NSDirectionalEdgeInsets? {
        guard !separatorInsetsAreAdditional else { return nil }
        return separatorInset.map { UITableView.listSeparatorInsets($0, isRightToLeft: isRightToLeft) }
    }

    package override var additionalSeparatorInsets: NSDirectionalEdgeInsets {
        guard separatorInsetsAreAdditional, let inset = separatorInset ?? table?.separatorInsetStorage else {
            return .zero
        }
        let insets = UITableView.listSeparatorInsets(inset, isRightToLeft: isRightToLeft)
        return NSDirectionalEdgeInsets(
            top: 0, leading: UIListSeparatorConfiguration.points(insets.leading) ?? 0, bottom: 0,
            trailing: UIListSeparatorConfiguration.points(insets.trailing) ?? 0)
    }

    package override var textStart: CGFloat {
        guard contentConfiguration == nil, let labels = tableCell?.labels else { return super.textStart }
        return contentStart + labels.textInset
    }

    package override var contentPadding: UIEdgeInsets { table?.contentPadding(in: self) ?? .zero }

    package override var automaticSeparatorEnd: CGFloat {
        ListMetrics(.metrics(for: traitCollection)).tableSeparatorTrailingInset
    }

    /// The height of the separator below the content, which a row reserves (`UIKitConstants.md` 4).
    private var separatorHeight: CGFloat {
        guard let table, table.separatorStyle != .none else { return 0 }
        return ListMetrics(.metrics(for: traitCollection)).separatorHeight(scale: traitCollection.displayScale)
    }

    package override var contentFrame: CGRect {
        var frame = super.contentFrame
        frame.size.height = max(frame.height - separatorHeight, 0)
        return frame
    }

    package override var indexPadding: UIEdgeInsets { table?.indexPadding(in: self) ?? .zero }

    // MARK: Accessories

    var controls = TableCellControls() {
        didSet { if controls != oldValue { updateAccessories() } }
    }

    func updateAccessories() {
        guard let tableCell else { return }
        accessories = editingControls(of: tableCell) + accessories(of: tableCell)
    }

    private func editingControls(of tableCell: UITableViewCell) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        if controls.canEdit, controls.isChoosable {
            accessories.append(.multiselect(displayed: .whenEditing))
        } else if controls.canEdit {
            switch controls.style {
            case .none:
                // The control is hidden, and its space remains.
                if tableCell.shouldIndentWhileEditing {
                    accessories.append(
                        .delete(displayed: .whenEditing, options: UICellAccessory.DeleteOptions(isHidden: true)))
                }
            case .delete:
                accessories.append(.delete(displayed: .whenEditing) { [weak self] in self?.requestDeletion() })
            case .insert:
                accessories.append(.insert(displayed: .whenEditing) { [weak self] in self?.commit(.insert) })
            }
        }
        if controls.canMove || tableCell.showsReorderControl {
            accessories.append(.reorder(displayed: .whenEditing))
        }
        return accessories
    }

    /// Returns the accessories of both states. An accessory of both states is always displayed, because a cell has each
    /// kind only once.
    private func accessories(of tableCell: UITableViewCell) -> [UICellAccessory] {
        let view = tableCell.accessoryView, editingView = tableCell.editingAccessoryView
        if let view, view === editingView { return [Self.accessory(view, displayed: .always)] }
        var accessories: [UICellAccessory] = []
        if let view { accessories.append(Self.accessory(view, displayed: .whenNotEditing)) }
        if let editingView { accessories.append(Self.accessory(editingView, displayed: .whenEditing)) }
        let type = view == nil ? tableCell.accessoryType : .none
        let editingType = editingView == nil ? tableCell.editingAccessoryType : .none
        func add(
            _ types: Set<UITableViewCell.AccessoryType>,
            _ make: (UICellAccessory.DisplayedState) -> UICellAccessory
        ) {
            switch (types.contains(type), types.contains(editingType)) {
            case (true, true): accessories.append(make(.always))
            case (true, false): accessories.append(make(.whenNotEditing))
            case (false, true): accessories.append(make(.whenEditing))
            case (false, false): break
            }
        }
        add([.detailButton, .detailDisclosureButton]) { [weak self] displayed in
            .detail(displayed: displayed) { self?.showDetails() }
        }
        add([.disclosureIndicator, .detailDisclosureButton]) { .disclosureIndicator(displayed: $0) }
        add([.checkmark]) { .checkmark(displayed: $0) }
        return accessories
    }

    private static func accessory(_ view: UIView, displayed: UICellAccessory.DisplayedState) -> UICellAccessory {
        .customView(
            configuration: UICellAccessory.CustomViewConfiguration(
                customView: view, placement: .trailing(displayed: displayed), reservedLayoutWidth: .actual,
                maintainsFixedSize: true))
    }

    private func showDetails() {
        guard let table, let path = table.rows.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    /// Shows the delete button after a tap on the editing control.
    private func requestDeletion() {
        guard let table, let path = table.rows.indexPath(for: self) else { return }
        table.rows.revealTrailingActions(at: path)
    }

    private func commit(_ style: UITableViewCell.EditingStyle) {
        guard let table, let path = table.rows.indexPath(for: self) else { return }
        table.commit(style, at: path)
    }

    // MARK: Size

    /// Self-sizing content is measured without the separator, whose height is added; the labels of a cell include it in
    /// their height.
    package override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let sizesItself = contentConfiguration != nil || !contentView.constraints.isEmpty
        if sizesItself, verticalFittingPriority != .required { size.height += separatorHeight }
        return size
    }

    /// Called with the width of the content, whereas the cell's method is called with its whole width.
    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let reserved = reservedWidth(inWidth: size.width)
        return tableCell?.sizeThatFits(CGSize(width: size.width + reserved, height: size.height)) ?? size
    }

    /// Returns the attributes with the delegate's or the table's height, if there is one, regardless of the content.
    package override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let height = table?.fixedHeight(ofPresentedRowAt: layoutAttributes.indexPath) {
            return layoutAttributes.copy(height: height)
        }
        // Constraints that allow several heights are solved for the smallest one, not for the estimate.
        let isConstrained = contentConfiguration == nil && !contentView.constraints.isEmpty
        return super.preferredLayoutAttributesFitting(
            isConstrained ? layoutAttributes.copy(height: 0) : layoutAttributes)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy with another height.
    func copy(height: CGFloat) -> UICollectionViewLayoutAttributes {
        let copy = copy() as! UICollectionViewLayoutAttributes
        copy.frame.size.height = height
        return copy
    }
}

/// The content view of a table view cell without a content configuration, which lays out the labels.
final class TableCellContentView: CellContentView {
    weak var body: TableCellBody?

    override func layoutSubviews() {
        super.layoutSubviews()
        if body?.contentConfiguration == nil { body?.tableCell?.labels.layOut() }
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        setNeedsLayout()
    }
}
