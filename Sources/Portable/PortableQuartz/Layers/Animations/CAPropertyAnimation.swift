import Foundation

/// An animation of one property of a layer.
///
/// Differs from Core Animation: only properties that layers, shape layers, and gradient layers draw are animated. Other
/// key paths are ignored.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The name of the property, optionally followed by a component: `position.x`, `transform.rotation.z`. If it's
    /// `nil`, nothing is animated.
    open var keyPath: String? {
        didSet { path = keyPath.flatMap(LayerKeyPath.init) }
    }
    /// A Boolean value that indicates whether the values are added to the current value of the layer. The default is
    /// `false`.
    open var isAdditive = false
    /// A Boolean value that indicates whether each repetition begins at the end value of the preceding one. The default
    /// is `false`.
    open var isCumulative = false

    private(set) var path: LayerKeyPath?

    /// Creates an animation without a property.
    public required init() {
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        self.path = path.flatMap(LayerKeyPath.init)
    }

    package override func copyProperties(_ other: CAAnimation) {
        super.copyProperties(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        path = other.path
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    /// Returns the values of the property, starting from the current value, or `nil` if the animation has no values.
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
/// Two of the three values determine the third. With only one, the animation runs between that value and the layer's
/// current value.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value: a number, point, size, rectangle, transform, color, or path, depending on the property.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The difference between the start and end values.
    open var byValue: Any?

    package override func copyProperties(_ other: CAAnimation) {
        super.copyProperties(other)
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
