/// A modifier that wraps each item of its content in an element: padding, a frame, an offset, a background.
///
/// To write one, implement an ``Element`` subclass with one child, followed by the elements of ``secondary`` if there
/// are any:
///
///     public nonisolated struct _PaddingLayout: WrappingModifier {
///         func makeElement(_ inputs: _ViewInputs) -> PaddingElement { PaddingElement() }
///         func update(_ element: PaddingElement, _ inputs: _ViewInputs) { element.insets = insets }
///     }
///
/// The element's children are the content and then the items of ``secondary``. The secondary view is created separately
/// for each item of the content: each child of a group gets its own background. Dynamic properties of the modifier are
/// linked in `update`.
@MainActor
protocol WrappingModifier: PrimitiveModifier {
    associatedtype ElementType: Element
    associatedtype Secondary: View = EmptyView

    /// Creates the element around an item when it's first shown. ``update(_:_:)`` is called afterward.
    func makeElement(_ inputs: _ViewInputs) -> ElementType
    /// Updates the element to the current modifier and environment.
    func update(_ element: ElementType, _ inputs: _ViewInputs)
    /// The view that is shown with the content, for example its background. The default is an empty view.
    var secondary: Secondary { get }
    /// Performs an update of the content. `previous` is the previous modifier, or `nil` if it hasn't changed.
    func updateContent(from previous: Self?, in graph: ViewGraph, _ update: () -> Void)
}

extension WrappingModifier {
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        WrappingNode(view, inputs)
    }

    func updateContent(from previous: Self?, in graph: ViewGraph, _ update: () -> Void) { update() }
}

extension WrappingModifier where Secondary == EmptyView {
    var secondary: EmptyView { EmptyView() }
}

/// The node of a view whose items are wrapped.
private final class WrappingNode<Content: View, Modifier: WrappingModifier>: ModifierNode<Content, Modifier>,
    ItemMapping, WrapperOwner
{
    /// The nodes of the requested items, in no particular order.
    private var wrappers: [WrapperNode<Modifier>] = []

    override func modifierDidChange(from previous: Modifier?) {
        for wrapper in wrappers { wrapper.update(view.modifier, inputs) }
    }

    override func updateContent(_ view: Content, from previous: Modifier?) {
        self.view.modifier.updateContent(from: previous, in: graph) { super.updateContent(view, from: previous) }
    }

    override func contentItemsDidChange() {
        for wrapper in wrappers { wrapper.setNeedsItems() }
        super.contentItemsDidChange()
    }

    override var items: ItemList { .mapped(content.items, by: self) }

    func map(_ item: Item) -> Item {
        var wrapped = item
        wrapped.node = wrapper(of: item.node)
        return wrapped
    }

    private func wrapper(of node: _AnyViewNode) -> WrapperNode<Modifier> {
        // Each item has only one path to its container, so no other node wraps it.
        if let wrapper = node.wrapper { return unsafeDowncast(wrapper, to: WrapperNode<Modifier>.self) }
        let wrapper = WrapperNode(node, view.modifier, inputsForContent, owner: self, index: wrappers.count)
        wrappers.append(wrapper)
        return wrapper
    }

    func removeWrapper(at index: Int) {
        let last = wrappers.removeLast()
        guard index < wrappers.count else { return }
        wrappers[index] = last
        last.index = index
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        body(content)
        for wrapper in wrappers { body(wrapper) }
    }
}

@MainActor
private protocol WrapperOwner: AnyObject {
    func removeWrapper(at index: Int)
}

/// The node of the element around one item.
private final class WrapperNode<Modifier: WrappingModifier>: _AnyViewNode, ItemOwner, EvaluatedViewNode {
    private let inner: _AnyViewNode
    private unowned let owner: any WrapperOwner
    /// The index of the node in its owner.
    fileprivate var index: Int
    private var modifier: Modifier
    private var element: Modifier.ElementType?
    private var secondary: _ViewNode<Modifier.Secondary>?
    private var linker: Linker<Modifier>?
    private var animator = AnimatorSlot<Modifier>()
    var needsItems = false

    init(
        _ inner: _AnyViewNode, _ modifier: Modifier, _ inputs: _ViewInputs, owner: any WrapperOwner, index: Int
    ) {
        self.inner = inner
        self.modifier = modifier
        self.owner = owner
        self.index = index
        super.init(inputs)
        inner.wrapper = self
        if !LinkPlan.of(Modifier.self).isEmpty { linker = Linker(self) }
    }

    func update(_ modifier: Modifier, _ newInputs: _ViewInputs) {
        if animator.isNeeded(in: graph) {
            animator.viewDidChange(from: self.modifier, to: modifier, in: graph) { [weak self] in
                self?.evaluateDuringAnimation()
            }
        }
        self.modifier = modifier
        inputs.environment = newInputs.environment
        secondary?.update(modifier.secondary, inputsForContent)
        evaluate()
    }

    func evaluate() {
        guard let element else { return }
        element.updateDirection(inputs)
        let modifier = animator.presented(modifier)
        guard let linker else { return modifier.update(element, inputs) }
        linker.run(modifier) { $0.update(element, inputs) }
    }

    override var items: ItemList { .one(self) }

    override func shownElement() -> Element {
        if let element { return element }
        let element = modifier.makeElement(inputs)
        self.element = element
        evaluate()
        if Modifier.Secondary.self != EmptyView.self {
            secondary = Modifier.Secondary._makeNode(modifier.secondary, inputsForContent)
        }
        refreshItems()
        return element
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() {
        guard let element else { return }
        element.setChildren([inner.shownElement()] + (secondary?.items.shownElements() ?? []))
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let secondary { body(secondary) }
    }

    override var keptBoxes: [AnyObject] { linker?.boxes ?? [] }

    override var canHoldState: Bool { linker != nil }

    override func willBeRemoved() {
        linker?.end()
        inner.wrapper = nil
        owner.removeWrapper(at: index)
    }
}
