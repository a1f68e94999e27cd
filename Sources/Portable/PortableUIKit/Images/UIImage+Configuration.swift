import Foundation

extension UIImage {
    /// The traits that choose a variant of an image.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits; nil if none are named.
        public let traitCollection: UITraitCollection?

        package init(traits: UITraitCollection?) {
            traitCollection = traits
            super.init()
        }

        /// A configuration with nothing but traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// Configurations don't change, so that a copy is the configuration itself.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size, weight, scale and colours of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let textStyle: UIFont.TextStyle?
        package let weight: SymbolWeight
        package let scale: SymbolScale
        package let colors: [UIColor]

        package init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, colors: [UIColor] = []
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.colors = colors
            super.init(traits: nil)
        }

        /// A configuration that says nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        /// The size of text of `pointSize` points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: .some(pointSize))
        }

        /// The size of text of `pointSize` points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: .some(pointSize), weight: weight)
        }

        /// The size of text of `pointSize` points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }

        /// The size of a text style, with its Dynamic Type.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: .some(textStyle))
        }

        /// The size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: .some(textStyle), scale: scale)
        }

        /// The size of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: .some(font.pointSize))
        }

        /// The size of a font and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: .some(font.pointSize), scale: scale)
        }

        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// One colour in several strengths; the glyphs here have one layer, drawn in the colour itself.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, colors: [hierarchicalColor])
        }

        /// A colour for each layer; the glyphs here have one layer, drawn in the first colour.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, colors: paletteColors)
        }

        /// This configuration with what `otherConfiguration` says in its place.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            let namesSize = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: namesSize ? other.pointSize : pointSize, textStyle: namesSize ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale,
                colors: other.colors.isEmpty ? colors : other.colors)
        }

        /// Whether both say the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && scale == other.scale && colors == other.colors
        }

        /// By size, weight and scale.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
