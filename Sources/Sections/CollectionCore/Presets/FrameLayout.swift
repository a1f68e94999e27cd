/// A layout with cells of one size, arranged in a column.
///
/// If the width is less than that of the section, the rest of each row is empty. There's no spacing between the cells.
public struct FrameLayout: BadgedSectionLayout, Hashable, Sendable {
    /// The badges on each item. The default is an empty array.
    public var badges: [BadgePlacement] = []

    private let width, height: LayoutLength
    private let contentInsets: LayoutInsets

    /// Creates a layout with cells of one size. Fractions refer to the section within its insets.
    @MainActor
    public init(
        width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
        contentInsets: NSDirectionalEdgeInsets = .zero
    ) {
        self.width = LayoutLength(width)
        self.height = LayoutLength(height)
        self.contentInsets = LayoutInsets(contentInsets)
    }

    /// Returns a section with one cell per group.
    public func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        // The group already has the fractional length, so the item fills it: applying the fraction twice would square
        // it.
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: LayoutLength.size(width, height),
            subitems: [item(width.fillingGroup(.fractionalWidth(1)), height.fillingGroup(.fractionalHeight(1)))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = contentInsets.insets
        return section
    }
}

extension LayoutLength {
    /// Returns the dimension of an item that fills a group of the given length. Estimates stay estimates, so that the
    /// cell is measured.
    @MainActor
    func fillingGroup(_ whole: NSCollectionLayoutDimension) -> NSCollectionLayoutDimension {
        let dimension = dimension
        return dimension.isFractionalWidth || dimension.isFractionalHeight || dimension.isAbsolute ? whole : dimension
    }
}
