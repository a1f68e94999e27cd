/// Cells as wide and high as they want, in rows that break where they are full: tags, chips, badges.
public struct FlowLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The places on each item; none by default.
    public var badges: [BadgePlacement] = []

    private let width, height, horizontalSpacing, verticalSpacing: CGFloat
    private let contentInsets: LayoutInsets

    /// A layout of cells that size themselves.
    ///
    /// - Parameters:
    ///   - estimatedItemWidth: About how wide a cell is, in points.
    ///   - estimatedItemHeight: About how high a cell is, in points.
    ///   - hSpacing: The room between two cells in a row, in points.
    ///   - vSpacing: The room between two rows, in points.
    ///   - contentInsets: The room around all of them; none by default.
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

    /// A section of rows of estimated items.
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
