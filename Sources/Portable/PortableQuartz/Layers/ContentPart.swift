import DisplayList

/// A part of a view's content that isn't a view, for display in development tools.
package struct ContentPart {
    /// The identifier of its node in display lists.
    package var id: UInt64
    /// The name of the part's type, for example `Text`.
    package var name: String
    /// The number of parts that contain it. The parts form a tree in depth-first order.
    package var depth: Int
    /// The accessibility identifier.
    package var identifier: String?
    /// The frame in the view's coordinate space.
    package var frame: CGRect
    /// The properties that development tools display.
    package var properties: [InspectedView.Property: InspectedView.Value]

    package init(
        id: UInt64, name: String, depth: Int = 0, identifier: String? = nil, frame: CGRect,
        properties: [InspectedView.Property: InspectedView.Value] = [:]
    ) {
        self.id = id
        self.name = name
        self.depth = depth
        self.identifier = identifier
        self.frame = frame
        self.properties = properties
    }
}
