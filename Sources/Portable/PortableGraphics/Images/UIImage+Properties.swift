import Foundation

extension UIImage {
    /// How much brighter than white an image's lights may be.
    public enum DynamicRange: Int, Sendable {
        /// Unspecified.
        case unspecified = -1
        /// Not brighter than white.
        case standard = 0
        /// A little brighter.
        case constrainedHigh = 1
        /// As bright as the display can.
        case high = 2
    }

    /// A Boolean value that indicates whether the image has a high dynamic range. It's always `false`, because images
    /// are decoded in the standard range.
    public var isHighDynamicRange: Bool { false }

    /// Returns the image itself, because it has a standard dynamic range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The traits that chose the image: a symbol's own, or the pixels per point.
    public var traitCollection: UITraitCollection {
        content.symbol?.traits ?? UITraitCollection(displayScale: scale)
    }

    /// The format of renderers for images like this one: the same number of pixels per point.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: scale))
    }

    /// The image whose left and top edges keep their size when it is stretched, and all but one point after them too.
    /// - Parameters:
    ///   - leftCapWidth: Of the left edge, in points; 0 stretches the whole width.
    ///   - topCapHeight: Of the top edge, in points; 0 stretches the whole height.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = max(CGFloat(leftCapWidth), 0), top = max(CGFloat(topCapHeight), 0)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
    }

    /// The width of the left edge that keeps its size, in points; 0 if the whole width is stretched.
    public var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top edge that keeps its size, in points; 0 if the whole height is stretched.
    public var topCapHeight: Int { Int(capInsets.top) }

    /// Creates a system symbol that shows a value, such as a volume, with a configuration. Returns `nil` if no symbol
    /// has the name.
    ///
    /// Differs from UIKit: symbols have one layer here, which is drawn completely for every value.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates the image with a name in a bundle's resources that shows a value, with a configuration. Returns `nil` if
    /// there's no such image.
    ///
    /// Differs from UIKit: the images of catalogs are drawn completely for every value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// A tick.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? checkmark }
}
