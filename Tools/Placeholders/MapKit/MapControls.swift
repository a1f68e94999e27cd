import SwiftUI

/// A view that converts between coordinates and positions of a map. Conversions return `nil`.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View { content(MapProxy()) }
}

public struct MapProxy {
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        nil
    }
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    public func camera(framing item: MKMapItem, allowPitch: Bool = false) -> MapCamera? { nil }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
    public func camera(framing rect: MKMapRect) -> MapCamera? { nil }
}

public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapZoomStepper: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

/// A Look Around preview, drawn as a label.
public struct LookAroundPreview: View {
    private init() {}

    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.init() }

    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
    ) { self.init() }

    public var body: some View {
        Text(verbatim: "Look Around")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(uiColor: .systemGray5))
    }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// Modifiers of maps. They have no effect on the placeholder.
extension View {
    public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public func mapCameraKeyframeAnimator(
        trigger value: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
    ) -> some View { self }
    /// Presents no viewer, and sets the binding to `false`, because scenes aren't available.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        onDismiss: (() -> Void)? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue) { _, isShown in
            guard isShown else { return }
            isPresented.wrappedValue = false
            onDismiss?()
        }
    }

    public func mapScope(_ scope: Namespace.ID) -> some View { self }
    public func mapFeatureSelectionAccessory(_ accessory: MapItemDetailSelectionAccessoryStyle? = .automatic)
        -> some View
    {
        self
    }
    public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some View { self }
    public func mapFeatureSelectionDisabled(_ disabled: (MapFeature) -> Bool) -> some View { self }

    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }

    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
}

/// A feature of a map. Features can't be selected.
public struct MapFeature: Hashable, Sendable {
    public let title: String?

    public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
}

/// The style of the details of a selected place, which aren't shown.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
    public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
    public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
    public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")

    public static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle { .callout }

    public struct CalloutStyle: Hashable, Sendable {
        private let name: String

        public static let automatic = CalloutStyle(name: "automatic")
        public static let compact = CalloutStyle(name: "compact")
        public static let full = CalloutStyle(name: "full")
    }
}
