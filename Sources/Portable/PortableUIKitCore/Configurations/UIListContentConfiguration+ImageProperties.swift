extension UIListContentConfiguration {
    /// The appearance of an image and its reserved area. Colors follow the state until the app sets them.
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

        /// The configuration of symbols that don't specify their own. By default, symbols are as large as the text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
            get { symbolConfiguration.value }
            set { symbolConfiguration.value = newValue }
        }

        /// The color of symbols and template images. The default is `nil`, which means the view's tint color.
        public var tintColor: UIColor? {
            get { tint.value }
            set { tint.value = newValue }
        }

        /// The transformer that returns the visible color for ``tintColor``. The default is `nil`, which means no
        /// transformation.
        public var tintColorTransformer: UIConfigurationColorTransformer? {
            get { tintTransformer.value.transformer }
            set { tintTransformer.value = ComparableTransformer(transformer: newValue) }
        }

        /// Returns the visible color of symbols in a view with the given tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The corner radius of the image, in points. The default is 0. The image is clipped to the corners.
        public var cornerRadius: CGFloat = 0

        /// The color of the image's stroke. The default is `nil`, which means the view's tint color.
        public var strokeColor: UIColor?

        /// The transformer that returns the visible color for ``strokeColor``. The default is `nil`, which means no
        /// transformation.
        public var strokeColorTransformer: UIConfigurationColorTransformer? {
            get { strokeTransformer.transformer }
            set { strokeTransformer.transformer = newValue }
        }

        /// Returns the visible color of the image's stroke in a view with the given tint color.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// The width of the stroke inside the image, in points. The default is 0, which means no stroke.
        public var strokeWidth: CGFloat = 0

        /// The maximum size of the image, in points. A larger image is scaled down and keeps its aspect ratio. A width
        /// or height of 0, the default, means no limit.
        public var maximumSize = CGSize.zero

        /// The size of the area reserved for the image, in points. The image is centered in it and isn't scaled. A
        /// width or height of 0 (the default) means the size of the image or, for symbols, a size that the system
        /// chooses and that grows with the text size.
        public var reservedLayoutSize = CGSize.zero

        /// A width or height of ``reservedLayoutSize`` that means the area that the system reserves for symbols.
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        /// A Boolean value that indicates whether the image keeps its colors if the user inverts colors. The default is
        /// `false`.
        ///
        /// Differs from UIKit: no setting inverts colors, so the value has no effect.
        public var accessibilityIgnoresInvertColors = false
    }
}
