import PortableUIKit

extension View {
    /// Adds an effect to the symbols in the view while a condition is `true`.
    ///
    /// Differs from SwiftUI: symbols don't move. They're shown as they are after the effect.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(hides: isActive && effect is DisappearSymbolEffect))
    }

    /// Runs an effect on the symbols in the view when a value changes.
    ///
    /// Differs from SwiftUI: symbols don't move. They're shown as they are after the effect.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        self
    }

    /// Removes the symbol effects that enclosing views add.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// The modifier that `symbolEffect(_:options:isActive:)` applies. A symbol that has disappeared keeps its space.
private nonisolated struct SymbolEffectModifier: ViewModifier {
    let hides: Bool

    @MainActor func body(content: Content) -> some View { content.opacity(hides ? 0 : 1) }
}

extension ContentTransition {
    /// Returns a transition that replaces symbols with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .opacity
    }

    /// A transition that replaces symbols with an appropriate effect.
    public static var symbolEffect: ContentTransition { .opacity }
}

/// A transition that applies an effect to symbols.
///
/// Differs from SwiftUI: symbols fade.
public struct SymbolEffectTransition: Transition {
    /// Creates a transition with an effect.
    public nonisolated init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}

    /// Returns the view for a phase of the transition.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Returns a transition that applies an effect to symbols.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }

    /// A transition that applies an appropriate effect to symbols.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: .automatic, options: .default)
    }
}
