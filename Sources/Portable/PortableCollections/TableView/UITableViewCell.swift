@_spi(Collage) import PortableUIKitCore

/// The view of a row in a table: a content view for the app's content, with accessories and controls at its sides.
///
/// ```swift
/// final class RecipeRowCell: UITableViewCell {
///     var recipe: Recipe? { didSet { setNeedsUpdateConfiguration() } }
///
///     override func updateConfiguration(using state: UICellConfigurationState) {
///         var content = defaultContentConfiguration().updated(for: state)
///         content.text = recipe?.name
///         content.textProperties.color = state.isSelected ? .tintColor : .label
///         contentConfiguration = content
///         accessoryType = recipe?.isFavorite == true ? .checkmark : .none
///     }
/// }
/// ```
///
/// A list cell that fills this cell implements backgrounds, content configurations, accessories, separators, and the
/// appearance of states.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // MARK: Initializers

    /// Creates a cell without a size.
    ///
    /// - Parameters:
    ///   - style: The arrangement of its labels, if the app uses them.
    ///   - reuseIdentifier: The identifier for reusing the cell; `nil` for a cell that isn't reused.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        labels = TableCellLabels(style: style)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        body.registeredIdentifier = reuseIdentifier
        setUpBody()
    }

    /// Creates a cell that isn't reused, with a frame in its future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell from an interface file.
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

    /// The identifier for reusing the cell; `nil` if it isn't reused.
    open var reuseIdentifier: String? { body.registeredIdentifier }

    // MARK: Content

    /// The view to which the app adds its subviews. It's between the accessories and has a separate constraint solver.
    open var contentView: UIView { body.contentView }

    /// The image view before the text; `nil` if the cell has a content configuration.
    open var imageView: UIImageView? { contentConfiguration == nil ? labels.imageView : nil }

    /// The label of the text; `nil` if the cell has a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? labels.textLabel : nil }

    /// The label of the detail text in styles that have one; `nil` if the cell has a content configuration.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? labels.detailTextLabel : nil }

    /// The configuration of the content view. Setting it removes the labels. With `nil`, the default, the app manages
    /// the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { body.contentConfiguration }
        set {
            if newValue != nil { labels.removeFromSuperview() }
            body.contentConfiguration = newValue
        }
    }

    /// Returns a content configuration for the cell's style, without content.
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

    /// The configuration of the background. With `nil`, the default, the table and `backgroundColor` determine the
    /// background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { body.hasOwnBackground ? body.backgroundConfiguration : nil }
        set {
            body.hasOwnBackground = newValue != nil
            body.backgroundConfiguration = newValue
        }
    }

    /// Returns the default background configuration for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { body.defaultBackgroundConfiguration() }

    /// A Boolean value that indicates whether the background configuration is updated automatically for the cell's
    /// state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { body.automaticallyUpdatesBackgroundConfiguration }
        set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
    }

    /// The color behind the content while the cell is neither selected nor highlighted. With `nil`, the default, it's
    /// the table's color.
    open override var backgroundColor: UIColor? {
        get { body.plainColor }
        set {
            record(.backgroundColor, \UIView.backgroundColor, newValue)
            body.plainColor = newValue
        }
    }

    /// The view behind the content, as large as the cell. The default is `nil`.
    open var backgroundView: UIView? {
        get { body.backgroundView }
        set { body.backgroundView = newValue }
    }

    /// The view behind the content while the cell is selected or highlighted. The default is `nil`.
    open var selectedBackgroundView: UIView? {
        get { selectedBackgrounds.single }
        set {
            selectedBackgrounds.single = newValue
            updateSelectedBackground()
        }
    }

    /// The view behind the content while the cell is selected or highlighted in a table that allows multiple selection.
    /// The default is `nil`, which means `selectedBackgroundView`.
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

    /// Shows the selected background for the table's selection mode.
    func updateSelectedBackground() {
        let allowsSeveral = body.table?.rows.allowsSeveral ?? false
        let multiple = allowsSeveral ? selectedBackgrounds.multiple : nil
        let wanted = multiple ?? selectedBackgrounds.single
        if body.selectedBackgroundView !== wanted { body.selectedBackgroundView = wanted }
    }

    // MARK: State

    /// The appearance of the cell while it's selected or highlighted. The default is `.default`.
    open var selectionStyle = SelectionStyle.default {
        didSet {
            record(.selectionStyle, \UITableViewCell.selectionStyle, selectionStyle)
            if selectionStyle != oldValue { setNeedsUpdateConfiguration() }
        }
    }

    /// A Boolean value that indicates whether the row is selected. The table sets it through
    /// `setSelected(_:animated:)`.
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

    /// Sets whether the cell is selected. Overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { body.showSelected(selected) }

    /// Sets whether the cell is highlighted because the user is touching it. Overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { body.showHighlighted(highlighted) }

    /// The state that configurations are updated for. Overrides add custom values to the state of `super`.
    open var configurationState: UICellConfigurationState { body.ownConfigurationState }

    /// A closure that is called when the state or a configuration has changed, before the next layout. The default is
    /// `nil`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet {
            body.configurationUpdateHandler = configurationUpdateHandler.map { handler in
                { [weak self] _, state in
                    if let self { handler(self, state) }
                }
            }
        }
    }

    /// Requests one call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

    /// Called when the state or a configuration has changed. Overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called before the cell is reused. Overrides reset all properties that the data source doesn't set, and call
    /// `super`.
    open func prepareForReuse() {}

    /// The appearance of the cell while it has focus. The default is `.default`. With `.custom`, the cell has no focus
    /// effect.
    open var focusStyle = FocusStyle.default

    /// The effect that shows that the cell has focus; `nil` if the cell draws it itself.
    open override var focusEffect: UIFocusEffect? {
        get { focusStyle == .custom ? nil : super.focusEffect }
        set { super.focusEffect = newValue }
    }

    /// A Boolean value that indicates whether the table allows the row to have keyboard focus.
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
        table.rows.tapAsUser(path)
        return true
    }

    /// A Boolean value that indicates whether controls in the cell work while it's dragged. The default is `false`.
    open var userInteractionEnabledWhileDragging = false

    /// Called when the cell is lifted, dragged, and dropped. Overrides call `super`.
    open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

    // MARK: Accessories

    /// The accessory at the trailing side. The default is `none`.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { body.updateAccessories() } }
    }

    /// The view at the trailing side, instead of the accessory that `accessoryType` specifies. The default is `nil`. It
    /// keeps its size.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { body.updateAccessories() } }
    }

    /// The accessory at the trailing side while the table is editing. The default is `none`.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { body.updateAccessories() } }
    }

    /// The view at the trailing side while the table is editing. The default is `nil`. It keeps its size.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { body.updateAccessories() } }
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: self.body.labelOfSubviews, traits: isSelected ? .selected : .none)
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the cell shows its editing controls. The table sets it through
    /// `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { body.isEditingCell }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { body.showEditing(editing) }

    /// The editing control of the cell while the table is editing, as specified by the delegate.
    open var editingStyle: UITableViewCell.EditingStyle { body.controls.style }

    /// A Boolean value that indicates whether the cell shows a button that confirms the deletion of the row.
    open var showingDeleteConfirmation: Bool { configurationState.isSwiped }

    /// A Boolean value that indicates whether a reorder control is shown while the table is editing. The default is
    /// `false`. It's also shown if the data source allows moving the row.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { body.updateAccessories() } }
    }

    /// A Boolean value that indicates whether the content is indented while the table is editing, even if there's no
    /// control at the leading side. The default is `true`.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { body.updateAccessories() } }
    }

    /// Called before the editing controls appear or disappear. The default does nothing.
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called after the editing controls have appeared or disappeared. The default does nothing.
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Indentation and lines

    /// The indentation level of the content. The default is 0.
    open var indentationLevel: Int {
        get { body.indentationLevel }
        set { body.indentationLevel = newValue }
    }

    /// The width of one level of indentation, in points. The default is 10.
    open var indentationWidth: CGFloat {
        get { body.indentationWidth }
        set { body.indentationWidth = newValue }
    }

    /// The insets of the separator below from the cell's sides, in points. The default is the table's insets, and 8
    /// outside of a table (ListRules.md L13). Only the left and right insets are used.
    open var separatorInset: UIEdgeInsets {
        get { body.separatorInset ?? body.table?.separatorInset ?? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }
        set {
            record(.separatorInset, \UITableViewCell.separatorInset, newValue)
            body.separatorInset = newValue
        }
    }

    // MARK: Layout

    /// Lays out the content view, the accessories, and the labels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        body.layoutIfNeeded()
        if contentConfiguration == nil { labels.layOut() }
    }

    /// Returns the size of the labels in the given width, at least the height of a row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let reserved = body.reservedWidth(inWidth: size.width)
        let height = labels.height(in: max(size.width - reserved, 0), reservedWidth: reserved)
        return CGSize(width: size.width, height: height)
    }

    /// Returns the size of the content with the accessories at its sides.
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
