/// A distance between items: fixed, or a minimum that grows with the available space.
///
/// ```swift
/// let tag = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(32)))
/// let tags = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
///     subitems: [tag])
/// tags.interItemSpacing = .fixed(8)
/// ```
///
/// Values that are infinite or NaN are logged to the console and count as 0.
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// The distance in points; the minimum if the spacing is flexible.
    public let spacing: CGFloat

    /// A Boolean value that indicates whether the distance grows with the available space.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        if spacing.isFinite {
            self.spacing = spacing
        } else {
            Diagnostics.log("NSCollectionLayoutSpacing: \(spacing) is not a distance; 0 is used instead.")
            self.spacing = 0
        }
        self.isFlexible = isFlexible
        super.init()
    }

    /// Creates a spacing of exactly `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
    }

    /// Creates a spacing of at least `flexibleSpacing` points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
    }

    /// A Boolean value that indicates whether the distance is exact.
    public var isFixed: Bool { !isFlexible }

    /// Returns the object itself, because it's immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether `object` is a spacing of the same kind and distance.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return spacing == other.spacing && isFlexible == other.isFlexible
    }

    /// Equal spacings have equal hashes.
    public nonisolated override var hash: Int {
        var hasher = Hasher()
        hasher.combine(spacing)
        hasher.combine(isFlexible)
        return hasher.finalize()
    }
}
