import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Sendable {
        /// The corner between the top and the leading edge.
        case topLeading
        /// The corner between the top and the trailing edge.
        case topTrailing
        /// The corner between the bottom and the leading edge.
        case bottomLeading
        /// The corner between the bottom and the trailing edge.
        case bottomTrailing
    }
}

extension Edge.Corner {
    /// The style of a corner: a radius, or a radius that follows from the corner of the container.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        /// The radius of the corner, or the smallest radius of a concentric corner.
        private let radius: CGFloat
        private let isConcentric: Bool

        private init(radius: CGFloat, isConcentric: Bool) {
            self.radius = radius > 0 ? radius : 0
            self.isConcentric = isConcentric
        }

        /// Creates a fixed radius in points.
        public init(integerLiteral value: IntegerLiteralType) { self = .fixed(CGFloat(value)) }

        /// Creates a fixed radius in points.
        public init(floatLiteral value: FloatLiteralType) { self = .fixed(CGFloat(value)) }

        /// A corner that has the same center as the corner of the container.
        public static var concentric: Edge.Corner.Style { Style(radius: 0, isConcentric: true) }

        /// Returns a corner that has the same center as the corner of the container, with a minimum radius.
        public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style {
            Style(radius: minimum?.radius ?? 0, isConcentric: true)
        }

        /// Returns a corner with a radius in points.
        public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { Style(radius: radius, isConcentric: false) }

        /// Returns the radius for the container's radius at the same corner.
        func radius(in container: CGFloat) -> CGFloat { isConcentric ? max(container, radius) : radius }
    }
}
