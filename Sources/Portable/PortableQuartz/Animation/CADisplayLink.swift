import Foundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate that still looks right.
    public var minimum: Float
    /// The highest rate that is worth its work.
    public var maximum: Float
    /// What is wanted if it can be had; nil for the maximum.
    public var preferred: Float?

    /// The system's choice.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// A range from `minimum` to `maximum`, with the rate that is wanted between them.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

/// Calls a method in every frame of the device.
///
/// It begins when it is added to a run loop, which keeps it alive, and ends with ``invalidate()``. It keeps its target
/// alive.
///
/// Differs from UIKit: the frames are those of the device that it is added on, whatever run loop it is added to, so that
/// tests step it as they do animations.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var link: FrameLink?
    /// The run loop's reference.
    private var kept: CADisplayLink?
    private var lastCall: CFTimeInterval?
    /// Seconds between two frames of the display.
    private let framePeriod: CFTimeInterval = 1.0 / 60

    /// When the frame begins that the method is called in, in seconds; 0 before the first call.
    open private(set) var timestamp: CFTimeInterval = 0

    /// Seconds from one frame to the next; 1/60, and 0 before the first call.
    open var duration: CFTimeInterval { timestamp == 0 ? 0 : framePeriod }

    /// When the next frame begins that the method is called in, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// Whether the method isn't called; false by default.
    open var isPaused = false {
        didSet { update() }
    }

    /// How often the method is called; 0, the default, is in every frame.
    open var preferredFramesPerSecond = 0

    /// How often the method is called; the default is in every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// How many frames lie between two calls; 1 by default.
    open var frameInterval: Int {
        get { max(1, Int((interval / framePeriod).rounded())) }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }

    /// A link that calls a method with itself, or without parameters.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Begins to call the method.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        kept = self
        update()
    }

    /// Stops calling the method until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        kept = nil
        update()
    }

    /// Stops for good, and lets go of the target.
    open func invalidate() {
        target = nil
        kept = nil
        update()
    }

    private var interval: CFTimeInterval {
        let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : rate
        // Less often than once a day isn't a rate.
        return wanted > 0 ? min(max(framePeriod, 1 / wanted), 86_400) : framePeriod
    }

    private func update() {
        guard kept != nil, !isPaused else {
            link?.stop()
            lastCall = nil
            return
        }
        let link = link ?? FrameLink { [weak self] in self?.step(to: $0) }
        self.link = link
        link.start()
    }

    private func step(to now: CFTimeInterval) {
        // Frames aren't exactly as far apart as they are meant to be.
        if let lastCall, now - lastCall < interval - framePeriod / 2 { return }
        lastCall = now
        timestamp = now
        if let target { selector.send(to: target, sender: self) }
    }
}
