import Foundation

extension UIImage {
    /// The traits that select a variant of an image.
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

        /// Creates a configuration with only the given traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// Creates a configuration with only the given locale.
        public convenience init(locale: Locale?) {
            self.init(traits: nil, locale: locale)
        }

        /// Returns this configuration with the values that `otherConfiguration` specifies.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let parts = [traitCollection, other.traitCollection].compactMap { $0 }
            return changed(
                traits: parts.isEmpty ? nil : UITraitCollection(traitsFrom: parts), locale: other.locale ?? locale)
        }

        /// Returns this configuration with different traits, or without traits if they're `nil`.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            changed(traits: traitCollection, locale: locale)
        }

        /// Returns this configuration with a different locale, or without one if it's `nil`.
        public func withLocale(_ locale: Locale?) -> Self {
            changed(traits: traitCollection, locale: locale)
        }

        /// Returns a configuration of the same class with different traits and a different locale.
        func changed(traits: UITraitCollection?, locale: Locale?) -> Self {
            unsafeDowncast(UIImage.Configuration(traits: traits, locale: locale), to: Self.self)
        }

        /// Returns the configuration itself, because configurations are immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size, weight, scale, and colors of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let textStyle: UIFont.TextStyle?
        package let weight: SymbolWeight
        package let scale: SymbolScale
        package let colors: [UIColor]
        /// The requested rendering mode, or `nil` if it's unspecified.
        let coloring: Coloring?

        /// The rendering modes that don't need additional colors.
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

        /// Creates a configuration with the size of text with `pointSize` points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: .some(pointSize))
        }

        /// Creates a configuration with the size of text with `pointSize` points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: .some(pointSize), weight: weight)
        }

        /// Creates a configuration with the size of text with `pointSize` points, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }

        /// Creates a configuration with the size of a text style, which supports Dynamic Type.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: .some(textStyle))
        }

        /// Creates a configuration with the size of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(textStyle: .some(textStyle), scale: scale)
        }

        /// Creates a configuration with the size of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: .some(font.pointSize))
        }

        /// Creates a configuration with the size of a font and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: .some(font.pointSize), scale: scale)
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight)
        }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, scale: scale)
        }

        /// Creates a configuration with a hierarchical color: less prominent layers are more transparent.
        ///
        /// Differs from UIKit: only symbols in shapes, with slashes or badges, and of weather have several layers.
        public convenience init(hierarchicalColor: UIColor) {
            let levels = [UIColor.Prominence.primary, .secondary, .tertiary]
            self.init(pointSize: nil, colors: levels.map(hierarchicalColor.withProminence))
        }

        /// Creates a configuration with a color for each layer. If there are fewer colors than layers, the remaining layers
        /// have the last color.
        ///
        /// Differs from UIKit: only symbols in shapes, with slashes or badges, and of weather have several layers.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, colors: paletteColors)
        }

        /// Returns a configuration that draws symbols with the tint color, which replaces other colors.
        public class func preferringMonochrome() -> Self {
            unsafeDowncast(SymbolConfiguration().copy(coloring: .some(.monochrome)), to: Self.self)
        }

        /// Returns a configuration that draws symbols with their own colors, if they have any.
        ///
        /// Differs from UIKit: only symbols of weather, badges, and some filled symbols have their own colors.
        public class func preferringMulticolor() -> Self {
            unsafeDowncast(SymbolConfiguration().copy(coloring: .some(.multicolor)), to: Self.self)
        }

        /// Returns this configuration without its point size and weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            unsafeDowncast(copy(pointSize: .some(nil), weight: .unspecified), to: Self.self)
        }

        /// Returns this configuration without its scale.
        public func configurationWithoutScale() -> Self {
            unsafeDowncast(copy(scale: .unspecified), to: Self.self)
        }

        /// Returns this configuration without its text style.
        public func configurationWithoutTextStyle() -> Self {
            unsafeDowncast(copy(textStyle: .some(nil)), to: Self.self)
        }

        /// Returns this configuration without its weight.
        public func configurationWithoutWeight() -> Self {
            unsafeDowncast(copy(weight: .unspecified), to: Self.self)
        }

        /// Returns a Boolean value that indicates whether two configurations have the same values.
        public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        /// Returns this configuration with some values replaced.
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

        /// Returns this configuration with the values that `otherConfiguration` specifies.
        public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            let common = super.applying(otherConfiguration)
            guard let other = otherConfiguration as? SymbolConfiguration else { return common }
            let namesSize = other.pointSize != nil || other.textStyle != nil
            let (colors, coloring) = coloring(changedBy: other)
            return unsafeDowncast(
                SymbolConfiguration(
                    pointSize: namesSize ? other.pointSize : pointSize,
                    textStyle: namesSize ? other.textStyle : textStyle,
                    weight: other.weight == .unspecified ? weight : other.weight,
                    scale: other.scale == .unspecified ? scale : other.scale,
                    colors: colors, coloring: coloring, traits: common.traitCollection, locale: common.locale),
                to: Self.self)
        }

        /// Returns the colors and the mode of both configurations. A symbol without its own colors has the other colors of
        /// a configuration that prefers the symbol's own.
        private func coloring(changedBy other: SymbolConfiguration) -> ([UIColor], Coloring?) {
            let changed = other.colors.isEmpty ? colors : other.colors
            switch other.coloring {
            case .monochrome: return ([], .monochrome)
            case .multicolor: return (changed, .multicolor)
            case nil: return (changed, other.colors.isEmpty || coloring == .multicolor ? coloring : nil)
            }
        }

        /// Returns a Boolean value that indicates whether two configurations have the same values.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight
                && scale == other.scale && colors == other.colors && coloring == other.coloring
                && traitCollection == other.traitCollection && locale == other.locale
        }

        /// A hash value of the size, weight, and scale.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
