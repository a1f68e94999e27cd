/// Tiles of two sizes: in each repetition one large tile, with smaller ones stacked beside it.
public struct MosaicLayout: BadgedSectionLayout, Hashable, Sendable {
    /// Where the large tile stands.
    public enum Side: Hashable, Sendable {
        /// On the side where reading begins.
        case leading
        /// On the side where reading ends.
        case trailing
        /// On alternating sides, beginning with the leading one.
        case alternating
    }

    /// The places on each tile; none by default.
    public var badges: [BadgePlacement] = []

    private let side: Side
    private let smallTiles: Int
    private let height: LayoutLength
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets

    /// A layout of tiles.
    ///
    /// - Parameters:
    ///   - side: Where the large tile stands; on alternating sides by default.
    ///   - smallTiles: How many small tiles stand beside a large one; 2 by default, at least 1.
    ///   - height: The height of a repetition; two thirds of the width by default, which makes the large tile a square.
    ///   - spacing: The room between tiles, in points; none by default.
    ///   - contentInsets: The room around all of them; none by default.
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

    /// A section of one repetition a group, or of two where sides alternate.
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
