import LayoutGeometry

/// The changes of a page from one frame to the next.
package struct Patch: Sendable, Hashable {
    /// An operation on layers, which are identified by identifiers that stay the same from frame to frame.
    package enum Operation: Sendable, Hashable {
        /// Creates an element for a layer that has none.
        case create(UInt64)
        case style(UInt64, [LayerStyle.Change])
        /// Sets the scroll offset: the point in the layer's coordinate space at the corner of its box.
        case origin(UInt64, Point)
        /// Replaces the drawing of the layer.
        case draw(UInt64, [SVGElement])
        /// Inserts a layer into another one, behind a sublayer or at the front. It may have had another parent.
        case insert(UInt64, into: UInt64, before: UInt64?)
        /// Removes a layer with everything that is still in it.
        case remove(UInt64)
    }

    /// The screen's size in points if the page must start from scratch, otherwise `nil`.
    package var screen: Size?
    package var operations: [Operation]

    package init(screen: Size? = nil, operations: [Operation]) {
        self.screen = screen
        self.operations = operations
    }

    /// A Boolean value that indicates whether nothing changes.
    package var isEmpty: Bool { screen == nil && operations.isEmpty }
}
