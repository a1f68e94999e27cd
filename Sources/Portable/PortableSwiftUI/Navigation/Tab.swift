/// A tab of a tab view: its label, its screen, and the value that selects it.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    private let value: Value?
    private let content: Content
    private let label: Label
    private let role: TabRole?

    /// The type of the values that identify tabs.
    public typealias TabValue = Value
    /// The type of the body.
    public typealias Body = Never

    fileprivate init(_ value: Value?, role: TabRole?, _ content: Content, _ label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    /// Returns the screens of the tabs.
    @MainActor public static func _screens(_ tab: Tab) -> _TabScreens {
        let role = tab.role
        let screen = tab.content.tabItem { tab.label }.modifier(HostValueModifier<TabRoleKey> { _ in role })
        return _TabScreens(views: [tab.value.map { screen.tag($0) } ?? screen])
    }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A tab for search.
    public static var search: TabRole { TabRole(name: "search") }
}

enum TabRoleKey: HostValueKey {
    typealias Value = TabRole
}

/// The label of a tab: the title and the image that it was created with, or the default title and image of its role.
public nonisolated struct DefaultTabLabel: View {
    private let title: Text?
    private let image: Image?

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    init(role: TabRole?) {
        title = role == .search ? Text("Search") : nil
        image = role == .search ? Image(systemName: "magnifyingglass") : nil
    }

    /// The title and the image.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}

extension DefaultTabLabel: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        image.shownParts(keeping: isKept) + title.shownParts(keeping: isKept)
    }
}

extension Tab {
    /// Creates a tab with a value and a label.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value, role: role, content(), label())
    }

    /// Creates a tab with a value, for an optional selection, and a label.
    public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(.some(.some(value)), role: role, content(), label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value and a role, which provides its label.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role: role, content(), DefaultTabLabel(role: role))
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value, a title, and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value, role: role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value, role: role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, a title, and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value, role: role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a title, which isn't localized, and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value, role: role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// Creates a tab with a value, for an optional selection, a title, and a symbol.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            .some(.some(value)), role: role, content(),
            DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, for an optional selection, a title, which isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            .some(.some(value)), role: role, content(),
            DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a value, for an optional selection, a title, and an image.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            .some(.some(value)), role: role, content(),
            DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a value, for an optional selection, a title, which isn't localized, and an image.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(
            .some(.some(value)), role: role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role: role, content(), label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a role, which provides its label.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(nil, role: role, content(), DefaultTabLabel(role: role))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            nil, role: role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title that isn't localized and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            nil, role: role, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role: role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// Creates a tab with a title, which isn't localized, and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(nil, role: role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
