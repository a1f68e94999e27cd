/// Effects of symbols, which are animations of the view's layer. Images that aren't symbols don't move.
extension UIImageView {
    /// Adds an effect that runs once or until it's removed.
    ///
    /// Differs from UIKit: the whole symbol moves, because symbols have one layer.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        addEffect(effect, options, animated, completion)
    }

    /// Adds an effect that runs a number of times.
    ///
    /// Differs from UIKit: the whole symbol moves, because symbols have one layer.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        addEffect(effect, options, animated, completion)
    }

    /// Adds an effect that runs until it's removed.
    ///
    /// Differs from UIKit: the whole symbol moves, because symbols have one layer.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        addEffect(effect, options, animated, completion)
    }

    /// Removes the effects that have the same type as `effect`.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeEffect(effect, animated, completion)
    }

    /// Removes the effects that have the same type as `effect`.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeEffect(effect, animated, completion)
    }

    /// Removes the effects that have the same type as `effect`.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        removeEffect(effect, animated, completion)
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        SymbolEffectPlayer(view: self).removeAll(animated: animated)
    }

    /// Replaces the image with an animation.
    ///
    /// Differs from UIKit: one symbol fades into the other, with all transitions.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let end = { [weak self] (isFinished: Bool) in
            guard let self else { return }
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self, contentTransition: contentTransition, isFinished: isFinished))
        }
        guard window != nil, image !== self.image else {
            self.image = image
            return end(true)
        }
        UIView.transition(
            with: self, duration: Self.symbolTransitionDuration, options: .transitionCrossDissolve,
            animations: { self.image = image }, completion: end)
    }

    /// The duration of a transition between symbols, in seconds.
    private static let symbolTransitionDuration = 0.25

    private func addEffect(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let end = completion.map { endHandler(of: effect, $0) }
        guard image?.isSymbolImage ?? true else { return end?(true) ?? () }
        SymbolEffectPlayer(view: self).add(effect, options, animated: animated, completion: end)
    }

    private func removeEffect(_ effect: any SymbolEffect, _ animated: Bool, _ completion: UISymbolEffectCompletion?) {
        let end = completion.map { endHandler(of: effect, $0) }
        SymbolEffectPlayer(view: self).remove(effect, animated: animated, completion: end)
    }

    private func endHandler(
        of effect: any SymbolEffect, _ completion: @escaping UISymbolEffectCompletion
    ) -> SymbolEffectPlayer.Completion {
        { [weak self] isFinished in
            guard let self else { return }
            completion(UISymbolEffectCompletionContext(sender: self, effect: effect, isFinished: isFinished))
        }
    }
}
