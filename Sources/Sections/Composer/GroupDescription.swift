/// The common properties of the cases of `UICollectionViewComposableLayout.Group`.
@MainActor
struct GroupDescription {
    var width: NSCollectionLayoutDimension = .fractionalWidth(1)
    var height: NSCollectionLayoutDimension
    var direction: UICollectionView.ScrollDirection = .horizontal
    var count = 1
    var spacing: NSCollectionLayoutSpacing?
    var contentInsets: NSDirectionalEdgeInsets?
    var innerGroup: UICollectionViewComposableLayout.Group?

    init(
        _ group: UICollectionViewComposableLayout.Group, item: NSCollectionLayoutSize, availableWidth: CGFloat?
    ) {
        switch group {
        case .full(let insets, let inner):
            height = .fractionalHeight(1)
            (contentInsets, innerGroup) = (insets, inner)
        case .singleFullList(let height, let insets, let inner):
            self.height = height
            (contentInsets, innerGroup) = (insets, inner)
        case .grid(let height, let count, let spacing, let insets, let inner):
            self.height = height
            (self.count, self.spacing, contentInsets, innerGroup) = (count, spacing, insets, inner)
        case .flow(let height, let count, let spacing, let insets, let inner):
            // The estimated width is close to that of the items, so the first frames are close to the measured ones.
            width = .estimated(Self.estimate(item.widthDimension, count, spacing))
            self.height = height
            (self.count, self.spacing, contentInsets, innerGroup) = (count, spacing, insets, inner)
        case .list(let width, let count, let spacing, let insets, let inner):
            self.width = width ?? .fractionalWidth(1)
            height = .estimated(Self.estimate(item.heightDimension, count ?? 1, spacing))
            direction = .vertical
            (self.count, self.spacing, contentInsets, innerGroup) = (count ?? 1, spacing, insets, inner)
        case .custom(let width, let height, let direction, let count, let spacing, let insets, let inner):
            (self.width, self.height, self.direction) = (width, height, direction)
            (self.count, self.spacing, contentInsets, innerGroup) = (count, spacing, insets, inner)
        case .adaptiveGrid(let minimum, let height, let spacing, let insets):
            self.height = height
            let fitting = ((availableWidth ?? minimum) + spacing) / max(minimum + spacing, 1)
            count = fitting.isFinite ? Int(min(max(fitting, 1), 10_000)) : 1
            (self.spacing, contentInsets) = (.fixed(spacing), insets)
        }
        count = max(count, 1)
    }

    /// Returns the estimated length of a number of items. Without an absolute or estimated dimension, each counts as 44
    /// points.
    private static func estimate(
        _ length: NSCollectionLayoutDimension, _ count: Int, _ spacing: NSCollectionLayoutSpacing?
    ) -> CGFloat {
        let isFraction = length.isFractionalWidth || length.isFractionalHeight
        let item = isFraction ? 44 : max(length.dimension, 1)
        return item * CGFloat(max(count, 1)) + (spacing?.spacing ?? 0) * CGFloat(max(count - 1, 0))
    }
}

extension UICollectionViewComposableLayout.Group {
    /// Returns the layout group for UIKit, filled with an item.
    ///
    /// - Parameters:
    ///   - item: The layout item of a cell.
    ///   - availableWidth: The width of the section in points, for adaptive grids.
    @MainActor
    public func make(
        with item: UICollectionViewComposableLayout.Item, availableWidth: CGFloat? = nil
    ) -> NSCollectionLayoutGroup {
        let description = GroupDescription(self, item: item.make().layoutSize, availableWidth: availableWidth)
        let subitem: NSCollectionLayoutItem, shares: Bool
        if let inner = description.innerGroup {
            subitem = inner.make(with: item, availableWidth: availableWidth)
            let length =
                description.direction == .horizontal
                ? subitem.layoutSize.widthDimension : subitem.layoutSize.heightDimension
            shares =
                (description.direction == .horizontal ? length.isFractionalWidth : length.isFractionalHeight)
                && length.dimension >= 1
        } else {
            subitem = item.make()
            shares = item.fills(description.direction)
        }
        if case .adaptiveGrid = self { return make(description, subitem, shares: true) }
        return make(description, subitem, shares: shares)
    }

    /// - Parameter shares: A Boolean value that indicates whether the items share the group's length.
    @MainActor
    private func make(
        _ description: GroupDescription, _ subitem: NSCollectionLayoutItem, shares: Bool
    ) -> NSCollectionLayoutGroup {
        let size = NSCollectionLayoutSize(widthDimension: description.width, heightDimension: description.height)
        let count = description.count, isRow = description.direction == .horizontal
        let group: NSCollectionLayoutGroup
        if shares {
            group =
                isRow
                ? .horizontal(layoutSize: size, subitem: subitem, count: count)
                : .vertical(layoutSize: size, subitem: subitem, count: count)
        } else if #available(iOS 16.0, tvOS 16.0, *) {
            group =
                isRow
                ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
        } else {
            let subitems = Array(repeating: subitem, count: count)
            group =
                isRow
                ? .horizontal(layoutSize: size, subitems: subitems) : .vertical(layoutSize: size, subitems: subitems)
        }
        group.interItemSpacing = description.spacing ?? .fixed(0)
        group.contentInsets = description.contentInsets ?? .zero
        return group
    }
}
