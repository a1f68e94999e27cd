import SwiftUI

/// A marker, drawn as a label.
public struct Marker<Label: View>: MapContent {
    private let label: Label

    private init(_ label: Label) { self.label = label }

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { self.init(label()) }

    public var _mapItems: [AnyView] { [AnyView(label)] }
    public var body: Never { fatalError("Marker has no body.") }
}

extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { self.init(Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self.init(Text(title)) }

    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title))
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Label(title, systemImage: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Label(title, image: image))
    }

    public init(item: MKMapItem) { self.init(Label(item.name ?? "Unknown", systemImage: "mappin")) }
}

/// An annotation, drawn as its content above its title.
public struct Annotation<Label: View, Content: View>: MapContent {
    private let label: Label
    private let content: Content

    private init(_ label: Label, _ content: Content) {
        self.label = label
        self.content = content
    }

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(label(), content()) }

    public var _mapItems: [AnyView] {
        [
            AnyView(
                VStack(spacing: 0) {
                    content
                    label.font(.caption)
                })
        ]
    }
    public var body: Never { fatalError("Annotation has no body.") }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(title), content()) }
}

/// The user's location. It's never known, so nothing is drawn.
public struct UserAnnotation: MapContent {
    public init() {}

    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}

    public var _mapItems: [AnyView] { [] }
    public var body: Never { fatalError("UserAnnotation has no body.") }
}

/// A line, which isn't drawn.
public struct MapPolyline: MapContent {
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }

    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}

    public var _mapItems: [AnyView] { [] }
    public var body: Never { fatalError("MapPolyline has no body.") }
}

/// A polygon, which isn't drawn.
public struct MapPolygon: MapContent {
    public init(_ polygon: MKPolygon) {}
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(points: [MKMapPoint]) {}

    public var _mapItems: [AnyView] { [] }
    public var body: Never { fatalError("MapPolygon has no body.") }
}

/// A circle, which isn't drawn.
public struct MapCircle: MapContent {
    public init(_ circle: MKCircle) {}
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    public init(mapRect: MKMapRect) {}

    public var _mapItems: [AnyView] { [] }
    public var body: Never { fatalError("MapCircle has no body.") }
}
