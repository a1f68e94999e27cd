import Foundation

extension UIColor {
    /// Creates a color from sRGB components and an exposure in stops. Each stop doubles the brightness.
    ///
    /// Differs from UIKit: screens show standard dynamic range, so the color is drawn without its exposure.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
        exposureStorage = max(CGFloat(pow(2, Double(exposure))), 1)
    }

    /// Creates a color from sRGB components and a linear exposure: the factor by which it's brighter than the same
    /// color in standard dynamic range. Values below 1 are treated as 1.
    ///
    /// Differs from UIKit: screens show standard dynamic range, so the color is drawn without its exposure.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
        exposureStorage = max(linearExposure, 1)
    }

    /// The factor by which the color is brighter than the same color in standard dynamic range. It's 1 for colors
    /// without an exposure.
    public var linearExposure: CGFloat { exposureStorage }

    /// The color without its exposure.
    public var standardDynamicRange: UIColor {
        guard exposureStorage > 1 else { return self }
        return UIColor(content)
    }

    /// Returns the color with its exposure limited to a content headroom. A headroom of 1 is standard dynamic range.
    public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor {
        let color = UIColor(content)
        color.exposureStorage = min(exposureStorage, max(contentHeadroom, 1))
        return color
    }
}
