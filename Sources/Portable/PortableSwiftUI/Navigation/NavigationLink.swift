/// A control that pushes a destination.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case destination(Destination, isActive: Binding<Bool>?)
        /// A value for which the stack has a destination, or `nil`.
        case value(AnyHashable?)
    }

    private let target: Target
    private let label: Label

    @Environment(\.self) private var environment

    /// Creates a link with a label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), label: label)
    }

    /// Creates a link with a label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .destination(destination, isActive: nil)
        self.label = label()
    }

    /// A button that pushes the destination.
    @MainActor public var body: some View {
        let environment = environment
        switch target {
        case .destination(let destination, nil):
            button { environment.navigator?.push(destination, environment: environment) }
        case .destination(let destination, let isActive?):
            button { isActive.wrappedValue = true }
                .modifier(ActiveLinkModifier(isActive: isActive, destination: destination))
        case .value(let value):
            button(linkValue: value) { if let value { environment.navigator?.push(value: value) } }
                .disabled(value == nil)
        }
    }

    /// In a list row, the entire row responds, and has a disclosure indicator unless it's hidden.
    @MainActor @ViewBuilder private func button(
        linkValue: AnyHashable? = nil, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        if environment.isInListRow {
            let kind: RowActionElement.Kind =
                environment.navigationLinkIndicatorVisibility == .hidden ? .plainLink : .link
            SingleView(content: label)
                .modifier(RowActionModifier(kind: kind, linkValue: linkValue, action: action))
                .modifier(ButtonAccessibilityModifier(action: action))
        } else {
            Button(action: action) { label }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link with a label to the stack's destination for a value. If the value is `nil`, the link is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the stack's destination for a value. If the value is `nil`, the link is disabled.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title, which isn't localized, to the stack's destination for a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    /// Creates a link with a label whose destination is shown while a condition is `true`.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), label: label(), isActive: isActive)
    }

    /// Creates a link with a label whose destination is shown while a condition is `true`.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label(), isActive: isActive)
    }

    /// Creates a link with a label whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), label: label(), isActive: selection.isSelected(tag))
    }

    /// Creates a link with a label whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label(), isActive: selection.isSelected(tag))
    }

    private init(destination: Destination, label: Label, isActive: Binding<Bool>) {
        target = .destination(destination, isActive: isActive)
        self.label = label
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title whose destination is shown while a condition is `true`.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Binding {
    /// Returns a binding that's `true` while a tag is selected. Setting it to `false` clears the selection.
    nonisolated fileprivate func isSelected<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
        let selection = self
        return Binding<Bool> {
            selection.wrappedValue == tag
        } set: { isSelected in
            if isSelected {
                selection.wrappedValue = tag
            } else if selection.wrappedValue == tag {
                selection.wrappedValue = nil
            }
        }
    }
}
