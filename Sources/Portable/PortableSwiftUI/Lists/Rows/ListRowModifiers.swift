import PortableUIKit

extension ListRowSettings {
    // Inner modifiers are applied first, and take precedence.

    mutating func setBadge(_ text: Text?) { badge = badge ?? text }
}

extension View {
    /// Sets the insets of the list row that contains the view.
    ///
    /// - Parameter insets: The insets from the edges of the row. `nil` means the list's defaults.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            ListRowModifier { settings in
                if let insets { settings.insets.merge(outer: ListRowInsets(insets)) }
            })
    }

    /// Sets the insets of some edges of the list row that contains the view.
    ///
    /// - Parameter length: The inset in points. `nil` means the list's default.
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(ListRowModifier { $0.insets.merge(outer: ListRowInsets(edges, length)) })
    }

    /// Sets the background of the list row that contains the view. It has the size of the row.
    ///
    /// - Parameter view: The background. `nil` means the list's default.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    /// Shows or hides the separators of the list row that contains the view.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowModifier { $0.separator.set(visibility, edges) })
    }

    /// Sets the color of the separators of the list row that contains the view.
    ///
    /// - Parameter color: The color. `nil` means the list's default.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowModifier { $0.separator.set(tint: color, edges) })
    }

    /// Shows or hides the separators above and below the list section that contains the view, or that is the view.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowModifier { $0.sectionSeparator.set(visibility, edges) })
    }

    /// Sets the color of the separators above and below the list section that contains the view, or that is the view.
    ///
    /// - Parameter color: The color. `nil` means the list's default.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowModifier { $0.sectionSeparator.set(tint: color, edges) })
    }

    /// Sets whether selection is disabled for the list row that contains the view.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListRowModifier { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled })
    }
}

private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
    /// The leading edge of the separator below a list row. By default, it's the leading edge of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The trailing edge of the separator below a list row. By default, it's the trailing edge of the row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
