import LayoutGeometry

/// Where a scroll view of an application stands, in words that another run of the application understands.
package struct ScrollPosition: Sendable, Hashable {
    /// The way from the screen to the scroll view: the class of each view, and which of its siblings of that class it is.
    package var path: String
    /// The content offset, in points.
    package var offset: Point
    /// Whether nothing is shown beyond the beginning of the contents.
    package var isAtStart: Bool
    /// Whether it rests at pages or groups only.
    package var turnsPages: Bool

    package init(path: String, offset: Point, isAtStart: Bool = false, turnsPages: Bool = false) {
        self.path = path
        self.offset = offset
        self.isAtStart = isAtStart
        self.turnsPages = turnsPages
    }
}
