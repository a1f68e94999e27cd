/// A view that arranges the items of its content.
///
/// To write one, give it an ``Element`` subclass that measures and places its children:
///
///     public nonisolated struct HStack<Content: View>: ContainerView {
///         let content: Content
///         func makeElement(_ inputs: _ViewInputs) -> StackElement { StackElement(.horizontal) }
///         func update(_ element: StackElement, _ inputs: _ViewInputs) { element.alignment = alignment }
///     }
///
/// `update` runs once after the element is created, and then whenever the view or its environment changes. The children
/// of the element are the items of the content; ``Element/traits`` has the traits that an item's modifiers set. All
/// items are created. A container that shows only some of its items, such as a lazy stack, implements ``ItemOwner``
/// instead.
@MainActor
protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype ElementType: Element

    /// The views that the container arranges.
    var content: Content { get }
    /// Creates the element when the view is first shown. ``update(_:_:)`` is called afterward.
    func makeElement(_ inputs: _ViewInputs) -> ElementType
    /// Updates the element to the current view and environment.
    func update(_ element: ElementType, _ inputs: _ViewInputs)
    /// Returns whether the element of `other` would be updated with the same values. Views inside the container are
    /// compared in their own nodes. By default, the two containers are compared completely.
    func isSameContainer(as other: Self) -> Bool
    /// A Boolean value that indicates whether the element keeps state of its item that views don't provide, such as a
    /// scroll offset.
    static var isBoundToItem: Bool { get }
    /// Changes the inputs of the views in the container. By default, these are the inputs of the container.
    func modifyContentInputs(_ inputs: inout _ViewInputs)
}

extension ContainerView {
    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode<Self> {
        ContainerNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }

    static var isBoundToItem: Bool { false }

    func isSameContainer(as other: Self) -> Bool { ValueComparator.areEqual(self, other) }

    func modifyContentInputs(_ inputs: inout _ViewInputs) {}
}

/// The node of a container.
final class ContainerNode<V: ContainerView>: _ViewNode<V>, ItemOwner {
    private var content: _ViewNode<V.Content>?
    private var element: V.ElementType?
    var needsItems = false

    override var items: ItemList { .one(self) }

    override var isBoundToItem: Bool { V.isBoundToItem }

    override func shownElement() -> Element {
        if let element { return element }
        let element = view.makeElement(inputs)
        self.element = element
        element.updateDirection(inputs)
        view.update(element, inputs)
        content = V.Content._makeNode(view.content, contentInputs)
        refreshItems()
        return element
    }

    private var contentInputs: _ViewInputs {
        var inputs = inputsForContent
        view.modifyContentInputs(&inputs)
        return inputs
    }

    private var isContainerChanged = false

    override func replaceView(_ new: V) -> Bool {
        if ValueComparator.hasSameBits(&view, as: new) { return false }
        isContainerChanged = !view.isSameContainer(as: new)
        view = new
        return true
    }

    override func viewDidChange(to view: V, inputsChanged: Bool) {
        defer { isContainerChanged = false }
        guard let element, let content else { return }
        if inputsChanged { element.updateDirection(inputs) }
        if inputsChanged || isContainerChanged { view.update(element, inputs) }
        content.update(view.content, contentInputs)
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() {
        guard let element, let content else { return }
        element.setChildren(content.items.shownElements())
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }

    override var canHoldState: Bool { V.isBoundToItem }
}

extension ItemList {
    /// Returns the elements of all items, with their traits. Creates the elements that don't exist yet.
    func shownElements() -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        forEach { elements.append($0.shownElement()) }
        return elements
    }
}
