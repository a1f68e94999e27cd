/// The width and the height of an item, a group, or a supplementary view in a compositional layout.
///
/// ```swift
/// // A full-width row whose cell determines its height.
/// let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
/// let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
///
/// // A square with half the width of its container.
/// let square = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.5))
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension

    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size with the given dimensions.
    ///
    /// - Parameters:
    ///   - width: The width, which can be a fraction of the container's width or height.
    ///   - height: The height, which can be a fraction of the container's width or height.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width: width, height: height)
    }

    package init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// Returns the object itself, because it's immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether `object` is a size with equal dimensions.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }

    /// Equal sizes have equal hashes.
    open nonisolated override var hash: Int {
        var hasher = Hasher()
        hasher.combine(widthDimension)
        hasher.combine(heightDimension)
        return hasher.finalize()
    }
}
