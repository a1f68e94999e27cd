import DisplayList

/// An immutable color in the sRGB color space.
///
/// Differs from Core Graphics: colors of other color spaces are converted to sRGB when they're created, so
/// ``numberOfComponents`` is always 4.
public final class CGColor: Hashable, Sendable {
    package let color: DisplayList.Color
    /// The pattern whose tiles are drawn instead of the color, or `nil` for plain colors.
    package let pattern: (any ColorPattern)?

    package convenience init(_ color: DisplayList.Color) {
        self.init(color, pattern: nil)
    }

    package init(_ color: DisplayList.Color, pattern: (any ColorPattern)?) {
        self.color = color
        self.pattern = pattern
    }

    /// Creates a color in the generic RGB color space. Components are from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates a color in the sRGB color space. Components are from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a shade of gray, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a color by its components of CMYK, from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }

    /// Creates a color with components from 0 to 1, followed by the alpha value. Returns `nil` for color spaces with
    /// models other than gray, RGB, and CMYK.
    ///
    /// Differs from Core Graphics: colors of different RGB color spaces aren't converted.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1).map { Double($0) }
        switch space.model {
        case .monochrome: self.init(Color(red: values[0], green: values[0], blue: values[0], alpha: values[1]))
        case .rgb: self.init(Color(red: values[0], green: values[1], blue: values[2], alpha: values[3]))
        case .cmyk:
            let inks = values[0..<3].map { (1 - $0) * (1 - values[3]) }
            self.init(Color(red: inks[0], green: inks[1], blue: inks[2], alpha: values[4]))
        default: return nil
        }
    }

    /// The color space, which is always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The red, green, blue, and alpha components.
    public var components: [CGFloat]? {
        [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
    }

    /// The number of ``components``.
    public var numberOfComponents: Int { 4 }

    /// The alpha value, from 0 for transparent to 1 for opaque.
    public var alpha: CGFloat { CGFloat(color.alpha) }

    /// Returns the same color with another alpha value.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)))
    }

    /// Returns the color in another color space. In a gray color space, it has the lightness of the color. Returns `nil`
    /// for color spaces with models other than gray, RGB, and CMYK.
    ///
    /// Differs from Core Graphics: the result has components of sRGB; see ``numberOfComponents``.
    ///
    /// - Parameters:
    ///   - destinationColorSpace: The color space.
    ///   - intent: How colors outside of the color space are replaced. There are none, so it has no effect.
    ///   - options: Additional options, which have no effect.
    public func converted(
        to destinationColorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        switch destinationColorSpace.model {
        case .monochrome:
            let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return CGColor(gray: CGFloat(light), alpha: alpha)
        case .rgb, .cmyk: return self
        default: return nil
        }
    }

    /// Opaque white.
    public static let white = CGColor(.white)
    /// Opaque black.
    public static let black = CGColor(.black)
    /// Transparent black.
    public static let clear = CGColor(.clear)

    /// Returns a Boolean value that indicates whether two colors are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.color == right.color && (left.pattern?.isEqual(right.pattern) ?? (right.pattern == nil))
    }

    /// Hashes the color by feeding its components into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
