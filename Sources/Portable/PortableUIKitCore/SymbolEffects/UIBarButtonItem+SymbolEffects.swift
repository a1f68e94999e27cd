/// Effects of the symbol of a bar button.
extension UIBarButtonItem {
    /// Adds an effect that runs once or until it's removed.
    ///
    /// Differs from UIKit: the whole symbol moves, because symbols have one layer.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        self.options.symbol.add(effect, options, animated)
    }

    /// Adds an effect that runs a number of times.
    ///
    /// Differs from UIKit: the whole symbol moves, because symbols have one layer.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        self.options.symbol.add(effect, options, animated)
    }

    /// Adds an effect that runs until it's removed.
    ///
    /// Differs from UIKit: the whole symbol moves, because symbols have one layer.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        self.options.symbol.add(effect, options, animated)
    }

    /// Removes the effects that have the same type as `effect`.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        self.options.symbol.remove(effect, animated)
    }

    /// Removes the effects that have the same type as `effect`.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        self.options.symbol.remove(effect, animated)
    }

    /// Removes the effects that have the same type as `effect`.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        self.options.symbol.remove(effect, animated)
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        self.options.symbol.removeAll(animated)
    }

    /// Replaces the image.
    ///
    /// Differs from UIKit: the transition isn't animated.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        self.image = image
    }

    /// A Boolean value that indicates whether the symbol bounces when the user selects the button. The default is
    /// `false`.
    public var isSymbolAnimationEnabled: Bool {
        get { self.options.animatesSymbol }
        set { self.options.animatesSymbol = newValue }
    }
}
