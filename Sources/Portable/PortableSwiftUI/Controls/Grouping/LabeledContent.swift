import Foundation

/// A value with a label before it.
public nonisolated struct LabeledContent<Label, Content> {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style
}

extension LabeledContent: View where Label: View, Content: View {
    /// Creates labeled content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The labeled content in the current style.
    @MainActor public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
            // Labeled content inside the content uses the same style.
            content: LabeledContentStyleConfiguration.Content(
                view: AnyView(content.environment(\.labeledContentStyle, style))))
        if let style {
            style.makeBody(configuration)
        } else {
            AutomaticLabeledContentStyle().makeBody(configuration: configuration)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates labeled content with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled content with a title and a text.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates labeled content with a title that isn't localized, and a text.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }

    /// Creates labeled content with a title and a formatted value.
    public init<F: FormatStyle>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(titleKey)
        }
    }

    /// Creates labeled content with a title that isn't localized, and a formatted value.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init {
            Text(value, format: format)
        } label: {
            Text(title)
        }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates a view from the configuration of a style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
