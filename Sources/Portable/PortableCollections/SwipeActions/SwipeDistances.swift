/// How far a swiped row moves: the arithmetic of a drag.
package struct SwipeDistances: Hashable {
    /// The width of the row.
    package var rowWidth: CGFloat
    /// The width of all buttons together.
    package var actionsWidth: CGFloat
    /// Whether swiping on performs the first action.
    package var allowsFullSwipe: Bool

    package init(rowWidth: CGFloat, actionsWidth: CGFloat, allowsFullSwipe: Bool) {
        self.rowWidth = rowWidth
        self.actionsWidth = actionsWidth
        self.allowsFullSwipe = allowsFullSwipe
    }

    /// How fast a finger is, in points per second, that decides by its direction alone.
    private static let flickSpeed: CGFloat = 300

    /// From where on a swipe is a full one: well past the buttons and the row's middle, but within reach. Recorded in a
    /// row of 375 points with buttons of 157: a flick of 260 points is one, one of 250 isn't, of which the row moves what
    /// is left when the finger has been found to move.
    package var fullSwipe: CGFloat { min(max(rowWidth * 0.65, actionsWidth + 50), rowWidth * 0.8) }

    /// How far the row shows itself moved when a finger has moved it by `distance`: not at all the other way, and with
    /// resistance beyond the buttons unless there is a full swipe to come to.
    package func shown(_ distance: CGFloat) -> CGFloat {
        guard distance > 0, distance.isFinite else { return 0 }
        guard !allowsFullSwipe else { return min(distance, rowWidth) }
        guard distance > actionsWidth else { return distance }
        return actionsWidth + RubberBand.shown(distance - actionsWidth, dimension: rowWidth)
    }

    /// How far a finger would have moved the row for it to show itself moved by `shown`.
    package func dragged(_ shown: CGFloat) -> CGFloat {
        guard !allowsFullSwipe, shown > actionsWidth else { return shown }
        return actionsWidth + RubberBand.dragged(shown - actionsWidth, dimension: rowWidth)
    }

    /// Whether a finger that is lifted here performs the first action.
    package func isFullSwipe(_ distance: CGFloat) -> Bool { allowsFullSwipe && rowWidth > 0 && distance >= fullSwipe }

    /// Whether the buttons stay when the finger is lifted.
    /// - Parameter velocity: In points per second, positive towards uncovering more.
    package func staysOpen(at distance: CGFloat, velocity: CGFloat) -> Bool {
        if abs(velocity) > Self.flickSpeed { return velocity > 0 }
        return distance > actionsWidth / 2
    }
}
