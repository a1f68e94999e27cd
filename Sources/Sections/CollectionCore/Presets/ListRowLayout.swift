/// Rows as wide as the section, one below the other, without what a list of UIKit's adds.
public struct ListRowLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The places on each item; none by default.
    public var badges: [BadgePlacement] = []

    private let height: LayoutLength
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets

    /// A layout of rows.
    ///
    /// - Parameters:
    ///   - height: The height of a row; an estimate of 44 points by default.
    ///   - spacing: The room between two rows, in points; none by default.
    ///   - contentInsets: The room around all of them; none by default.
    @MainActor
    public init(
        height: NSCollectionLayoutDimension = .estimated(44), spacing: CGFloat = 0,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.height = LayoutLength(height)
        self.spacing = spacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// A section of one row a group.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: height.dimension),
            subitems: [item(.fractionalWidth(1), height.fillingGroup(.fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        section.contentInsets = contentInsets.insets
        return section
    }
}
