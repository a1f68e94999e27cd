import LayoutGeometry

/// What a person did on the display of a host. Places are in points of the screen.
package enum HostInput: Sendable, Hashable {
    /// A finger or a button of the mouse, from going down to being lifted.
    case touch(Touch)
    /// A wheel or two fingers on a trackpad: how far the contents are to move, in points. Positive is to the right and
    /// downwards, as for a scroll offset.
    case wheel(location: Point, delta: Size)
    /// Text from a keyboard or an input method.
    case text(String)
    case deleteBackward
    /// Something that is done to an element of ``HostedApp/accessibleElements()``, by its identifier.
    case accessibility(element: UInt64, AccessibleElement.Action)

    package struct Touch: Sendable, Hashable {
        package enum Phase: Sendable, Hashable { case began, moved, ended, cancelled }

        /// Tells fingers apart that are down at the same time.
        package var identifier: Int
        package var phase: Phase
        package var location: Point

        package init(identifier: Int, phase: Phase, location: Point) {
            self.identifier = identifier
            self.phase = phase
            self.location = location
        }
    }
}
