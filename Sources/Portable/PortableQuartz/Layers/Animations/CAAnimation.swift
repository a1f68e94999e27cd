import Foundation

/// An action that can run when a property of a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action after the property `event` of `anObject`, a layer, has changed.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing. As the action of a layer, `NSNull` turns off the animation of a property.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Methods for responding to the start and end of layer animations.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells the delegate that the animation has started.
    func animationDidStart(_ anim: CAAnimation)
    /// Tells the delegate that the animation has ended. `flag` indicates whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing. This is the default implementation.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing. This is the default implementation.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The end of an animation.
struct AnimationEnd {
    /// Closures that are called at the end.
    var actions: [(Bool) -> Void] = []
    /// A Boolean value that indicates whether the end has been reported.
    var isReported = false
}

/// An animation of a layer. When it's added to a layer, the layer stores a copy.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
    var timing = MediaTiming()
    /// The values for keys that aren't properties.
    var keyedValues: [String: Any] = [:]
    var end = AnimationEnd()

    /// The delegate. The animation keeps a strong reference to it until it's removed. The default is `nil`.
    open var delegate: (any CAAnimationDelegate)?
    /// The timing function. The default is `nil`, which is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// A Boolean value that indicates whether the animation is removed from its layer when it ends. The default is
    /// `true`. Otherwise, ``fillMode`` determines the layer's appearance after the end.
    open var isRemovedOnCompletion = true

    /// Creates an animation that does nothing.
    public required override init() {
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// The start time of the animation, in the layer's time. The default is 0, which is the time when the animation is
    /// added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The duration, in seconds. The default is 0, which is the duration of the transaction or the group.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = max(newValue, 0) }
    }
    /// The speed of the animation. The default is 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The time offset, in seconds. The default is 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of times that the animation repeats. The default is 0, which plays it once.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = max(newValue, 0) }
    }
    /// The time that the animation repeats for, in seconds. The default is 0, which uses ``repeatCount``.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = max(newValue, 0) }
    }
    /// A Boolean value that indicates whether the animation also plays in reverse. The default is `false`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// The fill mode. The default is `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds a copy of the animation to the layer, with the property's name as the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns an animation of the same class with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.copyProperties(self)
        return copy
    }

    /// Copies all settings of another animation. Subclasses also copy their own settings.
    package func copyProperties(_ other: CAAnimation) {
        timing = other.timing
        keyedValues = other.keyedValues
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// The timing curve of the animation.
    package var curve: TimingCurve { timingFunction?.curve ?? .linear }

    /// Prepares the animation after it was added to a layer.
    package func willBegin(in layer: CALayer) {
        if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    }

    /// Applies the animation to a layer's state at a time of its parent.
    package func apply(to state: inout LayerState, of layer: CALayer, at time: Double) {
        guard let position = timing.position(at: time) else { return }
        let duration = timing.duration
        let fraction = duration > 0 ? position.time / duration : 1
        show(
            progress: CGFloat(curve.progress(at: fraction, duration: duration)), turn: position.turn, in: &state,
            of: layer)
    }

    /// Applies the progress of a repetition to a layer's state. The base class does nothing.
    package func show(progress: CGFloat, turn: Double, in state: inout LayerState, of layer: CALayer) {}
}
