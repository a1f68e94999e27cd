extension UICollectionViewComposableLayout {
    /// The arrangement of cells in a group.
    ///
    /// Items that are each as long as the group share it equally, on every version of the system. Other items keep
    /// their length. If there's an inner group, the item fills the inner group, and the outer group repeats it.
    @preconcurrency @MainActor
    public indirect enum Group {
        /// A group that fills the section.
        case full(contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)
        /// A group with one full-width item of the given height.
        case singleFullList(
            height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil)
        /// A row with a fixed number of items that fill the width of the section, with the given height.
        case grid(
            height: NSCollectionLayoutDimension, numberOfItems: Int, spacing: NSCollectionLayoutSpacing? = nil,
            contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)
        /// A row with a fixed number of self-sizing items.
        case flow(
            height: NSCollectionLayoutDimension, numberOfItems: Int, spacing: NSCollectionLayoutSpacing? = nil,
            contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)
        /// A column with a fixed number of self-sizing items.
        case list(
            width: NSCollectionLayoutDimension? = nil, numberOfItems: Int? = nil,
            spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil)
        /// A group with a fixed number of items along an axis, and the given size.
        case custom(
            width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
            direction: UICollectionView.ScrollDirection, numberOfItems: Int,
            spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil)
        /// A row with as many items as fit with the given minimum width.
        case adaptiveGrid(
            minimumItemWidth: CGFloat, height: NSCollectionLayoutDimension, spacing: CGFloat = 0,
            contentInsets: NSDirectionalEdgeInsets? = nil)

        /// The former name of `singleFullList`.
        public static func fullList(
            height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil
        ) -> Group {
            .singleFullList(height: height, contentInsets: contentInsets, innerGroup: innerGroup)
        }
    }
}
