import Foundation

open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    public let altitude = 0.0
    public let accuracy = 0.0
    public let precision = 0.0
}

public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

extension CMAltimeter {
    public func startAbsoluteAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
    ) {}
    public func stopAbsoluteAltitudeUpdates() {}
}

extension CMMotionActivityManager {
    public func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) { handler(nil, NSError(domain: CMErrorDomain, code: 109)) }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

open class CMPedometerEvent: NSObject, @unchecked Sendable {
    public let date = Date.distantPast
    public let type = CMPedometerEventType.pause

    override init() { super.init() }
}

extension CMPedometer {
    public class func isPedometerEventTrackingAvailable() -> Bool { false }
    public func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {
        handler(nil, NSError(domain: CMErrorDomain, code: 109))
    }
    public func stopEventUpdates() {}
}

/// A manager without headphones. Its handlers are never called.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }

    public override init() { super.init() }

    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
    ) {}
    open func stopDeviceMotionUpdates() {}
}

/// Methods for observing headphones. All methods are optional, and none is called.
public protocol CMHeadphoneMotionManagerDelegate: AnyObject {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
