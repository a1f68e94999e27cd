import LayoutGeometry

/// The inputs of a view: its environment, and its position in the graph.
public nonisolated struct _ViewInputs {
    package var environment: EnvironmentValues
    // A node never outlives its graph or its parent, and inputs are copied too often for reference counting.
    package unowned(unsafe) let graph: ViewGraph
    /// The parent node of the view.
    unowned(unsafe) var parent: _AnyViewNode?
    /// The number of nodes that contain the view.
    var depth = 0
    /// The key that distinguishes the node from siblings of the same type, if states are saved per item.
    var key: ItemKey?

    @MainActor
    init(graph: ViewGraph, environment: EnvironmentValues) {
        self.graph = graph
        self.environment = environment
    }

    /// Returns whether views with these inputs have the same environment and position.
    func isSame(as other: _ViewInputs) -> Bool {
        environment.isIdentical(to: other.environment)
    }
}

/// A key that distinguishes a node from its siblings.
final class ItemKey {
    let value: AnyHashable

    init(_ value: AnyHashable) {
        self.value = value
    }
}

/// The information that is available when items are counted by their types alone.
public nonisolated struct _ViewCountInputs {
    /// The number of items in the content of the modifier whose body is being counted, or `nil` if it isn't known.
    var modifiedContent: Int?
}
