import Foundation

/// A rectangular shape with rounded corners, whose styles are known.
///
/// A shape in a container with such a shape can have corners that follow from the container's: see
/// ``ConcentricRectangle``.
public protocol RoundedRectangularShape: InsettableShape {
    /// Returns the styles of the corners for a size, or `nil` if they aren't known. The size is `nil` if it isn't known.
    nonisolated func corners(in size: CGSize?) -> Corners?
}

extension RoundedRectangularShape {
    /// The styles of four corners.
    public typealias Corners = RoundedRectangularShapeCorners
}

/// The styles of the corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    /// The style of the corner between the top and the leading edge.
    public var topLeading: Edge.Corner.Style
    /// The style of the corner between the top and the trailing edge.
    public var topTrailing: Edge.Corner.Style
    /// The style of the corner between the bottom and the leading edge.
    public var bottomLeading: Edge.Corner.Style
    /// The style of the corner between the bottom and the trailing edge.
    public var bottomTrailing: Edge.Corner.Style

    /// Creates corners with the same style.
    public init(all: Edge.Corner.Style) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }

    /// Creates corners with a style for each of them.
    public init(
        topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style, bottomLeading: Edge.Corner.Style,
        bottomTrailing: Edge.Corner.Style
    ) {
        (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
        (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
    }

    /// Concentric corners, whose centers are the centers of the container's corners.
    public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

    /// Returns concentric corners with a minimum radius.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        Self(all: .concentric(minimum: minimum))
    }

    /// Returns the radii for the radii of the container.
    func radii(in container: RectangleCornerRadii) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: topLeading.radius(in: container.topLeading),
            bottomLeading: bottomLeading.radius(in: container.bottomLeading),
            bottomTrailing: bottomTrailing.radius(in: container.bottomTrailing),
            topTrailing: topTrailing.radius(in: container.topTrailing))
    }
}

extension Rectangle: RoundedRectangularShape {
    /// Returns square corners.
    public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? { .init(all: 0) }
}

extension RoundedRectangle: RoundedRectangularShape {
    /// Returns corners with the smaller side of the corner size as their radius.
    public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        .init(all: .fixed(min(cornerSize.width, cornerSize.height)))
    }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// Returns corners with the radii of the shape.
    public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        .init(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    /// Returns corners with half of the shorter side as their radius, or `nil` without a size.
    public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        size.map { .init(all: .fixed(min($0.width, $0.height) / 2)) }
    }
}

extension Circle: RoundedRectangularShape {
    /// Returns corners with half of the shorter side as their radius, or `nil` without a size.
    public nonisolated func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        size.map { .init(all: .fixed(min($0.width, $0.height) / 2)) }
    }
}
