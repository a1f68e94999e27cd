import CoreLocation
import UIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let cycling = MKDirectionsTransportType(rawValue: 8)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A request for directions, which always fails.
open class MKDirections: NSObject {
    open class Request: NSObject, @unchecked Sendable {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?

        public override init() { super.init() }
    }

    open class Response: NSObject, @unchecked Sendable {
        public let source = MKMapItem.forCurrentLocation()
        public let destination = MKMapItem.forCurrentLocation()
        public let routes: [MKRoute] = []
    }

    open class ETAResponse: NSObject, @unchecked Sendable {
        public let expectedTravelTime: TimeInterval = 0
        public let distance: CLLocationDistance = 0
        public let expectedArrivalDate = Date.distantPast
        public let expectedDepartureDate = Date.distantPast
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    open var isCalculating: Bool { false }

    public init(request: Request) { super.init() }

    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A route between two places. No route is ever found.
open class MKRoute: NSObject, @unchecked Sendable {
    open class Step: NSObject, @unchecked Sendable {
        public let instructions = ""
        public let notice: String? = nil
        public let distance: CLLocationDistance = 0
        public let transportType = MKDirectionsTransportType.any
        open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }

        override init() { super.init() }
    }

    public let name = ""
    public let distance: CLLocationDistance = 0
    public let expectedTravelTime: TimeInterval = 0
    public let transportType = MKDirectionsTransportType.any
    public let steps: [Step] = []
    public let advisoryNotices: [String] = []
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }

    override init() { super.init() }
}

/// An object that creates images of a map. Its requests always fail.
open class MKMapSnapshotter: NSObject {
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var camera = MKMapCamera()
        open var showsBuildings = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()

        public override init() { super.init() }
    }

    open class Snapshot: NSObject, @unchecked Sendable {
        public let image = UIImage()

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    open var isLoading: Bool { false }

    public init(options: Options) { super.init() }

    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A Look Around scene. No scene is ever found.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A request for a Look Around scene, which finds no scene.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    open var isLoading: Bool { false }
    open var isCancelled: Bool { false }

    public init(coordinate: CLLocationCoordinate2D) { super.init() }
    public init(mapItem: MKMapItem) { super.init() }

    open func getSceneWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (MKLookAroundScene?, (any Error)?) -> Void
    ) { completionHandler(nil, nil) }

    open var scene: MKLookAroundScene? { get async throws { nil } }
    open func cancel() {}
}
