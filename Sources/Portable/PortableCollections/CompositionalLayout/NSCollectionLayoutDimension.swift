/// A width or a height in a compositional layout: a fraction of the container, points, or an estimate in points that
/// the cell's preferred size replaces.
///
/// ```swift
/// let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
/// let fixed = NSCollectionLayoutDimension.absolute(44)
/// let selfSizing = NSCollectionLayoutDimension.estimated(60)
///
/// let tile = NSCollectionLayoutSize(widthDimension: half, heightDimension: half)
/// let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: fixed)
/// let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: selfSizing)
/// ```
///
/// Values that are negative, infinite, or NaN are logged to the console and count as 0.
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    /// The meaning of the number.
    package enum Kind: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    package let kind: Kind

    /// The value: a fraction of the container, where 1 is all of it, or points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        if dimension.isFinite, dimension >= 0 {
            self.dimension = dimension
        } else {
            Diagnostics.log("NSCollectionLayoutDimension: \(dimension) is not a length for \(kind); 0 is used instead.")
            self.dimension = 0
        }
        super.init()
    }

    /// Creates a dimension that is a fraction of the container's width, where 1 is all of it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth) as! Self
    }

    /// Creates a dimension that is a fraction of the container's height, where 1 is all of it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight) as! Self
    }

    /// Creates a fixed dimension in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.absolute, absoluteDimension) as! Self
    }

    /// Creates an estimated dimension in points, which is used until the view is measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.estimated, estimatedDimension) as! Self
    }

    /// Creates an estimated dimension in points. After measuring, all items of the group have the largest measured
    /// length.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension) as! Self
    }

    /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// A Boolean value that indicates whether the dimension is fixed.
    public var isAbsolute: Bool { kind == .absolute }

    /// A Boolean value that indicates whether the dimension is estimated.
    public var isEstimated: Bool { kind == .estimated }

    /// A Boolean value that indicates whether the dimension is estimated, and all items of the group share the largest
    /// measured length.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Returns the object itself, because it's immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether `object` is a dimension of the same kind and value.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return kind == other.kind && dimension == other.dimension
    }

    /// Equal dimensions have equal hashes.
    public nonisolated override var hash: Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(dimension)
        return hasher.finalize()
    }
}
