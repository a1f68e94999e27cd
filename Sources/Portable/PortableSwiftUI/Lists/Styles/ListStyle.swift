/// The appearance of lists.
@preconcurrency @MainActor
public protocol ListStyle {
    /// The appearance of lists with the style.
    static var _appearance: _ListAppearance { get }
}

/// A list style that matches the list's context: inset groups.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of lists with the style.
    public static var _appearance: _ListAppearance { .insetGrouped }
}

/// A list style with rows that fill the width.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of lists with the style.
    public static var _appearance: _ListAppearance { .plain }
}

/// A list style with inset rows, without groups.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of lists with the style.
    public static var _appearance: _ListAppearance { .inset }
}

/// A list style with sections as groups that fill the width.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of lists with the style.
    public static var _appearance: _ListAppearance { .grouped }
}

/// A list style with sections as groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of lists with the style.
    public static var _appearance: _ListAppearance { .insetGrouped }
}

/// A list style for sidebars.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of lists with the style.
    public static var _appearance: _ListAppearance { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// A list style that matches the list's context.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A list style with rows that fill the width.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A list style with inset rows, without groups.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style with sections as groups that fill the width.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style with sections as groups with rounded corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style for sidebars.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListAppearanceKey: EnvironmentKey {
    static var defaultValue: ListAppearance? { nil }
}

extension EnvironmentValues {
    /// The appearance of lists. `nil` means the default style.
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
