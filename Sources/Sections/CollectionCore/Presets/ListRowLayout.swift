/// A layout with full-width rows, without the appearance and behavior of UIKit's lists.
public struct ListRowLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The badges on each item. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let height: LayoutLength
    private let spacing: CGFloat
    private let contentInsets: LayoutInsets

    /// Creates a layout with rows.
    ///
    /// - Parameters:
    ///   - height: The height of a row. The default is an estimate of 44 points.
    ///   - spacing: The spacing between rows, in points. The default is 0.
    ///   - contentInsets: The insets around all rows. The default is zero.
    @MainActor
    public init(
        height: NSCollectionLayoutDimension = .estimated(44), spacing: CGFloat = 0,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.height = LayoutLength(height)
        self.spacing = spacing
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a section with one cell per group.
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
