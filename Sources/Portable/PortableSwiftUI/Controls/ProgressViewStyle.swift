import PortableUIKit

/// A type that describes the appearance of progress views.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents a progress view.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that a style can use.
public struct ProgressViewStyleConfiguration {
    /// The description of the task.
    @preconcurrency @MainActor
    public struct Label: View {
        let content: AnyView

        /// The content of the label.
        public var body: some View { content }
    }

    /// The description of the current value.
    @preconcurrency @MainActor
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The content of the label.
        public var body: some View { content }
    }

    /// The completed fraction, from 0 to 1, or `nil` if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// The description of the task, or `nil` if the progress view doesn't have one.
    public var label: Label?
    /// The description of the current value, or `nil` if the progress view doesn't have one.
    public var currentValueLabel: CurrentValueLabel?
    /// The text of the label, for UIKit properties that only accept strings.
    let title: String?
}

/// A progress view style that matches the progress: a bar for determinate progress, and an activity indicator
/// otherwise.
@preconcurrency @MainActor
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents a progress view.
    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A progress view style with a bar below the label.
@preconcurrency @MainActor
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates a style with a bar in a color.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Creates a view that represents a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 5) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, title: configuration.title).tinted(tint)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A progress view style with an activity indicator above the label, regardless of the progress.
@preconcurrency @MainActor
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates a style with an activity indicator in a color.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Creates a view that represents a progress view.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            ActivityWheel(title: configuration.title).tinted(tint)
            configuration.label
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension View {
    /// Tints the view if the color isn't `nil`.
    fileprivate func tinted(_ color: Color?) -> some View {
        transformEnvironment(\.tint) { if let color { $0 = AnyShapeStyle(color) } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A progress view style that matches the progress.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style with a bar below the label.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A progress view style with an activity indicator above the label.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// Sets the style of progress views in the view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        styled(by: style, \.progressViewStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of progress views. `nil` means the default style.
    var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
