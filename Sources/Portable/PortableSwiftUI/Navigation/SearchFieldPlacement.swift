/// The placement of a search field. It's always below the title of the screen.
public struct SearchFieldPlacement: Sendable {
    /// The visibility of a search field below the title.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool

        /// The field is visible while the content is scrolled to the top.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// The field is always visible.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    /// A Boolean value that indicates whether the field remains visible while the content scrolls.
    let isKept: Bool

    /// The default placement.
    public static let automatic = SearchFieldPlacement(isKept: false)
    /// The search field is in a bar.
    public static let toolbar = SearchFieldPlacement(isKept: false)
    /// The search field is in the sidebar.
    public static let sidebar = SearchFieldPlacement(isKept: false)
    /// The search field is below the title, and visible while the content is scrolled to the top.
    public static let navigationBarDrawer = SearchFieldPlacement(isKept: false)

    /// Returns a placement of the search field below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isKept: displayMode.isAlways)
    }
}
