/// Cells of one size in a row that scrolls by itself.
public struct CarouselLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The places on each item; none by default.
    public var badges: [BadgePlacement] = []

    private let width, height: LayoutLength
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// A layout of cells of one size in a row.
    ///
    /// - Parameters:
    ///   - width: The width of a cell.
    ///   - height: The height of a cell.
    ///   - hSpacing: The room between two cells, in points.
    ///   - contentInsets: The room around the row; none by default.
    ///   - behavior: Where the row comes to rest; anywhere by default.
    @MainActor
    public init(
        width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, hSpacing: CGFloat = 0,
        contentInsets: NSDirectionalEdgeInsets = .zero,
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    ) {
        self.width = LayoutLength(width)
        self.height = LayoutLength(height)
        spacing = hSpacing
        self.contentInsets = LayoutInsets(contentInsets)
        self.behavior = behavior
    }

    /// A section that scrolls across the collection view's direction.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: LayoutLength.size(width, height),
            subitems: [item(width.fillingGroup(.fractionalWidth(1)), height.fillingGroup(.fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = contentInsets.insets
        section.orthogonalScrollingBehavior = behavior
        return section
    }
}
