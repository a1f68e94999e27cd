extension UIFont {
    /// How heavy the strokes of a font are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// 0 is regular.
        public let rawValue: CGFloat

        /// The weight of that value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The weight of that value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The lightest weight, -0.8.
        public static let ultraLight = Weight(-0.8)
        /// -0.6.
        public static let thin = Weight(-0.6)
        /// -0.4.
        public static let light = Weight(-0.4)
        /// The weight of usual text, 0.
        public static let regular = Weight(0)
        /// 0.23.
        public static let medium = Weight(0.23)
        /// 0.3.
        public static let semibold = Weight(0.3)
        /// 0.4.
        public static let bold = Weight(0.4)
        /// 0.56.
        public static let heavy = Weight(0.56)
        /// The heaviest weight, 0.62.
        public static let black = Weight(0.62)

        private static let named: [(weight: Weight, css: Int, name: String)] = [
            (ultraLight, 100, "Ultralight"), (thin, 200, "Thin"), (light, 300, "Light"), (regular, 400, "Regular"),
            (medium, 500, "Medium"), (semibold, 600, "Semibold"), (bold, 700, "Bold"), (heavy, 800, "Heavy"),
            (black, 900, "Black"),
        ]

        private var nearest: (weight: Weight, css: Int, name: String) {
            Weight.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
                ?? Weight.named[3]
        }

        /// The nearest to a weight as CSS counts.
        init(cssWeight: Int) {
            self = Weight.named.min { abs($0.css - cssWeight) < abs($1.css - cssWeight) }?.weight ?? .regular
        }

        /// The nearest of CSS's weights, from 100 to 900.
        var cssWeight: Int { nearest.css }

        /// The name of the nearest of the nine weights in font names.
        var faceName: String { nearest.name }
    }

    /// The width of the letters of a font.
    ///
    /// Differs from UIKit: the width is stored, but the glyphs have the standard width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// 0 is standard.
        public let rawValue: CGFloat

        /// The width of that value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The width of that value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// Very narrow letters.
        public static let compressed = Width(-0.4)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// Letters of usual width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }
}
