/// A modifier that wraps each item of its content in an element: padding, a frame, an offset, a background.
///
/// To write one, give it an ``Element`` subclass with one child, or with those of ``secondary`` behind it:
///
///     public nonisolated struct _PaddingLayout: WrappingModifier {
///         func makeElement(_ inputs: _ViewInputs) -> PaddingElement { PaddingElement() }
///         func update(_ element: PaddingElement, _ inputs: _ViewInputs) { element.insets = insets }
///     }
///
/// The element's children are the content, then the items of ``secondary``, which is made for each item of the
/// content anew: each child of a group gets a background of its own. Dynamic properties of the modifier are linked in
/// `update`.
@MainActor
protocol WrappingModifier: PrimitiveModifier {
    associatedtype ElementType: Element
    associatedtype Secondary: View = EmptyView

    /// The element around an item that is shown for the first time. ``update(_:_:)`` follows.
    func makeElement(_ inputs: _ViewInputs) -> ElementType
    /// Tells the element what the modifier and its environment are now.
    func update(_ element: ElementType, _ inputs: _ViewInputs)
    /// What is shown with the content, for example its background; nothing by default.
    var secondary: Secondary { get }
}

extension WrappingModifier {
    /// The view's place in the graph.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        WrappingNode(view, inputs)
    }
}

extension WrappingModifier where Secondary == EmptyView {
    var secondary: EmptyView { EmptyView() }
}

/// The place of a view whose items are wrapped.
private final class WrappingNode<Content: View, Modifier: WrappingModifier>:
    _ViewNode<ModifiedContent<Content, Modifier>>, ItemMapping
{
    private var content: _ViewNode<Content>!
    /// One for each item that was asked for.
    private var wrappers: [ObjectIdentifier: WrapperNode<Modifier>] = [:]

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, inputsForContent)
    }

    override func takeView(_ new: ModifiedContent<Content, Modifier>) -> Bool {
        if !ValueComparator.areEqual(view.modifier, new.modifier) {
            isModifierChanged = true
        } else if ValueComparator.areEqual(view.content, new.content) {
            return false
        }
        view = new
        return true
    }

    private var isModifierChanged = false

    override func viewDidChange(inputsChanged: Bool) {
        if isModifierChanged || inputsChanged {
            isModifierChanged = false
            for wrapper in wrappers.values { wrapper.update(view.modifier, inputs) }
        }
        content.update(view.content, inputsForContent)
    }

    override func contentItemsDidChange() {
        for (id, wrapper) in wrappers where wrapper.inner.isRemoved {
            wrapper.remove()
            wrappers[id] = nil
        }
        for wrapper in wrappers.values { wrapper.setNeedsItems() }
        super.contentItemsDidChange()
    }

    override var items: ItemList { .mapped(content.items, by: self) }

    func map(_ item: Item) -> Item {
        let id = ObjectIdentifier(item.node)
        var wrapped = item
        if let wrapper = wrappers[id] {
            wrapped = Item(node: wrapper, traits: item.traits, explicitID: item.explicitID)
        } else {
            let wrapper = WrapperNode(item.node, view.modifier, inputsForContent)
            wrappers[id] = wrapper
            wrapped = Item(node: wrapper, traits: item.traits, explicitID: item.explicitID)
        }
        return wrapped
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        wrappers.values.forEach(body)
        content.map(body)
    }
}

/// The place of what is around one item.
private final class WrapperNode<Modifier: WrappingModifier>: _AnyViewNode, ItemOwner, Evaluating {
    let inner: _AnyViewNode
    private var modifier: Modifier
    private var element: Modifier.ElementType?
    private var secondary: _ViewNode<Modifier.Secondary>?
    private var linker: Linker<Modifier>?
    var needsItems = false

    init(_ inner: _AnyViewNode, _ modifier: Modifier, _ inputs: _ViewInputs) {
        self.inner = inner
        self.modifier = modifier
        super.init(inputs)
        if !LinkPlan.of(Modifier.self).isEmpty { linker = Linker(self) }
    }

    func update(_ modifier: Modifier, _ newInputs: _ViewInputs) {
        self.modifier = modifier
        inputs.environment = newInputs.environment
        secondary?.update(modifier.secondary, inputsForContent)
        evaluate()
    }

    func evaluate() {
        guard let element else { return }
        element.takeDirection(inputs)
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
        takeItems()
        return element
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func takeItems() {
        guard let element else { return }
        element.setChildren([inner.shownElement()] + (secondary?.items.shownElements() ?? []))
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { secondary.map(body) }

    override func willBeRemoved() { linker?.end() }
}
