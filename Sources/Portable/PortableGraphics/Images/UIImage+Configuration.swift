import Foundation

extension UIImage {
    /// The traits that choose a variant of an image.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits, or `nil` if they are unspecified.
        public let traitCollection: UITraitCollection?
        /// The locale, or `nil` if it's unspecified.
        public let locale: Locale?

        package init(traits: UITraitCollection?, locale: Locale? = nil) {
            traitCollection = traits
            self.locale = locale
            super.init()
        }

        /// A configuration with nothing but traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// A configuration with nothing but a language and region.
        public convenience init(locale: Locale?) {
            self.init(traits: nil, locale: locale)
        }

        /// Returns this configuration with its values replaced by those in `otherConfiguration`.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let parts = [traitCollection, other.traitCollection].compactMap { $0 }
            return changed(
                traits: parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts), locale: other.locale ?? locale)
        }

        /// Returns this configuration with other traits, or without traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changed(traits: traitCollection, locale: locale)
        }

        /// Returns this configuration with another locale, or without one.
        public func withLocale(_ locale: Locale?) -> Self {
            changed(traits: traitCollection, locale: locale)
        }

        /// This configuration, of its class, with other traits and another language.
        func changed(traits: UITraitCollection?, locale: Locale?) -> Self {
            unsafeDowncast(UIImage.Configuration(traits: traits, locale: locale), to: Self.self)
        }

        /// Configurations don't change, so that a copy is the configuration itself.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size, weight, scale and colors of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let textStyle: UIFont.TextStyle?
        package let weight: SymbolWeight
        package let scale: SymbolScale
        package let colors: [UIColor]
        /// Which of the ways to color symbols is wanted; nil if none is named.
        let coloring: Coloring?

        /// The rendering modes of symbols that don't need further colors.
        enum Coloring: Sendable { case monochrome, multicolor }

        package convenience init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, colors: [UIColor] = []
        ) {
            self.init(
                pointSize: pointSize, textStyle: textStyle, weight: weight, scale: scale, colors: colors, coloring: nil,
                traits: nil, locale: nil)
        }

        private init(
            pointSize: CGFloat?, textStyle: UIFont.TextStyle?, weight: SymbolWeight, scale: SymbolScale,
            colors: [UIColor], coloring: Coloring?, traits: UITraitCollection?, locale: Locale?
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.colors = colors
            self.coloring = coloring
            super.init(traits: traits, locale: locale)
        }

        /// A configuration without values.
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

        /// One color in several strengths; the glyphs here have one layer, drawn in the color itself.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, colors: [hierarchicalColor])
        }

        /// A color for each layer; the glyphs here have one layer, drawn in the first color.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, colors: paletteColors)
        }

        /// Returns a configuration with a single color, the tint, which replaces earlier colors.
        public class func preferringMonochrome() -> Self {
            unsafeDowncast(SymbolConfiguration().copy(coloring: .some(.monochrome)), to: Self.self)
        }

        /// Returns a configuration with the symbol's own colors.
        ///
        /// Differs from UIKit: symbols don't have their own colors here, so they're drawn with the tint color.
        public class func preferringMulticolor() -> Self {
            unsafeDowncast(SymbolConfiguration().copy(coloring: .some(.multicolor)), to: Self.self)
        }

        /// This configuration without a size in points, and without a weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            unsafeDowncast(copy(pointSize: .some(nil), weight: .unspecified), to: Self.self)
        }

        /// This configuration without a scale.
        public func configurationWithoutScale() -> Self {
            unsafeDowncast(copy(scale: .unspecified), to: Self.self)
        }

        /// This configuration without a text style.
        public func configurationWithoutTextStyle() -> Self {
            unsafeDowncast(copy(textStyle: .some(nil)), to: Self.self)
        }

        /// This configuration without a weight.
        public func configurationWithoutWeight() -> Self {
            unsafeDowncast(copy(weight: .unspecified), to: Self.self)
        }

        /// Whether both say the same.
        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        /// This configuration with some of its parts replaced.
        private func copy(
            pointSize: CGFloat?? = nil, textStyle: UIFont.TextStyle?? = nil, weight: SymbolWeight? = nil,
            scale: SymbolScale? = nil, coloring: Coloring?? = nil
        ) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: pointSize ?? self.pointSize, textStyle: textStyle ?? self.textStyle,
                weight: weight ?? self.weight, scale: scale ?? self.scale, colors: colors,
                coloring: coloring ?? self.coloring, traits: traitCollection, locale: locale)
        }

        override func changed(traits: UITraitCollection?, locale: Locale?) -> Self {
            unsafeDowncast(
                SymbolConfiguration(
                    pointSize: pointSize, textStyle: textStyle, weight: weight, scale: scale, colors: colors,
                    coloring: coloring, traits: traits, locale: locale), to: Self.self)
        }

        /// Returns this configuration with its values replaced by those in `otherConfiguration`.
        public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            let common = super.applying(otherConfiguration)
            guard let other = otherConfiguration as? SymbolConfiguration else { return common }
            let namesSize = other.pointSize != nil || other.textStyle != nil
            let namesColors = !other.colors.isEmpty || other.coloring != nil
            return unsafeDowncast(
                SymbolConfiguration(
                    pointSize: namesSize ? other.pointSize : pointSize,
                    textStyle: namesSize ? other.textStyle : textStyle,
                    weight: other.weight == .unspecified ? weight : other.weight,
                    scale: other.scale == .unspecified ? scale : other.scale,
                    colors: namesColors ? other.colors : colors, coloring: namesColors ? other.coloring : coloring,
                    traits: common.traitCollection, locale: common.locale), to: Self.self)
        }

        /// Whether both say the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && scale == other.scale && colors == other.colors && coloring == other.coloring
                && traitCollection == other.traitCollection && locale == other.locale
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
