import DisplayList

/// What a developer may know of a part of a view's content that is no view.
package struct ContentPart {
    /// The identifier of its node in display lists.
    package var id: UInt64
    /// What it is, as a class's name says it for views: `Text`, for example.
    package var name: String
    /// How many of the parts before it, which are a tree in the order of its branches, it lies in.
    package var depth: Int
    /// What tests call it.
    package var identifier: String?
    /// In the coordinates of the view.
    package var frame: CGRect
    /// What can be said of it.
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
