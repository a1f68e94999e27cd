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

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) {
        // Only carried to where it is applied.
        nonisolated(unsafe) let transition = transition
        self.init(making: { transition })
    }

    /// A transition without any effect.
    public static let identity = AnyTransition(making: { IdentityTransition() })
    /// Fades.
    public static let opacity = AnyTransition(making: { OpacityTransition() })
    /// Grows from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Comes from the leading side and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(making: { SlideTransition() }) }

    /// Grows from a part of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(making: { ScaleTransition(Double(scale), anchor: anchor) })
    }

    /// Comes from a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(making: { OffsetTransition(offset) })
    }

    /// Comes from a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from and goes to an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(making: { MoveTransition(edge: edge) }) }

    /// Comes from an edge, goes to the opposite one, and fades.
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

    /// Both at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { [applied] content, phase, reducesMotion in
            other.applied(applied(content, phase, reducesMotion), phase, reducesMotion)
        }
    }

    /// Comes one way and goes another.
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
