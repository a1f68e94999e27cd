import Foundation

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a gravity with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The contents are centered, without scaling.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The contents are aligned with the center of the top side, without scaling.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The contents are aligned with the center of the bottom side, without scaling.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The contents are aligned with the center of the left side, without scaling.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The contents are aligned with the center of the right side, without scaling.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents are aligned with the top-left corner, without scaling.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents are aligned with the top-right corner, without scaling.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents are aligned with the bottom-left corner, without scaling.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents are aligned with the bottom-right corner, without scaling.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// The contents are stretched to fill the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents are scaled to fit the bounds, with the aspect ratio preserved.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents are scaled to fill the bounds, with the aspect ratio preserved.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filters for drawing an image larger or smaller than it is.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a filter with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pixels are interpolated.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Each pixel has the color of the nearest pixel of the image.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels are interpolated, with smaller versions of the image.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The formats of a layer's backing store.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a format with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Colors with 8 bits per component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Colors with half-precision floating-point components.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Shades of gray with 8 bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates a set of edges with the given raw value.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a curve with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve with continuous curvature.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Methods for drawing a layer, laying it out, and providing its actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Asks the delegate to provide the layer's contents, usually by setting ``CALayer/contents``. The layer calls it
    /// instead of drawing.
    func display(_ layer: CALayer)

    /// Tells the delegate that the layer is about to be drawn.
    func layerWillDraw(_ layer: CALayer)

    /// Asks the delegate to draw the layer's contents in a context.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Tells the delegate to lay out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// Asks the delegate for the action when the property `event` changes. Return `NSNull` for no action, or `nil` to
    /// use the layer's action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer with ``layerWillDraw(_:)`` and ``draw(_:in:)``. This is the default implementation.
    public func display(_ layer: CALayer) { layer.drawContents() }

    /// Does nothing. This is the default implementation.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing. This is the default implementation.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing. This is the default implementation.
    public func layoutSublayers(of layer: CALayer) {}

    /// Returns `nil`, so that the layer's action is used. This is the default implementation.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
