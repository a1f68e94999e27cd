extension View {
    /// Does something when the view is shown for the first time in its place, before it is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Does something when the view is gone.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}

/// What `onAppear` and `onDisappear` apply.
public struct _AppearanceActionModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: PrimitiveModifier {
    /// The view's place in the graph.
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

/// The place of a modifier that follows whether its content is shown: from when the first of its items is asked for to
/// when the last has gone. Both are told after the bodies of the flush.
class PresenceNode<Content: View, Modifier: ViewModifier>: ModifierNode<Content, Modifier>, ItemMapping, ItemObserver {
    private(set) final var isPresent = false
    private var hasAppeared = false

    final override var items: ItemList { .mapped(content.items, by: self) }

    final func map(_ item: Item) -> Item {
        var item = item
        if !isPresent { item.observers.append(self) }
        return item
    }

    final func itemWasShown() {
        guard !isPresent else { return }
        isPresent = true
        graph.afterLayout { [self] in
            guard isPresent, !hasAppeared, !isRemoved else { return }
            hasAppeared = true
            didAppear()
        }
    }

    final override func contentItemsDidChange() {
        super.contentItemsDidChange()
        graph.afterLayout { [self] in
            if isPresent, !isRemoved, content.items.count == 0 { end() }
        }
    }

    final override var isBoundToItem: Bool { true }

    final override var mayKeepSomething: Bool { true }

    final override func willBeRemoved() {
        guard isPresent else { return }
        graph.afterLayout { [self] in end() }
    }

    private func end() {
        isPresent = false
        guard hasAppeared else { return }
        hasAppeared = false
        didDisappear()
    }

    /// The content is shown.
    func didAppear() {}

    /// The content is gone.
    func didDisappear() {}
}
