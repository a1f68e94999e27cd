import DisplayList

/// A color, immutable, kept in sRGB.
///
/// Differs from Core Graphics: other color spaces are converted to sRGB when the color is made, so
/// ``numberOfComponents`` is always 4.
public final class CGColor: Hashable, Sendable {
    package let color: DisplayList.Color
    /// The image whose copies are drawn in the color's place; nil for colors proper.
    package let pattern: (any ColorPattern)?

    package convenience init(_ color: DisplayList.Color) {
        self.init(color, pattern: nil)
    }

    package init(_ color: DisplayList.Color, pattern: (any ColorPattern)?) {
        self.color = color
        self.pattern = pattern
    }

    /// A color of the generic RGB space; components are from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// A color of sRGB; components are from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A gray from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The components red, green, blue and alpha.
    public var components: [CGFloat]? {
        [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
    }

    /// How many ``components`` there are.
    public var numberOfComponents: Int { 4 }

    /// From 0, transparent, to 1, opaque.
    public var alpha: CGFloat { CGFloat(color.alpha) }

    /// The same color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
    }

    /// Opaque white.
    public static let white = CGColor(.white)
    /// Opaque black.
    public static let black = CGColor(.black)
    /// Transparent black.
    public static let clear = CGColor(.clear)

    /// Whether all components are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.color == right.color && (left.pattern?.isEqual(right.pattern) ?? (right.pattern == nil))
    }

    /// Feeds all components to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
