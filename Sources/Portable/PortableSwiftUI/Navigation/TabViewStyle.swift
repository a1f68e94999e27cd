/// How a tab view shows its screens.
@preconcurrency @MainActor
public protocol TabViewStyle {
    static func _look(_ style: Self) -> _TabLook
}

/// The appearance of a tab view style.
public enum _TabLook: Hashable, Sendable {
    /// A bar below.
    case bar
    /// Pages side by side.
    case pages(showsIndex: Bool)
}

/// A bar below the screens.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes it.
    public nonisolated init() {}

    /// Returns the appearance of the style.
    public static func _look(_ style: DefaultTabViewStyle) -> _TabLook { .bar }
}

/// A style that shows screens as pages, which the user swipes through.
public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots say which page is shown.
    public struct IndexDisplayMode: Sendable {
        let shows: Bool?

        /// If there are several pages.
        public static let automatic = IndexDisplayMode(shows: nil)
        /// Always.
        public static let always = IndexDisplayMode(shows: true)
        /// Never.
        public static let never = IndexDisplayMode(shows: false)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes it.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// Returns the appearance of the style.
    public static func _look(_ style: PageTabViewStyle) -> _TabLook {
        .pages(showsIndex: style.indexDisplayMode.shows ?? true)
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar below the screens.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Screens side by side.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Screens side by side, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: _TabLook { .bar }
}

extension EnvironmentValues {
    var tabViewStyle: _TabLook {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views in the view show their screens.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return transformEnvironment(\.tabViewStyle) { look in
            look = MainActor.assumeIsolated { S._look(style) }
        }
    }
}
