extension UICollectionViewComposableLayout {
    /// The size of one cell in its group.
    @preconcurrency @MainActor
    public enum Item {
        /// An item that fills the group.
        case full(contentInsets: NSDirectionalEdgeInsets? = nil)
        /// An item as wide as the group, with the given height.
        case listRow(height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil)
        /// An item with the given width and height.
        case grid(
            width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
            contentInsets: NSDirectionalEdgeInsets? = nil)
        /// An item with the given width, height, and supplementary views.
        case custom(
            width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
            contentInsets: NSDirectionalEdgeInsets? = nil, badges: [BadgePlacement] = [])

        /// Returns the layout item for UIKit.
        public func make() -> NSCollectionLayoutItem {
            switch self {
            case .full(let insets): return item(.fractionalWidth(1), .fractionalHeight(1), insets)
            case .listRow(let height, let insets): return item(.fractionalWidth(1), height, insets)
            case .grid(let width, let height, let insets): return item(width, height, insets)
            case .custom(let width, let height, let insets, let badges): return item(width, height, insets, badges)
            }
        }

        private func item(
            _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
            _ insets: NSDirectionalEdgeInsets?, _ badges: [BadgePlacement] = []
        ) -> NSCollectionLayoutItem {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
                supplementaryItems: badges.map { $0.supplementaryItem })
            item.contentInsets = insets ?? .zero
            return item
        }

        /// Returns a Boolean value that indicates whether the item fills a group along an axis, so that several items
        /// share its length.
        func fills(_ direction: UICollectionView.ScrollDirection) -> Bool {
            let size = make().layoutSize
            let length = direction == .horizontal ? size.widthDimension : size.heightDimension
            let isFraction = direction == .horizontal ? length.isFractionalWidth : length.isFractionalHeight
            return isFraction && length.dimension >= 1
        }
    }
}
