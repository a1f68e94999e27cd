/// One side of a size in a compositional layout: a fraction of the container, points, or an estimate in points that
/// the cell's own size replaces.
///
/// Values that are negative, infinite or not a number are described on the console and count as 0.
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    /// The meaning of the number.
    package enum Kind: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    package let kind: Kind

    /// The number: a fraction (1 is the whole container) or points.
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

    /// A fraction of the container's width; 1 is all of it.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth) as! Self
    }

    /// A fraction of the container's height; 1 is all of it.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight) as! Self
    }

    /// A length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.absolute, absoluteDimension) as! Self
    }

    /// A length in points that holds until the view has been measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.estimated, estimatedDimension) as! Self
    }

    /// An estimate in points; once measured, all items of the group get the largest length found.
    public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimatedDimension) as! Self
    }

    /// Whether the number is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// Whether the number is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// Whether the number is a fixed length in points.
    public var isAbsolute: Bool { kind == .absolute }

    /// Whether the number is an estimate in points.
    public var isEstimated: Bool { kind == .estimated }

    /// Whether the number is an estimate whose measured length all items of the group share.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// The dimension itself, for it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a dimension with the same meaning and number.
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
