import Foundation

extension UIView {
    /// Converts a point to another view's coordinate space. `nil` means the window's.
    /// - Complexity: O(*n*) in the depth of the view hierarchy.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    /// Converts a point from another view's coordinate space. `nil` means the window's.
    /// - Complexity: O(*n*) in the depth of the view hierarchy.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    /// Converts a rectangle to the smallest rectangle that contains it in another view's coordinate space. `nil` means
    /// the window's.
    /// - Complexity: O(*n*) in the depth of the view hierarchy.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    /// Converts a rectangle of another view's coordinate space to the smallest rectangle that contains it in this
    /// view's. `nil` means the window's.
    /// - Complexity: O(*n*) in the depth of the view hierarchy.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }
}

/// A type with a coordinate space: a view, a screen, or a scene.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the coordinate space.
    var bounds: CGRect { get }

    /// Converts a point to another coordinate space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from another coordinate space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle to another coordinate space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from another coordinate space.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// Converts a point to another coordinate space. Windows fill their screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (coordinateSpace as? UIView)?.layer)
    }

    /// Converts a point from another coordinate space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (coordinateSpace as? UIView)?.layer)
    }

    /// Converts a rectangle to another coordinate space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (coordinateSpace as? UIView)?.layer)
    }

    /// Converts a rectangle from another coordinate space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (coordinateSpace as? UIView)?.layer)
    }
}
