import PortableUIKit

/// A type that describes the appearance of gauges.
@preconcurrency @MainActor
public protocol GaugeStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns.
    associatedtype Body: View

    /// Creates a view that represents a gauge.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    /// The label of a gauge.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: AnyView
        /// The content of the label.
        public var body: some View { content }
    }

    /// The label of a gauge's value.
    @preconcurrency @MainActor
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The content of the label.
        public var body: some View { content }
    }

    /// The label of the lower end of a gauge's range.
    @preconcurrency @MainActor
    public struct MinimumValueLabel: View {
        let content: AnyView
        /// The content of the label.
        public var body: some View { content }
    }

    /// The label of the upper end of a gauge's range.
    @preconcurrency @MainActor
    public struct MaximumValueLabel: View {
        let content: AnyView
        /// The content of the label.
        public var body: some View { content }
    }

    /// The labels of values within a gauge's range.
    @preconcurrency @MainActor
    public struct MarkedValueLabel: View {
        let content: AnyView
        /// The content of the label.
        public var body: some View { content }
    }

    /// The value as a fraction of the range, from 0 to 1.
    public var value: Double
    /// The label of the gauge.
    public var label: Label
    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower end of the range.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper end of the range.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of values within the range.
    public var markedValueLabels: MarkedValueLabel?
}

/// A gauge style that matches the context: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A gauge style with a bar that fills up to the value, with the labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value, height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A gauge style with a bar that fills up to the value, between the labels of the bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            GaugeBar(value: configuration.value, height: 6)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A gauge style with a bar and a mark at the value, between the labels of the bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel.font(.caption)
            GeometryReader { proxy in
                Capsule().fill(.tint).frame(height: 6)
                    .overlay(alignment: .leading) {
                        Circle().fill(.background).frame(width: 10, height: 10)
                            .overlay { Circle().fill(.primary).padding(2) }
                            .offset(x: (proxy.size.width - 10) * configuration.value)
                    }
                    .frame(maxHeight: .infinity)
            }
            .frame(height: 10)
            configuration.maximumValueLabel.font(.caption)
        }
        .accessibilityElement(children: .combine)
    }
}

/// A gauge style with an open ring and a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeRing(from: 0, to: 1, opening: 0.25).fill(.tint)
            GaugeRing(from: configuration.value, to: configuration.value, opening: 0.25, width: 10).fill(.background)
            GaugeRing(from: configuration.value, to: configuration.value, opening: 0.25).fill(.primary)
            configuration.currentValueLabel.font(.title3)
            VStack {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel == nil {
                    configuration.label.font(.caption2)
                } else {
                    HStack(spacing: 2) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                    .font(.caption2)
                }
            }
        }
        .frame(width: 58, height: 58)
        .accessibilityElement(children: .combine)
    }
}

/// A gauge style with a closed ring that fills up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a gauge.
    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeRing(from: 0, to: 1, opening: 0).fill(.tint.opacity(0.3))
            GaugeRing(from: 0, to: configuration.value, opening: 0).fill(.tint)
            configuration.currentValueLabel.font(.title3)
        }
        .frame(width: 58, height: 58)
        .accessibilityElement(children: .combine)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A gauge style that matches the context.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A gauge style with a bar that fills up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A gauge style with a bar that fills up to the value, between the labels of the bounds.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A gauge style with a bar and a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A gauge style with an open ring and a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A gauge style with a closed ring that fills up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        styled(by: style, \.gaugeStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of gauges. `nil` means the default style.
    var gaugeStyle: ErasedStyle<GaugeStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
