/// A type that describes the appearance of navigation views.
@preconcurrency @MainActor
public protocol NavigationViewStyle {
    static var _showsColumns: Bool { get }
}

/// A style that shows columns if there's enough space, and otherwise a stack of screens.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A Boolean value that indicates whether the style shows columns.
    public static var _showsColumns: Bool { true }
}

/// A style that shows a stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A Boolean value that indicates whether the style shows columns.
    public static var _showsColumns: Bool { false }
}

/// A style that shows columns if there's enough space.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// A Boolean value that indicates whether the style shows columns.
    public static var _showsColumns: Bool { true }
}

/// A style that shows two columns if there's enough space.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A Boolean value that indicates whether the style shows columns.
    public static var _showsColumns: Bool { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A style that shows columns if there's enough space.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that shows a stack of screens.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows columns if there's enough space.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether navigation views show columns if there's enough space.
    var navigationViewShowsColumns: Bool {
        get { self[NavigationViewColumnsKey.self] }
        set { self[NavigationViewColumnsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the navigation views in the view.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.navigationViewShowsColumns) { shows in
            shows = MainActor.assumeIsolated { S._showsColumns }
        }
    }
}
