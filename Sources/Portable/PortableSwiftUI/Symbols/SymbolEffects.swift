/// An effect that moves a symbol up or down for a moment.
public struct BounceSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, upwards.
    public var up: Self { adding("up") }

    /// The effect, downwards.
    public var down: Self { adding("down") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that moves a symbol up or down for a moment.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol in and out.
public struct PulseSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that changes the opacity of a symbol's layers one after another.
public struct VariableColorSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, for one layer at a time.
    public var iterative: Self { adding("iterative") }

    /// The effect, for each layer and those before it.
    public var cumulative: Self { adding("cumulative") }

    /// The effect, forwards and backwards.
    public var reversing: Self { adding("reversing") }

    /// The effect, forwards only.
    public var nonReversing: Self { adding("nonReversing") }

    /// The effect, with inactive layers hidden.
    public var hideInactiveLayers: Self { adding("hideInactiveLayers") }

    /// The effect, with inactive layers dimmed.
    public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that changes the opacity of a symbol's layers one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that scales a symbol.
public struct ScaleSymbolEffect: Hashable, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, upwards.
    public var up: Self { adding("up") }

    /// The effect, downwards.
    public var down: Self { adding("down") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that scales a symbol.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that makes a symbol appear.
public struct AppearSymbolEffect: Hashable, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, upwards.
    public var up: Self { adding("up") }

    /// The effect, downwards.
    public var down: Self { adding("down") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes a symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that makes a symbol disappear.
public struct DisappearSymbolEffect: Hashable, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, upwards.
    public var up: Self { adding("up") }

    /// The effect, downwards.
    public var down: Self { adding("down") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes a symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, clockwise.
    public var clockwise: Self { adding("clockwise") }

    /// The effect, counterclockwise.
    public var counterClockwise: Self { adding("counterClockwise") }

    /// The effect, to the left.
    public var left: Self { adding("left") }

    /// The effect, to the right.
    public var right: Self { adding("right") }

    /// The effect, upwards.
    public var up: Self { adding("up") }

    /// The effect, downwards.
    public var down: Self { adding("down") }

    /// The effect, in reading direction.
    public var forward: Self { adding("forward") }

    /// The effect, against the reading direction.
    public var backward: Self { adding("backward") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, clockwise.
    public var clockwise: Self { adding("clockwise") }

    /// The effect, counterclockwise.
    public var counterClockwise: Self { adding("counterClockwise") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that makes a symbol grow and shrink.
public struct BreatheSymbolEffect: Hashable, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, without a change of opacity.
    public var plain: Self { adding("plain") }

    /// The effect, with a change of opacity.
    public var pulse: Self { adding("pulse") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes a symbol grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that replaces a symbol with another one.
public struct ReplaceSymbolEffect: Hashable, ContentTransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}

    private func adding(_ variant: String) -> Self {
        var effect = self
        effect.variants.insert(variant)
        return effect
    }

    /// The effect, with the symbol scaling down when it's removed and scaling up when it's added.
    public var downUp: Self { adding("downUp") }

    /// The effect, with the symbol scaling up when it's removed and when it's added.
    public var upUp: Self { adding("upUp") }

    /// The effect, with the symbol disappearing without animation when it's removed, and scaling up when it's added.
    public var offUp: Self { adding("offUp") }

    /// The effect, layer by layer.
    public var byLayer: Self { adding("byLayer") }

    /// The effect, for the entire symbol.
    public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces a symbol with another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An effect that's appropriate for the symbol.
public struct AutomaticSymbolEffect: Hashable, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    private var variants: Set<String> = []

    fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// An effect that's appropriate for the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
