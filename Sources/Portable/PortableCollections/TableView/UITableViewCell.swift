@_spi(Collage) import PortableUIKitCore

/// The view of a row in a table: a content view for the app's content, with accessories and controls at its sides.
///
/// A list cell that fills this cell implements backgrounds, content configurations, accessories, separators, and the
/// appearance of states.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // MARK: Initializers

    /// A cell without a size.
    ///
    /// - Parameters:
    ///   - style: How its labels are arranged, if the app uses these.
    ///   - reuseIdentifier: Under which cells are used again; nil for a cell that isn't.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        labels = TableCellLabels(style: style)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        body.registeredIdentifier = reuseIdentifier
        setUpBody()
    }

    /// A cell that isn't used again, with a frame in its future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A cell from an interface file.
    public required init?(coder: NSCoder) {
        labels = TableCellLabels(style: coder.interfaceReader?.value("style") ?? .default)
        super.init(coder: coder)
        setUpBody()
        coder.readInterface(into: self, as: UITableViewCell.self)
    }

    private func setUpBody() {
        labels.cell = self
        body.tableCell = self
        body.frame = bounds
        body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(body)
    }

    /// The list cell that implements this cell, and that is the cell of the table's collection view.
    package let body = TableCellBody(frame: .zero)
    let labels: TableCellLabels

    /// The identifier under which the cell is used again; nil if it isn't.
    open var reuseIdentifier: String? { body.registeredIdentifier }

    // MARK: Content

    /// The view to which the app adds its subviews. It's between the accessories and has a separate constraint solver.
    open var contentView: UIView { body.contentView }

    /// The image before the text; nil if the cell has a content configuration.
    open var imageView: UIImageView? { contentConfiguration == nil ? labels.imageView : nil }

    /// The text; nil if the cell has a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? labels.textLabel : nil }

    /// The second text of styles that have one; nil if the cell has a content configuration.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? labels.detailTextLabel : nil }

    /// Describes the content view; setting one takes the labels away. Nil, the default, leaves it to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { body.contentConfiguration }
        set {
            if newValue != nil { labels.removeFromSuperview() }
            body.contentConfiguration = newValue
        }
    }

    /// A content configuration that suits the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch labels.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// A Boolean value that indicates whether the content configuration is updated automatically for the cell's state.
    /// The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { body.automaticallyUpdatesContentConfiguration }
        set { body.automaticallyUpdatesContentConfiguration = newValue }
    }

    // MARK: Background

    /// Describes what is behind the content; nil, the default, leaves it to the table and to `backgroundColor`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { body.hasOwnBackground ? body.backgroundConfiguration : nil }
        set {
            body.hasOwnBackground = newValue != nil
            body.backgroundConfiguration = newValue
        }
    }

    /// The background configuration that suits the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { body.defaultBackgroundConfiguration() }

    /// A Boolean value that indicates whether the background configuration is updated automatically for the cell's
    /// state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { body.automaticallyUpdatesBackgroundConfiguration }
        set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
    }

    /// The color behind the content while the cell is neither selected nor highlighted; nil, the default, is the
    /// table's.
    open override var backgroundColor: UIColor? {
        get { body.plainColor }
        set {
            note(.backgroundColor, \UIView.backgroundColor, newValue)
            body.plainColor = newValue
        }
    }

    /// The view behind the content; nil by default. It is as large as the cell.
    open var backgroundView: UIView? {
        get { body.backgroundView }
        set { body.backgroundView = newValue }
    }

    /// The view behind the content while the cell is selected or highlighted; nil by default.
    open var selectedBackgroundView: UIView? {
        get { selectedBackgrounds.single }
        set {
            selectedBackgrounds.single = newValue
            updateSelectedBackground()
        }
    }

    /// The view behind the content while the cell is selected or highlighted in a table that allows the selection of
    /// several rows. The default is `nil`, which stands for `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        get { selectedBackgrounds.multiple }
        set {
            selectedBackgrounds.multiple = newValue
            updateSelectedBackground()
        }
    }

    private struct SelectedBackgrounds {
        var single: UIView?
        var multiple: UIView?
    }

    private var selectedBackgrounds = SelectedBackgrounds()

    /// Shows the background that suits the table's mode of selection.
    func updateSelectedBackground() {
        let allowsSeveral = body.table?.rows.allowsSeveral ?? false
        let multiple = allowsSeveral ? selectedBackgrounds.multiple : nil
        let wanted = multiple ?? selectedBackgrounds.single
        if body.selectedBackgroundView !== wanted { body.selectedBackgroundView = wanted }
    }

    // MARK: State

    /// How the cell looks while it is selected or highlighted; `.default` by default.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            note(.selectionStyle, \UITableViewCell.selectionStyle, selectionStyle)
            if selectionStyle != oldValue { setNeedsUpdateConfiguration() }
        }
    }

    /// Whether the row is selected. The table sets it through `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { body.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the cell is highlighted because the user is touching it. The table sets
    /// it through `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { body.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows that the row is selected, or that it isn't. Overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { body.showSelected(selected) }

    /// Sets whether the cell is highlighted because the user is touching it. Overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { body.showHighlighted(highlighted) }

    /// The state that configurations are updated for. Overrides add to what `super` returns.
    open var configurationState: UICellConfigurationState { body.ownConfigurationState }

    /// Called when the state or a configuration has changed, before the next layout; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet {
            body.configurationUpdateHandler = configurationUpdateHandler.map { handler in
                { [weak self] _, state in
                    if let self { handler(self, state) }
                }
            }
        }
    }

    /// Has `updateConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

    /// Called when the state or a configuration has changed. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called before the cell is given out again. Overrides reset what the data source doesn't set and call `super`.
    open func prepareForReuse() {}

    /// The appearance of the cell while it has the focus. The default is `.default`; with `.custom`, the cell has no focus
    /// effect.
    open var focusStyle = FocusStyle.default

    /// The effect that shows that the cell has the focus, or `nil` if the cell draws that itself.
    open override var focusEffect: UIFocusEffect? {
        get { focusStyle == .custom ? nil : super.focusEffect }
        set { super.focusEffect = newValue }
    }

    /// Whether the table lets the row have the focus of the keyboard.
    open override var canBecomeFocused: Bool {
        guard let table = body.table, let path = table.indexPath(for: self) else { return false }
        return table.rows.canFocusItem(at: path)
    }

    @_spi(Collage)
    public override func focusDidChange() {
        super.focusDidChange()
        setNeedsUpdateConfiguration()
    }

    @_spi(Collage)
    public override func performFocusAction() -> Bool {
        guard let table = body.table, let path = table.indexPath(for: self) else { return false }
        table.rows.tapAsPerson(path)
        return true
    }

    /// A Boolean value that indicates whether controls in the cell work while it's dragged. The default is `false`.
    ///
    /// Differs from UIKit: controls work in any case.
    open var userInteractionEnabledWhileDragging = false

    /// Called when the cell is lifted, dragged, and dropped. Overrides call `super`.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    // MARK: Accessories

    /// The accessory at the trailing side. The default is `none`.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { body.updateAccessories() } }
    }

    /// The view at the trailing side, instead of what `accessoryType` says; nil by default. It keeps its size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { body.updateAccessories() } }
    }

    /// The accessory at the trailing side while the table is editing. The default is `none`.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { body.updateAccessories() } }
    }

    /// The view at the trailing side while the table is editing; nil by default. It keeps its size.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { body.updateAccessories() } }
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: self.body.labelOfSubviews, traits: isSelected ? .selected : .none)
    }

    // MARK: Editing

    /// Whether the cell shows its controls. The table sets it through `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { body.isEditingCell }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { body.showEditing(editing) }

    /// The editing control of the cell while the table is editing, as specified by the delegate.
    open var editingStyle: UITableViewCell.EditingStyle { body.controls.style }

    /// Whether a button is shown that confirms that the row be deleted.
    open var showingDeleteConfirmation: Bool { configurationState.isSwiped }

    /// Whether a control for moving the row is shown while the table is editing; false by default. It is shown, too, if
    /// the data source says that the row can be moved.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { body.updateAccessories() } }
    }

    /// A Boolean value that indicates whether the content is indented while the table is editing, even if there's no
    /// control at the leading side. The default is `true`.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { body.updateAccessories() } }
    }

    /// Called before the controls come or go; does nothing here.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called when the controls have come or gone; does nothing here.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Indentation and lines

    /// How many times the content is indented; 0 by default.
    open var indentationLevel: Int {
        get { body.indentationLevel }
        set { body.indentationLevel = newValue }
    }

    /// The width of one indentation in points; 10 by default.
    open var indentationWidth: CGFloat {
        get { body.indentationWidth }
        set { body.indentationWidth = newValue }
    }

    /// The distances of the line below from the cell's sides, in points; the table's by default, and 8 outside of a
    /// table (recorded: ListRules.md L13). Only left and right count.
    open var separatorInset: UIEdgeInsets {
        get { body.separatorInset ?? body.table?.separatorInset ?? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }
        set {
            note(.separatorInset, \UITableViewCell.separatorInset, newValue)
            body.separatorInset = newValue
        }
    }

    // MARK: Layout

    /// Lays out the content view, the accessories and the labels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        body.layoutIfNeeded()
        if contentConfiguration == nil { labels.layOut() }
    }

    /// The size that the labels need in a width, at least a row's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let reserved = body.reservedWidth(inWidth: size.width)
        let height = labels.height(in: max(size.width - reserved, 0), reservedWidth: reserved)
        return CGSize(width: size.width, height: height)
    }

    /// The size that the content asks for, with the accessories at its sides.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        body.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Measures the cell again in the next layout pass, if the table's self-sizing invalidation allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        body.invalidateIntrinsicContentSize()
    }
}

extension UITableViewCell: ConfigurationUpdating {}

extension UITableViewCell: AccessibilityActing {
    package var actionsForReading: [UIAccessibilityCustomAction] { body.actionsForReading }
    package var isExpandedForReading: Bool? { body.isExpandedForReading }
}
