import SwiftUI

/// A view that shows the coordinates of its center and the titles of its content instead of a map.
public struct Map<Content: View>: View {
    private let camera: MapCameraPosition
    private let content: Content

    init(_ camera: MapCameraPosition, _ content: Content) {
        self.camera = camera
        self.content = content
    }

    public var body: some View {
        VStack(spacing: 4) {
            if let center = camera.center {
                Text(verbatim: String(format: "%.4f, %.4f", center.latitude, center.longitude))
            } else {
                Text(verbatim: "Map")
            }
            content
        }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(uiColor: .systemGray5))
    }
}

/// The items of a map, in a column.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    public var body: some View { _MapItems(items: content._mapItems) }
}

/// The views of a map's items.
struct _MapItems: View {
    let items: [AnyView]

    var body: some View { ForEach(items.indices, id: \.self) { items[$0] } }
}

// MARK: Creating a map with content

extension Map {
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(initialPosition, MapContentView(content())) }

    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(position.wrappedValue, MapContentView(content())) }

    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(.automatic, MapContentView(content())) }

    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> { self.init(initialPosition, MapContentView(content())) }

    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position.wrappedValue, MapContentView(content()))
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> { self.init(.automatic, MapContentView(content())) }

    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(initialPosition, MapContentView(EmptyMapContent()))
    }

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position.wrappedValue, MapContentView(EmptyMapContent()))
    }

    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.automatic, MapContentView(EmptyMapContent()))
    }
}

// MARK: Creating a map with a region

public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// The content of a map without annotations.
public struct _DefaultMapContent: View {
    public var body: some View { EmptyView() }
}

/// The annotations of a map.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    let items: [AnyView]

    public var body: some View { _MapItems(items: items) }
}

/// An annotation of a map with items.
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
    /// The view of the annotation in a placeholder.
    var _mapItem: AnyView { get }
}

extension Map {
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent { self.init(.region(coordinateRegion.wrappedValue), _DefaultMapContent()) }

    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent { self.init(.rect(mapRect.wrappedValue), _DefaultMapContent()) }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            .region(coordinateRegion.wrappedValue),
            _DefaultAnnotatedMapContent(items: annotationItems.map { annotationContent($0)._mapItem }))
    }

    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            .rect(mapRect.wrappedValue),
            _DefaultAnnotatedMapContent(items: annotationItems.map { annotationContent($0)._mapItem }))
    }
}

/// A pin, drawn as an icon with its coordinates.
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public var _mapItem: AnyView { AnyView(_PinLabel(coordinate: coordinate, tint: tint)) }
}

/// A marker, drawn as an icon with its coordinates.
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public var _mapItem: AnyView { AnyView(_PinLabel(coordinate: coordinate, tint: tint)) }
}

/// An annotation, drawn as its content.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) { self.content = content() }

    public var _mapItem: AnyView { AnyView(content) }
}

private struct _PinLabel: View {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    var body: some View {
        Label {
            Text(verbatim: String(format: "%.4f, %.4f", coordinate.latitude, coordinate.longitude))
        } icon: {
            Image(systemName: "mappin").foregroundStyle(tint ?? .red)
        }
    }
}
