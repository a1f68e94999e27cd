/// A layout with cells of one size in an orthogonally scrolling row.
public struct CarouselLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The badges on each item. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let width, height: LayoutLength
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets
    private let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Creates a layout with cells of one size in a row.
    ///
    /// - Parameters:
    ///   - width: The width of a cell.
    ///   - height: The height of a cell.
    ///   - hSpacing: The spacing between cells, in points.
    ///   - contentInsets: The insets around the row. The default is zero.
    ///   - behavior: The orthogonal scrolling behavior. The default is continuous scrolling.
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

    /// Returns a section that scrolls orthogonally.
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
