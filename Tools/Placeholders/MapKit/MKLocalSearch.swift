import CoreLocation
import UIKit

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { MKErrorDomain }
    public var errorCode: Int { Int(code.rawValue) }
    public static var unknown: Code { .unknown }
    public static var serverFailure: Code { .serverFailure }
    public static var loadingThrottled: Code { .loadingThrottled }
    public static var placemarkNotFound: Code { .placemarkNotFound }
    public static var directionsNotFound: Code { .directionsNotFound }
}

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    open var countryCode: String? { isoCountryCode }
    open var title: String? { name }
    open var subtitle: String? { nil }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(_location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place of interest. It can't be opened in Maps.
open class MKMapItem: NSObject, @unchecked Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init?(rawValue: String) { self.rawValue = rawValue }
    }

    public let placemark: MKPlacemark
    public let isCurrentLocation: Bool
    open var identifier: Identifier? { nil }
    open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        super.init()
    }

    private init(isCurrentLocation: Bool) {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        self.isCurrentLocation = isCurrentLocation
        super.init()
    }

    open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A search for places, which always fails.
open class MKLocalSearch: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        public override init() { super.init() }

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        public convenience init(completion: MKLocalSearchCompletion) { self.init() }
    }

    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem] = []
        public let boundingRegion = MKCoordinateRegion()
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open var isSearching: Bool { false }

    public init(request: Request) { super.init() }
    public init(request: MKLocalPointsOfInterestRequest) { super.init() }

    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func start() async throws -> Response { throw MKError(.serverFailure) }
    open func cancel() {}
}

open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public init(coordinateRegion region: MKCoordinateRegion) {
        self.region = region
        super.init()
    }

    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        super.init()
    }
}

/// An object that completes search queries. It fails for each query.
open class MKLocalSearchCompleter: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
    }

    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var queryFragment = "" {
        didSet {
            if !queryFragment.isEmpty { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
        }
    }
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }

    open func cancel() {}
}

/// Methods for receiving completions of a search. All methods are optional.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title = ""
    public let subtitle = ""
    public let titleHighlightRanges: [NSValue] = []
    public let subtitleHighlightRanges: [NSValue] = []

    override init() { super.init() }
}
