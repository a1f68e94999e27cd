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
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        InputsNode(view, inputs)
    }
}

/// The place of a view that gets other inputs. They stay the same object while modifier and outer inputs do.
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
