/// How views with a name look.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    /// The type of what ``makeBody(configuration:)`` returns, which the compiler finds out.
    associatedtype Body: View

    /// The view of label and content.
    @ViewBuilder @preconcurrency @MainActor func makeBody(configuration: Configuration) -> Body

    /// What is arranged.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style arranges.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The name.
    public nonisolated struct Label: View {
        let view: AnyView

        /// The name.
        public var body: some View { view }
    }

    /// What is named.
    public nonisolated struct Content: View {
        let view: AnyView

        /// What is named.
        public var body: some View { view }
    }

    /// The name.
    public let label: Label
    /// What is named.
    public let content: Content
}

/// The label and, where the row ends, what it names. `labelsHidden()` leaves the label out.
@preconcurrency @MainActor
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes it.
    public nonisolated init() {}

    /// The view of label and content.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(
            label: configuration.label,
            control: configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
        )
        .accessibilityElement(children: .combine)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label and, where the row ends, what it names.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets how views with a name look in the view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        styled(by: style, \.labeledContentStyle) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    /// How views with a name look; nil for the default style.
    var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}
