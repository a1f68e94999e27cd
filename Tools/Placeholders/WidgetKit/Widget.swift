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
}

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { .systemSmall }
    public var showsWidgetContainerBackground: Bool { true }
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
