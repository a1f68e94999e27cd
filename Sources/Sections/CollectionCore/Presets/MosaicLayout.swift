/// A layout with tiles of two sizes: each repetition has one large tile, with smaller ones stacked next to it.
public struct MosaicLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The side of the large tile.
    public enum Side: Hashable, Sendable {
        /// The leading side.
        case leading
        /// The trailing side.
        case trailing
        /// Alternating sides, beginning with the leading side.
        case alternating
    }

    /// The badges on each tile. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let side: Side
    private let smallTiles: Int
    private let height: LayoutLength
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets

    /// Creates a layout with tiles.
    ///
    /// - Parameters:
    ///   - side: The side of the large tile. By default, sides alternate.
    ///   - smallTiles: The number of small tiles next to a large one. The default is 2, and the minimum is 1.
    ///   - height: The height of a repetition. The default is two thirds of the width, which makes the large tile a
    ///     square.
    ///   - spacing: The spacing between tiles, in points. The default is 0.
    ///   - contentInsets: The insets around all tiles. The default is zero.
    @MainActor
    public init(
        side: Side = .alternating, smallTiles: Int = 2, height: NSCollectionLayoutDimension = .fractionalWidth(2.0 / 3),
        spacing: CGFloat = 0, contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.side = side
        self.smallTiles = max(smallTiles, 1)
        self.height = LayoutLength(height)
        self.spacing = spacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a section with one repetition per group, or two if sides alternate.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let group: NSCollectionLayoutGroup
        switch side {
        case .leading: group = makeTiles(largeFirst: true)
        case .trailing: group = makeTiles(largeFirst: false)
        case .alternating:
            let container = environment.container.effectiveContentSize
            let width = max(container.width - contentInsets.horizontal, 0)
            let height = height.points(in: CGSize(width: width, height: container.height)) ?? width
            group = .vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(2 * height + spacing)),
                subitems: [
                    makeTiles(largeFirst: true, height: .absolute(height)),
                    makeTiles(largeFirst: false, height: .absolute(height)),
                ])
            group.interItemSpacing = .fixed(spacing)
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = contentInsets.insets
        return section
    }

    @MainActor
    private func makeTiles(
        largeFirst: Bool, height: NSCollectionLayoutDimension? = nil
    ) -> NSCollectionLayoutGroup {
        let large = tile(width: .fractionalWidth(2.0 / 3), insets: largeFirst ? (0, spacing / 2) : (spacing / 2, 0))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)),
            subitem: tile(width: .fractionalWidth(1), insets: largeFirst ? (spacing / 2, 0) : (0, spacing / 2)),
            count: smallTiles)
        column.interItemSpacing = .fixed(spacing)
        return .horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height ?? self.height.dimension),
            subitems: largeFirst ? [large, column] : [column, large])
    }

    @MainActor
    private func tile(
        width: NSCollectionLayoutDimension, insets: (leading: CGFloat, trailing: CGFloat)
    ) -> NSCollectionLayoutItem {
        let item = item(width, .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
        return item
    }
}
