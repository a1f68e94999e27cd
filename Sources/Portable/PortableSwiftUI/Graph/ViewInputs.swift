import LayoutGeometry

/// What a view gets from what it stands in: its environment, and its place in the graph.
public nonisolated struct _ViewInputs {
    package var environment: EnvironmentValues
    // A node never outlives its graph, nor what it stands in, and inputs are copied too often to count who holds these.
    package unowned(unsafe) let graph: ViewGraph
    /// The node that the view stands in.
    unowned(unsafe) var parent: _AnyViewNode?
    /// How many nodes the view stands in.
    var depth = 0
    /// What tells the node apart from those beside it of the same type, if states are kept by item.
    var key: ItemKey?

    @MainActor
    init(graph: ViewGraph, environment: EnvironmentValues) {
        self.graph = graph
        self.environment = environment
    }

    /// Whether views that got these inputs see the same.
    func isSame(as other: _ViewInputs) -> Bool {
        environment.isIdentical(to: other.environment)
    }
}

/// What tells a node apart from others.
final class ItemKey {
    let value: AnyHashable

    init(_ value: AnyHashable) {
        self.value = value
    }
}

/// What is known when items are counted by types alone.
public nonisolated struct _ViewCountInputs {
    /// How many items the content of the modifier has whose body is being counted; nil if nobody knows.
    var modifiedContent: Int?
}
