import Foundation
@_spi(Collage) import PortableGraphics

/// The symbol of a bar button item: its effects, and the view that shows it.
@MainActor
final class BarItemSymbol: NSObject {
    private weak var view: UIView?
    /// The effects that continue until they're removed.
    private var effects: [(effect: any SymbolEffect, options: SymbolEffectOptions)] = []

    nonisolated override init() {
        super.init()
    }

    /// Continues the effects in a new view.
    func show(in view: UIView) {
        self.view = view
        for (effect, options) in effects {
            // An effect that has changed the symbol's state has changed it already. Others repeat.
            let isLasting = (effect as? any MovingSymbolEffect)?.motion.isLasting ?? false
            SymbolEffectPlayer(view: view).add(effect, options, animated: !isLasting, completion: nil)
        }
    }

    func add(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool) {
        effects.removeAll { type(of: $0.effect) == type(of: effect) }
        if let motion = (effect as? any MovingSymbolEffect)?.motion {
            if motion == .appear { effects.removeAll { $0.effect is DisappearSymbolEffect } }
            if motion.isLasting || options.runCount(repeats: motion.isRepeating) == nil {
                effects.append((effect, options))
            }
        }
        guard let view else { return }
        SymbolEffectPlayer(view: view).add(effect, options, animated: animated, completion: nil)
    }

    func remove(_ effect: any SymbolEffect, _ animated: Bool) {
        effects.removeAll { type(of: $0.effect) == type(of: effect) }
        if let view { SymbolEffectPlayer(view: view).remove(effect, animated: animated, completion: nil) }
    }

    func removeAll(_ animated: Bool) {
        effects = []
        if let view { SymbolEffectPlayer(view: view).removeAll(animated: animated) }
    }

    /// Bounces, because the user has selected the button.
    func bounce() {
        add(BounceSymbolEffect.bounce, .nonRepeating, true)
    }
}
