extension View {
    /// Sets the transition of the view's animated insertion and removal. The default is a fade.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Sets the transition of the view's animated insertion and removal. The default is a fade.
    @_disfavoredOverload
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

/// The modifier that `transition(_:)` applies.
nonisolated struct TransitionModifier: ViewModifier {
    let transition: AnyTransition
    @State private var place = TransitionPhaseState()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(transition: AnyTransition) {
        self.transition = transition
    }

    @MainActor func body(content: Content) -> some View {
        transition.applied(AnyView(content), place.phaseOfBody(), reducesMotion)
            .modifier(TransitionTraitModifier(place: place))
    }
}

/// The phase of a view's transition.
final class TransitionPhaseState: Sendable {
    @MainActor private var phase: TransitionPhase?
    @MainActor private weak var node: (any EvaluatedViewNode)?

    init() {}

    /// Returns the phase for the body that is being evaluated: `willAppear` if the view's insertion is animated,
    /// otherwise `identity`.
    @MainActor func phaseOfBody() -> TransitionPhase {
        guard let node = Evaluation.current?.node else { return .identity }
        self.node = node
        let phase = phase ?? (node.graph.animations.structural == nil ? .identity : .willAppear)
        self.phase = phase
        return phase
    }

    /// Sets the phase of the view. The resulting changes can be animated.
    @MainActor func go(to phase: TransitionPhase, _ animation: Animation?) {
        guard phase != self.phase else { return }
        self.phase = phase
        guard let node else { return }
        node.graph.withTransaction(Transaction(animation: animation)) { node.evaluateDuringAnimation() }
    }
}

private struct TransitionTraitModifier: TraitModifier {
    let place: TransitionPhaseState

    func modify(_ item: inout Item) { item.traits[TransitionTrait.self] = place }
}

enum TransitionTrait: ItemTraitKey {
    static var defaultValue: TransitionPhaseState? { nil }
}
