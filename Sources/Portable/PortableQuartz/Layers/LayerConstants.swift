import Foundation

/// How a layer's contents fill its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A gravity by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle, not scaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the top, not scaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the bottom, not scaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left side, not scaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right side, not scaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner, not scaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner, not scaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner, not scaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner, not scaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched over the whole bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits with its proportions kept.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds with its proportions kept.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The value that stands for the constant.
    public let rawValue: String

    /// A curve by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve without a jump in its curvature; drawn as `circular`.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Who lays out and draws a layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// What a layer does when the property `event` changes: `NSNull` for nothing, nil to leave it to the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Places nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Leaves it to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
