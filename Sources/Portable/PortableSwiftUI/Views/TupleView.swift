/// A view that contains the views of a block.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views.
    public var value: T

    /// Creates a view from a tuple of views.
    public init(_ value: T) {
        self.value = value
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: TupleView, _ inputs: _ViewInputs) -> _ViewNode<TupleView> {
        TupleNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? {
        var sum = 0
        for child in TuplePlan.of(T.self).children {
            guard let count = child.count(inputs) else { return nil }
            sum += count
        }
        return sum
    }
}

/// The node of a ``TupleView``, which has one child for each view, in order.
private final class TupleNode<T>: _ViewNode<TupleView<T>> {
    private var children: [_AnyViewNode] = []
    private let plan = TuplePlan.of(T.self)

    override init(_ view: TupleView<T>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        let inputs = inputsForContent
        withUnsafeBytes(of: view.value) { bytes in
            children = plan.children.map { $0.make(bytes.baseAddress! + $0.offset, inputs) }
        }
    }

    override func replaceView(_ new: TupleView<T>) -> Bool {
        if ValueComparator.hasSameBits(&view, as: new) { return false }
        view = new
        return true
    }

    override func viewDidChange(to view: TupleView<T>, inputsChanged: Bool) {
        let inputs = inputsForContent
        withUnsafeBytes(of: view.value) { bytes in
            for index in children.indices {
                let child = plan.children[index]
                child.update(children[index], bytes.baseAddress! + child.offset, inputs)
            }
        }
    }

    override var items: ItemList { ItemList(joining: children.map(\.items)) }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        for child in children { body(child) }
    }
}
