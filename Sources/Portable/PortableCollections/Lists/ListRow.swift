/// A list's requirements for one of its rows, headers, or footers. The cell uses them for drawing.
///
/// A list section adds the value to its layout attributes. Cells read it when the attributes are applied.
package struct ListRow: Equatable {
    /// The role of the view in its section.
    package enum Role: Hashable {
        case header, row, footer
    }

    /// A separator at the top or the bottom of a row.
    package struct Separator: Equatable {
        /// The inset from the row's leading side, in points; `nil` for the start of the text.
        package var leadingInset: CGFloat?
        /// The inset from the row's trailing side, in points; `nil` for the system's inset.
        package var trailingInset: CGFloat?
        package var color: UIColor
        /// The color between two selected rows.
        package var multipleSelectionColor: UIColor
        package var visualEffect: UIVisualEffect?
    }

    package var appearance: UICollectionLayoutListConfiguration.Appearance
    package var role: Role

    /// Whether the row is the first item, used as the section's header.
    package var isHeaderItem = false

    /// Whether the row is the first of its section, not counting the header item.
    package var isFirst = false

    /// Whether the row is the last of its section.
    package var isLast = false

    /// Whether the header or footer is pinned to an edge of the visible area, away from its natural position.
    package var isPinned = false

    /// The top separator; `nil` if there's no line.
    package var topSeparator: Separator?
    package var bottomSeparator: Separator?

    /// The minimum distance between the row's sides and its content, in points.
    package var horizontalMargin: CGFloat = 0

    /// The corners of the section's background that belong to the row, with their radius in points.
    package var maskedCorners: CACornerMask = []
    package var cornerRadius: CGFloat = 0

    package init(appearance: UICollectionLayoutListConfiguration.Appearance, role: Role) {
        self.appearance = appearance
        self.role = role
    }
}
