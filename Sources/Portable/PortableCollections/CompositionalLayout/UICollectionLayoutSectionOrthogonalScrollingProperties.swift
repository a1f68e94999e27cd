/// How the scrolling of an orthogonal section feels.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// When the section may be dragged beyond its ends.
    public enum Bounce: Int, Sendable {
        /// When its content is longer than what is visible of it.
        case automatic = 0
        /// Always.
        case always
        /// Never.
        case never
    }

    /// How fast the section comes to rest after the finger has left it.
    public struct DecelerationRate: Hashable, Sendable {
        /// The part of the speed that is left after a millisecond.
        public let rawValue: CGFloat

        /// A rate by its number: the part of the speed that is left after a millisecond, between 0 and 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A rate that matches the scrolling behavior: fast for paging behaviors, otherwise normal.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// As scroll views do by default.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Stops sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How fast the section comes to rest; `.automatic` by default.
    open var decelerationRate = DecelerationRate.automatic

    /// When the section may be dragged beyond its ends; `.automatic` by default.
    open var bounce = Bounce.automatic

    /// An independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}
