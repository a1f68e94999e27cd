import LayoutGeometry

/// What has to change on a page so that it shows the next frame.
package struct Patch: Sendable, Hashable {
    /// Layers are named by their identifiers. They stay the same from frame to frame.
    package enum Operation: Sendable, Hashable {
        /// Makes an element for a layer that has none.
        case create(UInt64)
        case style(UInt64, [LayerStyle.Change])
        /// The point of the layer's coordinates that stands in the corner of its box: a scroll offset.
        case origin(UInt64, Point)
        /// Replaces what the layer draws.
        case draw(UInt64, [SVGElement])
        /// Puts a layer into another one, behind a layer there or in front of all; it may have been elsewhere.
        case insert(UInt64, into: UInt64, before: UInt64?)
        /// Throws a layer away with all that is still in it.
        case remove(UInt64)
    }

    /// The screen's size in points, if the page doesn't know it: it begins anew then.
    package var screen: Size?
    package var operations: [Operation]

    package init(screen: Size? = nil, operations: [Operation]) {
        self.screen = screen
        self.operations = operations
    }

    /// Whether nothing changes.
    package var isEmpty: Bool { screen == nil && operations.isEmpty }
}
