/// A type with a position, a size, and a transform that animations can change.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center in points.
    var center: CGPoint { get set }

    /// The size at the origin, in points.
    var bounds: CGRect { get }

    /// The transform in the plane, about the center.
    var transform: CGAffineTransform { get set }
}
