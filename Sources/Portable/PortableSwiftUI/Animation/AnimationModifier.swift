extension View {
    /// Animates the view when a value changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            _AnimationModifier(value: value) { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            })
    }

    /// Animates the modifiers that a closure applies to the view, but not the view itself.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of the view's changes when a value changes.
    public nonisolated func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
        -> some View
    {
        modifier(_AnimationModifier(value: value, transform: transform))
    }

    /// Changes the transaction of all changes in the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(UpdateTransactionModifier(transform: transform)).modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of the modifiers that a closure applies to the view, but not of the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        nonisolated(unsafe) let scope = TransactionScope()
        return body(PlaceholderContentView(AnyView(modifier(OuterTransactionModifier(scope: scope)))))
            .modifier(BodyTransactionModifier(transform: transform, scope: scope))
    }

    /// Animates all changes in the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// The modifier that `animation(_:value:)` applies.
public struct _AnimationModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
}

extension _AnimationModifier: WrappingModifier {
    func makeElement(_ inputs: _ViewInputs) -> TransactionElement {
        let element = TransactionElement()
        element.value = value
        return element
    }

    /// The animation also applies to the placement of the elements in this frame.
    func update(_ element: TransactionElement, _ inputs: _ViewInputs) {
        guard let last = element.value as? Value, last != value else { return }
        element.value = value
        element.animatePlacing(transaction(in: inputs.graph).animation, in: inputs.graph)
    }

    func updateContent(from previous: Self?, in graph: ViewGraph, _ update: () -> Void) {
        guard let previous, previous.value != value else { return update() }
        graph.withTransaction(transaction(in: graph), update)
    }

    @MainActor private func transaction(in graph: ViewGraph) -> Transaction {
        var transaction = graph.transaction
        transform(&transaction)
        return transaction
    }
}

/// An element that changes the animation with which its descendants move to their new frames.
final class TransactionElement: UnaryElement {
    fileprivate var value: Any?
    /// The change that the element makes to the transaction of every frame, or `nil` if it only changes the
    /// transactions of some frames.
    fileprivate(set) var transform: ((inout Transaction) -> Void)?
    /// The animation of this frame, if the element changes it.
    private(set) var placing: Animation??

    fileprivate func animatePlacing(_ animation: Animation?, in graph: ViewGraph) {
        placing = .some(animation)
        graph.placingScopes.append(self)
    }

    func endPlacing() { placing = nil }

    override func didJoin() {
        super.didJoin()
        if transform != nil { graph?.animations.transformerCount += 1 }
    }

    override func willLeave() {
        super.willLeave()
        if transform != nil { graph?.animations.transformerCount -= 1 }
    }
}

/// The part of `transaction(_:)` that applies to updates from outside the view, and to the placement of its elements.
/// ``TransactionModifier`` applies to updates that begin inside.
private nonisolated struct UpdateTransactionModifier: WrappingModifier {
    let transform: (inout Transaction) -> Void

    @MainActor func makeElement(_ inputs: _ViewInputs) -> TransactionElement {
        let element = TransactionElement()
        element.transform = transform
        return element
    }

    @MainActor func update(_ element: TransactionElement, _ inputs: _ViewInputs) { element.transform = transform }

    @MainActor func updateContent(from previous: Self?, in graph: ViewGraph, _ update: () -> Void) {
        var transaction = graph.transaction
        transform(&transaction)
        graph.withTransaction(transaction, update)
    }
}

/// The part of `transaction(_:)` that applies to updates that begin inside the view.
struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: InputsModifier {
    func modify(_ inputs: inout _ViewInputs) {
        let outer = inputs.environment[TransactionTransformKey.self]
        let transform = transform
        inputs.environment[TransactionTransformKey.self] = TransactionTransform {
            outer?.transform(&$0)
            transform(&$0)
        }
    }
}

/// The combined transaction changes of a view's ancestors.
final class TransactionTransform {
    let transform: (inout Transaction) -> Void

    init(_ transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
    }
}

enum TransactionTransformKey: EnvironmentKey {
    static var defaultValue: TransactionTransform? { nil }
}

/// Passes the transaction outside of some modifiers to the view inside them.
private final class TransactionScope {
    var outer = Transaction()
}

/// The modifier that `transaction(_:body:)` applies around the modifiers of its body.
private nonisolated struct BodyTransactionModifier: WrappingModifier {
    let transform: (inout Transaction) -> Void
    let scope: TransactionScope

    @MainActor func makeElement(_ inputs: _ViewInputs) -> TransactionElement { TransactionElement() }

    @MainActor func update(_ element: TransactionElement, _ inputs: _ViewInputs) {
        defer { element.value = true }
        if element.value != nil { element.animatePlacing(inner(in: inputs.graph).animation, in: inputs.graph) }
    }

    @MainActor func updateContent(from previous: Self?, in graph: ViewGraph, _ update: () -> Void) {
        scope.outer = graph.transaction
        graph.withTransaction(inner(in: graph), update)
    }

    @MainActor private func inner(in graph: ViewGraph) -> Transaction {
        var transaction = graph.transaction
        transform(&transaction)
        return transaction
    }
}

/// The modifier that `transaction(_:body:)` applies to the view, which is updated with the transaction from outside the
/// body.
private nonisolated struct OuterTransactionModifier: WrappingModifier {
    let scope: TransactionScope

    @MainActor func makeElement(_ inputs: _ViewInputs) -> UnaryElement { UnaryElement() }

    @MainActor func update(_ element: UnaryElement, _ inputs: _ViewInputs) {}

    @MainActor func updateContent(from previous: Self?, in graph: ViewGraph, _ update: () -> Void) {
        graph.withTransaction(scope.outer, update)
    }
}
