@_exported import Foundation

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void

public struct CMAcceleration: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}

    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMRotationRate: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}

    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMMagneticField: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0

    public init() {}
}

public struct CMQuaternion: Sendable {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public var w = 1.0

    public init() {}
}

open class CMLogItem: NSObject, @unchecked Sendable {
    public let timestamp: TimeInterval = 0

    override init() { super.init() }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public let acceleration = CMAcceleration()
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    public let rotationRate = CMRotationRate()
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    public let magneticField = CMMagneticField()
}

open class CMAttitude: NSObject, @unchecked Sendable {
    public let roll = 0.0
    public let pitch = 0.0
    public let yaw = 0.0
    public let quaternion = CMQuaternion()

    override init() { super.init() }

    open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// A measured motion. Motion is never measured.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public let attitude = CMAttitude()
    public let rotationRate = CMRotationRate()
    public let gravity = CMAcceleration()
    public let userAcceleration = CMAcceleration()
    public let heading = -1.0
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A motion manager without sensors. Its handlers are never called.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var showsDeviceMovementDisplay = false
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroData: CMGyroData? { nil }
    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

    public override init() { super.init() }

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    open func stopGyroUpdates() {}
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    }
    open func stopMagnetometerUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    }
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    open func stopDeviceMotionUpdates() {}
}

public let CMErrorDomain = "CMErrorDomain"

open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate = Date.distantPast
    public let endDate = Date.distantPast
    public let numberOfSteps: NSNumber = 0
    public let distance: NSNumber? = nil
    public let floorsAscended: NSNumber? = nil
    public let floorsDescended: NSNumber? = nil
    public let currentPace: NSNumber? = nil
    public let currentCadence: NSNumber? = nil
    public let averageActivePace: NSNumber? = nil

    override init() { super.init() }
}

/// A pedometer that can't count steps. Queries fail.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, NSError(domain: CMErrorDomain, code: 109))
    }

    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(nil, NSError(domain: CMErrorDomain, code: 109))
    }

    open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    public let confidence = CMMotionActivityConfidence.low
    public let startDate = Date.distantPast
    public let unknown = true
    public let stationary = false
    public let walking = false
    public let running = false
    public let automotive = false
    public let cycling = false
}

/// A manager of motion activities. Its handlers are never called.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    public let relativeAltitude: NSNumber = 0
    public let pressure: NSNumber = 0
}

/// An altimeter without a sensor. Its handlers are never called.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    }
    open func stopRelativeAltitudeUpdates() {}
}
