/// A type with a position, a size, and a transform that animations can change.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center in points.
    var center: CGPoint { get set }

    /// A rectangle with the size and a zero origin, in points.
    var bounds: CGRect { get }

    /// The two-dimensional transform around the center.
    var transform: CGAffineTransform { get set }
}
