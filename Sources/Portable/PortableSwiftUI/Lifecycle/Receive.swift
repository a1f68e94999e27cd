import PortableCombine

extension View {
    /// Adds an action to perform with each value of a publisher for as long as the view exists, even while it isn't
    /// visible.
    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View where P.Failure == Never
    {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}

struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension SubscriptionModifier: PrimitiveModifier {
    /// Creates the node of the modified view.
    static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        SubscriptionNode(view, inputs)
    }
}

private final class SubscriptionNode<Content: View, P: Publisher>: PresenceNode<Content, SubscriptionModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var publisher: P?

    // A screen below another one receives values, too.
    override var followsVisibility: Bool { false }

    override func didAppear() { begin() }

    override func didDisappear() {
        subscription = nil
        publisher = nil
    }

    override func modifierDidChange(from previous: SubscriptionModifier<P>?) {
        guard let publisher, !ValueComparator.areEqual(publisher, view.modifier.publisher) else { return }
        begin()
    }

    private func begin() {
        publisher = view.modifier.publisher
        subscription = view.modifier.publisher.sink { [weak self] value in
            // Publishers don't declare an actor, so the publisher is responsible for the safety of its values.
            nonisolated(unsafe) let value = value
            onMainActor { self?.view.modifier.action(value) }
        }
    }
}
