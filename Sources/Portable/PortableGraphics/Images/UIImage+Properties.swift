import Foundation
import LayoutGeometry

extension UIImage {
    /// The dynamic range of an image's brightness.
    public enum DynamicRange: Int, Sendable {
        /// An unspecified dynamic range.
        case unspecified = -1
        /// The standard dynamic range.
        case standard = 0
        /// A limited high dynamic range, a little brighter than white.
        case constrainedHigh = 1
        /// The high dynamic range, as bright as the display allows.
        case high = 2
    }

    /// A Boolean value that indicates whether the image has a high dynamic range. It's always `false`, because images
    /// are decoded in the standard range.
    public var isHighDynamicRange: Bool { false }

    /// Returns the image itself, because it has a standard dynamic range.
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The traits of the image: the traits of a symbol's configuration, or the display scale.
    public var traitCollection: UITraitCollection {
        content.symbol?.traits ?? UITraitCollection(displayScale: scale)
    }

    /// A format for renderers of images with the same scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: scale))
    }

    /// Returns a resizable image with left and top caps that aren't stretched. The point after each cap is stretched;
    /// the rest of the image isn't.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left cap, in points. A value of 0 stretches the whole width.
    ///   - topCapHeight: The height of the top cap, in points. A value of 0 stretches the whole height.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = max(CGFloat(leftCapWidth), 0), top = max(CGFloat(topCapHeight), 0)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
    }

    /// The width of the left cap, which isn't stretched, in points. It's 0 if the whole width is stretched.
    public var leftCapWidth: Int { Int(saturating: capInsets.left) }

    /// The height of the top cap, which isn't stretched, in points. It's 0 if the whole height is stretched.
    public var topCapHeight: Int { Int(saturating: capInsets.top) }

    /// Creates a system symbol with a variable value, such as a volume, and a configuration. Returns `nil` if no symbol
    /// has the name.
    ///
    /// Differs from UIKit: symbols have one layer here, which is drawn completely for every value.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates the image with a name in a bundle's resources, with a variable value and a configuration. Returns `nil`
    /// if there's no such image.
    ///
    /// Differs from UIKit: the images of catalogs are drawn completely for every value.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// A checkmark.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark") ?? checkmark }
}
