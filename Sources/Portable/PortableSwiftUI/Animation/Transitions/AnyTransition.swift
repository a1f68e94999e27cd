import Foundation

/// A transition whose type is hidden.
public struct AnyTransition: Sendable {
    /// A view in a phase. For people who want less motion it fades instead of moving.
    let applied: @MainActor @Sendable (_ content: AnyView, _ phase: TransitionPhase, _ reducesMotion: Bool) -> AnyView

    private init(
        applying applied: @escaping @MainActor @Sendable (AnyView, TransitionPhase, Bool) -> AnyView
    ) {
        self.applied = applied
    }

    private init<T: Transition>(making make: @escaping @MainActor @Sendable () -> T) {
        self.init { content, phase, reducesMotion in
            reducesMotion && T.properties.hasMotion
                ? AnyView(OpacityTransition().apply(content: content, phase: phase))
                : AnyView(make().apply(content: content, phase: phase))
        }
    }

    /// Creates a type-erased transition.
    public init<T: Transition>(_ transition: T) {
        // Only carried to where it is applied.
        nonisolated(unsafe) let transition = transition
        self.init(making: { transition })
    }

    /// A transition without any effect.
    public static let identity = AnyTransition(making: { IdentityTransition() })
    /// Fades.
    public static let opacity = AnyTransition(making: { OpacityTransition() })
    /// Scales the view from zero.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Moves the view in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(making: { SlideTransition() }) }

    /// Scales the view from a fraction of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(making: { ScaleTransition(Double(scale), anchor: anchor) })
    }

    /// Moves the view in and out by an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(making: { OffsetTransition(offset) })
    }

    /// Moves the view in and out by an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the view in from and out to an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(making: { MoveTransition(edge: edge) }) }

    /// Moves the view in from an edge and out to the opposite edge, and fades it.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(making: { PushTransition(edge: edge) })
    }

    /// A transition between two modifiers.
    /// - Parameters:
    ///   - active: The modifier before the view is inserted and after it is removed.
    ///   - identity: The modifier while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // Only carried to where they are applied.
        nonisolated(unsafe) let active = active
        nonisolated(unsafe) let identity = identity
        return AnyTransition(making: { ModifierTransition(active: active, identity: identity) })
    }

    /// Combines two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { [applied] content, phase, reducesMotion in
            other.applied(applied(content, phase, reducesMotion), phase, reducesMotion)
        }
    }

    /// A transition with different effects for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { content, phase, reducesMotion in
            let inserted = insertion.applied(content, phase == .willAppear ? phase : .identity, reducesMotion)
            return removal.applied(inserted, phase == .didDisappear ? phase : .identity, reducesMotion)
        }
    }

    /// Returns the transition with its own animation. If it's nil, the transition isn't animated.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition { [applied] content, phase, reducesMotion in
            AnyView(applied(content, phase, reducesMotion).animation(animation, value: phase))
        }
    }
}

private struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
