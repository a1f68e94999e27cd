/// The purpose of a screen's toolbar.
public struct ToolbarRole: Sendable {
    private let name: String

    /// The role that matches the screen.
    public static let automatic = ToolbarRole(name: "automatic")
    /// A navigation stack.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// A browser with a history.
    public static let browser = ToolbarRole(name: "browser")
    /// An editor of a document.
    public static let editor = ToolbarRole(name: "editor")
}

/// A menu that opens when the user taps the title of the screen.
///
/// Differs from SwiftUI: titles don't open menus.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    private let content: Content

    /// Creates a menu without items.
    public init() where Content == EmptyView {
        content = EmptyView()
    }

    /// Creates a menu with items.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Not available, because the content doesn't have a body.
    @MainActor public var body: Never { return fatalError("ToolbarTitleMenu has no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ menu: ToolbarTitleMenu) -> _ToolbarItems { _ToolbarItems() }
}

/// The kinds of items that the system adds to toolbars.
public struct ToolbarDefaultItemKind: Sendable {
    private let name: String

    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
}

extension ToolbarItemPlacement {
    /// The item is in a menu at the trailing edge of the navigation bar, for actions that are used less often.
    ///
    /// Differs from SwiftUI: the items are in the bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
}

extension View {
    /// Sets the purpose of the screen's toolbar.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Adds a menu that opens when the user taps the title of the screen.
    ///
    /// Differs from SwiftUI: titles don't open menus.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

    /// Removes items that the system adds to the toolbar.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}
