import SwiftUI

/// A widget. Widgets aren't shown.
@preconcurrency @MainActor
public protocol Widget {
    associatedtype Body: WidgetConfiguration

    var body: Body { get }
    init()
}

@preconcurrency @MainActor
public protocol WidgetConfiguration {}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

extension WidgetConfiguration {
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration { self }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching identifier: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
}

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { .systemSmall }
    public var showsWidgetContainerBackground: Bool { true }
    public var showsWidgetLabel: Bool { false }
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String

    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

public struct AccessoryWidgetBackground: View {
    public init() {}

    public var body: some View { Color.gray.opacity(0.2) }
}

extension View {
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}

extension View {
    /// Returns the view itself, because previews don't have the size of widgets.
    public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
}
