import Foundation

/// Something that a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// Called when the property `event` of `anObject`, a layer, has changed.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: as a layer's action it says that a property changes at once.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Learns when animations of layers begin and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over; `flag` says whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. A layer keeps a copy of those that are added to it.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
    var timing = MediaTiming()
    /// What else is to be told of the end.
    var endActions: [(Bool) -> Void] = []
    /// Whether the end has come and was told.
    var wasToldOfEnd = false

    /// Learns of beginning and end; held strongly until the animation is removed. Nil by default.
    open var delegate: (any CAAnimationDelegate)?
    /// The pace; even by default.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the animation is removed from its layer at its end; true by default. One that isn't goes on showing
    /// what ``fillMode`` says.
    open var isRemovedOnCompletion = true

    /// An animation that does nothing.
    public required override init() {
        super.init()
    }

    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { nil }

    /// When the animation begins, in the layer's time; 0, the default, means when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// In seconds; 0, the default, means the transaction's duration, or that of the group.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = max(newValue, 0) }
    }
    /// 1 by default.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// In seconds, 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// 0 by default, which means once.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = max(newValue, 0) }
    }
    /// 0 by default.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = max(newValue, 0) }
    }
    /// False by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// `removed` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Adds a copy to the layer, under the property's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// An animation of the same class with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }

    /// Takes over all settings; subclasses add theirs.
    package func take(_ other: CAAnimation) {
        timing = other.timing
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// How the animation is paced over its duration.
    package var curve: TimingCurve { timingFunction?.curve ?? .linear }

    /// Called when a layer has taken the animation.
    package func willBegin(in layer: CALayer) {
        if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    }

    /// Shows the animation in a layer's state at a time of what it belongs to.
    package func apply(to state: inout LayerState, of layer: CALayer, at time: Double) {
        guard let moment = timing.moment(at: time) else { return }
        let duration = timing.duration
        let fraction = duration > 0 ? moment.time / duration : 1
        show(
            progress: CGFloat(curve.progress(at: fraction, duration: duration)), turn: moment.turn, in: &state,
            of: layer)
    }

    /// Shows a progress of a turn in a layer's state; does nothing here.
    package func show(progress: CGFloat, turn: Double, in state: inout LayerState, of layer: CALayer) {}
}
