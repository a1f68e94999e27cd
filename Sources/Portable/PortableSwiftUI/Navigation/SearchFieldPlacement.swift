/// Where the field of `searchable(text:placement:prompt:)` stands: below the title of the screen, wherever it is wanted.
public struct SearchFieldPlacement: Sendable {
    /// When a field below the title is there.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool

        /// While the content is at its top.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// However far the content is moved.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    /// Whether the field stays while the content moves up.
    let isKept: Bool

    /// Where it suits the place.
    public static let automatic = SearchFieldPlacement(isKept: false)
    /// In a bar.
    public static let toolbar = SearchFieldPlacement(isKept: false)
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(isKept: false)
    /// Below the title, while the content is at its top.
    public static let navigationBarDrawer = SearchFieldPlacement(isKept: false)

    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isKept: displayMode.isAlways)
    }
}
