/// Cells as large as the collection view, or as wide as it and of a height: pages, heroes, banners.
public struct PageLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The places on each item; none by default.
    public var badges: [BadgePlacement] = []

    private let height: LayoutLength
    private let scrolls: Bool
    private let contentInsets: LayoutInsets

    private init(_ height: LayoutLength, scrolls: Bool, contentInsets: NSDirectionalEdgeInsets) {
        self.height = height
        self.scrolls = scrolls
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Cells that fill the collection view, beside one another, of which one at a time is shown.
    @MainActor
    public static func fullPage(contentInsets: NSDirectionalEdgeInsets = .zero) -> PageLayout {
        PageLayout(LayoutLength(.fractionalHeight(1)), scrolls: true, contentInsets: contentInsets)
    }

    /// A cell as wide as the collection view, above what comes next.
    ///
    /// - Parameters:
    ///   - height: Its height; three quarters of the width by default.
    ///   - pages: Whether several of them stand beside one another, rather than one below the other.
    ///   - contentInsets: The room around it; none by default.
    @MainActor
    public static func hero(
        height: NSCollectionLayoutDimension = .fractionalWidth(0.75), pages: Bool = false,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) -> PageLayout {
        PageLayout(LayoutLength(height), scrolls: pages, contentInsets: contentInsets)
    }

    /// A section of one cell a group.
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
