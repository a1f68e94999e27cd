/// The appearance of lists.
@preconcurrency @MainActor
public protocol ListStyle {
    /// The appearance that the style gives lists.
    static var _appearance: _ListAppearance { get }
}

/// The default style for the list's context: inset groups.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives lists.
    public static var _appearance: _ListAppearance { .insetGrouped }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives lists.
    public static var _appearance: _ListAppearance { .plain }
}

/// Rows with space on both sides, without groups.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives lists.
    public static var _appearance: _ListAppearance { .inset }
}

/// Sections from side to side, as groups.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives lists.
    public static var _appearance: _ListAppearance { .grouped }
}

/// Sections as groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives lists.
    public static var _appearance: _ListAppearance { .insetGrouped }
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives lists.
    public static var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style for the list's context.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with space on both sides, without groups.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from side to side, as groups.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as groups with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListAppearanceKey: EnvironmentKey {
    static var defaultValue: ListAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of lists; `nil` for the default style.
    var listAppearance: ListAppearance? {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists in the view.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        transformEnvironment(\.listAppearance) { appearance in
            appearance = MainActor.assumeIsolated { S._appearance }
        }
    }
}
