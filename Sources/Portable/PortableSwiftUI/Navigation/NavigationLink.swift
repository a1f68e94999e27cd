/// Something to be tapped that pushes another screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    let destination: Destination
    let label: Label

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
        let (environment, destination) = (environment, destination)
        return Button {
            environment.navigator?.push(destination, environment: environment)
        } label: {
            label
        }
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
