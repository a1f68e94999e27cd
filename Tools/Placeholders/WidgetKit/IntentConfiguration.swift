import AppIntents
import Intents
import SwiftUI

/// A provider of entries for widgets with an intent. It isn't called.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init(intent: Intent, description: String) {}
}

public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

/// A provider of entries for widgets with an intent of SiriKit. It isn't called.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

// MARK: Controls

/// A control of Control Center, which isn't shown.
@preconcurrency @MainActor
public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration

    var body: Body { get }
    init()
}

@preconcurrency @MainActor
public protocol ControlWidgetConfiguration {}

@preconcurrency @MainActor
public protocol ControlWidgetTemplate {}

extension ControlWidgetConfiguration {
    public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, content: @escaping () -> Content) {}

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
    ) {}
}

/// A provider of the value of a control. It isn't called.
public protocol ControlValueProvider {
    associatedtype Value

    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

public struct ControlWidgetButton<Label: View>: ControlWidgetTemplate {
    public init<Action: AppIntent>(action: Action, @ViewBuilder label: () -> Label) {}
}

public struct ControlWidgetToggle<Label: View, ValueLabel: View>: ControlWidgetTemplate {
    public init<Action: SetValueIntent>(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
    ) where Label == Text, Action.ValueType == Bool {}
}
