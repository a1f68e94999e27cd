/// A view that presents the rows of a data source in one column, in sections with headers and footers.
///
/// ```swift
/// final class RecipesController: UITableViewController {
///     let recipes = [Recipe(name: "Soup"), Recipe(name: "Bread")]
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
///     }
///     override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }
///
///     override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///         let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
///         cell.textLabel?.text = recipes[indexPath.row].name
///         return cell
///     }
/// }
/// ```
///
/// It's a thin layer over a hidden collection view with a list layout. The collection view lays out the rows, creates
/// and reuses their cells, applies updates, and stores the selection. The table adds the cells to itself and scrolls.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The value of a height that is determined by the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The title of a section index that is shown as a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Posted when the user, or the program on the user's behalf, has changed the selection. The object is the table.
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    // MARK: Initializers

    /// Creates a table with a frame in its future superview's coordinates, in points, and a style.
    public init(frame: CGRect, style: UITableView.Style) {
        styleStorage = style
        super.init(frame: frame)
        setUpRows()
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table from an interface file.
    public required init?(coder: NSCoder) {
        styleStorage = coder.interfaceReader?.value("style") ?? .plain
        super.init(coder: coder)
        setUpRows()
        coder.readInterface(into: self, as: UITableView.self)
    }

    private func setUpRows() {
        rows.table = self
        rows.setQuietly { rows.backgroundColor = nil }
        source.table = self
        rows.dataSource = source
        rows.delegate = source
        rows.prefetchDataSource = source
        addSubview(rows)
        setQuietly { backgroundColor = styleStorage == .plain ? .systemBackground : .systemGroupedBackground }
        alwaysBounceVertical = true
        trackBounds()
    }

    // MARK: What is shown

    /// The style of the table.
    open var style: UITableView.Style { styleStorage }

    /// The object that provides the data for the table. Setting it reloads all data without calling ``reloadData()``.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            dataSourceCommitsNothing = false
            invalidateData()
        }
    }

    /// The object that responds to selection, highlighting, editing, and other events in the table.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            sectionViews.reset()
            layoutDescriptionChanged()
        }
    }

    /// The interaction that shows the context menus of the delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { rows.contextMenuInteraction }

    /// The object that prepares data for rows that are about to appear.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// A Boolean value that indicates whether the prefetch data source is called. The default is `true`.
    open var isPrefetchingEnabled: Bool {
        get { rows.isPrefetchingEnabled }
        set { rows.isPrefetchingEnabled = newValue }
    }

    private let styleStorage: Style

    // MARK: State of the module

    /// The collection view that implements the table.
    let rows = TableRowsView()
    /// The data source and delegate of the collection view, which calls the table's.
    let source = TableRowsSource()
    /// The headers and footers from the delegate that aren't on screen yet.
    let sectionViews = TableSectionViews()
    /// The registered classes of cells, headers, and footers.
    let registry = TableRegistry()
    /// The animation of the current updates, and the animations of rows by their paths.
    var rowAnimations = TableRowAnimations()
    /// Whether the height of a row came from the delegate's default implementation.
    var hasUniformRowHeight = false
    /// Whether an attempt to delete or insert a row has shown that the data source doesn't support it.
    var dataSourceCommitsNothing = false
    /// The rows of a static table in an interface file; `nil` for a table of prototypes.
    package var staticContent: StaticTableContent?
    /// The number of nested calls of `beginUpdates()`.
    var openUpdates = 0

    // MARK: Heights

    /// The height of rows in points, if the delegate doesn't specify it. The default is `automaticDimension`, which
    /// lets rows size themselves.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { layoutDescriptionChanged() } }
    }

    /// The height of section headers in points, if the delegate doesn't specify it. The default is
    /// `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { layoutDescriptionChanged() } }
    }

    /// The height of section footers in points, if the delegate doesn't specify it. The default is
    /// `automaticDimension`.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { layoutDescriptionChanged() } }
    }

    /// The estimated height of rows until they are measured, in points. The default is `automaticDimension`.
    ///
    /// Differs from UIKit: even with 0, rows whose heights aren't all equal are measured when they become visible.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { layoutDescriptionChanged() } }
    }

    /// The estimated height of headers until they are measured. With `automaticDimension`, the default, or 0, it's the
    /// height of a one-line title.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { layoutDescriptionChanged() } }
    }

    /// The estimated height of footers until they are measured. With `automaticDimension`, the default, or 0, it's the
    /// height of a one-line title.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { layoutDescriptionChanged() } }
    }

    /// The height of the empty rows that fill a plain table, in points. The default is 0, which means no such rows.
    /// With `automaticDimension`, they have the height of the last row.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { layOutFillerRows() } }
    }

    /// The padding above each section's header, in points. The default is `automaticDimension`.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet {
            record(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding, sectionHeaderTopPadding)
            if sectionHeaderTopPadding != oldValue { layoutDescriptionChanged() }
        }
    }

    /// The elements that are only as wide as their content. The default is an empty set.
    open var contentHuggingElements: UITableView.ContentHuggingElements = [] {
        didSet { if contentHuggingElements != oldValue { layoutDescriptionChanged() } }
    }

    /// The events after which visible rows are measured again. The default is `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { rows.selfSizingInvalidation = selfSizingInvalidation.collectionValue }
    }

    // MARK: Lines

    /// The style of the separators between rows. The default is a single line.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet {
            record(.separatorStyle, \UITableView.separatorStyle, separatorStyle)
            if separatorStyle != oldValue { layoutDescriptionChanged() }
        }
    }

    /// The color of the separators. The default is `UIColor.separator`; setting `nil` resets it.
    open var separatorColor: UIColor? = .separator {
        didSet {
            record(.separatorColor, \UITableView.separatorColor, separatorColor)
            if separatorColor == nil { separatorColor = .separator }
            if separatorColor != oldValue { layoutDescriptionChanged() }
        }
    }

    /// A visual effect that is shown instead of the color. The default is `nil`.
    open var separatorEffect: UIVisualEffect? {
        didSet {
            record(.separatorEffect, \UITableView.separatorEffect, separatorEffect)
            layoutDescriptionChanged()
        }
    }

    /// The insets of the separators from the edges specified by `separatorInsetReference`, in points. The default is 16
    /// at the left. Only the left and right insets are used. `automaticDimension` means the automatic inset of a side.
    open var separatorInset: UIEdgeInsets {
        get { separatorInsetStorage ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            record(.separatorInset, \UITableView.separatorInset, newValue)
            separatorInsetStorage = newValue
            layoutDescriptionChanged()
            for view in rows.placed.values { view.setNeedsLayout() }
        }
    }

    private(set) var separatorInsetStorage: UIEdgeInsets?

    /// The edges that `separatorInset` is relative to. The default is the edges of the cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet {
            guard separatorInsetReference != oldValue else { return }
            layoutDescriptionChanged()
            for view in rows.placed.values { view.setNeedsLayout() }
        }
    }

    /// A Boolean value that indicates whether the margins of cells follow the readable width. The default is `false`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            if cellLayoutMarginsFollowReadableWidth != oldValue { layoutDescriptionChanged() }
        }
    }

    /// A Boolean value that indicates whether the content views of cells, headers, and footers are inset to the safe
    /// area. The default is `true`. With `false`, they are as wide as the table, and their margins respect the safe
    /// area instead.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { contentRoomDidChange() } }
    }

    // MARK: Views around the rows

    /// The view behind all rows, as large as the visible area. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view above all rows, as wide as the table and as high as its frame. The default is `nil`. To apply a changed
    /// height, set the property again.
    open var tableHeaderView: UIView? {
        didSet { replaceEndView(oldValue, by: tableHeaderView) }
    }

    /// The view below all rows, as wide as the table and as high as its frame. The default is `nil`. To apply a changed
    /// height, set the property again.
    open var tableFooterView: UIView? {
        didSet { replaceEndView(oldValue, by: tableFooterView) }
    }

    // MARK: The index

    /// The minimum number of rows at which the index is shown. The default is 0.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { rows.input.index.minimumItemCount }
        set { rows.input.index.minimumItemCount = newValue }
    }

    /// The color of the index's titles. The default is `nil`, which means the tint color.
    open var sectionIndexColor: UIColor? {
        get { rows.input.index.colors.titles }
        set {
            record(.sectionIndexColor, \UITableView.sectionIndexColor, newValue)
            rows.input.index.colors.titles = newValue
        }
    }

    /// The color behind the index. The default is `nil`, which means a clear background.
    open var sectionIndexBackgroundColor: UIColor? {
        get { rows.input.index.colors.background }
        set {
            record(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor, newValue)
            rows.input.index.colors.background = newValue
        }
    }

    /// The color behind the index while a finger is on it. The default is `nil`, which means
    /// `sectionIndexBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { rows.input.index.colors.trackingBackground }
        set {
            record(
                .sectionIndexTrackingBackgroundColor, \UITableView.sectionIndexTrackingBackgroundColor, newValue)
            rows.input.index.colors.trackingBackground = newValue
        }
    }

    /// Requests the titles of the index from the data source again, with the next layout.
    open func reloadSectionIndexTitles() { rows.input.index.reloadTitles() }

    // MARK: Registration

    /// Registers a class of cells.
    ///
    /// - Parameters:
    ///   - cellClass: The class. `nil` unregisters it. Raises an exception unless it is a `UITableViewCell`.
    ///   - identifier: The identifier for `dequeueReusableCell(withIdentifier:for:)`.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registry.cells[identifier] = cellClass.map { .viewClass(TableRegistry.checked($0, UITableViewCell.self)) }
    }

    /// Registers a nib with one cell; `nil` unregisters it. If the nib has other contents, dequeuing a cell raises an
    /// exception.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registry.cells[identifier] = nib.map { .template(ViewTemplate($0)) }
    }

    /// Registers a class of headers and footers; `nil` unregisters it. Raises an exception unless it is a
    /// `UITableViewHeaderFooterView`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registry.sectionViews[identifier] = aClass.map {
            .viewClass(TableRegistry.checked($0, UITableViewHeaderFooterView.self))
        }
    }

    /// Registers a nib with one header or footer; `nil` unregisters it. If the nib has other contents, dequeuing a view
    /// raises an exception.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registry.sectionViews[identifier] = nib.map { .template(ViewTemplate($0)) }
    }

    /// Returns a reused cell, prepared for reuse, or a new one of the registered class; `nil` if there's neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    /// Returns a cell for a row: a reused one, prepared for reuse, or a new one of the registered class.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of a registered class or nib. Raises an exception if it isn't registered.
    ///   - indexPath: The index path of the row.
    /// - Returns: A cell that shows another row's content until it's configured.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard registry.cells[identifier] != nil, let cell = dequeueCell(identifier) else {
            raise(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// Returns a reused header or footer, prepared for reuse, or a new one of the registered class; `nil` if there's
    /// neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueSectionView(identifier)
    }

    // MARK: Counts and look-ups

    /// The number of sections. Loads the counts from the data source if necessary.
    open var numberOfSections: Int { rows.numberOfSections }

    /// Returns the number of rows in a section. Loads the counts from the data source if necessary. Raises an exception
    /// if there's no such section.
    open func numberOfRows(inSection section: Int) -> Int { rows.numberOfItems(inSection: section) }

    /// Returns the frame of a section with its header and footer, in the table's coordinates; an empty rectangle if
    /// there's no such section.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

    /// Returns the frame of a section's header without pinning; an empty rectangle if there's no header.
    open func rectForHeader(inSection section: Int) -> CGRect {
        rect(of: .supplementary(UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section)))
    }

    /// Returns the frame of a section's footer without pinning; an empty rectangle if there's no footer.
    open func rectForFooter(inSection section: Int) -> CGRect {
        rect(of: .supplementary(UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section)))
    }

    /// Returns the frame of a row in the table's coordinates; an empty rectangle if there's no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .cell(indexPath)) }

    /// Returns the index path of the row at a point in the table's coordinates; `nil` if there's no row at the point.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.indexPathForItem(at: convert(point, to: rows))
    }

    /// Returns the index path of a cell on screen, or `nil` for other cells.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.indexPath(for: cell.body) }

    /// Returns the index paths of the rows that intersect a rectangle in the table's coordinates, sorted; an empty
    /// array if no row does.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        rows.layoutIfDue()
        return rows.attributes(in: convert(rect, to: rows)).filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// Returns the cell of a row, or `nil` if it isn't on screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        (rows.cellForItem(at: indexPath) as? TableCellBody)?.tableCell
    }

    /// The cells on screen, sorted by index path.
    open var visibleCells: [UITableViewCell] {
        rows.layoutIfDue()
        return rows.visibleCells.compactMap { ($0 as? TableCellBody)?.tableCell }
    }

    /// The index paths of the visible rows, sorted; an empty array if no rows are visible.
    open var indexPathsForVisibleRows: [IndexPath]? {
        rows.layoutIfDue()
        return rows.indexPathsForVisibleItems
    }

    /// Returns the header of a section, if it's on screen and a `UITableViewHeaderFooterView`; otherwise, `nil`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(UICollectionView.elementKindSectionHeader, section)
    }

    /// Returns the footer of a section, if it's on screen and a `UITableViewHeaderFooterView`; otherwise, `nil`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(UICollectionView.elementKindSectionFooter, section)
    }

    // MARK: Reloading and updates

    /// Reloads all data in the next layout pass, and clears the selection.
    open func reloadData() { invalidateData() }

    private func invalidateData() {
        sectionViews.reset()
        rows.reloadData()
    }

    /// Performs several updates as one, animated if the table is in a window. Index paths of deletions and reloads
    /// refer to the state before the batch, index paths of insertions to the state after it. Raises an exception if the
    /// updates don't match the data source's row counts.
    ///
    /// - Parameters:
    ///   - updates: A closure that changes the model and calls the update methods.
    ///   - completion: A closure that is called after the animation, or immediately if there's no animation. Its
    ///     argument is `true` if the animation ran to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// Begins updates that `endUpdates()` applies as one. Calls can be nested.
    open func beginUpdates() {
        openUpdates += 1
        requestHeights()
        rows.openBatch()
    }

    /// Applies the updates since `beginUpdates()`, and measures visible rows again. Raises an exception without a
    /// preceding `beginUpdates()`.
    open func endUpdates() {
        guard openUpdates > 0 else { raise("endUpdates called without a call to beginUpdates") }
        openUpdates -= 1
        rows.closeBatch()
    }

    /// A Boolean value that indicates whether the rows on screen differ from the data source's: while updates are being
    /// collected, while the user moves a row, and while there are placeholders for dropped items.
    open var hasUncommittedUpdates: Bool { rows.updates.isOpen || rows.hasUncommittedUpdates }

    /// Inserts rows that the data source has added, at their new index paths.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(animation) { rows.insertItems(at: indexPaths) }
    }

    /// Deletes rows that the data source has removed, at their old index paths.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(animation) { rows.deleteItems(at: indexPaths) }
    }

    /// Replaces the cells of rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(animation) { rows.reloadItems(at: indexPaths) }
    }

    /// Configures the existing cells of rows again through the data source, and measures them again.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        requestHeights()
        rows.reconfigureItems(at: indexPaths)
    }

    /// Moves a row from its old index path to its new one.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        requestHeights()
        rows.moveItem(at: indexPath, to: newIndexPath)
    }

    /// Inserts sections that the data source has added, at their new indexes.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(animation) { rows.insertSections(sections) }
    }

    /// Deletes sections that the data source has removed, at their old indexes.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(animation) { rows.deleteSections(sections) }
    }

    /// Reloads the number of rows in sections, and replaces their views.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(animation) { rows.reloadSections(sections) }
    }

    /// Moves a section from its old index to its new one.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update(.automatic) { rows.moveSection(section, toSection: newSection) }
    }

    // MARK: Selection

    /// A Boolean value that indicates whether the user can select rows. The default is `true`.
    open var allowsSelection: Bool {
        get { rows.allowsSelection }
        set { rows.allowsSelection = newValue }
    }

    /// A Boolean value that indicates whether the user can select more than one row. The default is `false`.
    open var allowsMultipleSelection: Bool {
        get { rows.allowsMultipleSelection }
        set {
            rows.allowsMultipleSelection = newValue
            updateCellControls()
        }
    }

    /// A Boolean value that indicates whether the user can select rows while the table is editing. The default is
    /// `false`.
    open var allowsSelectionDuringEditing: Bool {
        get { rows.allowsSelectionDuringEditing }
        set { rows.allowsSelectionDuringEditing = newValue }
    }

    /// A Boolean value that indicates whether the user can select more than one row while the table is editing. Each
    /// row then has a selection control. The default is `false`.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { rows.allowsMultipleSelectionDuringEditing }
        set {
            rows.allowsMultipleSelectionDuringEditing = newValue
            updateCellControls()
        }
    }

    /// The index path of the first selected row; `nil` if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { rows.indexPathsForSelectedItems?.first }

    /// The index paths of the selected rows, sorted; `nil` if no rows are selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        rows.indexPathsForSelectedItems.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Selects a row, or deselects all rows for `nil`, without notifying the delegate. Does nothing if selection isn't
    /// allowed.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        rows.selectItem(
            at: indexPath, animated: animated, scrollPosition: scrollPosition.collectionScrollPosition)
    }

    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        rows.deselectItem(at: indexPath, animated: animated)
    }

    // MARK: Editing

    /// A Boolean value that indicates whether the table is in editing mode, in which cells show controls for deletion,
    /// insertion, selection, and reordering. The default is `false`.
    open var isEditing: Bool {
        get { rows.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether the table is in editing mode, optionally with an animation if the table is in a window.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    // MARK: Scrolling

    /// Scrolls until a row is at the given scroll position. Rows on the way are measured, so that the position is
    /// exact. An index path with `NSNotFound` as its row scrolls to the section. Raises an exception if there's no such
    /// row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the first selected row, like `scrollToRow(at:at:animated:)`. Does nothing if no row is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        guard let indexPath = indexPathForSelectedRow else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Drag and drop

    /// The object that provides the items of drags. The default is `nil`, which disables drags.
    ///
    /// Without a drop delegate, rows that the data source can move are reordered by dragging.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragging.delegate }
        set {
            dragging.delegate = newValue
            rows.dragDelegate = newValue == nil ? nil : dragging
            rows.dropDelegate = dragDelegate == nil && dropDelegate == nil ? nil : dropping
        }
    }

    /// The object that handles drops. The default is `nil`, which disables drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dropping.delegate }
        set {
            dropping.delegate = newValue
            rows.dropDelegate = dragDelegate == nil && dropDelegate == nil ? nil : dropping
        }
    }

    private lazy var dragging = TableDragging(self)
    private lazy var dropping = TableDropping(self)

    /// A Boolean value that indicates whether the user can drag rows. The default is `true`.
    open var dragInteractionEnabled: Bool {
        get { rows.dragInteractionEnabled }
        set { rows.dragInteractionEnabled = newValue }
    }

    /// A Boolean value that indicates whether rows of the table are being dragged.
    open var hasActiveDrag: Bool { rows.hasActiveDrag }

    /// A Boolean value that indicates whether a drag that may be dropped is over the table.
    open var hasActiveDrop: Bool { rows.hasActiveDrop }

    // MARK: Focus

    /// A Boolean value that indicates whether rows can have keyboard focus. The default is `true`.
    open var allowsFocus: Bool {
        get { rows.allowsFocus }
        set { rows.allowsFocus = newValue }
    }

    /// A Boolean value that indicates whether rows can have focus while the table is editing. The default is `true`.
    open var allowsFocusDuringEditing: Bool {
        get { rows.allowsFocusDuringEditing }
        set { rows.allowsFocusDuringEditing = newValue }
    }

    /// A Boolean value that indicates whether focus returns to the row that had it last. The default is `false`.
    open var remembersLastFocusedIndexPath: Bool {
        get { rows.remembersLastFocusedIndexPath }
        set { rows.remembersLastFocusedIndexPath = newValue }
    }

    /// A Boolean value that indicates whether a row is selected when it gets focus. The default is `false`.
    open var selectionFollowsFocus: Bool {
        get { rows.selectionFollowsFocus }
        set { rows.selectionFollowsFocus = newValue }
    }

    /// The cell of the row that the delegate prefers, that had focus last, or that is selected.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusedMember.map { [$0] } ?? super.preferredFocusEnvironments
    }

    /// Asks the delegate whether focus can move. The default is `true`.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    /// Notifies the delegate, and scrolls to the focused row.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        rows.focusDidMove(context, with: coordinator)
    }

    // MARK: Layout

    /// The view's frame in its superview's coordinates.
    open override var frame: CGRect {
        get { super.frame }
        set {
            super.frame = newValue
            trackBounds()
        }
    }

    /// The view's bounds in its own coordinates. Their origin is the content offset.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            super.bounds = newValue
            trackBounds()
        }
    }

    /// Lays out the views around the rows. The rows are laid out separately.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSurroundings()
    }

    /// Updates the positions of pinned headers.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        rows.adjustedContentInsetDidChange()
    }

    // MARK: Touches

    /// Returns the table for touches outside of the buttons while a row is swiped aside.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return event != nil && rows.swipeController?.receivesTouch(on: hit) ?? false ? self : hit
    }

    /// Highlights the row under the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { rows.highlight(at: touch.location(in: rows), touching: touch.view) }
    }

    /// Selects the highlighted row.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { rows.endHighlight(at: touch.location(in: rows)) }
    }

    /// Removes the highlight.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        rows.unhighlight()
    }
}
