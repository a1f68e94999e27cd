import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a list: a collection view whose cells show the elements of rows. Rows are elements of the same graph as
/// the list.
final class ListElement: HostedViewElement {
    let collectionView: ListCollectionView
    private let driver = ListDriver()
    private var setup = ListConfiguration()
    private var content = ListContent()
    private var updates = ListUpdates()

    var settings: ListSettings { setup.settings }
    var selection: ListSelection? { setup.selection }
    var isEditing: Bool { setup.isEditing }
    /// The existing rows, headers, and footers, by their current positions.
    var rows: [ListPosition: ListRowElement] { content.rows }
    /// The current sections and rows.
    var structure: ListStructure { content.structure }
    /// The sections and rows that the collection view shows.
    var shown: ListStructure { updates.shown }

    override init() {
        collectionView = ListCollectionView(driver)
        super.init()
        driver.list = self
        collectionView.list = self
        collectionView.delegate = driver
        show(collectionView)
        addVisibilityObserver(driver)
    }

    // MARK: Properties

    func update(_ new: ListConfiguration) {
        let old = setup
        setup = new
        if !old.settings.hasSameLayout(as: new.settings) {
            updates.invalidatesLayout = true
            updates.refreshesAllRows = true
        }
        if old.isEditing != new.isEditing { updates.refreshesAllRows = true }
        if old.isEditing, !new.isEditing, let selection, selection.allowsSeveral, !selection.values.isEmpty {
            graph?.afterLayout { for value in selection.values { selection.deselect(value) } }
        }
        if old.selection?.values != new.selection?.values { selectionDidChange(from: old.selection) }
        updateScrolling()
        updates.isNeeded = true
        setNeedsLayout()
    }

    /// Updates the selected cells, and the next column of a split view.
    private func selectionDidChange(from old: ListSelection?) {
        updates.refreshesAllRows = true
        guard let column = settings.environment.columnSelection, let selection, !selection.allowsSeveral else { return }
        column.didReturn = { [weak self] in self?.clearSelection() }
        guard old != nil || (column.showsFirstSelection && !selection.values.isEmpty) else { return }
        column.report(isEmpty: selection.values.isEmpty, for: collectionView)
    }

    private func clearSelection() {
        guard let selection else { return }
        for value in selection.values { selection.deselect(value) }
    }

    private func updateScrolling() {
        let environment = settings.environment, scrolling = environment.scrollSettings
        collectionView.isScrollEnabled = environment.isScrollEnabled
        collectionView.showsVerticalScrollIndicator = !environment.verticalScrollIndicatorVisibility.isHidden
        collectionView.alwaysBounceVertical = !scrolling.verticalBounce.isBySize
        collectionView.keyboardDismissMode = scrolling.keyboardMode.mode
        scrolling.edgeEffects.apply(to: collectionView, isRightToLeft: isRightToLeft)
        collectionView.backgroundColor = settings.hidesBackground ? .clear : settings.appearance.layout.backgroundColor
        guard environment.refreshAction != nil else { return collectionView.refreshControl = nil }
        guard collectionView.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak driver] _ in driver?.refresh() }, for: .valueChanged)
        collectionView.refreshControl = control
    }

    override func willLeave() {
        super.willLeave()
        driver.cancelRefreshing()
    }

    // MARK: Items

    /// Replaces the items. Existing rows are updated to their items.
    func setItems(_ list: ItemList) {
        let (difference, leaving) = content.replaceItems(with: list)
        for row in leaving { row.removeFromList() }
        list.startQueries()
        let content = content
        for (position, row) in content.rows.sorted(by: { $0.key < $1.key }) { row.show(content.items(at: position)) }
        if !difference.isEmpty, graph?.transaction.animation ?? graph?.animations.structural != nil {
            updates.isAnimated = true
        }
        setChildren(content.orderedRows)
        updates.isNeeded = true
        updates.hasNewItems = true
        updates.refreshesAllRows = true
        setNeedsLayout()
    }

    /// Returns the settings of a row, which may not exist yet.
    func settings(ofRowAt position: ListPosition) -> ListRowSettings? {
        Evaluation.outsideOfBodies { content.settings(ofRowAt: position) }
    }

    /// Returns the row at a position. It's created if necessary.
    func row(at position: ListPosition) -> ListRowElement {
        if let row = rows[position] { return row }
        let row = ListRowElement()
        row.begin(in: self)
        Evaluation.outsideOfBodies {
            content.insert(row, at: position)
            row.show(content.items(at: position))
            setChildren(children + [row])
            graph?.flushStructure()
        }
        // The layout was computed before the row existed and could specify the space below its section.
        let setsSection = row.settings.sectionSpacing != nil || row.settings.sectionMargins != ListSectionMargins()
        if position.role == .content, position.item == 0, setsSection {
            updates.invalidatesLayout = true
            updates.isNeeded = true
            setNeedsLayout()
        }
        return row
    }

    // MARK: Showing

    override func placeView(in host: HostingView) {
        super.placeView(in: host)
        applyUpdates()
        for row in visibleRows { row.view.contentDidChange() }
        reportGeometry()
    }

    var visibleRows: [ListRowElement] { content.orderedRows.filter { !$0.isHidden } }

    /// Updates the collection view. Called before the collection view is laid out, never during a flush.
    func applyUpdates() {
        guard updates.isNeeded, collectionView.bounds.width > 0 || updates.hasShownAny else { return }
        let pending = updates.begin()
        applyEditing()
        if updates.hasShownAny {
            if pending.invalidatesLayout { collectionView.collectionViewLayout.invalidateLayout() }
            if pending.hasNewItems || updates.move != nil { showDifference(isAnimated: pending.isAnimated) }
        } else {
            updates.hasShownAny = true
            updates.shown = structure
            collectionView.dataSource = driver
        }
        refreshRows()
    }

    private func showDifference(isAnimated: Bool) {
        graph?.statistics.listDifferences += 1
        let difference = ListDifference(from: shown, to: structure)
        let move = updates.move
        updates.move = nil
        if let move, isOnly(move, difference) {
            updates.shown = structure
            return
        }
        guard !difference.isEmpty, move == nil else {
            updates.shown = structure
            if move != nil { collectionView.reloadData() }
            if difference.changesBoundaries { collectionView.collectionViewLayout.invalidateLayout() }
            return
        }
        let changes = { [self] in
            collectionView.performBatchUpdates {
                updates.shown = structure
                collectionView.deleteSections(difference.deletedSections)
                collectionView.insertSections(difference.insertedSections)
                for move in difference.movedSections {
                    collectionView.moveSection(move.source, toSection: move.destination)
                }
                collectionView.deleteItems(at: difference.deletedRows)
                collectionView.insertItems(at: difference.insertedRows)
                for move in difference.movedRows { collectionView.moveItem(at: move.source, to: move.destination) }
            }
        }
        if isAnimated { changes() } else { UIView.performWithoutAnimation(changes) }
        if difference.changesBoundaries { collectionView.collectionViewLayout.invalidateLayout() }
    }

    /// Returns whether a difference consists only of a move that the collection view already shows, because the user
    /// has moved the row.
    private func isOnly(_ move: (source: IndexPath, destination: IndexPath), _ difference: ListDifference) -> Bool {
        guard difference.deletedRows.isEmpty, difference.insertedRows.isEmpty, difference.deletedSections.isEmpty,
            difference.insertedSections.isEmpty, difference.movedSections.isEmpty
        else { return false }
        return difference.newPosition(of: ListPosition(move.source)) == ListPosition(move.destination)
            && difference.movedRows.count == 1
    }

    /// Schedules an update with the next layout.
    func setNeedsUpdate() {
        updates.isNeeded = true
        setNeedsLayout()
        graph?.host?.setNeedsLayout()
    }

    private func applyEditing() {
        collectionView.allowsSelection = true
        collectionView.allowsMultipleSelection = selection?.allowsSeveral ?? false
        collectionView.allowsSelectionDuringEditing = selection != nil
        collectionView.allowsMultipleSelectionDuringEditing = selection?.allowsSeveral ?? false
        if collectionView.isEditing != isEditing { collectionView.isEditing = isEditing }
    }

    /// Records a move of a row by the user, which the collection view already shows.
    func expectMove(from source: IndexPath, to destination: IndexPath) { updates.move = (source, destination) }

    /// Updates the cell of a row whose settings or actions have changed.
    func rowNeedsUpdate(_ row: ListRowElement) {
        updates.rowsToRefresh.insert(ObjectIdentifier(row))
        updates.isNeeded = true
        setNeedsLayout()
    }

    private func refreshRows() {
        let (all, some) = updates.removeRowsToRefresh()
        guard all || !some.isEmpty else { return }
        for path in collectionView.indexPathsForVisibleItems {
            guard let cell = collectionView.cellForItem(at: path) as? ListCell else { continue }
            let position = ListPosition(path)
            guard let row = rows[position], all || some.contains(ObjectIdentifier(row)) else { continue }
            driver.configure(cell, row, position)
        }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                let position = ListPosition(path, kind: kind)
                guard structure.contains(position),
                    let cell = collectionView.supplementaryView(forElementKind: kind, at: path) as? ListCell
                else { continue }
                show(row(at: position), at: position, in: cell)
            }
        }
        collectionView.setNeedsLayout()
    }

    /// Shows a header or footer in a visible cell, which may have belonged to another section, because the layout
    /// doesn't move it with its section.
    private func show(_ row: ListRowElement, at position: ListPosition, in cell: ListCell) {
        let old = cell.row
        driver.configure(cell, row, position)
        guard let old, old !== row, !old.isHidden else { return }
        row.isHidden = false
        if old.view.superview == nil { old.isHidden = true }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 320, height: proposal.height ?? Double(collectionView.contentSize.height))
    }

    override func layoutWasInvalidated() { updates.changedRows = visibleRows }

    override func layoutWasInvalidated(by changed: [Element]) {
        updates.changedRows += changed.compactMap { $0 as? ListRowElement }
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let changed = updates.changedRows
        updates.changedRows = []
        for row in changed {
            guard let content = row.view.superview as? ListRowContentView else { continue }
            if let offer = row.placedProposal { row.place(at: .zero, offer) }
            if row.wantsOtherHeight { content.rowDidChangeSize() }
            (content.superview as? ListCell)?.setNeedsLayout()
        }
    }

    // MARK: Touches

    override func hit(_ point: Point) -> Element? {
        let bounds = collectionView.bounds
        let inner = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
        guard var view = collectionView.hitTest(inner, with: nil) else { return nil }
        while !(view is ListRowView), view !== collectionView, let superview = view.superview { view = superview }
        guard let row = (view as? ListRowView)?.row else { return self }
        let local = view.convert(inner, from: collectionView)
        return row.hitInView(Point(x: Double(local.x), y: Double(local.y))) ?? self
    }

    // MARK: Scrolling

    /// Scrolls to the row with an id. Returns whether it exists.
    @discardableResult
    func scroll(toID id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        applyUpdates()
        guard let position = content.position(ofID: id), let path = path(showing: position) else { return false }
        collectionView.layoutIfNeeded()
        let y = anchor?.y
        if let y {
            let place: UICollectionView.ScrollPosition = y < 0.25 ? .top : y > 0.75 ? .bottom : .centeredVertically
            collectionView.scrollToItem(at: path, at: place, animated: animated)
        } else if let cell = collectionView.cellForItem(at: path) {
            collectionView.scrollRectToVisible(cell.frame, animated: animated)
        } else {
            let first = collectionView.indexPathsForVisibleItems.min()
            let isAbove = first.map { path < $0 } ?? false
            collectionView.scrollToItem(at: path, at: isAbove ? .top : .bottom, animated: animated)
        }
        return true
    }

    /// Returns the path of the row to scroll to: the nearest one for headers and footers.
    private func path(showing position: ListPosition) -> IndexPath? {
        let count = structure.sections[position.section].content.count
        guard count > 0 else { return nil }
        switch position.role {
        case .header: return IndexPath(item: 0, section: position.section)
        case .content: return IndexPath(item: position.item, section: position.section)
        case .footer: return IndexPath(item: count - 1, section: position.section)
        }
    }

    /// Notifies views that depend on their position on the screen that the content has moved.
    func didScroll() {
        graph?.preferences.setNeedsReaderUpdate()
        graph?.setNeedsFrame()
        reportGeometry()
    }

    private func reportGeometry() {
        let observers = settings.environment.scrollObservers
        guard !observers.isEmpty else { return }
        let geometry = collectionView.geometry(isRightToLeft: isRightToLeft)
        for observer in observers { observer.geometryDidChange(to: geometry) }
    }
}
