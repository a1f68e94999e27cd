/// Effects of the symbol of a bar button. All symbols are shown as they are after the effects.
extension UIBarButtonItem {
    /// Adds an effect that runs once or until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    /// Adds an effect that runs a number of times.
    ///
    /// Differs from UIKit: symbols don't move.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}

    /// Adds an effect that runs until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}

    /// Removes the effects with the type of an effect that runs once or until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    /// Removes the effects with the type of an effect that runs a number of times.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}

    /// Removes the effects with the type of an effect that runs until it's removed.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}

    /// Removes all effects.
    ///
    /// Differs from UIKit: symbols don't move.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Replaces the image.
    ///
    /// Differs from UIKit: the transition isn't animated.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        self.image = image
    }

    /// A Boolean value that indicates whether the symbol is animated when the item is pressed or selected. The default
    /// is `false`.
    ///
    /// Differs from UIKit: symbols don't move.
    public var isSymbolAnimationEnabled: Bool {
        get { self.options.animatesSymbol }
        set { self.options.animatesSymbol = newValue }
    }
}
