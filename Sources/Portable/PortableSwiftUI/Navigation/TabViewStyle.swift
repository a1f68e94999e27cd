/// A type that describes the appearance of tab views.
@preconcurrency @MainActor
public protocol TabViewStyle {
    static func _look(_ style: Self) -> _TabAppearance
}

/// The appearance of a tab view style.
public enum _TabAppearance: Hashable, Sendable {
    /// A tab bar at the bottom.
    case bar
    /// Adjacent pages.
    case pages(showsIndex: Bool)
}

/// A style with a tab bar below the screens.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the appearance of the style.
    public static func _look(_ style: DefaultTabViewStyle) -> _TabAppearance { .bar }
}

/// A style that shows screens as pages, which the user swipes through.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the page indicator.
    public struct IndexDisplayMode: Sendable {
        let shows: Bool?

        /// The indicator is visible if there are several pages.
        public static let automatic = IndexDisplayMode(shows: nil)
        /// The indicator is always visible.
        public static let always = IndexDisplayMode(shows: true)
        /// The indicator is never visible.
        public static let never = IndexDisplayMode(shows: false)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Creates the style.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// Returns the appearance of the style.
    public static func _look(_ style: PageTabViewStyle) -> _TabAppearance {
        .pages(showsIndex: style.indexDisplayMode.shows ?? true)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A style with a tab bar below the screens.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A style that shows screens as pages.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Returns a style that shows screens as pages, with or without a page indicator.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: _TabAppearance { .bar }
}

extension EnvironmentValues {
    var tabViewStyle: _TabAppearance {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tab views in the view.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.tabViewStyle) { look in
            look = MainActor.assumeIsolated { S._look(style) }
        }
    }
}
