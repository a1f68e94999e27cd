/// A layout with cells that fill the collection view or its width, for pages, heroes, and banners.
public struct PageLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The badges on each item. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let height: LayoutLength
    private let scrolls: Bool
    private let contentInsets: LayoutInsets

    private init(_ height: LayoutLength, scrolls: Bool, contentInsets: NSDirectionalEdgeInsets) {
        self.height = height
        self.scrolls = scrolls
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a layout with paged cells that each fill the collection view.
    @MainActor
    public static func fullPage(contentInsets: NSDirectionalEdgeInsets = .zero) -> PageLayout {
        PageLayout(LayoutLength(.fractionalHeight(1)), scrolls: true, contentInsets: contentInsets)
    }

    /// Returns a layout with full-width cells of the given height.
    ///
    /// - Parameters:
    ///   - height: The height. The default is three quarters of the width.
    ///   - pages: A Boolean value that indicates whether several cells form horizontal pages rather than a column.
    ///   - contentInsets: The insets around the cells. The default is zero.
    @MainActor
    public static func hero(
        height: NSCollectionLayoutDimension = .fractionalWidth(0.75), pages: Bool = false,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> PageLayout {
        PageLayout(LayoutLength(height), scrolls: pages, contentInsets: contentInsets)
    }

    /// Returns a section with one cell per group.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height.dimension),
            subitems: [item(.fractionalWidth(1), height.fillingGroup(.fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = contentInsets.insets
        section.orthogonalScrollingBehavior = scrolls ? .groupPaging : .none
        return section
    }
}
