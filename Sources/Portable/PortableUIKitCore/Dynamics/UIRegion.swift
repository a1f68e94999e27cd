import Foundation

/// A region in which a field acts: a circle, a rectangle, or a combination of regions. The origin is the position of the
/// field.
///
/// Differs from UIKit: the methods that combine regions can't create an object of a subclass.
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying {
    private indirect enum Shape {
        case everything
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everything: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .union(let first, let second): first.contains(point) || second.contains(point)
            case .difference(let first, let second): first.contains(point) && !second.contains(point)
            case .intersection(let first, let second): first.contains(point) && second.contains(point)
            }
        }
    }

    private let shape: Shape

    /// The region of all points.
    open class var infinite: UIRegion { UIRegion(shape: .everything) }

    /// Creates a circle around the origin.
    public init(radius: CGFloat) {
        shape = .circle(radius: radius)
    }

    /// Creates a rectangle around the origin.
    public init(size: CGSize) {
        shape = .rectangle(size)
    }

    private init(shape: Shape) {
        self.shape = shape
    }

    private func make(_ shape: Shape) -> Self {
        guard let region = UIRegion(shape: shape) as? Self else {
            raise("\(type(of: self)): the methods of UIRegion can't create an object of a subclass.")
        }
        return region
    }

    /// Returns the points that aren't in this region.
    open func inverse() -> Self { make(.difference(.everything, shape)) }

    /// Returns the points in either region.
    open func byUnion(with region: UIRegion) -> Self { make(.union(shape, region.shape)) }

    /// Returns the points in this region that aren't in another one.
    open func byDifference(from region: UIRegion) -> Self { make(.difference(shape, region.shape)) }

    /// Returns the points in both regions.
    open func byIntersection(with region: UIRegion) -> Self { make(.intersection(shape, region.shape)) }

    /// Returns a Boolean value that indicates whether a point, relative to the origin, is in the region.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// Returns the region, which can't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
