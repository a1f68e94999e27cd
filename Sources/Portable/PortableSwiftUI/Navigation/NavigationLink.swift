/// Something to be tapped that pushes another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    let destination: Destination
    let label: Label
    /// Whether the destination is shown; nil for whenever somebody has tapped the link.
    var isActive: Binding<Bool>?

    @Environment(\.self) private var environment

    /// A link with a label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination()
        self.label = label()
    }

    /// A link with a label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button that pushes the destination.
    @MainActor public var body: some View {
        let (environment, destination, isActive) = (environment, destination, isActive)
        let button = Button {
            if let isActive {
                isActive.wrappedValue = true
            } else {
                environment.navigator?.push(destination, environment: environment)
            }
        } label: {
            label
        }
        if let isActive {
            button.modifier(ActiveLinkModifier(isActive: isActive, destination: destination))
        } else {
            button
        }
    }
}

extension NavigationLink {
    /// A link with a label whose destination is shown while a condition holds.
    @available(*, deprecated, message: "Push by navigationDestination where there is a NavigationStack.")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), label: label(), isActive: isActive)
    }

    /// A link with a label whose destination is shown while a condition holds.
    @available(*, deprecated, message: "Push by navigationDestination where there is a NavigationStack.")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label(), isActive: isActive)
    }

    /// A link with a label whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Push by navigationDestination where there is a NavigationStack.")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), label: label(), isActive: selection.isSelected(tag))
    }

    /// A link with a label whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Push by navigationDestination where there is a NavigationStack.")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label(), isActive: selection.isSelected(tag))
    }

    private init(destination: Destination, label: Label, isActive: Binding<Bool>) {
        self.destination = destination
        self.label = label
        self.isActive = isActive
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title whose destination is shown while a condition holds.
    @available(*, deprecated, message: "Push by navigationDestination where there is a NavigationStack.")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link with a title whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Push by navigationDestination where there is a NavigationStack.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Binding {
    /// Whether a tag is the one that is selected; nothing is once it isn't any more.
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
