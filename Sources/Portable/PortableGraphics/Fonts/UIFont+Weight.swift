extension UIFont {
    /// The weight of a font's strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight. The regular weight is 0.
        public let rawValue: CGFloat

        /// Creates a weight with a value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight with a value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The ultra-light weight, -0.8, which is the lightest.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight, -0.6.
        public static let thin = Weight(-0.6)
        /// The light weight, -0.4.
        public static let light = Weight(-0.4)
        /// The regular weight, 0.
        public static let regular = Weight(0)
        /// The medium weight, 0.23.
        public static let medium = Weight(0.23)
        /// The semibold weight, 0.3.
        public static let semibold = Weight(0.3)
        /// The bold weight, 0.4.
        public static let bold = Weight(0.4)
        /// The heavy weight, 0.56.
        public static let heavy = Weight(0.56)
        /// The black weight, 0.62, which is the heaviest.
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

        /// Creates the weight that is closest to a CSS weight.
        init(cssWeight: Int) {
            self = Weight.named.min { abs($0.css - cssWeight) < abs($1.css - cssWeight) }?.weight ?? .regular
        }

        /// The closest CSS weight, from 100 to 900.
        var cssWeight: Int { nearest.css }

        /// The name of the closest of the nine weights, as used in font names.
        var faceName: String { nearest.name }
    }

    /// The width of a font's glyphs.
    ///
    /// Differs from UIKit: the width is stored, but the glyphs have the standard width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width. The standard width is 0.
        public let rawValue: CGFloat

        /// Creates a width with a value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a width with a value.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// The compressed width, which is the narrowest.
        public static let compressed = Width(-0.4)
        /// The condensed width.
        public static let condensed = Width(-0.2)
        /// The standard width.
        public static let standard = Width(0)
        /// The expanded width.
        public static let expanded = Width(0.2)
    }
}
