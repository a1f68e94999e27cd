import Foundation

/// An animation of one property of a layer.
///
/// Differs from Core Animation: it animates the properties that layers, shape layers and gradient layers draw; key
/// paths of other ones are ignored.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property, and a part of it after a dot: `position.x`, `transform.rotation.z`. Nil animates nothing.
    open var keyPath: String? {
        didSet { path = keyPath.flatMap(LayerKeyPath.init) }
    }
    /// Whether the values are added to what the layer has; false by default.
    open var isAdditive = false
    /// Whether each turn begins where the one before has ended; false by default.
    open var isCumulative = false

    private(set) var path: LayerKeyPath?

    /// An animation of no property yet.
    public required init() {
        super.init()
    }

    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        self.path = path.flatMap(LayerKeyPath.init)
    }

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        path = other.path
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// The values that the property takes, seen from what it has now; nil if there are none.
    func track(from current: AnimatableValue) -> ValueTrack? { nil }

    package override func show(progress: CGFloat, turn: Double, in state: inout LayerState, of layer: CALayer) {
        guard let path, let current = path.value(in: state, of: layer), let track = track(from: current) else {
            return
        }
        var value = track.value(at: progress)
        if isCumulative, turn > 0 { value = value.adding(track.last.multiplied(by: CGFloat(turn))) }
        if isAdditive { value = current.adding(value) }
        path.set(value, in: &state, of: layer)
    }
}

/// An animation from one value of a property to another.
///
/// Two of the three values say the third; one alone leads from it to what the layer has, or the other way round.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// Where the animation begins: a number, point, size, rectangle, transform, color or path, as the property wants.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// By how much the end differs from the beginning.
    open var byValue: Any?

    package override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func track(from current: AnimatableValue) -> ValueTrack? {
        let from = fromValue.flatMap { AnimatableValue(any: $0) }
        let to = toValue.flatMap { AnimatableValue(any: $0) }
        let by = byValue.flatMap { AnimatableValue(any: $0) }
        switch (from, to, by) {
        case (nil, nil, nil): return nil
        case (let from?, let to?, _): return ValueTrack(from: from, to: to)
        case (let from?, nil, let by?): return ValueTrack(from: from, to: from.adding(by))
        case (nil, let to?, let by?): return ValueTrack(from: to.adding(by.multiplied(by: -1)), to: to)
        case (let from?, nil, nil): return ValueTrack(from: from, to: current)
        case (nil, let to?, nil): return ValueTrack(from: current, to: to)
        case (nil, nil, let by?): return ValueTrack(from: current, to: current.adding(by))
        }
    }
}
