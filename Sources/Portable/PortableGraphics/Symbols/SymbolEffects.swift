/// An effect that moves a symbol up or down for a moment.
public struct BounceSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The upward variant of the effect.
    public var up: Self { adding("up") }

    /// The downward variant of the effect.
    public var down: Self { adding("down") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that moves a symbol up or down for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol in and out.
public struct PulseSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that changes the opacity of a symbol's layers one after another.
public struct VariableColorSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The variant of the effect that highlights one layer at a time.
    public var iterative: Self { adding("iterative") }

    /// The variant of the effect that highlights each layer and those before it.
    public var cumulative: Self { adding("cumulative") }

    /// The variant of the effect that runs forward and backward.
    public var reversing: Self { adding("reversing") }

    /// The variant of the effect that only runs forward.
    public var nonReversing: Self { adding("nonReversing") }

    /// The variant of the effect that hides inactive layers.
    public var hideInactiveLayers: Self { adding("hideInactiveLayers") }

    /// The variant of the effect that dims inactive layers.
    public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that changes the opacity of a symbol's layers one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that scales a symbol.
public struct ScaleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The upward variant of the effect.
    public var up: Self { adding("up") }

    /// The downward variant of the effect.
    public var down: Self { adding("down") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that scales a symbol.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The upward variant of the effect.
    public var up: Self { adding("up") }

    /// The downward variant of the effect.
    public var down: Self { adding("down") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The upward variant of the effect.
    public var up: Self { adding("up") }

    /// The downward variant of the effect.
    public var down: Self { adding("down") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The clockwise variant of the effect.
    public var clockwise: Self { adding("clockwise") }

    /// The counterclockwise variant of the effect.
    public var counterClockwise: Self { adding("counterClockwise") }

    /// The leftward variant of the effect.
    public var left: Self { adding("left") }

    /// The rightward variant of the effect.
    public var right: Self { adding("right") }

    /// The upward variant of the effect.
    public var up: Self { adding("up") }

    /// The downward variant of the effect.
    public var down: Self { adding("down") }

    /// The variant of the effect that moves in the reading direction.
    public var forward: Self { adding("forward") }

    /// The variant of the effect that moves against the reading direction.
    public var backward: Self { adding("backward") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The clockwise variant of the effect.
    public var clockwise: Self { adding("clockwise") }

    /// The counterclockwise variant of the effect.
    public var counterClockwise: Self { adding("counterClockwise") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that makes a symbol grow and shrink.
public struct BreatheSymbolEffect: Hashable, SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The variant of the effect that doesn't change the opacity.
    public var plain: Self { adding("plain") }

    /// The variant of the effect that changes the opacity.
    public var pulse: Self { adding("pulse") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes a symbol grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that replaces a symbol with another one.
public struct ReplaceSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The variant of the effect that scales the old symbol down and the new one up.
    public var downUp: Self { adding("downUp") }

    /// The variant of the effect that scales both symbols up.
    public var upUp: Self { adding("upUp") }

    /// The variant of the effect that removes the old symbol without animation and scales the new one up.
    public var offUp: Self { adding("offUp") }

    /// The variant of the effect that animates layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The variant of the effect that animates the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension ReplaceSymbolEffect {
    /// An effect that changes only the parts in which two symbols differ, such as a slash or a badge.
    public struct MagicReplace: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
        fileprivate let fallback: ReplaceSymbolEffect
    }

    /// Returns an effect that changes only the parts in which two symbols differ.
    ///
    /// - Parameter fallback: The effect for other symbols.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces a symbol with another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that's appropriate for the symbol.
public struct AutomaticSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// An effect that's appropriate for the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

// MARK: Motions

extension BounceSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .bounce(isUp: !variants.contains("down")) }
}

extension PulseSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .pulse }
}

extension VariableColorSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .pulse }
}

extension ScaleSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .scale(isUp: !variants.contains("down")) }
}

extension AppearSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .appear }
}

extension DisappearSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .disappear }
}

extension WiggleSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion {
        if !variants.isDisjoint(with: ["left", "backward"]) { return .wiggle(x: -1, y: 0) }
        if !variants.isDisjoint(with: ["right", "forward"]) { return .wiggle(x: 1, y: 0) }
        if variants.contains("up") { return .wiggle(x: 0, y: -1) }
        if variants.contains("down") { return .wiggle(x: 0, y: 1) }
        return .swing(isClockwise: !variants.contains("counterClockwise"))
    }
}

extension RotateSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .rotate(isClockwise: !variants.contains("counterClockwise")) }
}

extension BreatheSymbolEffect: MovingSymbolEffect {
    package var motion: SymbolMotion { .breathe(isPulsing: !variants.contains("plain")) }
}
