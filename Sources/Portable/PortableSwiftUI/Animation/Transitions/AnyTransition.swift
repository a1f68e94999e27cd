import Foundation

/// A type-erased transition.
public struct AnyTransition: Sendable {
    /// A closure that returns the view for a phase. If Reduce Motion is on, the view fades instead of moving.
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
        // The value is only passed to the main actor, which applies it.
        nonisolated(unsafe) let transition = transition
        self.init(making: { transition })
    }

    /// A transition without an effect.
    public static let identity = AnyTransition(making: { IdentityTransition() })
    /// A transition that fades the view.
    public static let opacity = AnyTransition(making: { OpacityTransition() })
    /// A transition that scales the view from zero.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(making: { SlideTransition() }) }

    /// Returns a transition that scales the view from a fraction of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(making: { ScaleTransition(Double(scale), anchor: anchor) })
    }

    /// Returns a transition that moves the view by an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(making: { OffsetTransition(offset) })
    }

    /// Returns a transition that moves the view by an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Returns a transition that moves the view in from an edge and back out to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(making: { MoveTransition(edge: edge) }) }

    /// Returns a transition that moves the view in from an edge and out to the opposite edge, and fades it.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(making: { PushTransition(edge: edge) })
    }

    /// Returns a transition between two modifiers.
    /// - Parameters:
    ///   - active: The modifier before the view is inserted and after it is removed.
    ///   - identity: The modifier while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        // The values are only passed to the main actor, which applies them.
        nonisolated(unsafe) let active = active
        nonisolated(unsafe) let identity = identity
        return AnyTransition(making: { ModifierTransition(active: active, identity: identity) })
    }

    /// Returns the combination of two transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition { [applied] content, phase, reducesMotion in
            other.applied(applied(content, phase, reducesMotion), phase, reducesMotion)
        }
    }

    /// Returns a transition with different effects for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition { content, phase, reducesMotion in
            let inserted = insertion.applied(content, phase == .willAppear ? phase : .identity, reducesMotion)
            return removal.applied(inserted, phase == .didDisappear ? phase : .identity, reducesMotion)
        }
    }

    /// Returns the transition with its own animation. If it's `nil`, the transition isn't animated.
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
