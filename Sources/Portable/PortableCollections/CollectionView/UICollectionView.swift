@_spi(Collage) import PortableUIKitCore

/// A view that presents an ordered collection of items and arranges them with a layout. Cells are reused as they scroll
/// off screen.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 96, height: 96)
/// let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// collectionView.register(RecipeCell.self, forCellWithReuseIdentifier: "recipe")
/// collectionView.dataSource = dataSource
/// collectionView.allowsMultipleSelection = true
/// view.addSubview(collectionView)
///
/// // Add a recipe with an animation.
/// collectionView.performBatchUpdates {
///     dataSource.recipes.append(recipe)
///     collectionView.insertItems(at: [IndexPath(item: dataSource.recipes.count - 1, section: 0)])
/// }
/// ```
///
/// A layout pass queries the layout for the visible elements, and creates cells only for those. Cells with an estimated
/// size are measured from the start of the visible area on, once for each content and width.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
    /// The element kind of section headers.
    open class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

    /// The element kind of section footers.
    open class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    // MARK: Initializers

    /// Creates a collection view with a frame and a layout. It has the system background color.
    ///
    /// - Parameters:
    ///   - frame: The frame in the coordinates of the future superview, in points.
    ///   - layout: The layout, which the collection view retains.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        if layout is MissingLayout {
            raise("UICollectionView must be initialized with a non-nil layout parameter")
        }
        current = CurrentLayout(layout)
        super.init(frame: frame)
        layout.owner = self
        layout.needsPreparation = true
        setQuietly { backgroundColor = .systemBackground }
    }

    /// Calls ``init(frame:collectionViewLayout:)`` without a layout, for subclasses that override it and choose their
    /// own. Without such an override, it raises an exception.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: MissingLayout())
    }

    /// Creates a collection view from an interface file.
    public required init?(coder: NSCoder) {
        let layout = coder.interfaceReader?.object("collectionViewLayout") ?? UICollectionViewFlowLayout()
        current = CurrentLayout(layout)
        super.init(coder: coder)
        layout.owner = self
        layout.needsPreparation = true
        coder.readInterface(into: self, as: UICollectionView.self)
    }

    // MARK: What is shown

    /// The object that provides the data for the collection view. Setting it reloads all data without calling
    /// ``reloadData()``.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidateData() } }
    }

    /// The object that responds to selection, highlighting, and other events in the collection view.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            if newValue != nil { input.offerMenus(in: self) }
        }
    }

    /// The interaction that shows the context menus of the delegate; `nil` while there's no delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { input.menus?.interaction }

    /// The object that prepares data for items that are about to appear.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { pass.restartPrefetching() } }
    }

    /// A Boolean value that indicates whether the prefetch data source is called. The default is `true`.
    open var isPrefetchingEnabled = true

    /// The view behind all cells, as large as the visible area. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            insertBackgroundView()
            setNeedsLayout()
        }
    }

    /// The layout of the items. Setting it changes the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// The events after which visible cells are measured again. The default is `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    private var current: CurrentLayout

    /// The layout, regardless of overrides of `collectionViewLayout`.
    package var layoutStorage: UICollectionViewLayout { current.layout }

    /// The layout, if it has orthogonal sections.
    var orthogonalLayout: (any OrthogonalLayout)? { current.orthogonal }

    /// The layout, if it has lists.
    var listLayout: (any ListLayout)? { current.list }

    /// The layout, if it has more information about the placed views.
    var placingLayout: (any PlacingLayout)? { current.placing }

    /// Installs a layout.
    func install(_ layout: UICollectionViewLayout) {
        current = CurrentLayout(layout)
        layout.owner = self
    }

    /// The object that presents the elements; `nil` if the collection view presents them.
    var presenter: (any ElementPresenter)? { nil }

    // MARK: Parts

    /// The items, and the differences between the items on screen and the data source's.
    let items = PresentedItems()
    /// The views that show elements.
    package let placed = PlacedViews()
    /// The updates that are collected and applied.
    let updates = UpdateSession()
    /// The layout passes.
    let pass = LayoutPass()
    /// The user's interactions with items.
    let input = CollectionInput()

    /// The controller for swipe actions; `nil` until a row can have actions.
    package var swipeController: SwipeController? { input.swipes }

    /// A Boolean value that indicates whether a cell's content has swipe actions. It stays `true`.
    package var hasSwipeableContent: Bool {
        get { input.hasSwipeableContent }
        set { if input.recordSwipeableContent(newValue) { setNeedsLayout() } }
    }

    // MARK: Registration

    /// Registers a class of cells.
    ///
    /// - Parameters:
    ///   - cellClass: The class. `nil` unregisters it. Raises an exception unless it is a `UICollectionViewCell`.
    ///   - identifier: The identifier for `dequeueReusableCell(withReuseIdentifier:for:)`.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        placed.supply.register(checkedCellClass(cellClass), kind: ReusePool.cellKind, identifier: identifier)
    }

    /// Registers a nib with one cell; `nil` unregisters it. If the nib has other contents, dequeuing a cell raises an
    /// exception.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        placed.supply.register(nib.map(ViewTemplate.init), kind: ReusePool.cellKind, identifier: identifier)
    }

    /// Registers a nib with one supplementary view; `nil` unregisters it. If the nib has other contents, dequeuing a
    /// view raises an exception.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        placed.supply.register(nib.map(ViewTemplate.init), kind: kind, identifier: identifier)
    }

    /// Registers a class of supplementary views of a kind; `nil` unregisters it. Unless it is a
    /// `UICollectionReusableView`, dequeuing a view raises an exception.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        placed.supply.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// Returns a cell for an index path: a reused one, prepared for reuse, or a new one.
    ///
    /// Call it only when the data source is asked for that cell, and return the cell.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of a registered class or nib. Raises an exception if it isn't registered.
    ///   - indexPath: The index path of the item.
    /// - Returns: A cell that shows another item's content until it's configured.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeue(.cell(indexPath), kind: ReusePool.cellKind, identifier: identifier) as! UICollectionViewCell
    }

    /// Returns a supplementary view for `indexPath`, like `dequeueReusableCell(withReuseIdentifier:for:)` for cells.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplementary(elementKind, indexPath), kind: elementKind, identifier: identifier)
    }

    // MARK: Counts and look-ups

    /// The number of sections. Loads the counts from the data source if necessary.
    open var numberOfSections: Int { preparedCounts.count }

    /// Returns the number of items in a section. Loads the counts from the data source if necessary. Raises an
    /// exception if there's no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = preparedCounts
        guard counts.indices.contains(section) else {
            raise(
                "request for number of items in section \(section) when there are only \(counts.count) sections in "
                    + "the collection view")
        }
        if usesPresentedPaths { return counts[section] }
        return counts[section] - items.paths.surplus(inSection: section)
    }

    /// The cells on screen, sorted by index path.
    ///
    /// - Complexity: O(*n* log *n*) in the number of views on screen.
    open var visibleCells: [UICollectionViewCell] {
        visiblePaths.compactMap { placed[.cell($0)] as? UICollectionViewCell }
    }

    /// The index paths of the cells on screen, sorted.
    ///
    /// While the delegate is notified of items that a batch update brings on screen, these are the index paths before
    /// the batch (https://github.com/TextureGroup/Texture/issues/107).
    ///
    /// - Complexity: O(*n* log *n*) in the number of views on screen.
    open var indexPathsForVisibleItems: [IndexPath] {
        if let transaction = updates.transaction, transaction.isNotifyingOfNewItems {
            return transaction.visiblePathsBefore
        }
        return items.paths.isIdentity ? visiblePaths : visiblePaths.compactMap { answer(for: $0) }.sorted()
    }

    /// The index paths on screen of the visible cells.
    package var visiblePaths: [IndexPath] {
        placed.visiblePaths
    }

    /// Returns the supplementary views of a kind on screen, sorted by index path.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            placed[.supplementary(elementKind, $0)]
        }
    }

    /// Returns the index paths of the supplementary views of a kind on screen, sorted.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        placed.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath).sorted()
    }

    /// Returns the cell of an item, or `nil` if it isn't on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        placed[.cell(presentation(of: indexPath))] as? UICollectionViewCell
    }

    /// Returns the supplementary view at an index path, or `nil` if it isn't on screen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        placed[.supplementary(elementKind, indexPath)]
    }

    /// Returns the index path of a cell on screen, or `nil` for other cells.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.placement.element, placed[element] === cell else { return nil }
        return element.category == .cell ? answer(for: element.indexPath) : element.indexPath
    }

    /// Returns the index path of a supplementary view on screen, or `nil` for other views.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard let element = supplementaryView.placement.element, placed[element] === supplementaryView else {
            return nil
        }
        return element.indexPath
    }

    /// Returns the index path of the item whose layout frame contains a point in the collection view's coordinates; the
    /// frontmost one, if there are several.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfDue()
        let found = attributes(in: CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -0.5, dy: -0.5))
        return found.filter { $0.category == .cell && !$0.isHidden && $0.frame.contains(point) }
            .enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .flatMap { answer(for: $0.element.indexPath) }
    }

    /// Returns the layout's attributes of an item; `nil` if there's no item at the index path.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(presentation(of: indexPath)))
    }

    /// Returns the layout's attributes of a supplementary view; `nil` if there's no such view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary(kind, indexPath))
    }

    // MARK: Reloading and updates

    /// Reloads all data in the next layout pass, and clears the selection.
    open func reloadData() { invalidateData() }

    private func invalidateData() {
        pass.requestReload()
        items.setCounts(nil)
        input.menus?.itemsDidMove { _ in nil }
        input.index.reloadTitles()
        input.selection.clear(isEditing: isEditing)
        dropMovement()
        invalidateEverything()
        setNeedsLayout()
    }

    /// Replaces the cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) {
        update { batch in indexPaths.forEach { batch.append(.reloadItem($0)) } }
    }

    /// Reloads the number of items in sections, and replaces their views.
    open func reloadSections(_ sections: IndexSet) {
        update { batch in sections.forEach { batch.append(.reloadSection($0)) } }
    }

    /// Configures the existing cells of items again through the data source, and measures them again.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        updates.pending.reconfigure(indexPaths)
        if !updates.isOpen { update { _ in } }
    }

    /// Inserts items that the data source has added.
    ///
    /// - Parameter indexPaths: The new index paths of the items. Raises an exception if the data source's counts don't
    ///   match.
    open func insertItems(at indexPaths: [IndexPath]) {
        update { batch in indexPaths.forEach { batch.append(.insertItem($0)) } }
    }

    /// Deletes items that the data source has removed, at their old index paths. Raises an exception if the data
    /// source's counts don't match.
    open func deleteItems(at indexPaths: [IndexPath]) {
        update { batch in indexPaths.forEach { batch.append(.deleteItem($0)) } }
    }

    /// Moves an item from its old index path to its new one.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { batch in batch.append(.moveItem(indexPath, newIndexPath)) }
    }

    /// Inserts sections that the data source has added, at their new indexes. Raises an exception if the data source's
    /// counts don't match.
    open func insertSections(_ sections: IndexSet) {
        update { batch in sections.forEach { batch.append(.insertSection($0)) } }
    }

    /// Deletes sections that the data source has removed, at their old indexes. Raises an exception if the data
    /// source's counts don't match.
    open func deleteSections(_ sections: IndexSet) {
        update { batch in sections.forEach { batch.append(.deleteSection($0)) } }
    }

    /// Moves a section from its old index to its new one.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { batch in batch.append(.moveSection(section, newSection)) }
    }

    /// Performs several updates as one, animated if the collection view is in a window. Index paths of deletions and
    /// reloads refer to the state before the batch, index paths of insertions to the state after it. Raises an
    /// exception if the updates don't match the data source's item counts.
    ///
    /// - Parameters:
    ///   - updates: A closure that changes the model and calls the update methods.
    ///   - completion: A closure that is called after the animation, or immediately if there's no animation. Its
    ///     argument is `true` if the animation ran to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        collectUpdates(updates, completion: completion)
    }

    // MARK: Selection

    /// A Boolean value that indicates whether the user can select items. The default is `true`.
    open var allowsSelection = true

    /// A Boolean value that indicates whether the user can select more than one item. The default is `false`.
    open var allowsMultipleSelection = false

    /// A Boolean value that indicates whether the user can select items while the collection view is editing. The
    /// default is `false`.
    open var allowsSelectionDuringEditing = false

    /// A Boolean value that indicates whether the user can select more than one item while the collection view is
    /// editing. The default is `false`. Setting it to `true` also sets `allowsSelectionDuringEditing`.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet {
            guard allowsMultipleSelectionDuringEditing else { return }
            allowsSelectionDuringEditing = true
            input.offerMultipleSelection(in: self)
        }
    }

    /// A Boolean value that indicates whether the collection view is in editing mode, which cells show. The default is
    /// `false`. When editing ends, items selected during editing are deselected without notifying the delegate.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            swipeController?.close()
            // Headers and footers can also be cells.
            for view in placed.allShown { (view as? UICollectionViewCell)?.editingDidChange() }
            updateSelectionForEditing()
        }
    }

    /// Begins editing because a two-finger pan selects items. Table views show their controls with an animation.
    func startEditing() { isEditing = true }

    /// The index paths of the selected items, sorted; an empty array if no items are selected.
    open var indexPathsForSelectedItems: [IndexPath]? { input.selection.paths.compactMap { answer(for: $0) }.sorted() }

    /// Selects an item, or deselects all items for `nil`, without notifying the delegate. Does nothing if selection
    /// isn't allowed.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item without notifying the delegate.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of the item.
    ///   - animated: A Boolean value that indicates whether the change of the cell's background is animated.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    // MARK: Scrolling

    /// Scrolls until an item is at the given scroll position, or, with an empty position, until it's visible. Cells on
    /// the way are measured, so that the position is exact. Raises an exception if there's no such item.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Returns whether the user's selection of another item deselects an item. Table views call their delegate.
    func canReplaceSelection(of indexPath: IndexPath) -> Bool { true }

    /// Scrolls to the target of an index title, if the item exists.
    func scrollToIndexTarget(_ indexPath: IndexPath) {
        guard isValid(indexPath) else { return }
        scrollToItem(at: indexPath, at: [.top, .left], animated: false)
    }

    /// Called when the width of the index has changed. Collection views draw the index in front of their items.
    func indexWidthDidChange() {}

    /// The view's frame in its superview's coordinates.
    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    /// The view's bounds in its own coordinates. Their origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    // MARK: Focus

    /// A Boolean value that indicates whether items can have keyboard focus. The default is `true`.
    open var allowsFocus = true

    /// A Boolean value that indicates whether items can have focus while the collection view is editing. The default is
    /// `true`.
    open var allowsFocusDuringEditing = true

    /// A Boolean value that indicates whether focus returns to the item that had it last. The default is `false`.
    open var remembersLastFocusedIndexPath = false

    /// A Boolean value that indicates whether an item is selected when it gets focus. The default is `false`.
    open var selectionFollowsFocus = false

    /// The cell of the item that the delegate prefers, that had focus last, or that is selected.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusedMember.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// Asks the delegate whether focus can move.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self))
            ?? true
    }

    /// Notifies the delegate, and scrolls to the focused item.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(context, with: coordinator)
    }

    // MARK: Items that the person moves

    /// The delay after which items move aside for an item that is dragged over them. The default is `immediate`.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Begins to move an item interactively. The data source decides whether the item can move, and is notified of the
    /// move when it ends; until then, only the order on screen changes.
    ///
    /// - Returns: `true` if the movement began; `false` if the data source doesn't allow it, another item is being
    ///   moved, a batch update is open, or there's no such item.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        startMovement(of: indexPath)
    }

    /// Moves the interactively moved item to a point, in the collection view's coordinates. Other items move aside as
    /// the layout and the delegate specify. Near an edge of the visible area, the content scrolls. Does nothing if no
    /// item is being moved.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        items.movement?.update(to: targetPosition)
    }

    /// Ends the interactive movement at the item's current position. The data source is notified if the position has
    /// changed. Does nothing if no item is being moved.
    open func endInteractiveMovement() {
        endMovement()
    }

    /// Cancels the interactive movement: the item moves back. The data source isn't notified. Does nothing if no item
    /// is being moved.
    open func cancelInteractiveMovement() {
        cancelMovement()
    }

    /// The object that provides the items of drags. The default is `nil`, which disables drags.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet {
            if dragDelegate != nil { input.offerDragging(in: self) }
        }
    }

    /// The object that handles drops. The default is `nil`, which disables drops.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet {
            if dropDelegate != nil { input.offerDropping(in: self) }
        }
    }

    /// A Boolean value that indicates whether the user can drag items. The default is `true`.
    open var dragInteractionEnabled = true

    /// A Boolean value that indicates whether items of the collection view are being dragged.
    open var hasActiveDrag: Bool { input.dragging?.isActive ?? false }

    /// A Boolean value that indicates whether a drag that may be dropped is over the collection view.
    open var hasActiveDrop: Bool { input.dropping?.isActive ?? false }

    /// Returns a cell for a placeholder, as it was registered.
    func dequeuePlaceholder(_ identifier: String, for element: ElementKey) -> UICollectionViewCell {
        dequeue(element, kind: ReusePool.cellKind, identifier: identifier) as! UICollectionViewCell
    }

    /// A Boolean value that indicates whether the items on screen differ from the data source's: while the user moves
    /// an item, and while there are placeholders for dropped items.
    open var hasUncommittedUpdates: Bool { !items.paths.isIdentity }

    /// Returns the same index, because sections don't differ.
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the same index, because sections don't differ.
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns the index path on screen for the data source's index path; `nil` for `nil`.
    open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { items.paths.presented($0) }
    }

    /// Returns the data source's index path for an index path on screen; `nil` for `nil`, and if the item on screen
    /// isn't in the data source.
    open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { items.paths.dataSource($0) }
    }

    /// Runs `actionsToTranslate`, during which the collection view's methods use the index paths on screen.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        usingPresentedPaths(actionsToTranslate)
    }

    // MARK: Changing the layout

    /// Changes the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: A Boolean value that indicates whether the change is animated if the collection view is in a
    ///     window.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout, optionally with an animation if the collection view is in a window. Then calls `completion`
    /// with whether the animation ran to its end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion: completion)
    }

    /// Begins an interactive layout transition, whose progress the app sets on the returned layout. Raises an exception
    /// if another transition is in progress.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }

    /// Finishes an interactive layout transition with an animation. Raises an exception if there's no transition.
    open func finishInteractiveTransition() {
        endTransition(finished: true)
    }

    /// Cancels an interactive layout transition with an animation back to the previous layout. Raises an exception if
    /// there's no transition.
    open func cancelInteractiveTransition() {
        endTransition(finished: false)
    }

    // MARK: Layout

    /// Returns the offset that the layout proposes after the finger is lifted, such as the start of an item.
    @_spi(Collage)
    public override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Runs a layout pass.
    open override func layoutSubviews() {
        super.layoutSubviews()
        runLayoutPass()
    }

    /// Invalidates the layout if it depends on the insets.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    /// Invalidates the layout if it depends on the insets.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        insetsDidChange()
    }

    /// Invalidates the layout if it depends on the insets. Pinned views always move.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
        setNeedsLayout()
    }

    /// Invalidates the layout, because section providers can depend on the traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layoutStorage.invalidateLayout()
    }

    // MARK: Touches

    /// Returns the collection view for touches outside of the buttons while a row is swiped aside.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return event != nil && swipeController?.receivesTouch(on: hit) ?? false ? self : hit
    }

    /// Highlights the item under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { highlight(at: touch.location(in: self), touching: touch.view) }
    }

    /// Selects the highlighted item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { endHighlight(at: touch.location(in: self)) }
    }

    /// Removes the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        unhighlight()
    }
}
