/// The place of a view with one of the library's modifiers, around the place of its content.
class ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
    private(set) final var content: _ViewNode<Content>!
    private var isModifierChanged = false

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, makeContentInputs())
    }

    final override func takeView(_ new: ModifiedContent<Content, Modifier>) -> Bool {
        if !ValueComparator.areEqual(view.modifier, new.modifier) {
            isModifierChanged = true
        } else if ValueComparator.areEqual(view.content, new.content) {
            return false
        }
        view = new
        return true
    }

    final override func viewDidChange(inputsChanged: Bool) {
        let modifierChanged = isModifierChanged
        isModifierChanged = false
        if modifierChanged || inputsChanged { modifierDidChange(isSameModifier: !modifierChanged) }
        content.update(view.content, contentInputs)
    }

    /// The modifier or the inputs are others than before.
    func modifierDidChange(isSameModifier: Bool) {}

    /// What the content gets when it is made.
    func makeContentInputs() -> _ViewInputs { inputsForContent }

    /// What the content gets when it is updated.
    var contentInputs: _ViewInputs { inputsForContent }

    override var items: ItemList { content.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }
}
