import Foundation

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum acceptable rate.
    public var minimum: Float
    /// The maximum useful rate.
    public var maximum: Float
    /// The preferred rate, or `nil` for the maximum.
    public var preferred: Float?

    /// The default range, in which the system chooses the rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

    /// Creates a range with a preferred rate.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}

/// An object that calls a method in every frame of the device.
///
/// It starts when it's added to a run loop, which keeps a strong reference to it, and ends with ``invalidate()``. It
/// keeps a strong reference to its target.
///
/// Differs from UIKit: it's called in the frames of the device that is current when it's added, regardless of the run loop. Tests
/// step it in the same way as animations.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var link: FrameLink?
    /// The reference that the run loop has on Apple platforms.
    private var kept: CADisplayLink?
    private var lastCall: CFTimeInterval?
    /// The time between two frames of the display, in seconds.
    private let framePeriod: CFTimeInterval = 1.0 / 60

    /// The start time of the frame in which the method is called, in seconds. It's 0 before the first call.
    open private(set) var timestamp: CFTimeInterval = 0

    /// The time between two frames, in seconds: 1/60, or 0 before the first call.
    open var duration: CFTimeInterval { timestamp == 0 ? 0 : framePeriod }

    /// The start time of the next frame in which the method is called, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }

    /// A Boolean value that indicates whether calls are paused. The default is `false`.
    open var isPaused = false {
        didSet { update() }
    }

    /// The preferred number of calls per second. The default is 0, which calls the method in every frame.
    open var preferredFramesPerSecond = 0

    /// The preferred range of frame rates. With the default, the method is called in every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The number of frames from one call to the next. The default is 1.
    open var frameInterval: Int {
        get { max(1, Int((interval / framePeriod).rounded())) }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }

    /// Creates a display link that calls a method, with the link as the argument if the method has a parameter.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Creates a display link that calls no method.
    public override init() {
        target = nil
        selector = Selector("")
        super.init()
    }

    /// Starts calling the method.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        kept = self
        update()
    }

    /// Stops calling the method until the link is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        kept = nil
        update()
    }

    /// Stops permanently, and releases the target.
    open func invalidate() {
        target = nil
        kept = nil
        update()
    }

    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let rate = Double(max(range.preferred ?? range.maximum, range.minimum))
        let wanted = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : rate
        // Limit the interval to one day.
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
        // Frames aren't spaced exactly evenly.
        if let lastCall, now - lastCall < interval - framePeriod / 2 { return }
        lastCall = now
        timestamp = now
        if let target { selector.send(to: target, sender: self) }
    }
}
