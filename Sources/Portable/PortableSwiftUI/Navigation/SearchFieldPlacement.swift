/// The placement of a search field. It's always below the title of the screen.
public struct SearchFieldPlacement: Sendable {
    /// The visibility of a search field below the title.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool

        /// Visible while the content is scrolled to the top.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always visible.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    /// Whether the field stays while the content moves up.
    let isKept: Bool

    /// The default placement.
    public static let automatic = SearchFieldPlacement(isKept: false)
    /// In a bar.
    public static let toolbar = SearchFieldPlacement(isKept: false)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(isKept: false)
    /// Below the title, while the content is scrolled to the top.
    public static let navigationBarDrawer = SearchFieldPlacement(isKept: false)

    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isKept: displayMode.isAlways)
    }
}
