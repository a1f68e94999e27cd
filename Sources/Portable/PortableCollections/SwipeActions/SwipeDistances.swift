/// The distances of a swiped row, calculated from a drag.
package struct SwipeDistances: Hashable {
    /// The width of the row.
    package var rowWidth: CGFloat
    /// The sum of the buttons' widths.
    package var actionsWidth: CGFloat
    /// Whether a full swipe performs the first action.
    package var allowsFullSwipe: Bool

    package init(rowWidth: CGFloat, actionsWidth: CGFloat, allowsFullSwipe: Bool) {
        self.rowWidth = rowWidth
        self.actionsWidth = actionsWidth
        self.allowsFullSwipe = allowsFullSwipe
    }

    /// The velocity in points per second from which only the direction matters.
    private static let flickSpeed: CGFloat = 300

    /// The distance of a full swipe, which is well past the buttons and the row's middle, but within reach. As recorded
    /// in a row of 375 points with buttons of 157 points, a flick of 260 points is a full swipe, and a flick of 250
    /// points isn't. The row moves by less than the finger, because the movement before the recognition doesn't count.
    package var fullSwipe: CGFloat { min(max(rowWidth * 0.65, actionsWidth + 50), rowWidth * 0.8) }

    /// Returns the visible distance of a row for a drag of `distance`: 0 in the opposite direction, and with resistance
    /// beyond the buttons unless a full swipe is possible.
    package func shown(_ distance: CGFloat) -> CGFloat {
        guard distance > 0, distance.isFinite else { return 0 }
        guard !allowsFullSwipe else { return min(distance, rowWidth) }
        guard distance > actionsWidth else { return distance }
        return actionsWidth + RubberBand.shown(distance - actionsWidth, dimension: rowWidth)
    }

    /// Returns the distance of a drag for the visible distance of a row.
    package func dragged(_ shown: CGFloat) -> CGFloat {
        guard !allowsFullSwipe, shown > actionsWidth else { return shown }
        return actionsWidth + RubberBand.dragged(shown - actionsWidth, dimension: rowWidth)
    }

    /// Returns whether lifting the finger performs the first action.
    package func isFullSwipe(_ distance: CGFloat) -> Bool { allowsFullSwipe && rowWidth > 0 && distance >= fullSwipe }

    /// Returns whether the row stays open after the finger is lifted.
    /// - Parameter velocity: The velocity in points per second, positive toward uncovering more.
    package func staysOpen(at distance: CGFloat, velocity: CGFloat) -> Bool {
        if abs(velocity) > Self.flickSpeed { return velocity > 0 }
        return distance > actionsWidth / 2
    }
}
