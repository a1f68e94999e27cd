import SwiftUI

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        left.centerCoordinate.latitude == right.centerCoordinate.latitude
            && left.centerCoordinate.longitude == right.centerCoordinate.longitude && left.distance == right.distance
            && left.heading == right.heading && left.pitch == right.pitch
    }
}

extension CLLocationCoordinate2D: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(latitude, longitude) }
        set { (latitude, longitude) = (newValue.first, newValue.second) }
    }
}

/// The position of a map's camera. The placeholder shows its center.
public struct MapCameraPosition: Equatable, Sendable {
    private indirect enum Kind: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case camera(MapCamera)
        case item(MKMapItem)
        case userLocation(MapCameraPosition, followsHeading: Bool)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }

    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(.item(item))
    }

    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { MapCameraPosition(.userLocation(fallback, followsHeading: followsHeading)) }

    public var region: MKCoordinateRegion? {
        if case .region(let region) = kind { region } else { nil }
    }
    public var rect: MKMapRect? {
        if case .rect(let rect) = kind { rect } else { nil }
    }
    public var camera: MapCamera? {
        if case .camera(let camera) = kind { camera } else { nil }
    }
    public var item: MKMapItem? {
        if case .item(let item) = kind { item } else { nil }
    }
    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(let fallback, _) = kind { fallback } else { nil }
    }
    public var followsUserLocation: Bool { fallbackPosition != nil }
    public var followsUserHeading: Bool {
        if case .userLocation(_, let followsHeading) = kind { followsHeading } else { false }
    }
    public var allowsAutomaticPitch: Bool { item != nil }
    public var positionedByUser: Bool { false }

    /// The center, or `nil` if it depends on the content. The user's location is never known.
    var center: CLLocationCoordinate2D? {
        switch kind {
        case .automatic: nil
        case .region(let region): region.center
        case .rect(let rect): MKCoordinateRegion(rect).center
        case .camera(let camera): camera.centerCoordinate
        case .item(let item): item.placemark.coordinate
        case .userLocation(let fallback, _): fallback.center
        }
    }

    public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
        switch (left.kind, right.kind) {
        case (.automatic, .automatic): true
        case (.region(let one), .region(let other)):
            one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
                && one.span.latitudeDelta == other.span.latitudeDelta
                && one.span.longitudeDelta == other.span.longitudeDelta
        case (.rect(let one), .rect(let other)):
            one.minX == other.minX && one.minY == other.minY && one.width == other.width && one.height == other.height
        case (.camera(let one), .camera(let other)): one == other
        case (.item(let one), .item(let other)): one === other
        case (.userLocation(let one, let heading), .userLocation(let other, let otherHeading)):
            one == other && heading == otherHeading
        default: false
        }
    }
}

public struct MapCameraBounds: Sendable {
    let minimumDistance: Double?
    let maximumDistance: Double?

    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.minimumDistance = minimumDistance
        self.maximumDistance = maximumDistance
    }

    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) { self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance) }

    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        self.init(minimumDistance: minimumDistance, maximumDistance: maximumDistance)
    }
}

public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

/// The style of a map. The placeholder looks the same in all styles.
public struct MapStyle: Sendable {
    public struct Elevation: Hashable, Sendable {
        private let isRealistic: Bool

        public static let automatic = Elevation(isRealistic: false)
        public static let flat = Elevation(isRealistic: false)
        public static let realistic = Elevation(isRealistic: true)
    }

    public struct StandardEmphasis: Hashable, Sendable {
        private let isMuted: Bool

        public static let automatic = StandardEmphasis(isMuted: false)
        public static let muted = StandardEmphasis(isMuted: true)
    }

    public static var standard: MapStyle { MapStyle() }
    public static var hybrid: MapStyle { MapStyle() }
    public static var imagery: MapStyle { MapStyle() }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

public struct PointOfInterestCategories: Sendable, ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: MKPointOfInterestCategory...) {}

    private init() {}

    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()

    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories { .all }
}
