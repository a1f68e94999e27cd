import LayoutGeometry

/// The position of a scroll view, in a form that is valid for another run of the application.
package struct ScrollPosition: Sendable, Hashable {
    /// The path from the screen to the scroll view: the class of each view, and its index among the siblings of that
    /// class.
    package var path: String
    /// The content offset, in points.
    package var offset: Point
    /// Whether the scroll view is at its start.
    package var isAtStart: Bool
    /// Whether the scroll view stops only at pages or groups.
    package var turnsPages: Bool

    package init(path: String, offset: Point, isAtStart: Bool = false, turnsPages: Bool = false) {
        self.path = path
        self.offset = offset
        self.isAtStart = isAtStart
        self.turnsPages = turnsPages
    }
}
