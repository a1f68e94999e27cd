extension UICollectionViewComposableLayout {
    /// How cells stand in a group.
    ///
    /// Several items that are each as long as the group share it equally, on every version of the system; items of
    /// another length keep it. With an inner group, the inner one is filled by the item, and the outer one repeats it.
    @preconcurrency @MainActor
    public indirect enum Group {
        /// As large as the section.
        case full(contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)
        /// One item, as wide as the section and of a height.
        case singleFullList(
            height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil)
        /// So many items beside one another, as wide as the section and of a height.
        case grid(
            height: NSCollectionLayoutDimension, numberOfItems: Int, spacing: NSCollectionLayoutSpacing? = nil,
            contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)
        /// So many items beside one another, as wide as they want.
        case flow(
            height: NSCollectionLayoutDimension, numberOfItems: Int, spacing: NSCollectionLayoutSpacing? = nil,
            contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)
        /// So many items one below the other, as high as they want.
        case list(
            width: NSCollectionLayoutDimension? = nil, numberOfItems: Int? = nil,
            spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil)
        /// So many items in a direction, in a group of a size.
        case custom(
            width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
            direction: UICollectionView.ScrollDirection, numberOfItems: Int,
            spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil)
        /// As many items beside one another as are at least so wide.
        case adaptiveGrid(
            minimumItemWidth: CGFloat, height: NSCollectionLayoutDimension, spacing: CGFloat = 0,
            contentInsets: NSDirectionalEdgeInsets? = nil)

        /// The older name of `singleFullList`.
        public static func fullList(
            height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil,
            innerGroup: Group? = nil
        ) -> Group {
            .singleFullList(height: height, contentInsets: contentInsets, innerGroup: innerGroup)
        }
    }
}
