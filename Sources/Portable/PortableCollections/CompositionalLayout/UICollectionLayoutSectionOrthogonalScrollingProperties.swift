/// The bounce and the deceleration of a section with orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
    /// The condition under which the user can scroll past the ends of the section.
    public enum Bounce: Int, Sendable {
        /// The section bounces if its content is longer than the visible area.
        case automatic = 0
        /// The section always bounces.
        case always
        /// The section never bounces.
        case never
    }

    /// The rate at which the section's scrolling slows down.
    public struct DecelerationRate: Hashable, Sendable {
        /// The fraction of the velocity that remains after a millisecond.
        public let rawValue: CGFloat

        /// Creates a rate from the fraction of the velocity that remains after a millisecond, between 0 and 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A rate that matches the scrolling behavior: fast for paging behaviors, otherwise normal.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// The default rate of scroll views.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate that stops scrolling sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The rate at which the section's scrolling slows down. The default is `.automatic`.
    open var decelerationRate = DecelerationRate.automatic

    /// The condition under which the user can scroll past the ends of the section. The default is `.automatic`.
    open var bounce = Bounce.automatic

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}
