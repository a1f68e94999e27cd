/// A color in sRGB, not premultiplied. Each component is from 0 to 1.
public struct Color: Sendable, Hashable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = Color(red: 0, green: 0, blue: 0)
    package static let white = Color(red: 1, green: 1, blue: 1)
    package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// The color without transparency.
    package var opaque: Color { Color(red: red, green: green, blue: blue) }

    /// Returns the color with its alpha multiplied by `factor`.
    package func multiplyingAlpha(by factor: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
