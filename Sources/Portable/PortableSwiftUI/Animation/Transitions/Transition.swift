/// The phase of a transition.
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is visible.
    case identity
    /// The view is being removed, or was removed.
    case didDisappear

    /// A Boolean value that indicates whether the view is fully visible.
    public var isIdentity: Bool { self == .identity }

    /// The value of the phase: -1 before the insertion, 0 while the view is visible, and 1 for the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// A Boolean value that indicates whether the transition moves views. If so, it's replaced with a fade when the
    /// user prefers reduced motion.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// A type that describes the transition of a view when its insertion or removal is animated: the appearance for each
/// phase.
@preconcurrency @MainActor
public protocol Transition {
    /// The type of the view that ``body(content:phase:)`` returns, which the compiler infers.
    associatedtype Body: View
    /// The view that's inserted or removed.
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view for a phase.
    @ViewBuilder @preconcurrency @MainActor func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition. By default, it has motion.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties, with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the view for a phase of the transition.
    @preconcurrency @MainActor
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(AnyView(content)), phase: phase)
    }

    /// Combines two transitions.
    @preconcurrency @MainActor
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with its own animation. If it's `nil`, the transition isn't animated.
    @preconcurrency @MainActor
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// A view that shows content from another source, such as the content of a transition.
public nonisolated struct PlaceholderContentView<Value>: View {
    private let content: AnyView

    init(_ content: AnyView) {
        self.content = content
    }

    /// The view.
    @MainActor public var body: some View { content }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

private struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation, value: phase)
    }
}

/// A transition with different effects for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition for insertion.
    public var insertion: Insertion
    /// The transition for removal.
    public var removal: Removal

    /// Creates a transition from an insertion and a removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The properties of the transition. It has motion if one of the two transitions has motion.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
}
