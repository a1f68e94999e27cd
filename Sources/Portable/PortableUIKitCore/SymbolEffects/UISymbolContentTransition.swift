import Foundation

/// An effect that replaces a symbol with another one, and its options.
open class UISymbolContentTransition: NSObject, @unchecked Sendable {
    /// The effect.
    public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
    /// The options of the effect.
    public let options: SymbolEffectOptions

    /// Creates a transition with an effect.
    public init(
        _ contentTransition: any ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
    ) {
        self.contentTransition = contentTransition
        self.options = options
        super.init()
    }
}

/// A closure that's called after a symbol effect.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The end of a symbol effect.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// A Boolean value that indicates whether the effect has finished, and wasn't replaced by another one.
    public let isFinished: Bool
    /// The view of the symbol.
    open private(set) weak var sender: AnyObject?
    /// The effect, or `nil` if the symbol was replaced.
    public let effect: (any SymbolEffect)?
    /// The transition, or `nil` if the symbol wasn't replaced.
    public let contentTransition: (any ContentTransitionSymbolEffect)?

    init(
        sender: AnyObject, effect: (any SymbolEffect)? = nil,
        contentTransition: (any ContentTransitionSymbolEffect)? = nil, isFinished: Bool = true
    ) {
        self.isFinished = isFinished
        self.sender = sender
        self.effect = effect
        self.contentTransition = contentTransition
        super.init()
    }
}
