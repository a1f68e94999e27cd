/// A type that describes the appearance of labeled content.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    /// The type of the view that ``makeBody(configuration:)`` returns, which the compiler infers.
    associatedtype Body: View

    /// Creates a view that represents labeled content.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// The properties of the labeled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content that a style can use.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label of labeled content.
    public nonisolated struct Label: View {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }

    /// The labeled content.
    public nonisolated struct Content: View {
        let view: AnyView

        /// The labeled content.
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The labeled content.
    public let content: Content
}

/// A labeled content style with the content at the trailing edge of the label. `labelsHidden()` hides the label.
@preconcurrency @MainActor
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates a view that represents the labeled content.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            label: configuration.label,
            control: configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        )
        .accessibilityElement(children: .combine)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// A labeled content style with the content at the trailing edge of the label.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of labeled content in the view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(by: style, \.labeledContentStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// The style of labeled content. `nil` means the default style.
    var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
