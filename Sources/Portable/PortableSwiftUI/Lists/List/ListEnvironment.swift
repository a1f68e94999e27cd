import PortableUIKit

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
    enum Kind: Equatable {
        case standard, compact
        case points(CGFloat)
    }

    let kind: Kind

    /// The spacing of the list's style.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// A smaller spacing.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// Returns a spacing in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(kind: .points(spacing.isFinite ? max(spacing, 0) : 0))
    }
}

/// The prominence of a header or a badge.
public enum Prominence: Hashable, Sendable {
    /// The standard prominence of the list style.
    case standard
    /// An increased prominence.
    case increased
}

private enum ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

private enum MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }

    /// The tint of the icons of labels in rows. `nil` means the tint color.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// The minimum height of a list row, in points. The default is 52, and 44 before iOS 26.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] ?? ListMetrics().rowHeight }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The minimum height of a list header, in points. The default is `nil`, which means that the list style determines
    /// it.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    /// The prominence of the headers of sections. The default is `.standard`.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the spacing between the rows of lists in the view, in points.
    ///
    /// - Parameter spacing: The spacing. `nil` means no spacing.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 })
    }

    /// Sets the spacing between the sections of lists in the view, or below the section if the view is one.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
            .modifier(ListRowModifier { $0.sectionSpacing = $0.sectionSpacing ?? spacing })
    }

    /// Sets the spacing between the sections of lists in the view, or below the section if the view is one, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Shows or hides the background of lists and forms in the view.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Sets the prominence of section headers in the view.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
