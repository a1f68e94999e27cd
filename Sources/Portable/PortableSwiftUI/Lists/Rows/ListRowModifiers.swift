import PortableUIKit

extension ListRowSettings {
    // Inner modifiers come first, and win.

    mutating func setBadge(_ text: Text?) { badge = badge ?? text }

    fileprivate mutating func setInsets(_ new: EdgeInsets?) {
        guard insets == nil, let new else { return }
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        insets = EdgeInsets(
            top: length(new.top), leading: length(new.leading), bottom: length(new.bottom),
            trailing: length(new.trailing))
    }
}

extension View {
    /// Sets the insets of the row of a list that the view is in.
    ///
    /// - Parameter insets: The insets from the edges of the row; `nil` for the defaults of the list.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowModifier { $0.setInsets(insets) })
    }

    /// Adds a view behind the row of a list that the view is in, as large as the row.
    ///
    /// - Parameter view: The background; `nil` for the default of the list.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundModifier(background: view))
    }

    /// Shows or hides the separators of the row of a list that the view is in.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowModifier { $0.separator.set(visibility, edges) })
    }

    /// Sets the color of the separators of the row of a list that the view is in.
    ///
    /// - Parameter color: The color; `nil` for the default of the list.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowModifier { $0.separator.set(tint: color, edges) })
    }

    /// Shows or hides the separators above and below the section of a list that the view is, or is in.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowModifier { $0.sectionSeparator.set(visibility, edges) })
    }

    /// Sets the color of the separators above and below the section of a list that the view is, or is in.
    ///
    /// - Parameter color: The color; `nil` for the default of the list.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowModifier { $0.sectionSeparator.set(tint: color, edges) })
    }

    /// Sets whether the user can't select the row of a list that the view is in.
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
    /// The start of the separator below a row of a list. By default it is the start of the row's first text.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The end of the separator below a row of a list. By default it is the trailing edge of the row.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
