extension NavigationLink where Label == Text {
    /// Creates a link with a title whose destination is shown while a condition is `true`.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link with a title whose destination is shown while a condition is `true`. The title isn't localized.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title whose destination is shown while a condition is `true`. The title isn't localized.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// Creates a link with a title whose destination is shown while its tag is selected.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Creates a link with a title whose destination is shown while its tag is selected. The title isn't localized.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }

    /// Creates a link with a title whose destination is shown while its tag is selected. The title isn't localized.
    @available(*, deprecated, message: "Use navigationDestination in a NavigationStack instead.")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }
}

extension NavigationLink {
    /// Sets whether links in detail columns replace the detail. Links on a phone push their destination.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
