/// The side of a row where actions appear.
package enum SwipeSide: Hashable, CaseIterable {
    case leading, trailing

    /// Creates the side that a moving row uncovers.
    /// - Parameter distance: The distance, positive to the right.
    init(uncoveredBy distance: CGFloat, isRightToLeft: Bool) {
        self = (distance > 0) == isRightToLeft ? .trailing : .leading
    }

    /// Returns 1 if a row moves to the right to uncover the side, -1 if to the left.
    func direction(isRightToLeft: Bool) -> CGFloat { (self == .leading) == isRightToLeft ? -1 : 1 }
}
