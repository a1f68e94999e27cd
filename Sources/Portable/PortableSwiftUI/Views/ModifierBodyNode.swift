/// The content of a modifier, as it's used in `body(content:)`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    fileprivate let source: ModifiedSource

    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: _ViewModifier_Content, _ inputs: _ViewInputs
    ) -> _ViewNode<_ViewModifier_Content> {
        ModifiedContentNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { inputs.modifiedContent }
}

/// The content of a modifier, without its type. It creates a node each time that the modifier's body uses the content.
private class ModifiedSource {
    fileprivate var places: [any ModifiedNode] = []
    @MainActor func makeNode(_ inputs: _ViewInputs) -> _AnyViewNode { fatalError("Overridden.") }
    @MainActor func update(_ node: _AnyViewNode, _ inputs: _ViewInputs) { fatalError("Overridden.") }
}

private final class TypedModifiedSource<Content: View>: ModifiedSource {
    fileprivate var content: Content

    init(_ content: Content) {
        self.content = content
    }

    @MainActor override func makeNode(_ inputs: _ViewInputs) -> _AnyViewNode { Content._makeNode(content, inputs) }

    @MainActor override func update(_ node: _AnyViewNode, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: _ViewNode<Content>.self).update(content, inputs)
    }
}

@MainActor
private protocol ModifiedNode: AnyObject {
    func contentDidChange()
}

/// A node of a modifier's content at one position in the modifier's body. It has the environment of that position,
/// which includes the values that the modifier sets.
private final class ModifiedContentNode<Modifier: ViewModifier>: _ViewNode<_ViewModifier_Content<Modifier>>,
    ModifiedNode
{
    private var content: _AnyViewNode!

    override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = view.source.makeNode(inputsForContent)
        view.source.places.append(self)
    }

    override func viewDidChange(to view: _ViewModifier_Content<Modifier>, inputsChanged: Bool) {
        if inputsChanged { contentDidChange() }
    }

    func contentDidChange() { view.source.update(content, inputsForContent) }

    override var items: ItemList { content.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        if let content { body(content) }
    }

    override func willBeRemoved() { view.source.places.removeAll { $0 === self } }
}

/// The node of a view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>:
    EvaluatedNode<ModifiedContent<Content, Modifier>, Modifier.Body>
{
    private let source: TypedModifiedSource<Content>
    private var links = Links<Modifier>()
    private var animator = AnimatorSlot<Modifier>()
    private var isContentChanged = false
    private var isModifierChanged = false

    init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        source = TypedModifiedSource(view.content)
        super.init(view, inputs, count: Modifier._viewCount(Content._viewCount(_ViewCountInputs())))
    }

    override func makeContent() -> Modifier.Body {
        links.linked(animator.presented(view.modifier), evaluation)
            .body(content: _ViewModifier_Content(source: source))
    }

    override var evaluatedType: Any.Type { Modifier.self }

    override func replaceView(_ new: ModifiedContent<Content, Modifier>) -> Bool {
        let contentChanged = !ValueComparator.hasSameBits(&view.content, as: new.content)
        let modifierChanged = !ValueComparator.isSame(&view.modifier, as: new.modifier)
        if modifierChanged {
            animator.viewDidChange(from: view.modifier, to: new.modifier, in: graph) { [weak self] in
                self?.evaluateDuringAnimation()
            }
        }
        view = new
        source.content = new.content
        if contentChanged { isContentChanged = true }
        if modifierChanged { isModifierChanged = true }
        return contentChanged || modifierChanged
    }

    override func viewDidChange(to view: ModifiedContent<Content, Modifier>, inputsChanged: Bool) {
        defer { (isContentChanged, isModifierChanged) = (false, false) }
        guard let content else { return }
        if isModifierChanged || evaluation.needsRun
            || (inputsChanged && evaluation.environmentChanged(inputs.environment))
        {
            evaluate()
        } else if inputsChanged {
            content.updateInputs(inputsForContent)
        }
        if isContentChanged { source.places.forEach { $0.contentDidChange() } }
    }

    override var keptBoxes: [AnyObject] { links.boxes }

    override var canHoldState: Bool { !links.isEmpty }
}
