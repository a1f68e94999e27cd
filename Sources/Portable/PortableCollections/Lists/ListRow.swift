/// What a list says about one of its rows, headers and footers besides its place: the cell draws by it.
///
/// A list section puts it on the attributes that it returns, and cells read it when these are applied to them.
package struct ListRow: Equatable {
    /// What the view is in its section.
    package enum Role: Hashable {
        case header, row, footer
    }

    /// A line at the top or the bottom of a row.
    package struct Separator: Equatable {
        /// The distance from the row's leading side, in points; nil where the text begins.
        package var leadingInset: CGFloat?
        /// The distance from the row's trailing side, in points; nil for what the system does.
        package var trailingInset: CGFloat?
        package var color: UIColor
        /// The color between two rows that are both selected.
        package var multipleSelectionColor: UIColor
        package var visualEffect: UIVisualEffect?
    }

    package var appearance: UICollectionLayoutListConfiguration.Appearance
    package var role: Role

    /// Whether the row is the first item that stands as the section's header.
    package var isHeaderItem = false

    /// Whether the row is the first of its section, the header item not counted.
    package var isFirst = false

    /// Whether the row is the last of its section.
    package var isLast = false

    /// Whether the header or footer stands at the edge of what is visible, away from its natural place.
    package var isPinned = false

    /// The lines as they are to be drawn; nil for none.
    package var topSeparator: Separator?
    package var bottomSeparator: Separator?

    /// The least distance between the row's sides and its content, in points.
    package var horizontalMargin: CGFloat = 0

    /// The corners of the section's background that are the row's, with their radius in points.
    package var maskedCorners: CACornerMask = []
    package var cornerRadius: CGFloat = 0

    package init(appearance: UICollectionLayoutListConfiguration.Appearance, role: Role) {
        self.appearance = appearance
        self.role = role
    }
}
