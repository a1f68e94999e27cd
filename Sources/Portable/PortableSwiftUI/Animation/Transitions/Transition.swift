/// How far a view is with coming and going.
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone, or is on its way out.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, 1 when it has gone.
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
    /// Whether something moves: for people who want less of it, such a transition fades.
    public var hasMotion: Bool

    /// Properties of a transition that moves something, or doesn't.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// How a view comes and goes when the change that makes it do so is animated: what it looks like in each phase.
@preconcurrency @MainActor
public protocol Transition {
    /// The type of what ``body(content:phase:)`` returns, which the compiler finds out.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase.
    @ViewBuilder @preconcurrency @MainActor func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of the transition. By default, it has motion.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// Moves something.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view in a phase of the transition.
    @preconcurrency @MainActor
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(AnyView(content)), phase: phase)
    }

    /// Both at the same time.
    @preconcurrency @MainActor
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with its own animation. If it's nil, the transition isn't animated.
    @preconcurrency @MainActor
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// A view that something else was given to show.
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

/// Comes one way and goes another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How it comes.
    public var insertion: Insertion
    /// How it goes.
    public var removal: Removal

    /// Puts them together.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Moves something if one of them does.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// The view in a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }
}
