/// The node of a view with a modifier of the library. Its child is the node of the content.
class ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
    private(set) final var content: _ViewNode<Content>!
    /// The modifier before the current update, if it has changed.
    private var previous: Modifier?

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        content = Content._makeNode(view.content, makeContentInputs())
    }

    final override func replaceView(_ new: ModifiedContent<Content, Modifier>) -> Bool {
        if !ValueComparator.isSame(&view.modifier, as: new.modifier) {
            previous = view.modifier
        } else if ValueComparator.hasSameBits(&view.content, as: new.content) {
            return false
        }
        view = new
        return true
    }

    final override func viewDidChange(to view: ModifiedContent<Content, Modifier>, inputsChanged: Bool) {
        let previous = previous
        self.previous = nil
        if previous != nil || inputsChanged { modifierDidChange(from: previous) }
        updateContent(view.content, from: previous)
    }

    /// Called when the modifier or the inputs changed. `previous` is the previous modifier if the modifier changed.
    func modifierDidChange(from previous: Modifier?) {}

    /// Updates the content with its view.
    func updateContent(_ view: Content, from previous: Modifier?) { content.update(view, contentInputs) }

    /// Returns the inputs for the content when it is created.
    func makeContentInputs() -> _ViewInputs { inputsForContent }

    /// The inputs for the content when it is updated.
    var contentInputs: _ViewInputs { inputsForContent }

    override var items: ItemList { content.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { body(content) }
}
