extension UIListContentConfiguration {
    /// How an image looks, and the room that it gets. Colors follow the state until the app sets them.
    public struct ImageProperties: Hashable {
        private var symbolConfiguration: Defaulted<UIImage.SymbolConfiguration?>
        private var tint: Defaulted<UIColor?>
        private var tintTransformer: Defaulted<ComparableTransformer>
        private var strokeTransformer = ComparableTransformer()

        init(_ defaults: ListImageDefaults) {
            symbolConfiguration = Defaulted(defaults.symbolConfiguration)
            tint = Defaulted(defaults.tintColor)
            tintTransformer = Defaulted(ComparableTransformer(transformer: defaults.tintColorTransformer))
        }

        mutating func setDefaults(_ defaults: ListImageDefaults) {
            symbolConfiguration.setDefault(defaults.symbolConfiguration)
            tint.setDefault(defaults.tintColor)
            tintTransformer.setDefault(ComparableTransformer(transformer: defaults.tintColorTransformer))
        }

        /// What symbols are configured with where they say nothing themselves; by default as large as the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            get { symbolConfiguration.value }
            set { symbolConfiguration.value = newValue }
        }

        /// The color of symbols and template images; nil, the default, takes the view's tint color.
        public var tintColor: UIColor? {
            get { tint.value }
            set { tint.value = newValue }
        }

        /// Makes the color that is shown of ``tintColor``; nil, the default, shows that.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tintTransformer.value.transformer }
            set { tintTransformer.value = ComparableTransformer(transformer: newValue) }
        }

        /// The color that symbols are shown in, in a view with a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The radius of the image's corners, in points; 0 by default. The image is cut there.
        public var cornerRadius: CGFloat = 0

        /// The color of a line around the image; nil, the default, takes the view's tint color.
        public var strokeColor: UIColor?

        /// Makes the color that is shown of ``strokeColor``; nil, the default, shows that.
        public var strokeColorTransformer: UIConfigurationColorTransformer? {
            get { strokeTransformer.transformer }
            set { strokeTransformer.transformer = newValue }
        }

        /// The color of the line around the image, in a view with a tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// The width of the line around the image, inside of it, in points; 0, the default, draws none.
        public var strokeWidth: CGFloat = 0

        /// The largest size at which the image is shown, in points; a larger image keeps its proportions. A width or
        /// height of 0, the default, is no limit.
        public var maximumSize = CGSize.zero

        /// The room that is kept for the image, in points; the image stands in its middle and is not scaled. A width or
        /// height of 0, the default, is the image's own, or for symbols the system's, which grows with the text.
        public var reservedLayoutSize = CGSize.zero

        /// As a width or height of ``reservedLayoutSize``, the room that the system keeps for symbols.
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        /// Whether the image keeps its colors where the person has them inverted; kept. False by default.
        public var accessibilityIgnoresInvertColors = false
    }
}
