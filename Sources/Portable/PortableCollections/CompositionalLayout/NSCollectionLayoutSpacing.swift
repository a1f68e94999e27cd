/// A distance between items: fixed, or a minimum that grows into the room that is left over.
///
/// Values that are infinite or not a number are described on the console and count as 0.
///
/// Differs from UIKit: the class can't be subclassed outside the module.
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// The distance in points; the least one if the spacing is flexible.
    public let spacing: CGFloat

    /// Whether the distance grows into the room that is left over.
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

    /// Exactly `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
    }

    /// At least `flexibleSpacing` points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
    }

    /// Whether the distance is exact.
    public var isFixed: Bool { !isFlexible }

    /// The spacing itself, for it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a spacing of the same kind and distance.
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
