@_spi(Collage) import PortableUIKitCore

/// The view of one item: a content view for the app's content, with backgrounds and a state.
///
/// ```swift
/// final class TitleCell: UICollectionViewCell {
///     let label = UILabel()
///
///     override init(frame: CGRect) {
///         super.init(frame: frame)
///         label.frame = contentView.bounds
///         label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
///         contentView.addSubview(label)
///         selectedBackgroundView = UIView()
///         selectedBackgroundView?.backgroundColor = .systemGray4
///     }
///
///     required init?(coder: NSCoder) { nil }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// A closure that is called with the cell and its state when the state or a configuration has changed.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    // MARK: Initializers

    /// Creates a cell with a frame in its future superview's coordinates, in points. Collection views call it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpContentView()
    }

    /// Creates a cell from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpContentView()
        coder.readInterface(into: self, as: UICollectionViewCell.self)
    }

    // MARK: Views

    /// The view to which the app adds its subviews. It fills the cell and has a separate constraint solver.
    open var contentView: UIView { contentViewStorage }

    private lazy var contentViewStorage: UIView = makePlainContentView()

    /// Creates the content view of a cell without a content configuration.
    package func makePlainContentView() -> UIView { CellContentView(frame: .zero) }

    /// The view behind the content, as large as the cell. The default is `nil`. Setting it removes
    /// ``backgroundConfiguration``, and vice versa.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if backgroundView != nil { background.show(nil, in: self) }
            arrangeBackgrounds()
        }
    }

    /// The view behind the content and in front of `backgroundView` while the cell is selected or highlighted. The
    /// default is `nil`. Setting it removes ``backgroundConfiguration``, and vice versa.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil { background.show(nil, in: self) }
            arrangeBackgrounds()
        }
    }

    // MARK: State

    /// A Boolean value that indicates whether the item is selected. The collection view sets it. Override its observer
    /// to change the cell's appearance.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// A Boolean value that indicates whether the cell is highlighted because the user is touching it. The collection
    /// view sets it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the item is expanded in an outline. The diffable data source sets it.
    package var isExpandedInOutline = false {
        didSet { if isExpandedInOutline != oldValue { stateDidChange() } }
    }

    /// A Boolean value that indicates whether the user has swiped the cell to show its swipe actions. The collection
    /// view sets it.
    package var isSwiped = false {
        didSet {
            guard isSwiped != oldValue else { return }
            updateListShape()
            stateDidChange()
        }
    }

    /// The state of a cell during a drag.
    public enum DragState: Int, Sendable {
        /// The cell isn't being dragged.
        case none
        /// The cell has been lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The state of the cell during a drag. The drag sets it.
    package var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            dragStateDidChange(dragState)
            stateDidChange()
        }
    }

    /// The state of the cell as a drop target. The collection view sets it.
    package var dropState = UICellConfigurationState.DropState.none {
        didSet { if dropState != oldValue { stateDidChange() } }
    }

    /// Called when the cell's state during a drag has changed. Overrides call `super`.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    /// A Boolean value that indicates whether the user is moving the cell's item. The collection view sets it.
    package var isReordering = false {
        didSet { if isReordering != oldValue { stateDidChange() } }
    }

    /// A Boolean value that indicates whether the collection view allows the item to have keyboard focus.
    open override var canBecomeFocused: Bool {
        guard let collectionView = owningCollectionView, let path = collectionView.indexPath(for: self) else {
            return false
        }
        return collectionView.canFocusItem(at: path)
    }

    @_spi(Collage)
    public override func focusDidChange() {
        super.focusDidChange()
        stateDidChange()
    }

    @_spi(Collage)
    public override func performFocusAction() -> Bool {
        guard let collectionView = owningCollectionView, let path = collectionView.indexPath(for: self) else {
            return false
        }
        collectionView.tapAsUser(path)
        return true
    }

    /// A Boolean value that indicates whether the cell receives touches. The default is `true`. With `false`, its state
    /// is disabled.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The state that configurations are updated for. Overrides add custom values to the state of `super`.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = owningCollectionView?.isEditing(self) ?? false
        state.isDisabled = !isUserInteractionEnabled
        state.isExpanded = isExpandedInOutline
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.isFocused = isFocused
        state.cellDropState = dropState
        state.cellDragState =
            switch dragState {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        if let row = listRow {
            state.isPinned = row.isPinned
            state.traitCollection = traitCollection.replacing(
                UITraitListEnvironment.self, value: row.appearance.listEnvironment)
        }
        return state
    }

    // MARK: Configurations

    /// The configuration of the content view. Setting it replaces the content view, unless the existing one supports
    /// the new configuration. With `nil`, the default, the app manages the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set {
            show(newValue)
            setNeedsUpdateConfiguration()
        }
    }

    private let content = ContentConfigurationSlot()

    /// A Boolean value that indicates whether the content configuration is updated automatically for the cell's state.
    /// The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true

    /// The configuration of the background. Setting it removes ``backgroundView``, ``selectedBackgroundView``, and
    /// `backgroundColor`. With `nil`, the default, these are used.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background.configuration }
        set {
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
                backgroundColor = nil
            }
            background.show(newValue, in: self)
            setNeedsUpdateConfiguration()
        }
    }

    /// The background configuration with its view.
    package let background = BackgroundConfigurationSlot()

    /// A Boolean value that indicates whether the background configuration is updated automatically for the cell's
    /// state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the default background configuration for the cell. Here, it's a clear one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// A closure that is called when the state or a configuration has changed, before the next layout and after
    /// ``updateConfiguration(using:)``. The default is `nil`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// New cells have their configurations updated once.
    private var needsConfigurationUpdate = true

    /// Requests one call of ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the state or a configuration has changed, after configurations were updated automatically. The
    /// default does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    package func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = content.configuration {
            show(configuration.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = background.configuration {
            background.show(configuration.updated(for: state), in: self)
        }
        tracking(.configuration) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
        // Changes during the update don't need another update.
        needsConfigurationUpdate = false
    }

    private func show(_ configuration: (any UIContentConfiguration)?) {
        let view = content.show(
            configuration, in: contentViewStorage, of: self, makePlainView: makePlainContentView)
        if let view {
            replaceContentView(with: view)
            contentViewDidChangeSize(view)
        }
    }

    /// The requirements of the list that contains the cell, set when it is dequeued; `nil` outside of lists.
    package var listRow: ListRow? {
        didSet { if listRow != oldValue { listRowDidChange() } }
    }

    /// Called when the list's requirements for the cell have changed. Overrides call `super`.
    package func listRowDidChange() {
        updateListShape()
        setNeedsUpdateConfiguration()
    }

    /// Gives the background the corners of the row, or the corners of a card while the row is swiped.
    private func updateListShape() {
        let swipedRadius = isSwiped ? SwipeMetrics.current.rowRadius : 0
        background.listShape = listRow.map {
            swipedRadius > 0
                ? SystemBackgroundView.Shape(cornerRadius: swipedRadius, corners: .all)
                : SystemBackgroundView.Shape(cornerRadius: $0.cornerRadius, corners: $0.maskedCorners)
        }
    }

    @_spi(Collage)
    open override func applyTraitChange(from previous: UITraitCollection?) {
        super.applyTraitChange(from: previous)
        if previous != nil { setNeedsUpdateConfiguration() }
    }

    // MARK: Layout

    @_spi(Collage)
    public override func constraintsDidChange(inside subview: UIView) {
        if subview === contentView { owningCollectionView?.constraintsDidChange(in: self) }
    }

    /// Sets the frames of the content view and the background views.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        placeContentView()
    }

    /// Sets the frame of the content view for the cell's current size.
    package func placeContentView() {
        let contentFrame = contentFrame
        if contentViewStorage.frame != contentFrame { contentViewStorage.frame = contentFrame }
    }

    /// The frame of the content view, in points.
    package var contentFrame: CGRect { bounds }

    /// Returns the size of the content view's constraints, or, without any, `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard contentViewSizesItself else {
            return sizeThatFits(
                targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Whether the content view has constraints, or is a configuration's view, which sizes itself.
    private var contentViewSizesItself: Bool {
        !contentView.constraints.isEmpty || contentView is any UIContentView
    }

    /// Clears selection and highlight. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    private func setUpContentView() {
        contentViewStorage.autoLayout.isConstraintRoot = true
        contentViewStorage.frame = bounds
        addSubview(contentViewStorage)
    }

    private func replaceContentView(with view: UIView) {
        contentViewStorage.removeFromSuperview()
        contentViewStorage = view
        view.autoLayout.isConstraintRoot = true
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = bounds
        addSubview(view)
        setNeedsLayout()
    }

    /// Called when the cell's state has changed. Overrides call `super`.
    package func stateDidChange() {
        arrangeBackgrounds()
        setNeedsUpdateConfiguration()
    }

    /// Called when the collection view begins or ends editing. Overrides call `super`.
    package func editingDidChange() {
        setNeedsUpdateConfiguration()
    }

    /// Orders the background views behind all other subviews. The selected one is present only while it's needed.
    private func arrangeBackgrounds() {
        if let selectedBackgroundView {
            if isSelected || isHighlighted {
                if selectedBackgroundView.superview !== self {
                    selectedBackgroundView.frame = bounds
                    insertSubview(selectedBackgroundView, at: 0)
                }
            } else {
                selectedBackgroundView.removeFromSuperview()
            }
        }
        if let backgroundView {
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
        setNeedsLayout()
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(label: self.labelOfSubviews, traits: isSelected ? .selected : .none)
    }
}

extension UICollectionViewCell: ContentViewSizeObserver {
    package func contentViewDidChangeSize(_ contentView: UIView) {
        owningCollectionView?.sizeWasInvalidated(of: self)
    }
}

/// The content view of a cell without a content configuration.
class CellContentView: UIView {
    /// Measures the cell again.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? any ContentViewSizeObserver)?.contentViewDidChangeSize(self)
    }
}

extension UICollectionViewCell: ConfigurationUpdating {}
