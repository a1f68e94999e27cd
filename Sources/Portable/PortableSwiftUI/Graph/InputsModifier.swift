/// A modifier of what views get: the environment, for example. It adds no element and no item.
///
///     nonisolated struct FontModifier: InputsModifier {
///         let font: Font?
///         func modify(_ inputs: inout _ViewInputs) { inputs.environment.font = font }
///     }
@MainActor
protocol InputsModifier: PrimitiveModifier {
    func modify(_ inputs: inout _ViewInputs)
}

extension InputsModifier {
    /// The view's place in the graph.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        InputsNode(view, inputs)
    }
}

/// The place of a view that gets other inputs. They stay the same object while modifier and outer inputs do.
private final class InputsNode<Content: View, Modifier: InputsModifier>: _ViewNode<ModifiedContent<Content, Modifier>> {
    private var content: _ViewNode<Content>!
    private var environment: EnvironmentValues

    override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _ViewInputs) {
        environment = inputs.environment
        super.init(view, inputs)
        var modified = inputsForContent
        view.modifier.modify(&modified)
        environment = modified.environment
        content = Content._makeNode(view.content, modified)
    }

    private var isModifierChanged = false

    override func takeView(_ new: ModifiedContent<Content, Modifier>) -> Bool {
        if !ValueComparator.areEqual(view.modifier, new.modifier) {
            isModifierChanged = true
        } else if ValueComparator.areEqual(view.content, new.content) {
            return false
        }
        view = new
        return true
    }

    override func viewDidChange(inputsChanged: Bool) {
        var modified = inputsForContent
        if isModifierChanged || inputsChanged {
            isModifierChanged = false
            view.modifier.modify(&modified)
            environment = modified.environment
        } else {
            modified.environment = environment
        }
        content.update(view.content, modified)
    }

    override var items: ItemList { content.items }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }
}
