/// A type-erased view. If the type of its content changes, the new content is a different view with new state.
public nonisolated struct AnyView: PrimitiveView {
    fileprivate let storage: AnyViewStorage

    /// Creates a type-erased view.
    public nonisolated init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
    }

    /// Creates a type-erased view.
    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: AnyView, _ inputs: _ViewInputs) -> _ViewNode<AnyView> {
        AnyViewNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

extension AnyView {
    /// The view without the erasure.
    @MainActor var erasedView: any View { storage.erasedView }
}

// The storage is immutable, and only the main actor reads it.
private nonisolated class AnyViewStorage: @unchecked Sendable {
    @MainActor var erasedView: any View { fatalError("Overridden.") }
    @MainActor func makeNode(_ inputs: _ViewInputs) -> _AnyViewNode { fatalError("Overridden.") }
    /// Updates a node with the view. Returns `false` if the node's view has another type.
    @MainActor func update(_ node: _AnyViewNode, _ inputs: _ViewInputs) -> Bool { fatalError("Overridden.") }
}

private nonisolated final class TypedViewStorage<V: View>: AnyViewStorage, @unchecked Sendable {
    private let view: V

    init(_ view: V) {
        self.view = view
    }

    @MainActor override var erasedView: any View { view }

    @MainActor override func makeNode(_ inputs: _ViewInputs) -> _AnyViewNode { V._makeNode(view, inputs) }

    @MainActor override func update(_ node: _AnyViewNode, _ inputs: _ViewInputs) -> Bool {
        guard let node = node as? _ViewNode<V> else { return false }
        node.update(view, inputs)
        return true
    }
}

private final class AnyViewNode: _ViewNode<AnyView> {
    private var content: _AnyViewNode!

    override init(_ view: AnyView, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = view.storage.makeNode(inputsForContent)
    }

    override func viewDidChange(to view: AnyView, inputsChanged: Bool) {
        guard !view.storage.update(content, inputsForContent) else { return }
        content.retire()
        content = view.storage.makeNode(inputsForContent)
        itemsDidChange()
    }

    override var items: ItemList { content.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { body(content) }
}
