import CoreLocation
import UIKit

public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate = CLLocationCoordinate2D()

    public override init() { super.init() }
}

open class MKPointAnnotation: MKShape {
    public override init() { super.init() }

    public init(coordinate: CLLocationCoordinate2D) {
        super.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
    }
}

/// The annotation of the user's location, which is never known.
open class MKUserLocation: NSObject, MKAnnotation {
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
    open var heading: CLHeading? { nil }
    open var title: String? = "My Location"
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    public override init() { super.init() }
}

open class MKClusterAnnotation: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    public let memberAnnotations: [any MKAnnotation]
    open var coordinate: CLLocationCoordinate2D { memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D() }

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        super.init()
    }
}

public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

open class MKMultiPoint: MKShape {
    let coordinates: [CLLocationCoordinate2D]
    open var pointCount: Int { coordinates.count }

    public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
        super.init()
        if let first = coordinates.first { coordinate = first }
    }

    open var boundingMapRect: MKMapRect {
        coordinates.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
    }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (offset, index) in (range.location..<range.location + range.length).enumerated() {
            coords[offset] = coordinates[index]
        }
    }
}

open class MKPolyline: MKMultiPoint, MKOverlay {}

open class MKGeodesicPolyline: MKPolyline {}

open class MKPolygon: MKMultiPoint, MKOverlay {
    open var interiorPolygons: [MKPolygon]? { nil }
}

open class MKCircle: MKShape, MKOverlay {
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        super.init()
        coordinate = coord
    }

    open var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(
            center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
        let (latitude, longitude) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        let start = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: coordinate.latitude + latitude, longitude: coordinate.longitude - longitude))
        let end = MKMapPoint(
            CLLocationCoordinate2D(
                latitude: coordinate.latitude - latitude, longitude: coordinate.longitude + longitude))
        return MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
}

open class MKTileOverlay: NSObject, MKOverlay {
    public let urlTemplate: String?
    open var canReplaceMapContent = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var tileSize = CGSize(width: 256, height: 256)
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }
}

/// An object for drawing an overlay. Overlays aren't drawn.
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Creates a renderer without content.
    public override convenience init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }

    open func setNeedsDisplay() {}
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var lineCap = CGLineCap.round
    open var lineJoin = CGLineJoin.round
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1

    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polyline: MKPolyline { overlay as! MKPolyline }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var polygon: MKPolygon { overlay as! MKPolygon }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open var circle: MKCircle { overlay as! MKCircle }
}

open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    open func reloadData() {}
}
