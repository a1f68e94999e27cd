/// A container that shows related controls together.
public nonisolated struct ControlGroup<Content: View>: View {
    let content: Content
    let label: any View

    @Environment(\.controlGroupStyle) private var style

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = EmptyView()
    }

    /// Creates a group of controls with a label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.content = LabeledControlGroupContent(content: content())
        self.label = label
    }

    /// Creates a group of controls with a title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of controls with a title that isn't localized.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group of controls with a title and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group of controls with a title and a symbol. The title isn't localized.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// The controls in the style of their environment.
    @MainActor public var body: some View {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(content: content), label: .init(content: label))
        if let style {
            style.makeBody(configuration)
        } else {
            AutomaticControlGroupStyle().makeBody(configuration: configuration)
        }
    }
}

extension ControlGroup: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

/// The content of a group of controls with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content

    /// The controls.
    @MainActor public var body: some View { content }
}

extension LabeledControlGroupContent: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}
