extension View {
    /// Adds an action to perform when the view appears on screen, before its first frame is drawn.
    ///
    /// The action runs again each time the view reappears: when a screen above it is popped, its tab is selected again,
    /// or its row is scrolled back into the visible area of a list or a lazy container.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Adds an action to perform when the view leaves the screen: when it is removed, covered by a pushed screen or a
    /// full-screen presentation, in a deselected tab, or scrolled out of the visible area.
    ///
    /// The action runs after the `onAppear` actions of the views that replace it.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}

/// The modifier that `onAppear` and `onDisappear` apply.
public struct _AppearanceActionModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: PrimitiveModifier {
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        AppearanceNode(view, inputs)
    }
}

private final class AppearanceNode<Content: View>: PresenceNode<Content, _AppearanceActionModifier> {
    override func didAppear() { view.modifier.appear?() }

    override func didDisappear() { view.modifier.disappear?() }
}
