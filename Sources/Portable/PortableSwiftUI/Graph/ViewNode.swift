/// A view's place in the graph: it stays while the view is updated there, and goes when the view does.
///
/// A node is **unary** if it is one item of whoever shows it: it makes an ``Element`` when it is first shown, and not
/// before. All others only say which items they stand for.
@MainActor
public class _AnyViewNode {
    // The graph and the nodes around own this one, and let go of it before they go: nobody counts.
    package unowned(unsafe) let graph: ViewGraph
    /// What the node stands in; nil for the root, and once the node was removed.
    private(set) unowned(unsafe) var parent: _AnyViewNode?
    let depth: Int
    package internal(set) var inputs: _ViewInputs
    /// Whether the view is gone for good.
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

    /// What views in this one get.
    var inputsForContent: _ViewInputs {
        var inputs = inputs
        inputs.parent = self
        inputs.depth = depth + 1
        inputs.key = nil
        return inputs
    }

    // MARK: Items

    /// What the view stands for in whatever shows it.
    var items: ItemList { .empty }

    /// The item of the content of a node that is one item and shows another one; `nil` before it is shown, and for all other
    /// nodes.
    var contentItem: Item? { nil }

    /// The element of a unary node, which is made when it is first asked for.
    func shownElement() -> Element { fatalError("\(Self.self) isn't one item.") }

    /// Says that the node stands for other items, or for one with another element. Never called while nodes are made:
    /// whoever makes a node asks for its items afterwards.
    final func itemsDidChange() {
        if let animation = graph.transaction.animation { graph.animations.structural = animation }
        parent?.contentItemsDidChange()
    }

    /// What the node stands for has changed below it. Those that show items, see ``ItemOwner``, take them in with the
    /// flush; all others pass it on.
    func contentItemsDidChange() { itemsDidChange() }

    // MARK: End

    /// The nodes right below this one.
    func forEachChild(_ body: (_AnyViewNode) -> Void) {}

    /// The view is gone, with all that stands in it.
    final func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        graph.structure &+= 1
        forEachChild { $0.remove() }
        willBeRemoved()
        wrapper?.remove()
        parent = nil
    }

    /// The view goes: at once, or, if that is seen, when its elements have gone. It updates itself no more, only what
    /// stands in it does.
    final func retire() {
        guard graph.transaction.animation ?? graph.animations.structural != nil else { return remove() }
        graph.structure &+= 1
        parent = nil
        graph.departures.add(self)
    }

    /// The view is there again; returns whether it hadn't gone yet.
    final func comeBack(to parent: _AnyViewNode) -> Bool {
        guard !isRemoved, graph.departures.takeBack(self) else { return false }
        graph.structure &+= 1
        self.parent = parent
        return true
    }

    // MARK: States of items

    /// What those below the node kept when the item was shown last, until they are made.
    var restoring: [SavedState] = []
    private var restoredBoxes: [AnyObject] = []

    /// What the dynamic properties of the node keep.
    var keptBoxes: [AnyObject] { [] }

    /// Whether the node tells that it comes and goes, and so can't pass to another item.
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

    /// What the dynamic properties kept when the item was shown last.
    final func takeRestoredBoxes() -> [AnyObject] {
        defer { restoredBoxes = [] }
        return restoredBoxes
    }

    /// Whether the node may keep something of an item, now or later: by its type, for most.
    var mayKeepSomething: Bool { false }

    /// Whether the node itself may pass to another item: what it keeps is as good as new.
    final var isPassable: Bool {
        guard !isBoundToItem, restoring.isEmpty, restoredBoxes.isEmpty else { return false }
        for box in keptBoxes {
            guard let box = box as? any PassableBox, box.isPassable else { return false }
        }
        return true
    }

    /// A node that may keep something of an item.
    struct Keeper {
        unowned(unsafe) let node: _AnyViewNode
    }

    /// The nodes that may keep something, of this one and those below it.
    final func collectKeepers(_ keepers: inout [Keeper]) {
        if mayKeepSomething || !restoring.isEmpty || !restoredBoxes.isEmpty { keepers.append(Keeper(node: self)) }
        forEachChild { $0.collectKeepers(&keepers) }
    }

    /// What the node and those below it keep; nil if they keep nothing, and may pass to another item as they are.
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

    /// The place of what is around the view, if it is one item and wrapped: it goes with the view.
    final unowned var wrapper: _AnyViewNode?

    /// Ends what the node began: its tasks, and what it reads.
    func willBeRemoved() {}
}

/// The place of a view of one type. The view is kept as it was given, for comparing.
public class _ViewNode<V: View>: _AnyViewNode {
    package internal(set) final var view: V
    private final var comparator: ValueComparator?

    init(_ view: V, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    /// Takes the view of an update. Nothing happens if neither the view nor the inputs changed.
    final func update(_ new: V, _ newInputs: _ViewInputs) {
        let inputsChanged = !inputs.isSame(as: newInputs)
        if inputsChanged { inputs.environment = newInputs.environment }
        guard takeView(new) || inputsChanged else { return }
        viewDidChange(to: new, inputsChanged: inputsChanged)
    }

    /// Takes inputs of an update that left the view alone.
    final func updateInputs(_ newInputs: _ViewInputs) {
        guard !inputs.isSame(as: newInputs) else { return }
        inputs.environment = newInputs.environment
        viewDidChange(to: view, inputsChanged: true)
    }

    /// Keeps the view; returns whether it is another than before.
    func takeView(_ new: V) -> Bool {
        if isSame(as: new) { return false }
        view = new
        return true
    }

    /// Whether the view is the same as another one, field by field.
    final func isSame(as other: V) -> Bool {
        if ValueComparator.hasSameBits(&view, as: other) { return true }
        let comparator = comparator ?? ValueComparator.of(V.self)
        self.comparator = comparator
        return comparator.isSame(&view, as: other)
    }

    /// The view or the inputs are others than before. What stands in the view is handed on from `view`: that copies less
    /// than to take it out of what the node keeps.
    func viewDidChange(to view: V, inputsChanged: Bool) {}
}

/// The place of a view that is nothing but its content.
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
