/// A modifier that changes the inputs of views, for example the environment. It adds no element and no item.
@MainActor
protocol InputsModifier: PrimitiveModifier {
    func modify(_ inputs: inout _ViewInputs)
}

extension InputsModifier {
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        InputsNode(view, inputs)
    }
}

/// The node of a view with modified inputs. The inputs remain the same object until the modifier or the outer inputs
/// change.
private final class InputsNode<Content: View, Modifier: InputsModifier>: ModifierNode<Content, Modifier> {
    private var environment = EnvironmentValues()

    override func makeContentInputs() -> _ViewInputs {
        var modified = inputsForContent
        view.modifier.modify(&modified)
        environment = modified.environment
        return modified
    }

    override func modifierDidChange(from previous: Modifier?) { _ = makeContentInputs() }

    override var contentInputs: _ViewInputs {
        var modified = inputsForContent
        modified.environment = environment
        return modified
    }
}
