/// A group of tabs, with a header if tabs are in a sidebar.
public nonisolated struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
{
    private let content: Content

    /// The type of the values that identify tabs.
    public typealias TabValue = SelectionValue
    /// The type of the body.
    public typealias Body = Never

    /// Returns the screens of the tabs.
    @MainActor public static func _screens(_ section: TabSection) -> _TabScreens {
        Content._screens(section.content)
    }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section with a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content())
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
}

extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }

    /// Creates a section with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
}

extension TabView {
    /// Creates a tab view with tabs. A binding controls which one is selected.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }
}

extension TabView where SelectionValue == Never {
    /// Creates a tab view with tabs.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}
