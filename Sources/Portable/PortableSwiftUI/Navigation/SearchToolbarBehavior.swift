/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    let isMinimized: Bool

    /// The behavior of the system, which shows the field.
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }
    /// A button replaces the field until the user taps it.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: true) }
}

private enum SearchToolbarBehaviorKey: EnvironmentKey {
    static var defaultValue: SearchToolbarBehavior { .automatic }
}

extension EnvironmentValues {
    /// The behavior of search fields in toolbars.
    var searchToolbarBehavior: SearchToolbarBehavior {
        get { self[SearchToolbarBehaviorKey.self] }
        set { self[SearchToolbarBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets the behavior of the view's search field, which `searchable(text:placement:prompt:)` adds.
    ///
    /// Differs from SwiftUI: the button of a minimized field is in the navigation bar.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        environment(\.searchToolbarBehavior, behavior)
    }
}
