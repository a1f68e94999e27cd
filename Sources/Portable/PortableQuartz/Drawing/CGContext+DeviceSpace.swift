import Foundation

extension CGContext {
    /// The transform from the current coordinate space to the pixels of the context.
    ///
    /// Differs from Core Graphics: pixels are counted in the direction of the initial coordinate space's axes. In contexts of
    /// views and image renderers, which record drawing for any scale, a pixel is a point.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        let scale = imageScale ?? 1
        return ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Returns a point of the current coordinate space in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns a size of the current coordinate space in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns the smallest rectangle in pixels that encloses a rectangle of the current coordinate space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }

    /// Returns a point in pixels in the current coordinate space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    /// Returns a size in pixels in the current coordinate space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    /// Returns the smallest rectangle of the current coordinate space that encloses a rectangle in pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
}
