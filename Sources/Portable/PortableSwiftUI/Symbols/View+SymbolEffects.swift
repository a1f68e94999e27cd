import PortableUIKit

extension View {
    /// Adds an effect to the symbols in the view while a condition is `true`.
    ///
    /// Differs from SwiftUI: the whole symbol moves, because symbols have one layer, and effects of layers, such as
    /// `variableColor`, don't change it.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let motion = (effect as? any MovingSymbolEffect)?.motion
        return transformEnvironment(\.symbolEffects) { effects in
            guard let motion else { return }
            effects.append(SymbolEffectRequest(motion: motion, options: options, trigger: .active(isActive)))
        }
    }

    /// Runs an effect on the symbols in the view when a value changes.
    ///
    /// Differs from SwiftUI: the whole symbol moves, because symbols have one layer, and effects of layers, such as
    /// `variableColor`, don't change it.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectOnChange(
                motion: (effect as? any MovingSymbolEffect)?.motion, options: options, value: value))
    }

    /// Removes the symbol effects that enclosing views add.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

extension ContentTransition {
    /// Returns a transition that replaces symbols with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
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
