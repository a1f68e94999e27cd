/// A view with a label that shows and hides its content.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?
    @State private var ownIsExpanded = false
    @Environment(\.disclosureGroupStyle) private var style
    @Environment(\.isInListRow) private var isInListRow

    private init(
        _ isExpanded: Binding<Bool>?, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }

    /// Creates a disclosure group that is initially collapsed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content, label: label)
    }

    /// Creates a disclosure group with a binding to its expansion state.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(.some(isExpanded), content: content, label: label)
    }

    /// The group in the current style. Views of a collapsed group aren't created.
    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $ownIsExpanded
        let configuration = DisclosureGroupStyleConfiguration(
            label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
            // Nested groups use the same style.
            content: DisclosureGroupStyleConfiguration.Content(
                view: AnyView(Deferred(content: content).environment(\.disclosureGroupStyle, style))),
            isExpanded: isExpanded)
        if isInListRow, style == nil {
            ListDisclosure(label: label, isExpanded: isExpanded, content: content)
        } else if let style {
            style.makeBody(configuration)
        } else {
            AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
        }
    }
}

/// A view whose content is created when it's shown.
private nonisolated struct Deferred<Content: View>: View {
    let content: () -> Content

    @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a disclosure group with a title, which is initially collapsed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content) { Text(titleKey) }
    }

    /// Creates a disclosure group with a title and a binding to its expansion state.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a disclosure group with a title that isn't localized, which is initially collapsed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content) { Text(label) }
    }

    /// Creates a disclosure group with a title that isn't localized, and a binding to its expansion state.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content) { Text(label) }
    }
}
