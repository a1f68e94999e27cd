import CoreLocation
import UIKit

/// A controller that shows a label, because scenes aren't available.
@preconcurrency @MainActor
open class MKLookAroundViewController: UIViewController {
    open weak var delegate: (any MKLookAroundViewControllerDelegate)?
    open var scene: MKLookAroundScene?
    open var isNavigationEnabled = true
    open var showsRoadLabels = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var badgePosition = MKLookAroundBadgePosition.topLeading

    public convenience init(scene: MKLookAroundScene) {
        self.init(nibName: nil, bundle: nil)
        self.scene = scene
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.text = "Look Around Not Available"
        view.addSubview(label)
    }
}

/// Methods for observing a controller. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol MKLookAroundViewControllerDelegate: AnyObject {
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
}

extension MKLookAroundViewControllerDelegate {
    public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
}

/// An address of a place.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
        super.init()
    }
}

extension MKMapItem {
    public convenience init(location: CLLocation, address: MKAddress?) {
        self.init(placemark: MKPlacemark(coordinate: location.coordinate))
        name = address?.shortAddress
    }

    public var address: MKAddress? { nil }
}

/// A request for an address, which fails.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?

    public init?(location: CLLocation) {
        self.location = location
        super.init()
    }

    open var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }

    open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    open func cancel() {}
}

/// A request for the location of an address, which fails.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var region: MKCoordinateRegion?

    public init?(addressString: String) {
        self.addressString = addressString
        super.init()
    }

    open var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }

    open func cancel() {}
}
