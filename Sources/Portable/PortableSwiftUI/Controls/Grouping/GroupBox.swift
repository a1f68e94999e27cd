/// A box with content below a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a group box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The group box in the current style.
    @MainActor public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
            // Nested boxes use the same style.
            content: GroupBoxStyleConfiguration.Content(view: AnyView(content.environment(\.groupBoxStyle, style))))
        if let style {
            style.makeBody(configuration)
        } else {
            DefaultGroupBoxStyle().makeBody(configuration: configuration)
        }
    }
}

extension GroupBox {
    /// Creates a group box with a label.
    @available(*, deprecated, message: "Use init(content:label:) instead.")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group box.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a group box with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group box with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group box from the configuration of a style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
