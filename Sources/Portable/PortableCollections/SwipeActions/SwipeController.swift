/// Moves the rows of a collection view aside and performs their swipe actions.
///
/// One row at a time is open; others may still be closing. A row moves as a whole: the collection view queries the
/// row's offset whenever it places a cell, so that open rows stay open during layout passes and updates.
@MainActor
package final class SwipeController {
    /// The duration of opening and closing rows, in seconds.
    private static let duration = 0.4

    private unowned let collectionView: UICollectionView
    private(set) lazy var recognizer = SwipePanGestureRecognizer(controller: self)

    private var rows: [SwipedRow] = []
    /// Whether the current touch only closes a row.
    private(set) var isTouchUsedUp = false

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        collectionView.elementContainer.addGestureRecognizer(recognizer)
    }

    /// The row that is open or being swiped.
    private var current: SwipedRow? { rows.first(where: \.isTouchable) }

    /// The index path of the row that is open or being moved; `nil` if there's no such row.
    package var currentIndexPath: IndexPath? { current?.cell.placement.element?.indexPath }

    /// Returns the distance by which a view is shifted to the right.
    func shift(of view: UIView) -> CGFloat {
        guard !rows.isEmpty, let row = rows.first(where: { $0.cell === view }) else { return 0 }
        return row.extent * row.direction
    }

    // MARK: Touches

    /// Returns whether a touch isn't delivered to `view`, because it closes or moves a row.
    func receivesTouch(on view: UIView) -> Bool {
        guard let current else { return false }
        return !view.isDescendant(of: current.actionsView)
    }

    /// Called when a touch begins. Closes the open row if the touch is elsewhere.
    func touchBegan(_ touch: UITouch) {
        guard let current, let hit = touch.view, receivesTouch(on: hit) else { return }
        isTouchUsedUp = true
        let cell = current.cell.outermostView
        if !cell.bounds.contains(touch.location(in: cell)) { close() }
    }

    /// Called at the end of a tap. On the open row, closes it.
    func tapEnded() {
        if isTouchUsedUp { close() }
    }

    func touchesAreOver() {
        isTouchUsedUp = false
    }

    // MARK: Drags

    /// Returns whether a horizontal movement swipes a row. Requests the row's actions.
    func canBeginDrag(with touch: UITouch, distance: CGFloat) -> Bool {
        if let current {
            guard touch.view.map({ $0.isDescendant(of: current.actionsView) }) ?? false || isTouchUsedUp else {
                return false
            }
            startDrag(of: current)
            return true
        }
        guard !isTouchUsedUp, !collectionView.isEditing, let window = collectionView.window else { return false }
        let point = collectionView.convert(touch.initialWindowLocation, from: window)
        let isRightToLeft = collectionView.isRightToLeft
        let side = SwipeSide(uncoveredBy: distance, isRightToLeft: isRightToLeft)
        guard let path = collectionView.indexPathOfCell(at: point), collectionView.isValid(path),
            let cell = collectionView.cellForItem(at: path), !rows.contains(where: { $0.cell === cell }),
            let configuration = collectionView.listLayout?.swipeActions(side, forItemAt: path),
            !configuration.actions.isEmpty
        else { return false }
        // The app's provider may have changed the items.
        guard collectionView.cellForItem(at: path) === cell else { return false }
        startDrag(of: open(cell, configuration, direction: side.direction(isRightToLeft: isRightToLeft)))
        return true
    }

    /// Shows the trailing swipe actions of a row. Does nothing if the row isn't on screen or has no actions.
    func revealTrailingActions(at indexPath: IndexPath) {
        close()
        guard let cell = collectionView.cellForItem(at: indexPath), !rows.contains(where: { $0.cell === cell }),
            let configuration = collectionView.listLayout?.swipeActions(.trailing, forItemAt: indexPath),
            !configuration.actions.isEmpty, collectionView.cellForItem(at: indexPath) === cell
        else { return }
        let direction = SwipeSide.trailing.direction(isRightToLeft: collectionView.isRightToLeft)
        let row = open(cell, configuration, direction: direction)
        UIView.performWithoutAnimation { place(row) }
        row.phase = .open
        animate(row, to: row.distances.actionsWidth)
    }

    private func open(
        _ cell: UICollectionViewCell, _ configuration: UISwipeActionsConfiguration, direction: CGFloat
    ) -> SwipedRow {
        if let path = cell.placement.element?.indexPath { collectionView.presenter?.willSwipeRow(at: path) }
        let actionsView = SwipeActionsView(configuration, direction: direction) { [weak self] action, view in
            self?.perform(action, from: view)
        }
        let row = SwipedRow(cell, configuration, direction: direction, actionsView: actionsView)
        rows.append(row)
        if let list = cell.placement.attributes?.listRow { actionsView.round(like: list) }
        collectionView.elementContainer.insertSubview(actionsView, belowSubview: cell.outermostView)
        cell.isSwiped = true
        return row
    }

    private func startDrag(of row: SwipedRow) {
        row.phase = .dragging
        row.dragStart = row.distances.dragged(row.extent)
        collectionView.unhighlight()
    }

    /// Moves the row with the finger. A positive translation moves it to the right.
    func continueDrag(translation: CGFloat) {
        guard let row = current, row.phase == .dragging else { return }
        let distances = row.distances
        row.extent = distances.shown(row.dragStart + translation * row.direction)
        let isArmed = distances.isFullSwipe(row.extent)
        guard isArmed != row.actionsView.isFirstActionArmed else { return place(row) }
        row.actionsView.isFirstActionArmed = isArmed
        UIView.animate(withDuration: 0.2) { self.place(row) }
    }

    /// Ends the drag: the row opens or closes, or its first action is performed.
    /// - Parameter velocity: The velocity to the right, in points per second.
    func endDrag(velocity: CGFloat) {
        guard let row = current, row.phase == .dragging else { return }
        let distances = row.distances
        if row.actionsView.isFirstActionArmed, let button = row.actionsView.firstButton {
            row.phase = .open
            animate(row, to: row.extent)
            perform(button.action, from: button)
        } else if distances.staysOpen(at: row.extent, velocity: velocity * row.direction) {
            row.phase = .open
            animate(row, to: distances.actionsWidth)
        } else {
            close()
        }
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction, from view: UIView) {
        guard let row = current else { return }
        var isAnswered = false
        action.handler(action, view) { [weak self, weak row] isDone in
            guard !isAnswered else { return }
            isAnswered = true
            if let self, let row { self.actionEnded(action, of: row, isDone: isDone) }
        }
    }

    /// Called when the app has performed an action, or has failed.
    private func actionEnded(_ action: UIContextualAction, of row: SwipedRow, isDone: Bool) {
        guard row.isTouchable, let width = row.frame?.width else { return }
        guard action.style == .destructive, isDone else { return close(row) }
        // The row slides away, unless the app deletes the item meanwhile: then, it disappears with it.
        row.phase = .closing
        row.actionsView.isFirstActionArmed = action === row.configuration.actions.first
        animate(row, to: width) { [weak self] in
            // If the app hasn't deleted the item, the row returns.
            if row.phase == .closing { self?.close(row) }
        }
    }

    // MARK: Closing

    /// Closes the open row, if there is one.
    package func close() {
        if let current { close(current) }
    }

    private func close(_ row: SwipedRow) {
        row.phase = .closing
        row.actionsView.isFirstActionArmed = false
        animate(row, to: 0) { [weak self] in
            if row.phase == .closing { self?.discard(row) }
        }
    }

    /// Called when a view has left the collection view for the reuse pool.
    func viewWasRecycled(_ view: UIView) {
        for row in rows where row.cell === view { discard(row) }
    }

    private func discard(_ row: SwipedRow) {
        row.extent = 0
        row.actionsView.removeFromSuperview()
        rows.removeAll { $0 === row }
        row.cell.isSwiped = false
        // A deleted row isn't reported to the app.
        let path = row.cell.placement.element?.indexPath
        collectionView.presenter?.didSwipeRow(at: path.flatMap { collectionView.isValid($0) ? $0 : nil })
    }

    // MARK: Layout

    private func animate(_ row: SwipedRow, to extent: CGFloat, completion: (() -> Void)? = nil) {
        row.extent = extent
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: { self.place(row) }, completion: { _ in completion?() })
    }

    /// Positions the row and its buttons.
    private func place(_ row: SwipedRow) {
        guard let attributes = row.cell.placement.attributes else { return }
        collectionView.apply(attributes, to: row.cell)
        row.actionsView.layOut(besides: shownFrame(attributes), extent: row.extent)
    }

    /// Returns the frame of a row without its shift, in the coordinates of the rows' superview.
    private func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        attributes.frame.offsetBy(dx: collectionView.layoutOrigin.x, dy: collectionView.layoutOrigin.y)
    }

    /// Updates the rows after a layout pass: rows may have moved, or may be deleted.
    func layoutPassEnded() {
        for row in rows where row.phase != .leaving {
            guard let element = row.cell.placement.element, collectionView.placed[element] === row.cell else {
                leave(row)
                continue
            }
            guard let attributes = row.cell.placement.attributes, let list = attributes.listRow else {
                row.extent = 0
                place(row)
                discard(row)
                continue
            }
            row.extent = min(row.extent, attributes.frame.width)
            track(row, shownFrame(attributes), like: list)
        }
    }

    /// Keeps the buttons next to their row when updates move it.
    private func track(_ row: SwipedRow, _ frame: CGRect, like list: ListRow) {
        let view = row.actionsView
        view.round(like: list)
        guard view.frame.minY != frame.minY, collectionView.updates.transaction?.isAnimated ?? false else {
            return view.layOut(besides: frame, extent: row.extent)
        }
        UIView.animate(withDuration: AnimationTiming.items.duration) { view.layOut(besides: frame, extent: row.extent) }
    }

    /// Removes a row whose item was deleted. Its cell fades out, and the buttons shrink while the rows below move up.
    private func leave(_ row: SwipedRow) {
        row.phase = .leaving
        var frame = row.actionsView.frame
        frame.size.height = 0
        UIView.animate(withDuration: AnimationTiming.items.duration) {
            row.actionsView.frame = frame
        } completion: { [weak self] _ in
            self?.discard(row)
        }
    }
}
