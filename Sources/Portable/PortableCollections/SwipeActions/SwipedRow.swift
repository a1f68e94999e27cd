/// A row that the user has swiped, with its buttons.
@MainActor
final class SwipedRow {
    /// The state of the row.
    enum Phase {
        /// The user is moving the row.
        case dragging
        /// The row is open, with its buttons visible.
        case open
        /// The row moves back and isn't hit by touches.
        case closing
        /// The row's item is deleted, and its buttons disappear with it.
        case leaving
    }

    let cell: UICollectionViewCell
    let configuration: UISwipeActionsConfiguration
    let actionsView: SwipeActionsView
    /// 1 if the row moves to the right, -1 if to the left.
    let direction: CGFloat

    var phase = Phase.dragging
    /// The distance that the row has moved, in points.
    var extent: CGFloat = 0
    /// The distance without resistance at the beginning of the drag.
    var dragStart: CGFloat = 0

    init(
        _ cell: UICollectionViewCell, _ configuration: UISwipeActionsConfiguration, direction: CGFloat,
        actionsView: SwipeActionsView
    ) {
        self.cell = cell
        self.configuration = configuration
        self.direction = direction
        self.actionsView = actionsView
    }

    /// The frame of the row without a swipe; `nil` after it has left the collection view.
    var frame: CGRect? { cell.placement.attributes?.frame }

    var distances: SwipeDistances {
        let size = frame?.size ?? .zero
        return SwipeDistances(
            rowWidth: size.width, actionsWidth: actionsView.naturalWidth(in: size),
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// Whether touches go to the row's buttons, or close the row.
    var isTouchable: Bool { phase == .dragging || phase == .open }
}
