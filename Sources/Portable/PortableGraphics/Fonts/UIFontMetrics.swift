import LayoutGeometry

/// An object that scales custom fonts and lengths with the user's text size, as a text style scales.
///
/// The factor is the leading of the style at the text size, divided by its leading at the large size. Lengths are
/// rounded to pixels: recorded values are 17 to 48 for body at the largest size, and 17 to 16 1/3 at medium, on a
/// display with three pixels per point. Font sizes are rounded to whole points.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Creates the metrics of a text style. The metrics of an unknown style don't scale.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// Returns a font scaled to the user's text size.
    ///
    /// - Parameter font: The font at the default text size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, limit: nil, compatibleWith: nil)
    }

    /// Returns `font` scaled to the user's text size, but not larger than `maximumPointSize`. A maximum of 0 means no
    /// limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, limit: maximumPointSize, compatibleWith: nil)
    }

    /// Returns `font` scaled to the text size of `traitCollection`.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, limit: nil, compatibleWith: traitCollection)
    }

    /// Returns `font` scaled to the text size of `traitCollection`, but not larger than `maximumPointSize`. A maximum
    /// of 0 means no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, limit: maximumPointSize, compatibleWith: traitCollection)
    }

    /// Returns `value` scaled to the user's text size and rounded to pixels.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns `value` scaled to the text size of `traitCollection` and rounded to pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        guard let factor = factor(compatibleWith: traitCollection) else { return value }
        var scale = traitCollection?.displayScale ?? 0
        if scale <= 0 { scale = UITraitCollection.current.displayScale }
        return CGFloat(PixelGrid(scale: Double(scale)).round(Double(value * factor)))
    }

    /// Returns the scale factor for the text size, or `nil` if values aren't scaled.
    private func factor(compatibleWith traitCollection: UITraitCollection?) -> CGFloat? {
        guard let leadings = TextStyleSizes.sizes(of: textStyle)?.leadings else { return nil }
        let category = UIContentSizeCategory.resolved(in: traitCollection)
        guard category != .large else { return nil }
        return leadings[TextStyleSizes.index(of: category)] / leadings[TextStyleSizes.index(of: .large)]
    }

    func scaledFont(for font: UIFont, limit: CGFloat?, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        // Like UIKit, reject a font that is already scaled.
        if case .metrics = font.design.scaling {
            raise("-[UIFontMetrics scaledFontForFont:]: the font must not already be scaled: \(font)")
        }
        let limit = limit.flatMap { $0 > 0 ? $0 : nil }
        var design = font.design
        design.scaling = .metrics(textStyle, base: font.design, maximumPointSize: limit)
        if let factor = factor(compatibleWith: traitCollection) {
            design.size = max((design.size * factor).rounded(.toNearestOrAwayFromZero), 1)
        }
        if let limit { design.size = min(design.size, limit) }
        return UIFont(design)
    }
}
