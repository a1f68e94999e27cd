import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: UInt16?
    public let minor: UInt16?

    public init(uuid: UUID) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init()
    }

    public init(uuid: UUID, major: CLBeaconMajorValue) {
        (self.uuid, self.major, minor) = (uuid, major, nil)
        super.init()
    }

    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    open var notifyEntryStateOnDisplay = false
    open var uuid: UUID { beaconIdentityConstraint.uuid }

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
}

/// A beacon in range. No beacon is ever found.
open class CLBeacon: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let major: NSNumber = 0
    public let minor: NSNumber = 0
    public let proximity = CLProximity.unknown
    public let accuracy: CLLocationAccuracy = -1
    public let rssi = 0
    public let timestamp = Date.distantPast

    override init() { super.init() }
}

/// The heading of the device, which is never measured.
open class CLHeading: NSObject, @unchecked Sendable {
    public let magneticHeading: CLLocationDirection = -1
    public let trueHeading: CLLocationDirection = -1
    public let headingAccuracy: CLLocationDirection = -1
    public let x = 0.0
    public let y = 0.0
    public let z = 0.0
    public let timestamp = Date.distantPast

    override init() { super.init() }
}

/// A visit to a location. No visit is ever reported.
open class CLVisit: NSObject, @unchecked Sendable {
    public let arrivalDate = Date.distantPast
    public let departureDate = Date.distantFuture
    public let coordinate = CLLocationCoordinate2D()
    public let horizontalAccuracy: CLLocationAccuracy = -1

    override init() { super.init() }
}
