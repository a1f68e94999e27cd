/// Effects of symbols. All symbols are shown as they are after the effects.
extension UIImageView {
    /// Adds an effect that runs once or until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    /// Adds an effect that runs a number of times.
    ///
    /// Differs from UIKit: symbols don't move.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    /// Adds an effect that runs until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    /// Removes the effects with the type of an effect that runs once or until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    /// Removes the effects with the type of an effect that runs a number of times.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    /// Removes the effects with the type of an effect that runs until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect))
    }

    /// Removes all effects.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Replaces the image.
    ///
    /// Differs from UIKit: the transition isn't animated.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self, contentTransition: contentTransition))
    }
}
