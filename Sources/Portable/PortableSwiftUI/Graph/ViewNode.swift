/// A node of the view graph. It keeps its identity while the view is updated, and is removed with the view.
///
/// A node is **unary** if its container counts it as one item. A unary node creates its ``Element`` when it is first
/// shown, and not before. All other nodes only provide a list of items.
@MainActor
public class _AnyViewNode {
    // The graph and the parent own this node and release it before they are deallocated: a counted reference isn't
    // needed.
    package unowned(unsafe) let graph: ViewGraph
    /// The parent node, or `nil` for the root and after the node was removed.
    private(set) unowned(unsafe) var parent: _AnyViewNode?
    let depth: Int
    package internal(set) var inputs: _ViewInputs
    /// A Boolean value that indicates whether the view was removed permanently.
    private(set) var isRemoved = false

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        graph = inputs.graph
        parent = inputs.parent
        depth = inputs.depth
        graph.statistics.nodesMade += 1
        graph.structure &+= 1
        if graph.keepsStates { restore() }
    }

    /// The inputs for the views in this one.
    var inputsForContent: _ViewInputs {
        var inputs = inputs
        inputs.parent = self
        inputs.depth = depth + 1
        inputs.key = nil
        return inputs
    }

    // MARK: Items

    /// The items that the view contributes to its container.
    var items: ItemList { .empty }

    /// The content's item for a node that's one item and shows another one. It's `nil` before it's shown, and for all
    /// other nodes.
    var contentItem: Item? { nil }

    /// Returns the element of a unary node. It's created when it's first needed.
    func shownElement() -> Element { fatalError("\(Self.self) isn't one item.") }

    /// Notifies the parent that the node has other items, or another element for its item. It's never called while
    /// nodes are created, because the code that creates a node reads its items afterward.
    final func itemsDidChange() {
        if let animation = graph.transaction.animation { graph.animations.structural = animation }
        parent?.contentItemsDidChange()
    }

    /// Called when the items of the content changed. An ``ItemOwner`` updates its items in the next flush; all other
    /// nodes notify their parents.
    func contentItemsDidChange() { itemsDidChange() }

    // MARK: End

    /// Calls a closure with each child.
    func forEachChild(_ body: (_AnyViewNode) -> Void) {}

    /// Removes the node and its descendants.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        graph.structure &+= 1
        forEachChild { $0.remove() }
        willBeRemoved()
        wrapper?.remove()
        parent = nil
    }

    /// Removes the view: immediately, or, with an animation, when the transitions of its elements have ended. Until
    /// then, only its descendants are updated.
    final func retire() {
        guard graph.transaction.animation ?? graph.animations.structural != nil else { return remove() }
        graph.structure &+= 1
        parent = nil
        graph.exitingNodes.add(self)
    }

    /// Cancels the removal of the view. Returns `false` if it was already removed.
    final func reattach(to parent: _AnyViewNode) -> Bool {
        guard !isRemoved, graph.exitingNodes.reclaim(self) else { return false }
        graph.structure &+= 1
        self.parent = parent
        return true
    }

    // MARK: States of items

    /// The saved states of the child nodes, until these are created.
    var restoring: [SavedState] = []
    private var restoredBoxes: [AnyObject] = []

    /// The storage of the node's dynamic properties.
    var keptBoxes: [AnyObject] { [] }

    /// A Boolean value that indicates whether the node reports when it appears and disappears, and therefore can't be
    /// reused for another item.
    var isBoundToItem: Bool { false }

    private func restore() {
        guard let parent, !parent.restoring.isEmpty else { return }
        let type = ObjectIdentifier(type(of: self))
        guard let index = parent.restoring.firstIndex(where: { $0.type == type && $0.key == inputs.key?.value }) else {
            return
        }
        let saved = parent.restoring.remove(at: index)
        restoring = saved.children
        restoredBoxes = saved.boxes
    }

    /// Returns the storage that the dynamic properties had when the item was last shown.
    final func removeRestoredBoxes() -> [AnyObject] {
        defer { restoredBoxes = [] }
        return restoredBoxes
    }

    /// A Boolean value that indicates whether the node can have state of an item, which usually depends on its type.
    var canHoldState: Bool { false }

    /// A Boolean value that indicates whether the node can be reused for another item, because it has no state other
    /// than its initial one.
    final var isPassable: Bool {
        guard !isBoundToItem, restoring.isEmpty, restoredBoxes.isEmpty else { return false }
        for box in keptBoxes {
            guard let box = box as? any ReusableBox, box.isPassable else { return false }
        }
        return true
    }

    /// A node that can have state of an item.
    struct StatefulNode {
        unowned(unsafe) let node: _AnyViewNode
    }

    /// Collects the nodes that can have state: this node and its descendants.
    final func collectStatefulNodes(_ statefulNodes: inout [StatefulNode]) {
        if canHoldState || !restoring.isEmpty || !restoredBoxes.isEmpty {
            statefulNodes.append(StatefulNode(node: self))
        }
        forEachChild { $0.collectStatefulNodes(&statefulNodes) }
    }

    /// Returns the state of the node and its descendants, or `nil` if they don't have any and can be reused for another
    /// item unchanged.
    final func savedState() -> SavedState? {
        var children = restoring
        forEachChild { child in
            if let state = child.savedState() { children.append(state) }
        }
        let boxes = keptBoxes.isEmpty ? restoredBoxes : keptBoxes
        guard !boxes.isEmpty || !children.isEmpty || isBoundToItem else { return nil }
        return SavedState(
            type: ObjectIdentifier(type(of: self)), key: inputs.key?.value, boxes: boxes, children: children)
    }

    // MARK: End

    /// The node of the element that wraps the view, if the view is one item. It's removed with the view.
    final unowned var wrapper: _AnyViewNode?

    /// Called before the node is removed, to end its tasks and observations.
    func willBeRemoved() {}
}

/// The node of a view of a specific type. The view is stored for comparisons.
public class _ViewNode<V: View>: _AnyViewNode {
    package internal(set) final var view: V
    private final var comparator: ValueComparator?

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Updates the node with a view. Has no effect if neither the view nor the inputs have changed.
    final func update(_ new: V, _ newInputs: _ViewInputs) {
        let inputsChanged = !inputs.isSame(as: newInputs)
        if inputsChanged { inputs.environment = newInputs.environment }
        guard replaceView(new) || inputsChanged else { return }
        viewDidChange(to: new, inputsChanged: inputsChanged)
    }

    /// Updates the inputs of a node whose view hasn't changed.
    final func updateInputs(_ newInputs: _ViewInputs) {
        guard !inputs.isSame(as: newInputs) else { return }
        inputs.environment = newInputs.environment
        viewDidChange(to: view, inputsChanged: true)
    }

    /// Stores the view. Returns whether it differs from the previous one.
    func replaceView(_ new: V) -> Bool {
        if isSame(as: new) { return false }
        view = new
        return true
    }

    /// Returns whether the view is equal to another view, field by field.
    final func isSame(as other: V) -> Bool {
        if ValueComparator.hasSameBits(&view, as: other) { return true }
        let comparator = comparator ?? ValueComparator.of(V.self)
        self.comparator = comparator
        return comparator.isSame(&view, as: other)
    }

    /// Called when the view or the inputs changed. Overrides pass on the parts of the parameter `view`, which copies
    /// less than reading them from the stored property.
    func viewDidChange(to view: V, inputsChanged: Bool) {}
}

/// The node of a view that consists only of its content.
final class TransparentNode<V: View, Content: View>: _ViewNode<V> {
    private var node: _ViewNode<Content>!
    private let content: (V) -> Content

    init(_ view: V, _ inputs: _ViewInputs, content: @escaping (V) -> Content) {
        self.content = content
        super.init(view, inputs)
        node = Content._makeNode(content(view), inputsForContent)
    }

    override func viewDidChange(to view: V, inputsChanged: Bool) { node.update(content(view), inputsForContent) }

    override var items: ItemList { node.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { body(node) }
}
