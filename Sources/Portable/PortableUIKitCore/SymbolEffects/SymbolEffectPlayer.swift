import Foundation
@_spi(Collage) import PortableGraphics
@_spi(Collage) import PortableQuartz

/// Shows symbol effects with animations of the layer of a view. The layer has one animation for each type of effect.
@MainActor
struct SymbolEffectPlayer {
    typealias Completion = (_ isFinished: Bool) -> Void

    private static let prefix = "symbolEffect."
    let view: UIView

    /// Starts an effect. It replaces an effect of the same type. Outside a window, the effect is complete immediately.
    func add(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, completion: Completion?) {
        guard let motion = Self.motion(of: effect) else { return completion?(true) ?? () }
        let hidden = Self.key(of: .disappear)
        if motion == .appear, view.layer.animation(forKey: hidden) == nil { return completion?(true) ?? () }
        if motion == .appear { view.layer.removeAnimation(forKey: hidden) }
        guard animated || motion.isLasting else { return completion?(true) ?? () }
        let animation = motion.animation(options: options, opacity: view.alpha, isAnimated: animated)
        run(animation, key: Self.key(of: effect), completion)
    }

    /// Ends the effect of a type, with an animation if it has changed the symbol's state.
    func remove(_ effect: any SymbolEffect, animated: Bool, completion: Completion?) {
        let key = Self.key(of: effect)
        guard let motion = Self.motion(of: effect), view.layer.animation(forKey: key) != nil else {
            return completion?(true) ?? ()
        }
        view.layer.removeAnimation(forKey: key)
        guard animated, motion.isLasting else { return completion?(true) ?? () }
        run(motion.reversedAnimation(opacity: view.alpha), key: key + ".end", completion)
    }

    /// Ends all effects.
    func removeAll(animated: Bool) {
        let keys = (view.layer.animationKeys() ?? []).filter { $0.hasPrefix(Self.prefix) }
        for key in keys { view.layer.removeAnimation(forKey: key) }
        for effect in Self.lastingEffects where animated && keys.contains(Self.key(of: effect)) {
            guard let motion = Self.motion(of: effect) else { continue }
            run(motion.reversedAnimation(opacity: view.alpha), key: Self.key(of: effect) + ".end", nil)
        }
    }

    private func run(_ animation: CAAnimation, key: String, _ completion: Completion?) {
        if view.window != nil, let completion { animation.delegate = SymbolEffectEnd(completion) }
        view.layer.add(animation, forKey: key)
        if view.window == nil { completion?(true) }
    }

    private static var lastingEffects: [any SymbolEffect] {
        [ScaleSymbolEffect.scale, DisappearSymbolEffect.disappear]
    }

    private static func motion(of effect: any SymbolEffect) -> SymbolMotion? {
        (effect as? any MovingSymbolEffect)?.motion
    }

    private static func key(of effect: any SymbolEffect) -> String { "\(prefix)\(type(of: effect))" }
    private static func key(of effect: DisappearSymbolEffect) -> String { key(of: effect as any SymbolEffect) }
}

/// The end of an effect, which is reported once.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
    private var completion: SymbolEffectPlayer.Completion?

    init(_ completion: @escaping SymbolEffectPlayer.Completion) {
        self.completion = completion
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        defer { completion = nil }
        completion?(flag)
    }
}
