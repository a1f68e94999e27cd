/// Views that a label shows and hides.
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

    /// Views that are hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content, label: label)
    }

    /// Views that are shown while a condition holds.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(.some(isExpanded), content: content, label: label)
    }

    /// Label and views, as the style of the place arranges them. Views that are hidden aren't made.
    @MainActor public var body: some View {
        let isExpanded = isExpanded ?? $ownIsExpanded
        let configuration = DisclosureGroupStyleConfiguration(
            label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
            // Groups in the group look as it does.
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

/// Views that are asked for when they are shown.
private nonisolated struct Deferred<Content: View>: View {
    let content: () -> Content

    @MainActor var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Views below a title, hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content) { Text(titleKey) }
    }

    /// Views below a title, shown while a condition holds.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content) { Text(titleKey) }
    }

    /// Views below a title that isn't looked up, hidden at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content: content) { Text(label) }
    }

    /// Views below a title that isn't looked up, shown while a condition holds.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, content: content) { Text(label) }
    }
}
