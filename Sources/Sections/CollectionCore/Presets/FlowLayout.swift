/// A layout with self-sizing cells in rows that wrap, for tags, chips, and badges.
public struct FlowLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The badges on each item. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let width, height, horizontalSpacing, verticalSpacing: CGFloat
    private let contentInsets: LayoutInsets

    /// Creates a layout with self-sizing cells.
    ///
    /// - Parameters:
    ///   - estimatedItemWidth: The estimated width of a cell, in points.
    ///   - estimatedItemHeight: The estimated height of a cell, in points.
    ///   - hSpacing: The spacing between cells in a row, in points.
    ///   - vSpacing: The spacing between rows, in points.
    ///   - contentInsets: The insets around all rows. The default is zero.
    public init(
        estimatedItemWidth: CGFloat, estimatedItemHeight: CGFloat, hSpacing: CGFloat = 0, vSpacing: CGFloat = 0,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        width = estimatedItemWidth
        height = estimatedItemHeight
        horizontalSpacing = hSpacing
        verticalSpacing = vSpacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a section of rows with estimated items.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
            subitems: [item(.estimated(width), .estimated(height))])
        group.interItemSpacing = .fixed(horizontalSpacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = verticalSpacing
        section.contentInsets = contentInsets.insets
        return section
    }
}
